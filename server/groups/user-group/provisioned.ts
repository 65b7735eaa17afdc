// User groups whose members an identity provider manages (SCIM). It never changes permissions: a group that it creates has none
// until an administrator gives them.
import type { Actor } from '../../platform/audit/sql'
import type { Tx } from '../../platform/db/tenancy'
import { changesOf } from '../../platform/audit/changes'
import { notFound } from '../../platform/core/errors'
import { userGroupText } from './messages'
import { recordedOf, recordGroupChange, rejectTakenName, requireMembers, requireUserGroup } from './service'
import {
  deleteMembers,
  deleteUserGroup,
  insertMembers,
  insertUserGroup,
  lockUserGroup,
  selectMemberIds,
  selectUserNames,
  updateUserGroup,
} from './sql'

export interface MemberChange {
  /** Replaces all members, before `add` and `remove`. */
  replace?: readonly string[]
  add: readonly string[]
  remove: readonly string[]
}

const MAX_NAMES_LENGTH = 1000

/** @returns the ID. @throws AppError 400 at `members`, 409 when the name is taken */
export async function createProvisionedGroup(
  tenantId: string,
  tx: Tx,
  { name, members }: { name: string; members: readonly string[] },
  actor: Actor,
): Promise<string> {
  await requireMembers(tenantId, tx, [...members], 'members')
  const id = await insertUserGroup(tenantId, tx, { name, description: '', permissions: [] }).catch(rejectTakenName)
  const added = await insertMembers(tenantId, tx, id, members)
  await recordGroupChange(tenantId, tx, id, actor, 'user-group.create', { members: await namesOf(tenantId, tx, added) })
  return id
}

/** Records nothing when nothing changes. @throws AppError 400 at `members`, 404, 409 when the name is taken */
export async function editProvisionedGroup(
  tenantId: string,
  tx: Tx,
  id: string,
  { name, members }: { name?: string | undefined; members: MemberChange },
  actor: Actor,
): Promise<void> {
  await lockUserGroup(tenantId, tx, id)
  const before = await requireUserGroup(tenantId, tx, id)
  const wanted = new Set([...(members.replace ?? []), ...members.add])
  await requireMembers(tenantId, tx, [...wanted], 'members')
  const unwanted = new Set(members.remove)
  if (members.replace) {
    for (const member of await selectMemberIds(tenantId, tx, id)) if (!wanted.has(member)) unwanted.add(member)
  }
  const removed = await deleteMembers(tenantId, tx, id, [...unwanted])
  const added = await insertMembers(tenantId, tx, id, [...wanted])
  const isRenamed = name !== undefined && name.trim() !== before.name
  if (!isRenamed && removed.length + added.length === 0) return
  await updateUserGroup(tenantId, tx, id, before.version, { ...(isRenamed && { name }) }).catch(rejectTakenName)
  const changes = changesOf(recordedOf(before), recordedOf(await requireUserGroup(tenantId, tx, id)))
  await recordGroupChange(tenantId, tx, id, actor, 'user-group.edit', {
    ...changes,
    ...(added.length > 0 && { addedMembers: await namesOf(tenantId, tx, added) }),
    ...(removed.length > 0 && { removedMembers: await namesOf(tenantId, tx, removed) }),
  })
}

/** @throws AppError 404 */
export async function removeProvisionedGroup(tenantId: string, tx: Tx, id: string, actor: Actor): Promise<void> {
  const group = await requireUserGroup(tenantId, tx, id)
  await recordGroupChange(tenantId, tx, id, actor, 'user-group.delete', { members: group.memberCount })
  if (!(await deleteUserGroup(tenantId, tx, id))) throw notFound(userGroupText('notFound'))
}

const namesOf = async (tenantId: string, tx: Tx, ids: string[]): Promise<string> =>
  (await selectUserNames(tenantId, tx, ids)).join(', ').slice(0, MAX_NAMES_LENGTH)
