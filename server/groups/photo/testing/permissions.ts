import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createPhoto: 'feature_file_upload',
  listPhotos: 'feature_list',
  getPhotoPoints: 'feature_list',
  getPhoto: 'feature_list',
  getSameViewPhotos: 'feature_list',
  getPhotoPicture: 'feature_list',
  downloadPhoto: 'feature_list',
  sharePhotos: 'feature_file_upload',
  deletePhotos: 'feature_file_delete',
  restorePhotos: 'feature_file_delete',
  listPhotosToReview: 'feature_file_upload',
  reviewPhotos: 'feature_file_upload',
  placePhoto: 'feature_file_upload',
}
