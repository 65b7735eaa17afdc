import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getWebhooks: 'tenant_update_self',
  createWebhook: 'tenant_update_self',
  editWebhook: 'tenant_update_self',
  deleteWebhook: 'tenant_update_self',
  rotateWebhookSecret: 'tenant_update_self',
  testWebhook: 'tenant_update_self',
  listWebhookDeliveries: 'tenant_update_self',
  getWebhookDelivery: 'tenant_update_self',
  resendWebhookDelivery: 'tenant_update_self',
  resendFailedWebhookDeliveries: 'tenant_update_self',
}
