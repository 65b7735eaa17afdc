// Permissions and who holds them: the single source for x-permission checks, menus and grants.
import type { components } from '../contract/contract.gen'
import { forbidden, unauthorized } from '../core/errors'
import { identityText } from './messages'
import type { SpecPermission } from '../contract/spec'

export type UserType = components['schemas']['UserType']

/** Every permission name, spelt as in the customer's specification. */
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
] as const

/** A permission name. */
export type Permission = (typeof PERMISSIONS)[number]

const KNOWN: ReadonlySet<string> = new Set(PERMISSIONS)

/** Whether a stored or received name is a permission. */
export const isPermission = (name: string): name is Permission => KNOWN.has(name)

/** Whether a user holds a permission whose name is stored or received. Names in the code are checked by their type. */
export const holds = ({ permissions }: { permissions: ReadonlySet<Permission> }, name: string): boolean =>
  isPermission(name) && permissions.has(name)

/** Provisioning, reserved for platform staff. */
const PLATFORM = new Set<Permission>([...crud('tenant'), ...crud('package')])

/** A tenant root has all permissions except provisioning. */
const TENANT_ROOT = PERMISSIONS.filter((name) => !PLATFORM.has(name))

/** Permissions a tenant can grant. Administration of the tenant and its catalogues is reserved for tenant roots. */
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

/** Permissions of tenant-staff without any grant: daily work, but no user management. */
export const DEFAULT_TENANT: readonly Permission[] = [
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

/** Clients only read, and only what the tenant shares with them: see migration 0086. */
const CLIENT: readonly Permission[] = [
  'mission_list',
  'layer_list',
  'feature_list',
  'vod_list',
  'list_document',
  'alert_list',
]

/** What people of a client may in addition, where the tenant switched it on for the client. */
export const WATCH_LIVE = 'webrtc_view'

/** What a super-admin may in a tenant that granted support access: what reads, and downloads of layers. */
const READING: readonly Permission[] = ['dashboard', 'data_page', 'client_data', 'download_layer', WATCH_LIVE]

const SUPPORT = TENANT_ROOT.filter((name) => /(^|_)list(_|$)/.test(name) || READING.includes(name))

export const supportPermissions = (): Set<Permission> => new Set(SUPPORT)

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_FOR_TENANT)

export const isAllowedForTenant = (name: string): boolean => ALLOWED.has(name)

/** Permissions of a user type without any grant. */
export function typePermissions(userType: UserType): readonly Permission[] {
  switch (userType) {
    case 'super-admin':
      return [...PLATFORM]
    case 'tenant-root':
      return TENANT_ROOT
    case 'tenant-staff':
      return DEFAULT_TENANT
    case 'tenant-client':
      return CLIENT
    case 'tenant-user':
      return []
  }
}

/** Whether grants apply to this user type; the permissions of all others are fixed. */
export const takesGrants = (userType: UserType): boolean => userType === 'tenant-staff' || userType === 'tenant-user'

/**
 * All permissions of a user: those of the user type and those granted directly or through groups. Ignores stored grants that
 * a tenant cannot give.
 */
export function effectivePermissions(userType: UserType, granted: readonly string[]): Set<Permission> {
  const own = typePermissions(userType)
  return new Set(takesGrants(userType) ? [...own, ...granted.filter(isPermission).filter(isAllowedForTenant)] : own)
}

/** @throws AppError 403 for a super-admin in a tenant, who only reads */
export function requireNoSupport(user: { support?: object } | undefined): void {
  if (user?.support) throw forbidden(identityText('supportReadsOnly'))
}

/** @throws AppError 403 for a tenant root who views the tenant as a client, and only reads what the client sees */
export function requireNoClientView(user: { clientView?: { name: string } } | undefined): void {
  if (user?.clientView) throw forbidden(identityText('clientViewReadsOnly', { client: user.clientView.name }))
}

/** @throws AppError 403 for a user who has not accepted the terms */
export function requireTerms(user: { isTermsAccepted: boolean }): void {
  if (!user.isTermsAccepted) throw forbidden(identityText('termsRequired'))
}

/** @throws AppError 403 for a user who has not set up two-factor authentication although the organisation requires it */
export function requireSecondFactor(user: { isSecondFactorMissing: boolean }): void {
  if (user.isSecondFactorMissing) throw forbidden(identityText('secondFactorRequired'))
}

/** The x-permission of the operations that paired phones call, and nobody else. */
export const FOR_PHONES = 'phone'

/** The x-permission of the operations that identity providers call with a provisioning token, and nobody else. */
export const FOR_PROVISIONING = 'scim'

/** @throws AppError 401 without a user, 403 when `required` (the operation's x-permission) is not met */
export function requirePermission(
  user:
    | {
        userType: UserType
        permissions: ReadonlySet<string>
        phone?: object | undefined
        provisioning?: object | undefined
      }
    | undefined,
  required: SpecPermission,
): void {
  if (required === 'public') return
  if (!user) throw unauthorized()
  if ((required === FOR_PHONES) !== (user.phone !== undefined)) {
    throw forbidden(identityText(required === FOR_PHONES ? 'phonesOnly' : 'notForPhones'))
  }
  if ((required === FOR_PROVISIONING) !== (user.provisioning !== undefined)) {
    throw forbidden(identityText(required === FOR_PROVISIONING ? 'provisioningOnly' : 'notForProvisioning'))
  }
  if (required === FOR_PHONES || required === FOR_PROVISIONING || required === 'session') return
  if (Array.isArray(required)) {
    if (!required.includes(user.userType)) throw forbidden()
  } else if (!user.permissions.has(required)) {
    throw forbidden(identityText('permissionNeeded', { permission: required }))
  }
}

function crud<const Entity extends string>(entity: Entity) {
  return [`${entity}_create`, `${entity}_delete`, `${entity}_list`, `${entity}_update`] as const
}

function without(names: readonly Permission[], ...removed: readonly Permission[]): Permission[] {
  return names.filter((name) => !removed.includes(name))
}
