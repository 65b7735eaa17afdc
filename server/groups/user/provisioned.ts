// People whom an identity provider manages (SCIM). They have no password and get no invitation, because they sign in at the
// provider. Tenant roots are the way in when the provider fails, so that it neither sees nor changes them, nor clients.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { AppError, forbidden, notFound } from '../../platform/core/errors'
import { takesGrants } from '../../platform/identity/permissions'
import { recordChanged } from '../../platform/realtime/sql'
import type { Tx } from '../../platform/db/tenancy'
import { requireQuota } from '../../records/quota/usage'
import { updateDisabled } from './bulkSql'
import { userText } from './messages'
import {
  accessOf,
  announceMemberCounts,
  deleteAccount,
  lockExistingTenant,
  recordedOf,
  rejectTakenEmail,
  requireUser,
  setAccountDisabled,
} from './service'
import { insertUser, lockUser, updatePerson, type UserWithGrants } from './sql'

interface ProvisionedPerson {
  name: string
  email: string
  disabled: boolean
}

/** @returns the ID. @throws AppError 403 without a seat, 409 when the e-mail is taken */
export async function createProvisionedUser(
  tenantId: string,
  tx: Tx,
  { name, email, disabled }: ProvisionedPerson,
  actor: Actor,
): Promise<string> {
  await lockExistingTenant(tenantId, tx)
  if (!disabled) await requireSeat(tenantId, tx)
  const fields = { name, email, userType: 'tenant-user' as const, customPermissions: [] }
  const id = await insertUser(tenantId, tx, fields).catch(rejectTakenEmail)
  if (disabled) await updateDisabled(tenantId, tx, [id], true)
  const user = await requireUser(tenantId, tx, id)
  const details = { userId: id, ...accessOf(user) }
  await recordAudit(tenantId, tx, { ...actor, action: 'user.create', target: user.email, details })
  await recordChanged(tenantId, tx, 'User', id)
  await announceMemberCounts(tenantId, tx)
  return id
}

/** Records nothing when nothing changes. @throws AppError 403 without a seat, 404, 409 when the e-mail is taken */
export async function editProvisionedUser(
  tenantId: string,
  tx: Tx,
  id: string,
  { name, email, disabled }: Partial<ProvisionedPerson>,
  actor: Actor,
): Promise<void> {
  const seen = await requirePerson(tenantId, tx, id)
  const mayNeedSeat = disabled === false && seen.state === 'disabled'
  // Before the user is locked, in the order of other changes.
  if (mayNeedSeat) await requireSeat(tenantId, tx)
  await lockUser(tenantId, tx, id)
  const before = await requirePerson(tenantId, tx, id)
  const wasDisabled = before.state === 'disabled'
  if (disabled === false && wasDisabled && !mayNeedSeat) await requireSeat(tenantId, tx)
  if (disabled !== undefined && disabled !== wasDisabled) await setAccountDisabled(tenantId, tx, id, disabled)
  if ((name ?? before.name) !== before.name || (email ?? before.email) !== before.email) {
    await updatePerson(tenantId, tx, id, { name, email }).catch(rejectTakenEmail)
  }
  const user = await requireUser(tenantId, tx, id)
  const changes = changesOf(recordedOf(before), recordedOf(user))
  if (Object.keys(changes).length === 0) return
  const details = { userId: id, ...changes }
  await recordAudit(tenantId, tx, { ...actor, action: 'user.edit', target: user.email, details })
  await recordChanged(tenantId, tx, 'User', id)
  await recordChanged(tenantId, tx, 'Session', id)
  await announceMemberCounts(tenantId, tx)
}

/** @returns the URL of the avatar, which is no longer referenced. @throws AppError 404 */
export async function removeProvisionedUser(
  tenantId: string,
  tx: Tx,
  id: string,
  actor: Actor,
): Promise<string | null> {
  await lockUser(tenantId, tx, id)
  const user = await requirePerson(tenantId, tx, id)
  await deleteAccount(tenantId, tx, id)
  const details = { userId: id, ...accessOf(user) }
  await recordAudit(tenantId, tx, { ...actor, action: 'user.delete', target: user.email, details })
  await recordChanged(tenantId, tx, 'User', id)
  await recordChanged(tenantId, tx, 'Session', id)
  await announceMemberCounts(tenantId, tx)
  return user.avatar
}

async function requirePerson(tenantId: string, tx: Tx, id: string): Promise<UserWithGrants> {
  const user = await requireUser(tenantId, tx, id)
  if (!takesGrants(user.userType)) throw notFound(userText('notFound'))
  return user
}

/** A full package is no conflict with another record, which is what 409 tells an identity provider. */
async function requireSeat(tenantId: string, tx: Tx): Promise<void> {
  try {
    await requireQuota(tenantId, tx, 'users', 1)
  } catch (error) {
    throw error instanceof AppError && error.status === 409 ? forbidden(error.text) : error
  }
}
