// Explains where a user's permission comes from, or who could grant it.
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { render, type Message } from '../../platform/core/messages'
import { roleText } from '../../platform/identity/messages'
import {
  ALLOWED_FOR_TENANT,
  effectivePermissions,
  PERMISSIONS,
  takesGrants,
  typePermissions,
} from '../../platform/identity/permissions'
import type { UserType } from '../../platform/identity/permissions'
import type { Tx } from '../../platform/db/tenancy'
import { labelOf } from '../permission/public'
import { findGroupPermissions } from '../user-group/public'
import { reasonText, userText } from './messages'
import { selectGranters } from './accessSql'

type Explanation = components['schemas']['PermissionExplanation']
type Source = Explanation['sources'][number]

export interface ExplainedUser {
  name: string
  userType: UserType
  customPermissions: readonly string[]
  groupIds: readonly string[]
}

const MAX_GRANTERS = 20
/** Granters named in the reason. */
const MAX_NAMED = 3
const MAX_REASON_LENGTH = 500

/** @throws AppError 400 for an unknown permission */
export async function explainPermission(
  tenantId: string,
  tx: Tx,
  user: ExplainedUser,
  permission: string,
): Promise<Explanation> {
  requireKnown(permission)
  const groups = await findGroupPermissions(tenantId, tx, user.groupIds)
  const sources = sourcesOf(user, groups, permission)
  if (sources.length > 0) return allowed(permission, sources)
  if (!takesGrants(user.userType) || !ALLOWED_FOR_TENANT.includes(permission)) {
    return notGrantable(permission, user.userType)
  }
  const granters = await selectGranters(tenantId, tx)
  const grantableBy = granters
    .filter(({ userType, granted }) => effectivePermissions(userType, granted).has(permission))
    .slice(0, MAX_GRANTERS)
    .map(({ _id, name }) => ({ _id, name }))
  const named = grantableBy.slice(0, MAX_NAMED).map(({ name }) => name)
  const reason =
    named.length > 0
      ? reasonText('grantable', { count: named.length, names: named.join(', ') })
      : reasonText('notGrantable')
  return { ...explanationOf(permission, [reason]), allowed: false, sources, grantableBy }
}

/** The same for a user without a tenant, whose permissions depend on the role only. @throws AppError 400 */
export function explainByType(userType: UserType, permission: string): Explanation {
  requireKnown(permission)
  return typePermissions(userType).includes(permission)
    ? allowed(permission, [{ kind: 'type', name: userType }])
    : notGrantable(permission, userType)
}

function requireKnown(permission: string): void {
  if (!PERMISSIONS.includes(permission)) throw fieldError('permission', userText('unknownPermission'))
}

function sourcesOf(
  user: ExplainedUser,
  groups: { name: string; permissions: string[] }[],
  permission: string,
): Source[] {
  const byType: Source[] = typePermissions(user.userType).includes(permission)
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

const allowed = (permission: string, sources: Source[]): Explanation => ({
  ...explanationOf(permission, sources.map(reasonOf)),
  allowed: true,
  sources,
  grantableBy: [],
})

function notGrantable(permission: string, userType: UserType): Explanation {
  const reason = takesGrants(userType) ? reasonText('reserved') : reasonText('fixedRole', { role: roleText(userType) })
  return { ...explanationOf(permission, [reason]), allowed: false, sources: [], grantableBy: [] }
}

function reasonOf({ kind, name }: Source): Message {
  if (kind === 'type') return reasonText('role', { role: roleText(name as UserType) })
  return kind === 'own' ? reasonText('granted') : reasonText('group', { name })
}

/** Label and reasons in the language of the request. Every reason is a sentence of its own. */
function explanationOf(permission: string, reasons: Message[]): Pick<Explanation, 'permission' | 'label' | 'reason'> {
  const language = currentLanguage()
  const reason = reasons.map((each) => render(each, language)).join(' ')
  return { permission, label: render(labelOf(permission), language), reason: reason.slice(0, MAX_REASON_LENGTH) }
}
