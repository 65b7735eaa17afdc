// Evaluates the access rules of manifests. For display only: the server enforces permissions.
import type { UserDetails, UserType } from '../api/auth'
import type { PermissionName } from '../shared/permissions/permissions.gen'
import type { Access } from './manifest'

/** Missing permission or user type. */
export type Denial = { permission: PermissionName } | { userTypes: readonly UserType[] }

/** Why `user` has no access; undefined with access. */
export function denialOf(user: UserDetails, access: Access): Denial | undefined {
  if (access === 'session') return undefined
  if (typeof access === 'object' && 'userTypes' in access) {
    return access.userTypes.includes(user.userType) ? undefined : { userTypes: access.userTypes }
  }
  const needed = typeof access === 'string' ? [access] : access
  const permission = needed.find((name) => !user.permissions.includes(name))
  return permission && { permission }
}
