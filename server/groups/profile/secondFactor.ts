// The second factor of the caller's own account. Every change requires the password.
import { productName } from '../../platform/core/product'
import { conflict, fieldError } from '../../platform/core/errors'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { lockAccount } from '../../platform/identity/accountSql'
import { requireOwnPassword, requireSecondFactor } from '../../platform/identity/loginThrottle'
import { createRecoveryCodes } from '../../platform/identity/recoveryCodes'
import { enrolment, newSecret, plainCode, stepOf } from '../../platform/identity/secondFactor'
import {
  deleteSecondFactor,
  hasPasskey,
  hasSecondFactor,
  lockSecondFactor,
  lockSecondFactors,
  markConfirmed,
  replaceUnconfirmed,
  updateLastStep,
} from '../../platform/identity/secondFactorSql'
import { SECOND_FACTOR_SECRET } from '../../platform/secrets/encryptedColumns'
import { openSecret, sealSecret } from '../../platform/secrets/envelope'
import type { Principal } from '../../platform/identity/session'
import type { Services } from '../services'
import { profileText } from './messages'
import { announceUser, recordOwnAction, type Caller } from './service'
import { deleteOtherSessions, isSecondFactorRequired, selectProfile } from './sql'

/** @throws AppError 400 at `password`, 409 when a second factor exists, 429 */
export async function startSecondFactor(
  services: Services,
  { user, actor }: Caller,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await requireOwnPassword(services.db, user.email, password, actor.address, 'password')
  const secret = newSecret()
  const sealed = sealSecret(services.config, SECOND_FACTOR_SECRET, user.userId, secret)
  const started = await asPlatform(services.db, (tx) => replaceUnconfirmed(tx, accountOf(user), sealed))
  if (!started) throw conflict(profileText('secondFactorExists'))
  return enrolment(secret, productName(services.config), user.email)
}

/** @returns ten recovery codes. @throws AppError 400 at `code`, 409 when there is nothing to confirm */
export async function confirmSecondFactor(services: Services, caller: Caller, code: string): Promise<string[]> {
  const { user } = caller
  return asPlatform(services.db, async (tx) => {
    await lockAccount(tx, user.userId)
    await lockSecondFactors(tx, user.userId)
    const factor = await lockSecondFactor(tx, user.userId)
    if (!factor || factor.confirmed) throw conflict(profileText('nothingToConfirm'))
    const secret = openSecret(services.config, SECOND_FACTOR_SECRET, user.userId, factor.secret)
    const step = secret && stepOf(secret, plainCode(code))
    if (step === undefined) throw fieldError('code', profileText('wrongCode'))
    await updateLastStep(tx, user.userId, step)
    await markConfirmed(tx, user.userId)
    const ended = await deleteOtherSessions(tx, user.userId, user.sessionId)
    await recordOwnAction(tx, caller, 'second-factor.enable', { ended })
    await announceUser(tx, user)
    return createRecoveryCodes(tx, accountOf(user))
  })
}

/** @returns ten recovery codes. @throws AppError 400 at `password` or `code`, 409 without a second factor, 429 */
export async function renewRecoveryCodes(
  services: Services,
  caller: Caller,
  proof: { password: string; code: string },
): Promise<string[]> {
  await requirePasswordAndCode(services, caller, proof)
  return asPlatform(services.db, async (tx) => {
    await lockSecondFactors(tx, caller.user.userId)
    if (!(await hasSecondFactor(tx, caller.user.userId))) throw conflict(profileText('noSecondFactor'))
    await recordOwnAction(tx, caller, 'second-factor.renew-recovery-codes')
    return createRecoveryCodes(tx, accountOf(caller.user))
  })
}

/** @throws AppError 400 at `password` or `code`, 409 without a second factor or where the organisation requires it, 429 */
export async function disableSecondFactor(
  services: Services,
  caller: Caller,
  proof: { password: string; code: string },
): Promise<void> {
  const { userId } = caller.user
  // Before the proof, which would use up a recovery code.
  await asPlatform(services.db, async (tx) => {
    const { secondFactor } = await selectProfile(tx, userId)
    if (!secondFactor) throw conflict(profileText('noSecondFactor'))
    await requireDispensable(tx, caller.user)
  })
  await requirePasswordAndCode(services, caller, proof)
  await asPlatform(services.db, async (tx) => {
    await lockSecondFactors(tx, userId)
    await requireDispensable(tx, caller.user)
    await deleteSecondFactor(tx, userId)
    await recordOwnAction(tx, caller, 'second-factor.disable')
    await announceUser(tx, caller.user)
  })
}

/** @throws AppError 409 when the organisation requires a second factor and there is no passkey, which is one */
async function requireDispensable(tx: Tx, user: Principal): Promise<void> {
  if ((await isSecondFactorRequired(tx, user)) && !(await hasPasskey(tx, user.userId)))
    throw conflict(profileText('secondFactorRequired'))
}

async function requirePasswordAndCode(
  services: Services,
  { user, actor }: Caller,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const has = await asPlatform(services.db, (tx) => hasSecondFactor(tx, user.userId))
  if (!has) throw conflict(profileText('noSecondFactor'))
  await requireOwnPassword(services.db, user.email, password, actor.address, 'password')
  await requireSecondFactor(services, user.userId, code, actor.address)
}

const accountOf = ({ userId, tenantId }: Principal) => ({ id: userId, tenantId })
