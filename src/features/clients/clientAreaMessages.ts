// Texts of what people of a client see.
import { catalogue } from '../../shared/messages'

export const clientAreaText = catalogue('clientArea', {
  // The list
  detail: 'Missions that were shared with you.',
  search: 'Search name or place',
  planned: 'Planned for {date}',
  created: 'Created {date}',
  sortUpdated: 'Last updated',
  sortNew: 'Newest',
  sortOld: 'Oldest',
  sortName: 'Name, A to Z',
  sortNameBack: 'Name, Z to A',
  noneTitle: 'No missions yet',
  noneHelp: 'Maps, photos, recordings and documents of a mission appear here as soon as it is shared with you.',
  noMatch: 'No missions match this search',
  contents: 'Contents of {name}',
  live: '{count, plural, one {# live stream} other {# live streams}}',
  layers: '{count, plural, one {# map layer} other {# map layers}}',
  photos: '{count, plural, one {# photo} other {# photos}}',
  recordings: '{count, plural, one {# recording} other {# recordings}}',
  alerts: '{count, plural, one {# alert} other {# alerts}}',
  outcomes: '{count, plural, one {# outcome} other {# outcomes}}',
  documents: '{count, plural, one {# document} other {# documents}}',
  // A mission
  tabs: 'Mission sections',
  overview: 'Overview',
  fullMap: 'Full window',
  about: 'About this mission',
  whatIsShown: 'What is shared with you',
  nothingTitle: 'Nothing is shown yet',
  nothingHelp: 'Maps, photos, recordings and documents appear here when they are shared with you.',
  withdrawnNamed: '{name} is no longer shared with you',
  withdrawnHelp: 'Ask the organisation that shared it if you still need it.',
  notSharedTitle: 'Mission not found',
  notSharedHelp: 'It does not exist or is not shared with you.',
  toList: 'Show my missions',
})
