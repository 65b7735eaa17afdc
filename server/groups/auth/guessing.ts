// How often one may be wrong: at passwords and mailed codes, and, more strictly, at the codes of a second factor.
import { AppError, badRequest, fieldError } from '../../errors'
import { verifyPassword } from '../../password'
import { hashRecoveryCode, isTotpCode, openSecret, plainCode, stepOf } from '../../secondFactor'
import type { Services } from '../../services'
import { asPlatform, type Tx } from '../../tenancy'
import { lockSecondFactor, takeRecoveryCode, updateLastStep } from './secondFactorSql'
import { countFailures, insertFailure, selectAccount } from './sql'

const TOO_MANY = 'Too many attempts. Try again in 15 minutes.'
const CODE_WANTED = 'Enter the code of your authenticator app, or a recovery code.'
const WRONG_CODE = 'This code is wrong or was used already.'

/** Guesses allowed in 15 minutes. */
const LIMITS = { ofAddress: 50, ofBoth: 10, ofAccount: 100 }
/** Three of a million codes are right at any time, and whoever gets here knows the password. */
const CODES_OF_ACCOUNT = 10

/**
 * Throttles an address, and an account from one address. Guesses made elsewhere never shut the owner out: past the
 * account's own limit only addresses the owner has signed in from may still try.
 * @throws AppError 429
 */
export async function refuseGuessing(tx: Tx, account: string, address: string): Promise<void> {
  const failures = await countFailures(tx, account, address)
  const strange = failures.ofAccount >= LIMITS.ofAccount && !failures.addressIsKnown
  if (failures.ofAddress >= LIMITS.ofAddress || failures.ofBoth >= LIMITS.ofBoth || strange) {
    throw new AppError(429, TOO_MANY)
  }
}

/** Asks somebody who is signed in for the password once more. @throws AppError 400 at `field`, 429 */
export async function requireOwnPassword(
  { db }: Services,
  email: string,
  password: string,
  address: string,
  field: string,
): Promise<void> {
  const account = await asPlatform(db, async (tx) => {
    await refuseGuessing(tx, email, address)
    return selectAccount(tx, email)
  })
  if (await verifyPassword(account?.passwordHash, password)) return
  await asPlatform(db, (tx) => insertFailure(tx, email, address))
  throw fieldError(field, 'is not your password')
}

/**
 * Passes when `code` is one of the authenticator app that was not used before, or a recovery code, which is used up.
 * Codes have their own, stricter count of failures, for the account wherever it is tried from.
 * @throws AppError 400 at `code` when it is absent or wrong, 429
 */
export async function requireSecondFactor(
  { db, config }: Services,
  userId: string,
  code: string | undefined,
  address: string,
): Promise<void> {
  if (!code) throw badRequest(CODE_WANTED, [{ field: 'code', message: 'is required' }])
  const account = `second factor of ${userId}`
  const right = await asPlatform(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if ((await countFailures(tx, account, address)).ofAccount >= CODES_OF_ACCOUNT) throw new AppError(429, TOO_MANY)
    const secret = factor && openSecret(config, userId, factor.secret)
    const step = secret && isTotpCode(code) ? stepOf(secret, plainCode(code)) : undefined
    if (step !== undefined && step > (factor?.lastStep ?? 0)) {
      await updateLastStep(tx, userId, step)
      return true
    }
    if (await takeRecoveryCode(tx, userId, hashRecoveryCode(userId, code))) return true
    await insertFailure(tx, account, address)
    return false
  })
  if (!right) throw badRequest(WRONG_CODE, [{ field: 'code', message: 'is wrong or was used already' }])
}
