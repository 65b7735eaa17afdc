import { catalogue } from '../../core/messages'

export const clientText = catalogue('client', {
  created: 'Client created',
  saved: 'Client saved',
  deleted: 'Client deleted',
  restored: 'Client restored',
  shared: '{count, plural, one {# mission} other {# missions}} shared',
  withdrawn: '{count, plural, one {# mission} other {# missions}} withdrawn',
  notFound: 'Client not found',
  missionNotFound: 'Mission not found',
  nameTaken: 'Another client has this name. Choose another name.',
  nameTakenSince: 'Another client has this name now. Rename that client, then restore this one.',
  changedElsewhere: 'Someone else changed this client. Reload it before you save.',
  invited: 'Invitation sent to {email}',
  alreadyJoined: 'This person has already joined. Only people who have not joined can be invited again.',
  invitedRecently: 'An invitation was sent less than a minute ago. Try again in a minute.',
  personRemoved: 'Person removed',
  personNotFound: 'Person not found',
  emailTaken: 'An account with this e-mail address exists already. Use another address.',
})
