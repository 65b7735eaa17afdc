import { catalogue } from '../../platform/core/messages'

export const auditText = catalogue('audit', {
  tenantNotFound: 'Tenant not found',
  browserOn: '{browser} on {system}',
})
