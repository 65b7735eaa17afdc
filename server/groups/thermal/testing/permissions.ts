import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // thermal: writes need the permission of photos.
  getThermalPhoto: 'data_page',
  getThermalValues: 'data_page',
  listThermalPhotos: 'data_page',
  exportThermalPhotos: 'data_page',
  editThermalParameters: 'feature_file_upload',
  createThermalReading: 'feature_file_upload',
  deleteThermalReading: 'feature_file_upload',
}
