// Who may grant what, and the sets on offer.
import { recordAudit, type Actor } from '../../audit/sql'
import { AppError, conflict, fieldError, isUniqueViolation, notFound } from '../../core/errors'
import { ALLOWED_FOR_TENANT } from '../../identity/permissions'
import type { Tx } from '../../db/tenancy'
import {
  deletePermissionSet,
  insertPermissionSet,
  selectPermissionSet,
  updatePermissionSet,
  type PermissionSet,
  type PermissionSetFields,
} from './sql'
export { labelOf } from './catalogue'

/** @throws AppError 400 at `field` when a name is none that a tenant may grant */
export function requireAllowedForTenant(permissions: readonly string[], field = 'permissions'): void {
  const strange = permissions.find((name) => !ALLOWED_FOR_TENANT.includes(name))
  if (strange !== undefined) throw fieldError(field, `names ${strange}, which a tenant cannot grant`)
}

/**
 * Nobody grants what he lacks.
 * @throws AppError 400 at `field` when `asker` does not hold every one of `permissions`
 */
export function requireHeld(
  asker: { permissions: ReadonlySet<string> },
  permissions: Iterable<string>,
  field = 'permissions',
): void {
  const lacking = [...permissions].filter((name) => !asker.permissions.has(name))
  if (lacking.length > 0) throw fieldError(field, `You cannot grant permissions you don't have: ${listed(lacking)}`)
}

/** @throws AppError 400, 409 */
export async function createPermissionSet(
  tx: Tx,
  fields: { name: string; description: string; permissions: string[] },
  actor: Actor,
): Promise<PermissionSet> {
  requireAllowedForTenant(fields.permissions)
  const set = await insertPermissionSet(tx, fields).catch(refuseSameName)
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
  const set = await updatePermissionSet(tx, id, version, fields).catch(refuseSameName)
  if (set) {
    await recordAudit(null, tx, { ...actor, action: 'permission-set.edit', target: set.name })
    return set
  }
  if (!(await selectPermissionSet(tx, id))) throw notFound('Permission set')
  throw new AppError(409, 'Somebody else changed this set meanwhile. Read it again before you save.')
}

/** @throws AppError 404 */
export async function removePermissionSet(tx: Tx, id: string, actor: Actor): Promise<void> {
  const name = await deletePermissionSet(tx, id)
  if (name === undefined) throw notFound('Permission set')
  await recordAudit(null, tx, { ...actor, action: 'permission-set.delete', target: name })
}

function refuseSameName(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw conflict('A set with this name already exists', [
    { field: 'name', message: 'A set with this name already exists. Use another one.' },
  ])
}

/** The first few, so that a message stays one a person reads. */
function listed(names: string[]): string {
  const shown = names.slice(0, 5).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}
