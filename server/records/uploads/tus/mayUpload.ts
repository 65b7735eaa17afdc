import type { Permission } from '../../../platform/identity/permissions'
import type { Principal } from '../../../platform/identity/session'

/** Permissions that need files. The operation that uses the upload checks its own permission again. */
const UPLOAD_PERMISSIONS: readonly Permission[] = [
  'alert_create',
  'can_create_base_layer',
  'can_update_base_layer',
  'can_upload_to_base_layer',
  'feature_file_upload',
  'flight_log_create',
  'tenant_update_self',
  'upload_document',
  'upload_layer',
  'user_create',
  'vod_create',
]

/** Whether the user may upload files at all. Phones send photos. */
export const mayUpload = ({ permissions, phone }: Pick<Principal, 'permissions' | 'phone'>): boolean =>
  phone !== undefined || UPLOAD_PERMISSIONS.some((permission) => permissions.has(permission))
