// The permissions of each type of user. They are written from the specification and reviewed by a person; never derive them
// from server/platform/identity/permissions.ts, because the tests compare that file with this one.
import type { SpecPermission } from '../../platform/contract/spec'
import type { UserType } from '../../platform/identity/permissions'

export type Caller = UserType | 'anonymous'

/** Section 6: provisioning belongs to the super-admin. */
const PLATFORM_ONLY = /^(tenant|package)_(create|delete|list|update)$/

/** Section 6: permissions that the allowed-for-tenant list omits. They cannot be granted to users. */
const ROOT_ONLY =
  /^((asset_class|tenant|package)_\w+|user_delete|user_group_(create|delete|update)|(location|mission_type)_(create|update))$/

/** Our decision, because the specification does not list the default set: these permissions for users and public links need a grant. */
const NOT_BY_DEFAULT =
  /^(user_(create|update|list)|user_group_list|(create|edit|delete)_client|otp_email_send|public_map_create)$/

/** Our decision: the fixed permissions of clients. The specification names none. */
const CLIENT_READS = /^((mission|layer|feature|vod|alert)_list|list_document)$/

/** Whether a caller of this type, with the grants `granted` (also those of its groups), may call an operation. */
export function mayCall(needed: SpecPermission, caller: Caller, granted: readonly string[] = []): boolean {
  if (needed === 'public') return true
  // A paired phone and an identity provider are none of the types of users.
  if (caller === 'anonymous' || needed === 'phone' || needed === 'scim') return false
  if (needed === 'session') return true
  return Array.isArray(needed) ? needed.includes(caller) : holds(caller, needed, granted)
}

/** Whether a user of this type with the grants `granted` holds a permission. */
export function holds(type: UserType, permission: string, granted: readonly string[]): boolean {
  const byGrant = granted.includes(permission) && !ROOT_ONLY.test(permission)
  switch (type) {
    case 'super-admin':
      return PLATFORM_ONLY.test(permission)
    case 'tenant-root':
      return !PLATFORM_ONLY.test(permission)
    case 'tenant-client':
      return CLIENT_READS.test(permission)
    case 'tenant-user':
      return byGrant
    case 'tenant-staff':
      return (
        byGrant || permission === 'asset_class_list' || !(ROOT_ONLY.test(permission) || NOT_BY_DEFAULT.test(permission))
      )
  }
}
