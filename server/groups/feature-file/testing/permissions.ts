import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  uploadFeatureFile: 'feature_file_upload',
  getFeatureFiles: 'feature_list',
  deleteFeatureFile: 'feature_file_delete',
  deleteFeatureFiles: 'feature_file_delete',
  restoreFeatureFiles: 'feature_file_delete',
  setCoverPhoto: 'set_cover_photo',
  assignFiles: 'feature_file_upload',
  autoAssignPhotos: 'feature_file_upload',
  listPhotoAssignments: 'feature_file_upload',
}
