// The rules of one's own account: whoever changes what signs in proves to be the owner once more.
import { recordAudit, type Actor, type Deed } from '../../audit/sql'
import { AppError, conflict, fieldError, notFound } from '../../errors'
import { hashPassword } from '../../password'
import { requireGoodPassword } from '../../passwordPolicy'
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
} from '../../secondFactor'
import type { Services } from '../../services'
import type { Principal } from '../../session'
import { asPlatform, type Tx } from '../../tenancy'
import { requireOwnPassword, requireSecondFactor } from '../auth/guessing'
import {
  deleteSecondFactor,
  lockSecondFactor,
  markConfirmed,
  replaceRecoveryCodes,
  replaceUnconfirmed,
  updateLastStep,
} from '../auth/secondFactorSql'
import { updatePassword } from '../auth/sql'
import { deleteOtherSessions, deleteOwnSession, selectProfile, updateAvatar, updateName, type Profile } from './sql'

/** Who asks, and how the log names them. */
export interface Own {
  user: Principal
  actor: Actor
}

/** @throws AppError 409 when `version` is stale */
export async function rename(services: Services, { user }: Own, version: number, name: string): Promise<Profile> {
  return asPlatform(services.db, async (tx) => {
    if (!(await updateName(tx, user.userId, version, name))) {
      throw new AppError(409, 'Your profile was changed elsewhere meanwhile. Read it again before you save.')
    }
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
  if (password === current) throw fieldError('password', 'is the one you have already')
  await requireOwnPassword(services, user.email, current, actor.address, 'current')
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
  if (sessionId === user.sessionId) throw conflict('This is the session you are in; log out instead.')
  await asPlatform(services.db, async (tx) => {
    if (!(await deleteOwnSession(tx, user.userId, sessionId))) throw notFound('Session')
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
  await requireOwnPassword(services, user.email, password, actor.address, 'password')
  const secret = newSecret()
  const sealed = sealSecret(services.config, user.userId, secret)
  const started = await asPlatform(services.db, (tx) => replaceUnconfirmed(tx, accountOf(user), sealed))
  if (!started) throw conflict('You have a second factor already. Switch it off before you set up another.')
  return enrolment(secret, user.email)
}

/** @returns ten recovery codes. @throws AppError 400 at `code`, 409 when there is nothing to confirm */
export async function confirmSecondFactor(services: Services, own: Own, code: string): Promise<string[]> {
  const { user } = own
  return asPlatform(services.db, async (tx) => {
    const factor = await lockSecondFactor(tx, user.userId)
    if (!factor || factor.confirmed) throw conflict('There is no second factor to confirm. Start again.')
    const secret = openSecret(services.config, user.userId, factor.secret)
    const step = secret && stepOf(secret, plainCode(code))
    if (step === undefined) throw fieldError('code', 'is wrong; check the clock of your phone')
    await updateLastStep(tx, user.userId, step)
    await markConfirmed(tx, user.userId)
    const ended = await deleteOtherSessions(tx, user.userId, user.sessionId)
    await noted(tx, own, 'second-factor.enable', { ended })
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
  })
}

async function requireBoth(
  services: Services,
  { user, actor }: Own,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { secondFactor } = await asPlatform(services.db, (tx) => selectProfile(tx, user.userId))
  if (!secondFactor) throw conflict('You have no second factor.')
  await requireOwnPassword(services, user.email, password, actor.address, 'password')
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

/** Makes the browsers of the tenant read again what shows the name or the picture. */
async function changed(tx: Tx, { userId, tenantId }: Principal): Promise<Profile> {
  if (tenantId) {
    await recordChanged(tenantId, tx, 'User', userId)
    await recordChanged(tenantId, tx, 'Session', userId)
  }
  return selectProfile(tx, userId)
}

const noted = (tx: Tx, { user, actor }: Own, action: Deed, details: Record<string, number> = {}): Promise<void> =>
  recordAudit(user.tenantId, tx, { ...actor, action, target: user.email, details })

const accountOf = ({ userId, tenantId }: Principal) => ({ id: userId, tenantId })
