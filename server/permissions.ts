// What there is to be allowed, and who is allowed it: the one table behind x-permission, menus and grants.
import type { components } from './contract.gen'
import { forbidden, unauthorized } from './errors'
import type { SpecPermission } from './spec'

export type UserType = components['schemas']['UserType']

/** Every permission name, spelt as the customer spells it. */
export const PERMISSIONS = [
  'add_feature',
  ...crud('alert'),
  ...crud('asset_class'),
  ...crud('asset'),
  'can_create_base_layer',
  'can_delete_base_layer',
  'can_edit_base_layer',
  'can_update_base_layer',
  'can_upload_to_base_layer',
  'client_data',
  'client_list',
  'comment_delete',
  'create_client',
  'dashboard',
  'data_page',
  'delete_client',
  'delete_document',
  'delete_feature',
  'delete_layer',
  'download_layer',
  'edit_client',
  'edit_feature',
  'edit_layer',
  'feature_file_delete',
  'feature_file_upload',
  'feature_list',
  ...crud('flight'),
  ...crud('flight_log'),
  'layer_list',
  'list_document',
  ...crud('location'),
  ...crud('manufacturer'),
  ...crud('mission'),
  ...crud('mission_type'),
  ...crud('model'),
  'otp_email_send',
  ...crud('package'),
  'public_map_create',
  'save_drawings',
  'set_cover_photo',
  'stream_create',
  'stream_delete',
  'stream_list',
  ...crud('tenant'),
  'tenant_list_self',
  'tenant_update_self',
  'thread_create',
  'thread_list',
  'thread_update',
  'update_document',
  'upload_document',
  'upload_layer',
  ...crud('user'),
  ...crud('user_group'),
  ...crud('vod'),
  'webrtc_view',
]

/** Provisioning: what only the platform's own people do. */
const PLATFORM = new Set([...crud('tenant'), ...crud('package')])

/** A tenant-root runs the tenant: everything that is not provisioning. */
const TENANT_ROOT = PERMISSIONS.filter((name) => !PLATFORM.has(name))

/** What a tenant may hand to its users: the tenant's own administration and its catalogues stay with the tenant-root. */
export const ALLOWED_FOR_TENANT = without(
  TENANT_ROOT,
  ...crud('asset_class'),
  'tenant_list_self',
  'tenant_update_self',
  'user_delete',
  'user_group_create',
  'user_group_delete',
  'user_group_update',
  'location_create',
  'location_update',
  'mission_type_create',
  'mission_type_update',
)

/** What a tenant-staff user has without any grant: the daily work, but nothing about people. */
export const DEFAULT_TENANT = [
  ...without(
    ALLOWED_FOR_TENANT,
    'user_create',
    'user_update',
    'user_list',
    'user_group_list',
    'create_client',
    'edit_client',
    'delete_client',
    'otp_email_send',
    'public_map_create',
  ),
  'asset_class_list',
]

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_FOR_TENANT)

/** What a user of this type may do without any grant. */
export function typePermissions(userType: UserType): readonly string[] {
  switch (userType) {
    case 'super-admin':
      return [...PLATFORM]
    case 'tenant-root':
      return TENANT_ROOT
    case 'tenant-staff':
      return DEFAULT_TENANT
    case 'tenant-client':
    case 'tenant-user':
      return []
  }
}

/** Whether grants change what a user of this type may do; all others are fixed by their type. */
export const takesGrants = (userType: UserType): boolean => userType === 'tenant-staff' || userType === 'tenant-user'

/**
 * Everything a user may do, from the user type and what was granted to the user, alone or through groups. A grant that no
 * tenant may give counts for nothing, however it came into the database.
 */
export function effectivePermissions(userType: UserType, granted: readonly string[]): Set<string> {
  const own = typePermissions(userType)
  return new Set(takesGrants(userType) ? [...own, ...granted.filter((name) => ALLOWED.has(name))] : own)
}

/** @throws AppError 401 without a user, 403 when `wanted` (the operation's x-permission) is not met */
export function requirePermission(
  user: { userType: UserType; permissions: Set<string> } | undefined,
  wanted: SpecPermission,
): void {
  if (wanted === 'public') return
  if (!user) throw unauthorized()
  if (wanted === 'session') return
  if (Array.isArray(wanted)) {
    if (!wanted.includes(user.userType)) throw forbidden()
  } else if (!user.permissions.has(wanted)) {
    throw forbidden(`Forbidden! The permission ${wanted} is needed.`)
  }
}

function crud(entity: string): string[] {
  return ['create', 'delete', 'list', 'update'].map((action) => `${entity}_${action}`)
}

function without(names: readonly string[], ...gone: string[]): string[] {
  return names.filter((name) => !gone.includes(name))
}
