import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getAlertRules: 'alert_list',
  createAlertRule: 'tenant_update_self',
  editAlertRule: 'tenant_update_self',
  deleteAlertRule: 'tenant_update_self',
  tryAlertRule: 'tenant_update_self',
}
