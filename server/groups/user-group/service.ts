// The rules of groups: nobody grants what he lacks, and whoever is changed hears of it at once.
import { recordAudit, type Actor, type AuditAction } from '../../audit/sql'
import { AppError, conflict, fieldError, forbidden, isUniqueViolation, notFound } from '../../core/errors'
import { takesGrants, type UserType } from '../../identity/permissions'
import { recordChanged } from '../../realtime/sql'
import type { Principal } from '../../identity/session'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { requireAllowedForTenant, requireHeld } from '../permission/service'
import {
  deleteMembers,
  deleteUserGroup,
  insertMembers,
  insertUserGroup,
  selectUserGroup,
  selectUserTypes,
  updateUserGroup,
  type UserGroup,
  type UserGroupFields,
} from './sql'
export { selectGroupPermissions } from './sql'

/** @throws AppError 400 at the field, 409 when the name is taken */
export async function createUserGroup(
  db: Db,
  tenantId: string,
  fields: { name: string; description: string; permissions: string[]; members: string[] },
  asker: Principal,
  actor: Actor,
): Promise<UserGroup> {
  requireAllowedForTenant(fields.permissions)
  requireHeld(asker, fields.permissions)
  return inTenant(db, tenantId, async (tx) => {
    await requireMembers(tenantId, tx, fields.members, 'members')
    const id = await insertUserGroup(tenantId, tx, fields).catch(refuseSameName)
    await insertMembers(tenantId, tx, id, fields.members)
    return announced(tenantId, tx, id, actor, 'user-group.create', { members: fields.members.length })
  })
}

/** @throws AppError 400 at the field, 403 for a group that carries more than the asker may do, 404, 409 */
export async function editUserGroup(
  db: Db,
  tenantId: string,
  id: string,
  change: UserGroupFields & { version: number; addMembers: string[]; removeMembers: string[] },
  asker: Principal,
  actor: Actor,
): Promise<UserGroup> {
  const { version, addMembers, removeMembers, ...fields } = change
  requireAllowedForTenant(fields.permissions ?? [])
  requireHeld(asker, fields.permissions ?? [])
  return inTenant(db, tenantId, async (tx) => {
    requireNotAbove(asker, await requireUserGroup(tenantId, tx, id))
    await requireMembers(tenantId, tx, addMembers, 'addMembers')
    await requireUsers(tenantId, tx, removeMembers, 'removeMembers')
    if (!(await updateUserGroup(tenantId, tx, id, version, fields).catch(refuseSameName))) {
      throw new AppError(409, 'Somebody else changed this group meanwhile. Read it again before you save.')
    }
    await deleteMembers(tenantId, tx, id, removeMembers)
    await insertMembers(tenantId, tx, id, addMembers)
    return announced(tenantId, tx, id, actor, 'user-group.edit', {
      ...(fields.permissions && { permissions: fields.permissions.join(' ').slice(0, 1000) }),
      added: addMembers.length,
      removed: removeMembers.length,
    })
  })
}

/** @throws AppError 403 for a group that carries more than the asker may do, 404 */
export async function removeUserGroup(
  db: Db,
  tenantId: string,
  id: string,
  asker: Principal,
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const group = await requireUserGroup(tenantId, tx, id)
    requireNotAbove(asker, group)
    await announced(tenantId, tx, id, actor, 'user-group.delete', { members: group.memberCount })
    await deleteUserGroup(tenantId, tx, id)
  })
}

/** @throws AppError 404 */
export async function requireUserGroup(tenantId: string, tx: Tx, id: string): Promise<UserGroup> {
  const group = await selectUserGroup(tenantId, tx, id)
  if (!group) throw notFound('User group')
  return group
}

function requireNotAbove(asker: Principal, group: UserGroup): void {
  if (group.permissions.some((name) => !asker.permissions.has(name))) {
    throw forbidden('This group may do more than you; ask somebody who may do all of it.')
  }
}

async function requireMembers(tenantId: string, tx: Tx, userIds: string[], field: string): Promise<void> {
  const types = await requireUsers(tenantId, tx, userIds, field)
  if (!types.every(takesGrants)) throw fieldError(field, 'The access of this user is fixed by the role.')
}

async function requireUsers(tenantId: string, tx: Tx, userIds: string[], field: string): Promise<UserType[]> {
  const found = await selectUserTypes(tenantId, tx, userIds)
  if (found.length < userIds.length) throw fieldError(field, 'User not found.')
  return found.map(({ userType }) => userType)
}

/** Writes the log, makes browsers read the group and, for its members, their own rights again. */
async function announced(
  tenantId: string,
  tx: Tx,
  id: string,
  actor: Actor,
  action: AuditAction,
  details: Record<string, string | number>,
): Promise<UserGroup> {
  const group = await requireUserGroup(tenantId, tx, id)
  await recordAudit(tenantId, tx, { ...actor, action, target: group.name, details })
  await recordChanged(tenantId, tx, 'UserGroup', id)
  // Users name their groups.
  await recordChanged(tenantId, tx, 'User')
  await recordChanged(tenantId, tx, 'Session', id)
  return group
}

function refuseSameName(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw conflict('A group with this name already exists', [
    { field: 'name', message: 'A group with this name already exists. Use another one.' },
  ])
}
