import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listBaseLayers: 'layer_list',
  listPublicBaseLayers: 'layer_list',
  getBaseLayer: 'layer_list',
  createBaseLayer: 'can_create_base_layer',
  createBaseRaster: 'can_create_base_layer',
  createBaseVectorLayer: 'can_create_base_layer',
  createBaseLayerByLayers: 'can_create_base_layer',
  createBaseRasterFromMission: 'can_create_base_layer',
  editBaseLayer: 'can_edit_base_layer',
  editBaseLayerPart: 'can_edit_base_layer',
  setPrimeAttribute: 'can_edit_base_layer',
  // A published base layer is a public link.
  publishBaseLayer: 'public_map_create',
  getBaseLayerUpdate: 'can_update_base_layer',
  updateBaseLayerByLayers: 'can_update_base_layer',
  updateBaseRasterFromMission: 'can_update_base_layer',
  updateBaseRasterByUpload: 'can_upload_to_base_layer',
  uploadBaseVector: 'can_upload_to_base_layer',
  updateBaseLayerByUploadedLayer: 'can_update_base_layer',
  deleteStagedLayer: 'can_upload_to_base_layer',
  deleteBaseLayer: 'can_delete_base_layer',
  listDeletedBaseLayers: 'can_delete_base_layer',
  restoreBaseLayer: 'can_delete_base_layer',
  deleteBaseLayerPermanently: 'can_delete_base_layer',
  deleteBaseLayerTrash: 'can_delete_base_layer',
  listBaseLayerAlerts: 'alert_list',
  listBaseLayerVods: 'vod_list',
  getPublicMap: 'public',
  listPublicFeatures: 'public',
}
