// "Why can I, why can't I": where a permission comes from, or who could grant it.
import type { components } from '../../contract/contract.gen'
import { fieldError } from '../../core/errors'
import {
  ALLOWED_FOR_TENANT,
  effectivePermissions,
  PERMISSIONS,
  takesGrants,
  typePermissions,
} from '../../identity/permissions'
import type { UserType } from '../../identity/permissions'
import type { Tx } from '../../db/tenancy'
import { labelOf } from '../permission/service'
import { selectGroupPermissions } from '../user-group/service'
import { selectGranters } from './sql'

type Explanation = components['schemas']['PermissionExplanation']

export interface Explained {
  name: string
  userType: UserType
  customPermissions: readonly string[]
  groupIds: readonly string[]
}

const MOST_GRANTERS = 20

/** @throws AppError 400 when there is no such permission */
export async function explainPermission(
  tenantId: string,
  tx: Tx,
  user: Explained,
  permission: string,
): Promise<Explanation> {
  requireKnown(permission)
  const groups = await selectGroupPermissions(tenantId, tx, user.groupIds)
  const sources = sourcesOf(user, groups, permission)
  if (sources.length > 0) return explained(permission, sources)
  if (!takesGrants(user.userType) || !ALLOWED_FOR_TENANT.includes(permission)) return fixed(permission, user.userType)
  const people = await selectGranters(tenantId, tx)
  const grantableBy = people
    .filter(({ userType, granted }) => effectivePermissions(userType, granted).has(permission))
    .slice(0, MOST_GRANTERS)
    .map(({ _id, name }) => ({ _id, name }))
  const who = grantableBy.slice(0, 3).map(({ name }) => name)
  const reason = `Not granted. ${who.length > 0 ? `${who.join(', ')} can grant it.` : 'Nobody here can grant it at the moment.'}`
  return { ...fixed(permission, user.userType), grantableBy, reason }
}

/** The same for somebody without a tenant, whose rights are those of the type. @throws AppError 400 */
export function explainByType(userType: UserType, permission: string): Explanation {
  requireKnown(permission)
  const held = typePermissions(userType).includes(permission)
  return held ? explained(permission, [{ kind: 'type', name: userType }]) : fixed(permission, userType)
}

function requireKnown(permission: string): void {
  if (!PERMISSIONS.includes(permission)) throw fieldError('permission', 'Choose a permission.')
}

function sourcesOf(
  user: Explained,
  groups: { name: string; permissions: string[] }[],
  permission: string,
): Explanation['sources'] {
  const byType: Explanation['sources'] = typePermissions(user.userType).includes(permission)
    ? [{ kind: 'type', name: user.userType }]
    : []
  if (!takesGrants(user.userType) || !ALLOWED_FOR_TENANT.includes(permission)) return byType
  return [
    ...byType,
    ...(user.customPermissions.includes(permission) ? [{ kind: 'own' as const, name: user.name }] : []),
    ...groups
      .filter(({ permissions }) => permissions.includes(permission))
      .map(({ name }) => ({ kind: 'group' as const, name })),
  ]
}

function explained(permission: string, sources: Explanation['sources']): Explanation {
  const words = sources.map(({ kind, name }) => {
    if (kind === 'type') return `every ${name} has it`
    return kind === 'own' ? 'it was granted to this user' : `the group ${name} carries it`
  })
  const reason = `Allowed: ${words.join(', ')}.`.slice(0, 500)
  return { permission, label: labelOf(permission), allowed: true, sources, grantableBy: [], reason }
}

function fixed(permission: string, userType: UserType): Explanation {
  const reason = takesGrants(userType)
    ? 'Not allowed, and no tenant can grant it to its users: it stays with the tenant-root or the platform.'
    : `Not allowed: the rights of a ${userType} are fixed.`
  return { permission, label: labelOf(permission), allowed: false, sources: [], grantableBy: [], reason }
}
