// Rules for users: callers grant only permissions they have, change only users without further permissions, and leave at
// least one tenant root.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import {
  AppError,
  conflict,
  fieldError,
  forbidden,
  isUniqueViolation,
  notFound,
  unauthorized,
} from '../../platform/core/errors'
import { render, type Message } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { effectivePermissions, typePermissions } from '../../platform/identity/permissions'
import { requireQuota } from '../../records/quota/usage'
import { startJob } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { Principal } from '../../platform/identity/session'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireAllowedForTenant, requireHeld } from '../permission/public'
import { findGroupPermissions } from '../user-group/public'
import { queueInvitation } from './invitationSql'
import { deleteSecondFactorOf, deleteSessionsInTenant, lockActiveRoots } from './accessSql'
import { updateDisabled } from './bulkSql'
import { eraseJob } from './eraseJob'
import { hasOpenErasure, lockDeletedUser, selectAvatarOf } from './eraseSql'
import { userText } from './messages'
import {
  lockTenantForShare,
  insertUser,
  markUserDeleted,
  replaceGroupsOf,
  selectUser,
  updateUser,
  type User,
  type UserFields,
  type UserWithGrants,
} from './sql'

/** The user who makes a change, for permission checks and for the audit log. */
export interface Caller {
  user: Principal
  actor: Actor
}

type NewUser = Required<Pick<UserFields, 'name' | 'email' | 'userType' | 'customPermissions'>> & { groups: string[] }

/** @throws AppError 400 at the field, 401 when the tenant was deleted, 409 when the e-mail is taken */
export async function createUser(
  db: Db,
  tenantId: string,
  fields: NewUser,
  { user: caller, actor }: Caller,
): Promise<User> {
  return inTenant(db, tenantId, async (tx) => {
    await lockExistingTenant(tenantId, tx)
    await requireGrantable(tenantId, tx, caller, fields)
    await requireQuota(tenantId, tx, 'users', 1)
    const id = await insertUser(tenantId, tx, fields).catch(rejectTakenEmail)
    await replaceGroupsOf(tenantId, tx, id, fields.groups)
    await queueInvitation(tenantId, tx, id)
    const user = await requireUser(tenantId, tx, id)
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.create',
      target: user.email,
      details: { userId: id, ...accessOf(user) },
    })
    await recordChanged(tenantId, tx, 'User', id)
    await announceMemberCounts(tenantId, tx)
    return user
  })
}

/** @throws AppError 400 at the field, 403 for a user with more permissions than the caller, 404, 409 */
export async function editUser(
  db: Db,
  tenantId: string,
  id: string,
  { version, groups, ...fields }: UserFields & { version: number; groups?: string[] },
  { user: caller, actor }: Caller,
): Promise<User> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireUser(tenantId, tx, id)
    requireNotAbove(caller, before)
    if (id === caller.userId) rejectOwnAccess({ ...fields, groups })
    await requireGrantable(tenantId, tx, caller, { ...fields, groups })
    if (before.state === 'disabled' && fields.disabled === false) await requireQuota(tenantId, tx, 'users', 1)
    if (fields.disabled || (fields.userType ?? 'tenant-root') !== 'tenant-root')
      await requireOtherRoot(tenantId, tx, before)
    if (!(await updateUser(tenantId, tx, id, version, fields).catch(rejectTakenEmail))) {
      throw await staleVersion(tx, 'app_user', id, userText('changedElsewhere'))
    }
    if (groups) await replaceGroupsOf(tenantId, tx, id, groups)
    if (fields.disabled) await deleteSessionsInTenant(tenantId, tx, id)
    const user = await requireUser(tenantId, tx, id)
    const details = changesOf(recordedOf(before), recordedOf(user))
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.edit',
      target: user.email,
      details: { userId: id, ...details },
    })
    await recordChanged(tenantId, tx, 'User', id)
    await recordChanged(tenantId, tx, 'Session', id)
    await announceMemberCounts(tenantId, tx)
    return user
  })
}

/** @returns the URL of the user's avatar, which is no longer referenced. @throws AppError 403, 404, 409 */
export async function removeUser(
  db: Db,
  tenantId: string,
  id: string,
  { user: caller, actor }: Caller,
): Promise<string | null> {
  if (id === caller.userId) throw conflict(userText('ownDeletion'))
  return inTenant(db, tenantId, async (tx) => {
    const user = await requireUser(tenantId, tx, id)
    requireNotAbove(caller, user)
    await requireOtherRoot(tenantId, tx, user)
    await deleteAccount(tenantId, tx, id)
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.delete',
      target: user.email,
      details: { userId: id, ...accessOf(user) },
    })
    await recordChanged(tenantId, tx, 'User', id)
    await announceMemberCounts(tenantId, tx)
    return user.avatar
  })
}

