import { catalogue } from '../shared/messages'

export const endedAccessText = catalogue('endedAccess', {
  legend: 'These keep working with a new password. End:',
  tokens: 'API tokens',
  phones: 'Paired phones',
  links: 'Links that I have created',
  tokensOf: '{count, plural, one {# API token} other {# API tokens}}',
  phonesOf: '{count, plural, one {# paired phone} other {# paired phones}}',
  linksOf: '{count, plural, one {# link that I have created} other {# links that I have created}}',
  token: '{name} (…{hint})',
  used: 'last used {time}',
  neverUsed: 'never used',
  created: 'created {time}',
  kind: '{kind, select, mission {Map of a mission} layer {Layer} photos {Photos} recording {Recording} moment {Moment of a recording} stream {Live stream} document {Document} report {Report} outcome {Outcome} evidence {Evidence case} other {Link}}',
  forRecipient: 'for {recipient}',
  more: '{count, plural, one {1 older one ends too} other {# older ones end too}}',
})
