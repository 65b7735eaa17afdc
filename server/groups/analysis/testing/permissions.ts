import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  inferLayer: 'edit_layer',
  inferThermal: 'edit_layer',
  // Shows what the run would find.
  previewAnalysis: 'edit_layer',
  // Shows what a run can be given.
  listComparableLayers: 'edit_layer',
  listAnalyses: 'layer_list',
  getAnalysisModels: 'layer_list',
  getModelPrecision: 'layer_list',
  getAnalysis: 'layer_list',
  getDetections: 'layer_list',
  reviewDetections: 'edit_layer',
  deleteAnalysis: 'edit_layer',
  exportDetections: 'download_layer',
  inferRecording: 'vod_update',
  getRecordingAnalysis: 'vod_list',
  reviewRecordingDetections: 'vod_update',
}
