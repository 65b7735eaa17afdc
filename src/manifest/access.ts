// Evaluates the access rules of manifests. For display only: the server enforces permissions.
import type { UserDetails, UserType } from '../api/auth'
import type { PermissionName } from '../shared/permissions/permissions.gen'
import type { Access } from './manifest'

/** Missing permission or user type. */
export type Denial = { permission: PermissionName } | { userTypes: readonly UserType[] }

const TEAM: readonly UserType[] = ['tenant-root', 'tenant-staff', 'tenant-user']

/** Why `user` has no access; undefined with access. */
export function denialOf(user: UserDetails, access: Access): Denial | undefined {
  if (access === 'session') return undefined
  if (typeof access === 'object' && 'userTypes' in access) {
    return access.userTypes.includes(user.userType) ? undefined : { userTypes: access.userTypes }
  }
  const isWithClients = typeof access === 'object' && 'withClients' in access
  if (user.userType === 'tenant-client' && !isWithClients) return { userTypes: TEAM }
  const needed = typeof access === 'string' ? [access] : isWithClients ? access.permissions : access
  const permission = needed.find((name) => !user.permissions.includes(name))
  return permission && { permission }
}
