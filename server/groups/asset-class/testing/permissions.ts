import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getAssetClasses: 'asset_class_list',
  createAssetClass: 'asset_class_create',
  editAssetClass: 'asset_class_update',
  deleteAssetClass: 'asset_class_delete',
}
