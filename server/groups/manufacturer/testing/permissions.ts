import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
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
}
