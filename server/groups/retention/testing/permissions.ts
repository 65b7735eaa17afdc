import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getRetention: 'tenant_update_self',
  getRetentionForecast: 'tenant_update_self',
  listRetentionItems: 'tenant_update_self',
  editRetention: 'tenant_update_self',
}
