import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listAssets: 'asset_list',
  getAssetCounts: 'asset_list',
  getAsset: 'asset_list',
  listAssetFlights: 'asset_list',
  getAssetUsage: 'asset_list',
  getBatteryFlights: 'asset_list',
  getAssetTracks: 'flight_list',
  createAsset: 'asset_create',
  editAsset: 'asset_update',
  updateAssetState: 'asset_update',
  exportAssets: 'asset_list',
  importAssets: 'asset_create',
  downloadAssetLabels: 'asset_list',
  updateAssetStates: 'asset_update',
  deleteAssets: 'asset_delete',
  deleteAsset: 'asset_delete',
  restoreAsset: 'asset_delete',
  listDeletedAssets: 'asset_delete',
  deleteAssetTrash: 'asset_delete',
  deleteAssetPermanently: 'asset_delete',
}
