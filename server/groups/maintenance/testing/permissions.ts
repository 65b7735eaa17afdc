import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // maintenance: the closed list of permissions has none for it, so those for assets apply.
  getMaintenanceRules: 'asset_list',
  createMaintenanceRule: 'asset_update',
  editMaintenanceRule: 'asset_update',
  deleteMaintenanceRule: 'asset_update',
  getAssetMaintenance: 'asset_list',
  getMaintenanceCalendar: 'asset_list',
  listMaintenanceRecords: 'asset_list',
  createMaintenanceRecord: 'asset_update',
  deleteMaintenanceRecord: 'asset_update',
  restoreMaintenanceRecord: 'asset_update',
}
