// Rules for the caller's own account. Changing how to sign in requires the password again.
import { recordAudit, type Actor, type AuditAction } from '../../platform/audit/sql'
import { languagesOf } from '../../platform/core/languages'
import { validationText } from '../../platform/core/validation'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { hashPassword } from '../../platform/identity/password'
import { requireGoodPassword } from '../../platform/identity/passwordPolicy'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import type { Principal } from '../../platform/identity/session'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { requireOwnPassword } from '../../platform/identity/loginThrottle'
import { updatePassword } from '../../platform/identity/accountSql'
import { deleteOtherSessions, deleteOwnSession, selectProfile, updateAvatar, updateProfile, type Profile } from './sql'
import { profileText } from './messages'
import { endOwnAccess, type EndedAccess } from './ownAccess'

/** The signed-in user, as principal and as actor of the audit log. */
export interface Caller {
  user: Principal
  actor: Actor
}

/** @throws AppError 400 for a language that the server does not offer, 409 when `version` is stale */
export async function editProfile(
  services: Services,
  { user }: Caller,
  version: number,
  fields: { name: string; language?: string | null },
): Promise<Profile> {
  const languages = languagesOf(services.config)
  if (fields.language && !languages.includes(fields.language)) {
    throw fieldError('language', validationText('oneOf', { allowed: languages.join(', ') }))
  }
  return asPlatform(services.db, async (tx) => {
    if (!(await updateProfile(tx, user.userId, version, fields))) throw conflict(profileText('changedElsewhere'))
    return announceProfile(tx, user)
  })
}

/** @returns the profile, and the URL of the previous avatar */
export async function replaceAvatar(
  services: Services,
  { user }: Caller,
  avatar: string | null,
): Promise<{ profile: Profile; before: string | null }> {
  return asPlatform(services.db, async (tx) => {
    const before = await updateAvatar(tx, user.userId, avatar)
    return { before, profile: await announceProfile(tx, user) }
  })
}

/** @throws AppError 400 at `current` or `password`, 429 */
export async function changePassword(
  services: Services,
  caller: Caller,
  { current, password, ...ends }: { current: string; password: string } & EndedAccess,
): Promise<void> {
  const { user, actor } = caller
  requireGoodPassword(password, user)
  if (password === current) throw fieldError('password', profileText('samePassword'))
  await requireOwnPassword(services.db, user.email, current, actor.address, 'current')
  const passwordHash = await hashPassword(password)
  await asPlatform(services.db, async (tx) => {
    await updatePassword(tx, user.userId, passwordHash)
    const ended = await deleteOtherSessions(tx, user.userId, user.sessionId)
    const access = await endOwnAccess(tx, { id: user.userId, tenantId: user.tenantId }, ends)
    await recordOwnAction(tx, caller, 'password.change', { ended, ...access })
  })
}

/** @throws AppError 404, 409 for the current session */
export async function endOwnSession(services: Services, caller: Caller, sessionId: string): Promise<void> {
  const { user } = caller
  if (sessionId === user.sessionId) throw conflict(profileText('currentSession'))
  await asPlatform(services.db, async (tx) => {
    if (!(await deleteOwnSession(tx, user.userId, sessionId))) throw notFound(profileText('sessionNotFound'))
    await recordOwnAction(tx, caller, 'session.revoke', { ended: 1 })
  })
}

/** @returns the number of ended sessions */
export async function endOtherSessions(services: Services, caller: Caller): Promise<number> {
  return asPlatform(services.db, async (tx) => {
    const ended = await deleteOtherSessions(tx, caller.user.userId, caller.user.sessionId)
    if (ended > 0) await recordOwnAction(tx, caller, 'session.revoke', { ended })
    return ended
  })
}

/** Announces a changed name or picture. @returns the new profile */
async function announceProfile(tx: Tx, user: Principal): Promise<Profile> {
  await announceUser(tx, user)
  if (user.tenantId) await recordChanged(user.tenantId, tx, 'Session', user.userId)
  return selectProfile(tx, user.userId)
}

/** Does nothing for super-admins, who are not in any list of users. */
export async function announceUser(tx: Tx, { userId, tenantId }: Principal): Promise<void> {
  if (tenantId) await recordChanged(tenantId, tx, 'User', userId)
}

export const recordOwnAction = (
  tx: Tx,
  { user, actor }: Caller,
  action: AuditAction,
  details: Record<string, number> = {},
): Promise<void> => recordAudit(user.tenantId, tx, { ...actor, action, target: user.email, details })
