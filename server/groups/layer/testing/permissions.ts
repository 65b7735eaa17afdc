import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listLayers: 'layer_list',
  getLayerPanel: 'layer_list',
  getReadyLayers: 'layer_list',
  createLayer: 'upload_layer',
  createVectorLayer: 'save_drawings',
  editLayer: 'edit_layer',
  deleteLayer: 'delete_layer',
  deleteLayers: 'delete_layer',
  getCoordinateSystems: 'edit_layer',
  listDeletedLayers: 'delete_layer',
  restoreLayers: 'delete_layer',
  deleteLayerPermanently: 'delete_layer',
  deleteLayerTrash: 'delete_layer',
  changeLayerColor: 'edit_layer',
  assignLayerLabel: 'edit_layer',
  flagLayer: 'edit_layer',
  shareLayer: 'edit_layer',
  getRasterDetails: 'layer_list',
  measureRaster: 'layer_list',
  // Data that leaves the product needs the download permission.
  exportFeaturesCsv: 'download_layer',
  exportLayerGeojson: 'download_layer',
  downloadLayerKml: 'download_layer',
  downloadRaster: 'download_layer',
  getLayerThumbnail: 'layer_list',
}
