// The rules of one's own account: whoever changes what signs in proves to be the owner once more.
import { recordAudit, type Actor, type AuditAction } from '../../audit/sql'
import { languagesOf } from '../../core/languages'
import { validationText } from '../../core/validation'
import { conflict, fieldError, notFound } from '../../core/errors'
import { hashPassword } from '../../identity/password'
import { requireGoodPassword } from '../../identity/passwordPolicy'
import { recordChanged } from '../../realtime/sql'
import {
  enrolment,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  openSecret,
  plainCode,
  sealSecret,
  stepOf,
} from '../../identity/secondFactor'
import type { Services } from '../services'
import type { Principal } from '../../identity/session'
import { asPlatform, type Tx } from '../../db/tenancy'
import { requireOwnPassword, requireSecondFactor } from '../../identity/loginThrottle'
import {
  deleteSecondFactor,
  lockSecondFactor,
  markConfirmed,
  replaceRecoveryCodes,
  replaceUnconfirmed,
  updateLastStep,
} from '../../identity/secondFactorSql'
import { updatePassword } from '../../identity/accountSql'
import { deleteOtherSessions, deleteOwnSession, selectProfile, updateAvatar, updateProfile, type Profile } from './sql'
import { profileText } from './messages'

/** Who asks, and how the log names them. */
export interface Own {
  user: Principal
  actor: Actor
}

/** @throws AppError 400 for a language this server does not have, 409 when `version` is stale */
export async function editProfile(
  services: Services,
  { user }: Own,
  version: number,
  fields: { name: string; language?: string | null },
): Promise<Profile> {
  const languages = languagesOf(services.config)
  if (fields.language && !languages.includes(fields.language)) {
    throw fieldError('language', validationText('oneOf', { allowed: languages.join(', ') }))
  }
  return asPlatform(services.db, async (tx) => {
    if (!(await updateProfile(tx, user.userId, version, fields))) throw conflict(profileText('changedElsewhere'))
    return changed(tx, user)
  })
}

/** @returns the profile, and the address of the picture shown before */
export async function showAvatar(
  services: Services,
  { user }: Own,
  avatar: string | null,
): Promise<{ profile: Profile; before: string | null }> {
  return asPlatform(services.db, async (tx) => {
    const before = await updateAvatar(tx, user.userId, avatar)
    return { before, profile: await changed(tx, user) }
  })
}

/** @throws AppError 400 at `current` or `password`, 429 */
export async function changePassword(
  services: Services,
  own: Own,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const { user, actor } = own
  requireGoodPassword(password, user)
  if (password === current) throw fieldError('password', profileText('samePassword'))
  await requireOwnPassword(services.db, user.email, current, actor.address, 'current')
  const passwordHash = await hashPassword(password)
  await asPlatform(services.db, async (tx) => {
    await updatePassword(tx, user.userId, passwordHash)
    const ended = await deleteOtherSessions(tx, user.userId, user.sessionId)
    await noted(tx, own, 'password.change', { ended })
  })
}

/** @throws AppError 404, 409 for the session that asks */
export async function endOwnSession(services: Services, own: Own, sessionId: string): Promise<void> {
  const { user } = own
  if (sessionId === user.sessionId) throw conflict(profileText('currentSession'))
  await asPlatform(services.db, async (tx) => {
    if (!(await deleteOwnSession(tx, user.userId, sessionId))) throw notFound(profileText('sessionNotFound'))
    await noted(tx, own, 'session.revoke', { ended: 1 })
  })
}

/** @returns how many ended */
export async function endOtherSessions(services: Services, own: Own): Promise<number> {
  return asPlatform(services.db, async (tx) => {
    const ended = await deleteOtherSessions(tx, own.user.userId, own.user.sessionId)
    await noted(tx, own, 'session.revoke', { ended })
    return ended
  })
}

/** @throws AppError 400 at `password`, 409 when there is a second factor already, 429 */
export async function startSecondFactor(
  services: Services,
  { user, actor }: Own,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await requireOwnPassword(services.db, user.email, password, actor.address, 'password')
  const secret = newSecret()
  const sealed = sealSecret(services.config, user.userId, secret)
  const started = await asPlatform(services.db, (tx) => replaceUnconfirmed(tx, accountOf(user), sealed))
  if (!started) throw conflict(profileText('secondFactorExists'))
  return enrolment(secret, user.email)
}

/** @returns ten recovery codes. @throws AppError 400 at `code`, 409 when there is nothing to confirm */
export async function confirmSecondFactor(services: Services, own: Own, code: string): Promise<string[]> {
  const { user } = own
  return asPlatform(services.db, async (tx) => {
    const factor = await lockSecondFactor(tx, user.userId)
    if (!factor || factor.confirmed) throw conflict(profileText('nothingToConfirm'))
    const secret = openSecret(services.config, user.userId, factor.secret)
    const step = secret && stepOf(secret, plainCode(code))
    if (step === undefined) throw fieldError('code', profileText('wrongCode'))
    await updateLastStep(tx, user.userId, step)
    await markConfirmed(tx, user.userId)
    const ended = await deleteOtherSessions(tx, user.userId, user.sessionId)
    await noted(tx, own, 'second-factor.enable', { ended })
    await announceUser(tx, user)
    return freshRecoveryCodes(tx, user)
  })
}

/** @returns ten recovery codes. @throws AppError 400 at `password` or `code`, 409 without a second factor, 429 */
export async function renewRecoveryCodes(
  services: Services,
  own: Own,
  proof: { password: string; code: string },
): Promise<string[]> {
  await requireBoth(services, own, proof)
  return asPlatform(services.db, async (tx) => {
    await noted(tx, own, 'second-factor.renew-recovery-codes')
    return freshRecoveryCodes(tx, own.user)
  })
}

/** @throws AppError 400 at `password` or `code`, 409 without a second factor, 429 */
export async function disableSecondFactor(
  services: Services,
  own: Own,
  proof: { password: string; code: string },
): Promise<void> {
  await requireBoth(services, own, proof)
  await asPlatform(services.db, async (tx) => {
    await deleteSecondFactor(tx, own.user.userId)
    await noted(tx, own, 'second-factor.disable')
    await announceUser(tx, own.user)
  })
}

async function requireBoth(
  services: Services,
  { user, actor }: Own,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { secondFactor } = await asPlatform(services.db, (tx) => selectProfile(tx, user.userId))
  if (!secondFactor) throw conflict(profileText('noSecondFactor'))
  await requireOwnPassword(services.db, user.email, password, actor.address, 'password')
  await requireSecondFactor(services, user.userId, code, actor.address)
}

async function freshRecoveryCodes(tx: Tx, user: Principal): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    accountOf(user),
    codes.map((code) => hashRecoveryCode(user.userId, code)),
  )
  return codes
}

/** Announces a new name or picture. @returns the profile with it */
async function changed(tx: Tx, user: Principal): Promise<Profile> {
  await announceUser(tx, user)
  if (user.tenantId) await recordChanged(user.tenantId, tx, 'Session', user.userId)
  return selectProfile(tx, user.userId)
}

/** A super-admin is in no tenant, and no list of users shows one. */
async function announceUser(tx: Tx, { userId, tenantId }: Principal): Promise<void> {
  if (tenantId) await recordChanged(tenantId, tx, 'User', userId)
}

const noted = (
  tx: Tx,
  { user, actor }: Own,
  action: AuditAction,
  details: Record<string, number> = {},
): Promise<void> => recordAudit(user.tenantId, tx, { ...actor, action, target: user.email, details })

const accountOf = ({ userId, tenantId }: Principal) => ({ id: userId, tenantId })