/**
 * Deletes a user, unless that was done before, and starts the job that erases the personal data. What records of the organisation, the audit log and evidence say
 * stays; only the name of the author is replaced.
 *
 * @throws AppError 403, 404, 409
 */
export async function eraseUser(
  db: Db,
  tenantId: string,
  { id, erasesPilot }: { id: string; erasesPilot: boolean },
  { user: caller, actor }: Caller,
): Promise<void> {
  if (id === caller.userId) throw conflict(userText('ownDeletion'))
  await inTenant(db, tenantId, async (tx) => {
    const user = await selectUser(tenantId, tx, id)
    if (user) {
      requireNotAbove(caller, user)
      await requireOtherRoot(tenantId, tx, user)
      await eraseAccount(tenantId, tx, { id, erasesPilot }, caller)
    } else await eraseDeleted(tenantId, tx, { id, erasesPilot }, caller)
    // Without name and address, because entries are never changed.
    await recordAudit(tenantId, tx, { ...actor, action: 'user.erase', target: id, details: { userId: id } })
    await recordChanged(tenantId, tx, 'User', id)
    await announceMemberCounts(tenantId, tx)
  })
}

/** Marks an account as deleted, and ends its sessions. @throws AppError 404 when another call has deleted it meanwhile */
export async function deleteAccount(tenantId: string, tx: Tx, id: string): Promise<void> {
  if (!(await markUserDeleted(tenantId, tx, id))) throw notFound(userText('notFound'))
  await deleteSessionsInTenant(tenantId, tx, id)
}

/** Deletes an account and starts the job that erases what is about the person. */
export async function eraseAccount(
  tenantId: string,
  tx: Tx,
  { id, erasesPilot }: Pick<Erased, 'id' | 'erasesPilot'>,
  caller: Principal,
): Promise<void> {
  const avatar = await selectAvatarOf(tenantId, tx, id)
  await deleteAccount(tenantId, tx, id)
  await startErasure(tenantId, tx, { id, avatar, erasesPilot }, caller)
}

/**
 * Starts the erasure of somebody whose account was deleted before, or whose erasure was cancelled.
 * @throws AppError 403, 404 for somebody without such an account, 409 while the erasure is under way
 */
async function eraseDeleted(
  tenantId: string,
  tx: Tx,
  { id, erasesPilot }: Pick<Erased, 'id' | 'erasesPilot'>,
  caller: Principal,
): Promise<void> {
  const deleted = await lockDeletedUser(tenantId, tx, id)
  if (!deleted) throw notFound(userText('notFound'))
  requireNotAbove(caller, { ...deleted, groupPermissions: [] })
  await startErasureOnce(tenantId, tx, { id, avatar: deleted.avatar, erasesPilot }, caller)
}

/**
 * The same for a person of a client: whoever manages the people of clients need not hold all their permissions.
 * @returns false when the client has no such person
 */
export async function eraseDeletedPerson(
  tenantId: string,
  tx: Tx,
  { id, clientId }: { id: string; clientId: string },
  caller: Principal,
): Promise<boolean> {
  const deleted = await lockDeletedUser(tenantId, tx, id)
  if (deleted?.clientId !== clientId) return false
  await startErasureOnce(tenantId, tx, { id, avatar: deleted.avatar, erasesPilot: false }, caller)
  return true
}

async function startErasureOnce(tenantId: string, tx: Tx, erased: Erased, caller: Principal): Promise<void> {
  if (await hasOpenErasure(tenantId, tx, erased.id)) throw conflict(userText('beingErased'))
  await startErasure(tenantId, tx, erased, caller)
}

interface Erased {
  id: string
  /** URL of the picture. */
  avatar: string | null
  /** Whether the entry as a pilot is erased too. */
  erasesPilot: boolean
}

async function startErasure(
  tenantId: string,
  tx: Tx,
  { id, avatar, erasesPilot }: Erased,
  caller: Principal,
): Promise<void> {
  const language = currentLanguage()
  const replacement = render(userText('erasedPerson'), language)
  const input = { userId: id, replacement, avatar, erasesPilot }
  await startJob(tenantId, tx, eraseJob, input, {
    title: render(userText('erasureTitle'), language),
    // A super-admin is no user of the tenant.
    startedBy: caller.tenantId === tenantId ? caller.userId : null,
    lane: 'short',
  })
}

/** Disables an account, and ends its sessions, or enables it again. Checks no limit of the package. */
export async function setAccountDisabled(tenantId: string, tx: Tx, id: string, disabled: boolean): Promise<void> {
  await updateDisabled(tenantId, tx, [id], disabled)
  if (disabled) await deleteSessionsInTenant(tenantId, tx, id)
}

