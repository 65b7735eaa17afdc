// Rules for user groups: callers grant only permissions they have, and members notice a change at once.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor, type AuditAction } from '../../platform/audit/sql'
import { conflict, fieldError, forbidden, isUniqueViolation, notFound } from '../../platform/core/errors'
import { holds, takesGrants, type UserType } from '../../platform/identity/permissions'
import { recordChanged } from '../../platform/realtime/sql'
import type { Principal } from '../../platform/identity/session'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireAllowedForTenant, requireHeld } from '../permission/public'
import { userGroupText } from './messages'
import {
  deleteMembers,
  deleteUserGroup,
  insertMembers,
  insertUserGroup,
  selectGroupPermissions,
  selectUserGroup,
  selectUserNames,
  selectUserTypes,
  updateUserGroup,
  type UserGroup,
  type UserGroupFields,
} from './sql'

/** @throws AppError 404 when one of the groups does not exist */
export async function requireUserGroups(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await selectGroupPermissions(tenantId, tx, ids)
  if (found.length < ids.length) throw notFound(userGroupText('notFound'))
}

/** @throws AppError 400 at the field, 409 when the name is taken */
export async function createUserGroup(
  db: Db,
  tenantId: string,
  fields: { name: string; description: string; permissions: string[]; members: string[] },
  caller: Principal,
  actor: Actor,
): Promise<UserGroup> {
  requireAllowedForTenant(fields.permissions)
  requireHeld(caller, fields.permissions)
  return inTenant(db, tenantId, async (tx) => {
    await requireMembers(tenantId, tx, fields.members, 'members')
    const id = await insertUserGroup(tenantId, tx, fields).catch(rejectTakenName)
    await insertMembers(tenantId, tx, id, fields.members)
    return recordGroupChange(tenantId, tx, id, actor, 'user-group.create', {
      permissions: fields.permissions.join(', ').slice(0, 2000),
      members: (await selectUserNames(tenantId, tx, fields.members)).join(', ').slice(0, 1000),
    })
  })
}

/** @throws AppError 400 at the field, 403 for a group with more permissions than the caller, 404, 409 */
export async function editUserGroup(
  db: Db,
  tenantId: string,
  id: string,
  change: UserGroupFields & { version: number; addMembers: string[]; removeMembers: string[] },
  caller: Principal,
  actor: Actor,
): Promise<UserGroup> {
  const { version, addMembers, removeMembers, ...fields } = change
  requireAllowedForTenant(fields.permissions ?? [])
  requireHeld(caller, fields.permissions ?? [])
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireUserGroup(tenantId, tx, id)
    requireNotAbove(caller, before)
    await requireMembers(tenantId, tx, addMembers, 'addMembers')
    await requireUsers(tenantId, tx, removeMembers, 'removeMembers')
    if (!(await updateUserGroup(tenantId, tx, id, version, fields).catch(rejectTakenName))) {
      throw await staleVersion(tx, 'user_group', id, userGroupText('changedElsewhere'))
    }
    const removed = await selectUserNames(tenantId, tx, await deleteMembers(tenantId, tx, id, removeMembers))
    const added = await selectUserNames(tenantId, tx, await insertMembers(tenantId, tx, id, addMembers))
    return recordGroupChange(tenantId, tx, id, actor, 'user-group.edit', {
      ...changesOf(recordedOf(before), recordedOf(await requireUserGroup(tenantId, tx, id))),
      ...(added.length > 0 && { addedMembers: added.join(', ').slice(0, 1000) }),
      ...(removed.length > 0 && { removedMembers: removed.join(', ').slice(0, 1000) }),
    })
  })
}

/** @throws AppError 403 for a group with more permissions than the caller, 404 */
export async function removeUserGroup(
  db: Db,
  tenantId: string,
  id: string,
  caller: Principal,
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const group = await requireUserGroup(tenantId, tx, id)
    requireNotAbove(caller, group)
    await recordGroupChange(tenantId, tx, id, actor, 'user-group.delete', { members: group.memberCount })
    if (!(await deleteUserGroup(tenantId, tx, id))) throw notFound(userGroupText('notFound'))
  })
}

/** @throws AppError 404 when the user group does not exist */
export async function requireUserGroup(tenantId: string, tx: Tx, id: string): Promise<UserGroup> {
  const group = await selectUserGroup(tenantId, tx, id)
  if (!group) throw notFound(userGroupText('notFound'))
  return group
}

/** The fields of a group that the audit log shows when they change. */
export const recordedOf = ({ name, description, permissions }: UserGroup) => ({ name, description, permissions })

function requireNotAbove(caller: Principal, group: UserGroup): void {
  if (group.permissions.some((name) => !holds(caller, name))) {
    throw forbidden(userGroupText('higherAccess'))
  }
}

export async function requireMembers(tenantId: string, tx: Tx, userIds: string[], field: string): Promise<void> {
  const types = await requireUsers(tenantId, tx, userIds, field)
  if (!types.every(takesGrants)) throw fieldError(field, userGroupText('fixedRole'))
}

async function requireUsers(tenantId: string, tx: Tx, userIds: string[], field: string): Promise<UserType[]> {
  const found = await selectUserTypes(tenantId, tx, userIds)
  if (found.length < userIds.length) throw fieldError(field, userGroupText('unknownUser'))
  return found.map(({ userType }) => userType)
}

/** Records the action and announces the change, so that browsers reload the group and members their permissions. */
export async function recordGroupChange(
  tenantId: string,
  tx: Tx,
  id: string,
  actor: Actor,
  action: AuditAction,
  details: Record<string, string | number | boolean | null>,
): Promise<UserGroup> {
  const group = await requireUserGroup(tenantId, tx, id)
  await recordAudit(tenantId, tx, { ...actor, action, target: group.name, details: { userGroupId: id, ...details } })
  await recordChanged(tenantId, tx, 'UserGroup', id)
  // Users are shown with the names of their groups.
  await recordChanged(tenantId, tx, 'User')
  await recordChanged(tenantId, tx, 'Session', id)
  return group
}

export function rejectTakenName(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = userGroupText('nameTaken')
  throw conflict(message, [{ field: 'name', message }])
}
