import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getAlertWebhook: 'tenant_update_self',
  editAlertWebhook: 'tenant_update_self',
  rotateAlertWebhookToken: 'tenant_update_self',
  deleteAlertWebhookToken: 'tenant_update_self',
  testAlertWebhook: 'tenant_update_self',
  getAlertDelivery: 'tenant_update_self',
  receiveAlertDelivery: 'public',
}