/** @throws AppError 403, 404, 409 for a user who has joined, 429 within a minute of the last invitation */
export async function resendInvitation(
  db: Db,
  tenantId: string,
  id: string,
  { user: caller, actor }: Caller,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const user = await requireUser(tenantId, tx, id)
    requireNotAbove(caller, user)
    if (user.state !== 'invited') throw conflict(userText('alreadyJoined'))
    if (!(await queueInvitation(tenantId, tx, id))) {
      throw new AppError(429, userText('invitedRecently'))
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'user.invite', target: user.email, details: { userId: id } })
    await recordChanged(tenantId, tx, 'User', id)
  })
}

/** @throws AppError 403, 404, 409 for a user without a second factor */
export async function resetSecondFactor(
  db: Db,
  tenantId: string,
  id: string,
  { user: caller, actor }: Caller,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const user = await requireUser(tenantId, tx, id)
    requireNotAbove(caller, user)
    if (!(await deleteSecondFactorOf(tenantId, tx, id))) throw conflict(userText('noSecondFactor'))
    await recordAudit(tenantId, tx, {
      ...actor,
      action: 'user.reset-second-factor',
      target: user.email,
      details: { userId: id },
    })
    await recordChanged(tenantId, tx, 'User', id)
  })
}

export const userNotFound = (): Message => userText('notFound')
export const alreadyJoined = (): Message => userText('alreadyJoined')
export const invitedRecently = (): Message => userText('invitedRecently')

/** User groups show their number of members. */
export const announceMemberCounts = (tenantId: string, tx: Tx): Promise<void> =>
  recordChanged(tenantId, tx, 'UserGroup')

/**
 * Keeps the tenant from being deleted until the transaction ends. Call it before adding users.
 * @throws AppError 401 for a deleted tenant, because its sessions have ended
 */
export async function lockExistingTenant(tenantId: string, tx: Tx): Promise<void> {
  if (!(await lockTenantForShare(tenantId, tx))) throw unauthorized()
}

/** @throws AppError 404, also for clients, who are not part of the team */
export async function requireUser(tenantId: string, tx: Tx, id: string): Promise<UserWithGrants> {
  const user = await selectUser(tenantId, tx, id)
  if (!user) throw notFound(userText('notFound'))
  return user
}

type Granted = Pick<UserWithGrants, 'customPermissions' | 'groupPermissions'> & Pick<Principal, 'userType'>

/** Whether a user has permissions that the caller lacks. */
export function isAbove(caller: Principal, user: Granted): boolean {
  const held = effectivePermissions(user.userType, [...user.customPermissions, ...user.groupPermissions])
  return [...held].some((name) => !caller.permissions.has(name))
}

/** Prevents takeover: a caller who can edit users could change the e-mail of a user with more permissions. */
function requireNotAbove(caller: Principal, user: Granted): void {
  if (isAbove(caller, user)) throw forbidden(userText('higherAccess'))
}

/** @throws AppError 403 for a user with permissions that the caller lacks, 404 */
export async function requireEditableUser(tenantId: string, tx: Tx, id: string, caller: Principal): Promise<void> {
  requireNotAbove(caller, await requireUser(tenantId, tx, id))
}

async function requireGrantable(
  tenantId: string,
  tx: Tx,
  caller: Principal,
  { userType, customPermissions = [], groups = [] }: Partial<NewUser>,
): Promise<void> {
  if (userType) requireHeld(caller, typePermissions(userType), 'userType')
  requireAllowedForTenant(customPermissions, 'customPermissions')
  requireHeld(caller, customPermissions, 'customPermissions')
  const found = await findGroupPermissions(tenantId, tx, groups)
  if (found.length < groups.length) throw fieldError('groups', userText('unknownGroup'))
  requireHeld(caller, new Set(found.flatMap(({ permissions }) => permissions)), 'groups')
}

function rejectOwnAccess(fields: object): void {
  const own = ['userType', 'customPermissions', 'groups', 'disabled']
  const field = Object.entries(fields).find(([name, value]) => own.includes(name) && value !== undefined)
  if (field) throw fieldError(field[0], userText('ownAccess'))
}

async function requireOtherRoot(tenantId: string, tx: Tx, user: User): Promise<void> {
  if (user.userType !== 'tenant-root' || user.state !== 'active') return
  const roots = await lockActiveRoots(tenantId, tx)
  if (!roots.some((id) => id !== user._id)) throw conflict(userText('lastRoot'))
}

/** The fields of which the audit log keeps before and after. */
export const recordedOf = (user: User): Record<string, string> => ({
  name: user.name,
  email: user.email,
  ...accessOf(user),
})

export const accessOf = (user: User): Record<string, string> => ({
  userType: user.userType,
  state: user.state,
  permissions: user.customPermissions.join(' ').slice(0, 1000),
  groups: user.groups
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 1000),
})

export function rejectTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = userText('emailTaken')
  throw conflict(message, [{ field: 'email', message }])
}
