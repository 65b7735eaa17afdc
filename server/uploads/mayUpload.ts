import type { Principal } from '../session'

/** Whoever holds one of these has a use for a file; what becomes of it asks for its own permission again. */
const UPLOADING = [
  'alert_create',
  'can_create_base_layer',
  'can_update_base_layer',
  'can_upload_to_base_layer',
  'feature_file_upload',
  'flight_log_create',
  'upload_document',
  'upload_layer',
  'vod_create',
]

/** Whether the user may send files at all. */
export const mayUpload = ({ permissions }: Pick<Principal, 'permissions'>): boolean =>
  UPLOADING.some((permission) => permissions.has(permission))
