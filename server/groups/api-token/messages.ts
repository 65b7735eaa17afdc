import { catalogue } from '../../platform/core/messages'

export const apiTokenText = catalogue('apiToken', {
  created: 'Token created. Copy it now: it is not shown again.',
  revoked: 'Token revoked',
  notFound: 'API token not found. It may have been revoked already.',
  tooMany: 'There are {limit} API tokens already. Revoke one that is not used any more, then create this one.',
  proofNeeded: 'Enter your password, or sign in again: you signed in more than 10 minutes ago.',
  nothingInCommon: 'You have no permission in these areas, so that the token could do nothing. Choose other areas.',
})
