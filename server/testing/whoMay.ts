// Who may call what, worked out from the specification's own words and not from server/permissions.ts, which it checks.
import type { UserType } from '../permissions'
import type { SpecPermission } from '../spec'

export type Caller = UserType | 'anonymous'

/** Section 6: provisioning belongs to the super-admin. */
const OF_PLATFORM = /^(tenant|package)_(create|delete|list|update)$/

/** Section 6: what "an allowed-for-tenant list omits". */
const STAYS_WITH_ROOT =
  /^((asset_class|tenant|package)_\w+|user_delete|user_group_(create|delete|update)|(location|mission_type)_(create|update))$/

/** Decided by us: what is about people, and what leaves the house, is no part of the default set. */
const NOT_BY_DEFAULT =
  /^(user_(create|update|list)|user_group_list|(create|edit|delete)_client|otp_email_send|public_map_create)$/

/** Whether a caller of this type, to whom `granted` was granted alone or through groups, may call. */
export function mayCall(needed: SpecPermission, caller: Caller, granted: readonly string[] = []): boolean {
  if (needed === 'public') return true
  if (caller === 'anonymous') return false
  if (needed === 'session') return true
  return Array.isArray(needed) ? needed.includes(caller) : holds(caller, needed, granted)
}

/** Whether a user of this type, to whom `granted` was granted, has a permission. */
export function holds(type: UserType, permission: string, granted: readonly string[]): boolean {
  const byGrant = granted.includes(permission) && !STAYS_WITH_ROOT.test(permission)
  switch (type) {
    case 'super-admin':
      return OF_PLATFORM.test(permission)
    case 'tenant-root':
      return !OF_PLATFORM.test(permission)
    case 'tenant-client':
      return false
    case 'tenant-user':
      return byGrant
    case 'tenant-staff':
      return (
        byGrant ||
        permission === 'asset_class_list' ||
        !(STAYS_WITH_ROOT.test(permission) || NOT_BY_DEFAULT.test(permission))
      )
  }
}
