// Expected permissions of assets and their maintenance; see expectedPermissions.ts.
import type { SpecPermission } from '../../contract/spec'

export const ASSET_PERMISSIONS: Record<string, SpecPermission> = {
  // asset-class
  getAssetClasses: 'asset_class_list',
  createAssetClass: 'asset_class_create',
  editAssetClass: 'asset_class_update',
  deleteAssetClass: 'asset_class_delete',
  // manufacturer
  getManufacturers: 'manufacturer_list',
  getManufacturer: 'manufacturer_list',
  createManufacturer: 'manufacturer_create',
  editManufacturer: 'manufacturer_update',
  deleteManufacturer: 'manufacturer_delete',
  getAssetModels: 'model_list',
  getAssetModel: 'model_list',
  createAssetModel: 'model_create',
  updateAssetModel: 'model_update',
  deleteAssetModel: 'model_delete',
  // asset
  listAssets: 'asset_list',
  getAssetCounts: 'asset_list',
  getAsset: 'asset_list',
  listAssetFlights: 'asset_list',
  getAssetUsage: 'asset_list',
  getAssetTracks: 'flight_list',
  createAsset: 'asset_create',
  editAsset: 'asset_update',
  updateAssetState: 'asset_update',
  deleteAsset: 'asset_delete',
  restoreAsset: 'asset_delete',
  listDeletedAssets: 'asset_delete',
  deleteAssetTrash: 'asset_delete',
  deleteAssetPermanently: 'asset_delete',
  // asset-file: the closed list of permissions has none for it, so those for assets apply.
  getAssetFiles: 'asset_list',
  createAssetFile: 'asset_update',
  editAssetFile: 'asset_update',
  deleteAssetFile: 'asset_update',
  restoreAssetFile: 'asset_update',
  downloadAssetFile: 'asset_list',
  getAssetFilePreview: 'asset_list',
  // maintenance: the closed list of permissions has none for it, so those for assets apply.
  getMaintenanceRules: 'asset_list',
  createMaintenanceRule: 'asset_update',
  editMaintenanceRule: 'asset_update',
  deleteMaintenanceRule: 'asset_update',
  getAssetMaintenance: 'asset_list',
  listMaintenanceDue: 'asset_list',
  listMaintenanceRecords: 'asset_list',
  createMaintenanceRecord: 'asset_update',
  deleteMaintenanceRecord: 'asset_update',
  restoreMaintenanceRecord: 'asset_update',
  // The assets of a flight belong to its plan. An override also needs asset_update; assets.test.ts checks it.
  assignFlightAssets: 'flight_update',
  getFlightAssets: 'flight_list',
}
