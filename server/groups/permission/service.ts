// Rules for granting permissions, and permission sets.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, isUniqueViolation, notFound } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { ALLOWED_FOR_TENANT } from '../../platform/identity/permissions'
import { staleVersion } from '../../platform/db/staleVersion'
import type { Tx } from '../../platform/db/tenancy'
import {
  deletePermissionSet,
  insertPermissionSet,
  selectPermissionSet,
  updatePermissionSet,
  type PermissionSet,
  type PermissionSetFields,
} from './sql'
import { labelOf } from './areas'
import { grantText, permissionSetText } from './messages'

/** Permissions named in one message, to keep it readable. */
const MAX_NAMED = 5

/** @throws AppError 400 at `field` for a permission that tenants cannot grant */
export function requireAllowedForTenant(permissions: readonly string[], field = 'permissions'): void {
  const rejected = permissions.find((name) => !ALLOWED_FOR_TENANT.includes(name))
  if (rejected !== undefined) throw fieldError(field, notForTenants(rejected))
}

/**
 * Users can only grant permissions that they have themselves.
 * @throws AppError 400 at `field` when `caller` lacks one of `permissions`
 */
export function requireHeld(
  caller: { permissions: ReadonlySet<string> },
  permissions: Iterable<string>,
  field = 'permissions',
): void {
  const lacking = [...permissions].filter((name) => !caller.permissions.has(name))
  if (lacking.length > 0) throw fieldError(field, notHeld(lacking))
}

export const notForTenants = (permission: string): Message =>
  grantText('notForTenants', { permission: permission.slice(0, 60) })

/** Names the first of the permissions that the caller lacks. `lacking` is not empty. */
export function notHeld(lacking: readonly string[]): Message {
  const permissions = lacking
    .slice(0, MAX_NAMED)
    .map(labelOf)
    .reduceRight((next, first) => grantText('list', { first, next }))
  const count = lacking.length - MAX_NAMED
  return count > 0 ? grantText('notHeldMore', { permissions, count }) : grantText('notHeld', { permissions })
}

/** @throws AppError 400, 409 */
export async function createPermissionSet(
  tx: Tx,
  fields: { name: string; description: string; permissions: string[] },
  actor: Actor,
): Promise<PermissionSet> {
  requireAllowedForTenant(fields.permissions)
  const set = await insertPermissionSet(tx, fields).catch(rejectTakenName)
  await recordAudit(null, tx, { ...actor, action: 'permission-set.create', target: set.name })
  return set
}

/** @throws AppError 400, 404, 409 */
export async function editPermissionSet(
  tx: Tx,
  id: string,
  version: number,
  fields: PermissionSetFields,
  actor: Actor,
): Promise<PermissionSet> {
  requireAllowedForTenant(fields.permissions ?? [])
  const set = await updatePermissionSet(tx, id, version, fields).catch(rejectTakenName)
  if (set) {
    await recordAudit(null, tx, { ...actor, action: 'permission-set.edit', target: set.name })
    return set
  }
  if (!(await selectPermissionSet(tx, id))) throw notFound(permissionSetText('notFound'))
  throw await staleVersion(tx, 'permission_set', id, permissionSetText('changedElsewhere'))
}

/** @throws AppError 404 when the permission set does not exist */
export async function removePermissionSet(tx: Tx, id: string, actor: Actor): Promise<void> {
  const name = await deletePermissionSet(tx, id)
  if (name === undefined) throw notFound(permissionSetText('notFound'))
  await recordAudit(null, tx, { ...actor, action: 'permission-set.delete', target: name })
}

function rejectTakenName(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = permissionSetText('nameTaken')
  throw conflict(message, [{ field: 'name', message }])
}
