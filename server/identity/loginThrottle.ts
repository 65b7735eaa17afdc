// Limits failed attempts: passwords and mailed codes, and more strictly the codes of the second factor.
import { AppError, fieldError } from '../core/errors'
import { verifyPassword } from './password'
import { hashRecoveryCode, isTotpCode, openSecret, plainCode, stepOf } from './secondFactor'
import type { Config } from '../core/config'
import { asPlatform, type Db, type Tx } from '../db/tenancy'
import { identityText } from './messages'
import { consumeRecoveryCode, lockSecondFactor, updateLastStep } from './secondFactorSql'
import { countFailures, insertFailure } from './loginThrottleSql'
import { selectAccount } from './accountSql'

/** Failed attempts allowed in 15 minutes. */
const LIMITS = { perAddress: 50, perAccountAndAddress: 10, perAccount: 100 }
/** Stricter: three of a million codes are valid at any time, and the attacker already knows the password. */
const MAX_CODES_PER_ACCOUNT = 10

/**
 * Throttles an IP address, and an account per address. Attempts from elsewhere must not lock the owner out: above the
 * account's limit, addresses from which the owner has signed in are still accepted.
 * @throws AppError 429
 */
export async function assertNotThrottled(tx: Tx, account: string, address: string): Promise<void> {
  const failures = await countFailures(tx, account, address)
  const isUnknownAddress = failures.perAccount >= LIMITS.perAccount && !failures.addressIsKnown
  if (
    failures.perAddress >= LIMITS.perAddress ||
    failures.perAccountAndAddress >= LIMITS.perAccountAndAddress ||
    isUnknownAddress
  ) {
    throw new AppError(429, identityText('tooManyAttempts'))
  }
}

/** Requires the password of a signed-in user again. @throws AppError 400 at `field`, 429 */
export async function requireOwnPassword(
  db: Db,
  email: string,
  password: string,
  address: string,
  field: string,
): Promise<void> {
  const account = await asPlatform(db, async (tx) => {
    await assertNotThrottled(tx, email, address)
    return selectAccount(tx, email)
  })
  if (await verifyPassword(account?.passwordHash, password)) return
  await asPlatform(db, (tx) => insertFailure(tx, email, address))
  throw fieldError(field, identityText('wrongPassword'))
}

/**
 * Accepts an unused code of the authenticator app, or a recovery code, which is consumed. Failures have a stricter limit of
 * their own, per account across all addresses.
 * @throws AppError 400 at `code` when it is missing or wrong, 429
 */
export async function requireSecondFactor(
  { db, config }: { db: Db; config: Config },
  userId: string,
  code: string | undefined,
  address: string,
): Promise<void> {
  if (!code) throw fieldError('code', identityText('codeNeeded'))
  const account = `second factor of ${userId}`
  const isValid = await asPlatform(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if ((await countFailures(tx, account, address)).perAccount >= MAX_CODES_PER_ACCOUNT)
      throw new AppError(429, identityText('tooManyAttempts'))
    const secret = factor && openSecret(config, userId, factor.secret)
    const step = secret && isTotpCode(code) ? stepOf(secret, plainCode(code)) : undefined
    if (step !== undefined && step > (factor?.lastStep ?? 0)) {
      await updateLastStep(tx, userId, step)
      return true
    }
    if (await consumeRecoveryCode(tx, userId, hashRecoveryCode(userId, code))) return true
    await insertFailure(tx, account, address)
    return false
  })
  if (!isValid) throw fieldError('code', identityText('wrongCode'))
}
