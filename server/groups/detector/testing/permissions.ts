import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listDetectors: 'layer_list',
  createDetector: 'tenant_update_self',
  editDetector: 'tenant_update_self',
  deleteDetector: 'tenant_update_self',
  // As for analyses of layers.
  runDetector: 'edit_layer',
  listDetectorRuns: 'layer_list',
  getDetectedObjects: 'layer_list',
  getMissionObjects: 'layer_list',
  getPhotoObjects: 'layer_list',
  exportDetectedObjects: 'download_layer',
  reviewDetectedObjects: 'edit_layer',
  deleteDetectorRun: 'edit_layer',
}
