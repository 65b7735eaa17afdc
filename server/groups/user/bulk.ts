// Actions for several users, all or none: every function is one transaction, and any user who must not be changed rolls all
// of it back. The rules are those of the action for one user (service.ts).
import { changesOf } from '../../platform/audit/changes'
import { recordAudit } from '../../platform/audit/sql'
import { AppError, conflict, forbidden, notFound } from '../../platform/core/errors'
import { holds, takesGrants } from '../../platform/identity/permissions'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { countAccessOf, deleteSessionsOf, insertIntoGroup, lockGroup, lockUsers, updateDisabled } from './bulkSql'
import { queueInvitationsAgain } from './invitationSql'
import { userText } from './messages'
import { accessOf, announceMemberCounts, isAbove, type Caller } from './service'
import { lockActiveRoots } from './accessSql'
import { selectUsersById, type UserWithGrants } from './sql'

/** How many tokens, phones and links users have. @throws AppError 404 */
export async function countAccess(
  db: Db,
  tenantId: string,
  ids: string[],
): Promise<Awaited<ReturnType<typeof countAccessOf>>> {
  const users = await inTenant(db, tenantId, (tx) => selectUsersById(tenantId, tx, ids))
  if (users.length < ids.length) throw notFound(userText('notFoundMany'))
  return asPlatform(db, (tx) => countAccessOf(tenantId, tx, ids))
}

/** Disables users and signs them out. @throws AppError 403, 404, 409 for oneself or the last tenant root */
export async function disableUsers(db: Db, tenantId: string, ids: string[], caller: Caller): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const users = await lockSelected(tenantId, tx, ids, caller)
    rejectOneself(ids, caller)
    await requireRemainingRoot(tenantId, tx, ids)
    await updateDisabled(tenantId, tx, ids, true)
    await deleteSessionsOf(tenantId, tx, ids)
    await recordEdits(tenantId, tx, users, caller)
    for (const id of ids) await recordChanged(tenantId, tx, 'Session', id)
  })
}

/** @throws AppError 403, 404, 409 for oneself or when the package has too few seats */
export async function enableUsers(db: Db, tenantId: string, ids: string[], caller: Caller): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    // Before the users are locked, in the order of the action for one user.
    const disabled = (await selectUsersById(tenantId, tx, ids)).filter(({ state }) => state === 'disabled')
    if (disabled.length > 0) await requireQuota(tenantId, tx, 'users', disabled.length)
    const users = await lockSelected(tenantId, tx, ids, caller)
    rejectOneself(ids, caller)
    await updateDisabled(tenantId, tx, ids, false)
    await recordEdits(tenantId, tx, users, caller)
  })
}

/**
 * Adds users to a group; members stay members.
 * @returns the name of the group
 * @throws AppError 403 also for a group with more permissions than the caller, 404, 409 for oneself or a fixed role
 */
export async function addUsersToGroup(
  db: Db,
  tenantId: string,
  groupId: string,
  ids: string[],
  caller: Caller,
): Promise<string> {
  return inTenant(db, tenantId, async (tx) => {
    const group = await lockGroup(tenantId, tx, groupId)
    if (!group) throw notFound(userText('groupNotFound'))
    const users = await lockSelected(tenantId, tx, ids, caller)
    if (group.permissions.some((name) => !holds(caller.user, name))) throw forbidden(userText('groupAbove'))
    rejectOneself(ids, caller)
    if (!users.every(({ userType }) => takesGrants(userType))) throw conflict(userText('fixedRole'))
    await insertIntoGroup(tenantId, tx, groupId, ids)
    await recordEdits(tenantId, tx, users, caller)
    for (const id of ids) await recordChanged(tenantId, tx, 'Session', id)
    await announceMemberCounts(tenantId, tx)
    return group.name
  })
}

/** @throws AppError 403, 404, 409 for users who have joined, 429 within a minute of the last invitation of one of them */
export async function resendInvitations(db: Db, tenantId: string, ids: string[], caller: Caller): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const users = await lockSelected(tenantId, tx, ids, caller)
    if (users.some(({ state }) => state !== 'invited')) throw conflict(userText('alreadyJoinedMany'))
    if ((await queueInvitationsAgain(tenantId, tx, ids)) < ids.length) {
      throw new AppError(429, userText('invitedRecentlyMany'))
    }
    for (const { _id: userId, email } of users) {
      await recordAudit(tenantId, tx, { ...caller.actor, action: 'user.invite', target: email, details: { userId } })
    }
    await recordChanged(tenantId, tx, 'User')
  })
}

/** The users, locked. @throws AppError 403 when one has more permissions than the caller, 404 when one does not exist */
async function lockSelected(tenantId: string, tx: Tx, ids: string[], caller: Caller): Promise<UserWithGrants[]> {
  await lockUsers(tenantId, tx, ids)
  const users = await selectUsersById(tenantId, tx, ids)
  if (users.length < ids.length) throw notFound(userText('notFoundMany'))
  if (users.some((user) => isAbove(caller.user, user))) throw forbidden(userText('higherAccessMany'))
  return users
}

function rejectOneself(ids: string[], { user }: Caller): void {
  if (ids.includes(user.userId)) throw conflict(userText('ownAccessMany'))
}

async function requireRemainingRoot(tenantId: string, tx: Tx, ids: string[]): Promise<void> {
  const roots = await lockActiveRoots(tenantId, tx)
  if (roots.length > 0 && roots.every((id) => ids.includes(id))) throw conflict(userText('lastRootMany'))
}

/** Records each changed user in the audit log and announces the change. */
async function recordEdits(tenantId: string, tx: Tx, before: UserWithGrants[], { actor }: Caller): Promise<void> {
  const ids = before.map(({ _id }) => _id)
  const after = new Map((await selectUsersById(tenantId, tx, ids)).map((user) => [user._id, user]))
  for (const user of before) {
    const details = changesOf(accessOf(user), accessOf(after.get(user._id) ?? user))
    if (Object.keys(details).length === 0) continue
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.edit',
      target: user.email,
      details: { userId: user._id, ...details },
    })
  }
  await recordChanged(tenantId, tx, 'User')
}
