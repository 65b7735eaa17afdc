import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // asset-file: the closed list of permissions has none for it, so those for assets apply.
  getAssetFiles: 'asset_list',
  createAssetFile: 'asset_update',
  editAssetFile: 'asset_update',
  deleteAssetFile: 'asset_update',
  restoreAssetFile: 'asset_update',
  downloadAssetFile: 'asset_list',
  getAssetFilePreview: 'asset_list',
}
