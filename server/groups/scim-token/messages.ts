import { catalogue } from '../../platform/core/messages'

export const scimTokenText = catalogue('scimToken', {
  created: 'Token created. Copy it now: it is not shown again.',
  revoked: 'Token revoked',
  notFound: 'Provisioning token not found. It may have been revoked already.',
  tooMany: 'There are {limit} provisioning tokens already. Revoke the older one, then create this one.',
})
