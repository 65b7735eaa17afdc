// Limits attempts: passwords and mailed codes, and more strictly the codes of the second factor.
import { AppError, fieldError } from '../core/errors'
import { verifyPassword } from './password'
import { hashRecoveryCode, isTotpCode, plainCode, stepOf } from './secondFactor'
import type { Config } from '../core/config'
import { SECOND_FACTOR_SECRET } from '../secrets/encryptedColumns'
import { openSecret } from '../secrets/envelope'
import { asPlatform, type Db, type Tx } from '../db/tenancy'
import { identityText } from './messages'
import { consumeRecoveryCode, lockSecondFactor, updateLastStep } from './secondFactorSql'
import { lockTexts } from '../db/lockTexts'
import { countAttempts, deleteAttempt, fromNetwork, insertAttempt, takeAttempt, type Counts } from './limits'
import { selectAccount } from './accountSql'

/** Failed attempts allowed in 15 minutes. */
const LIMITS = { perAddress: 50, perAccountAndAddress: 10, perAccount: 100 }
/** Stricter: three of a million codes are valid at any time, and the attacker already knows the password. */
const MAX_CODES_PER_ACCOUNT = 10

/**
 * Counts an attempt before it is judged, so that parallel guesses cannot pass the limits together. The caller removes a
 * successful attempt with `deleteAttempt`; one that is left counts as failed.
 *
 * Limits a network, and an account per network. Attempts from elsewhere must not lock the owner out: addresses from
 * which the owner has signed in are exempt from the limits of the account and of the address as a whole.
 * @returns the ID of the attempt
 * @throws AppError 429
 */
export async function countAttempt(tx: Tx, account: string, address: string): Promise<string> {
  return takeAttempt(tx, { account, from: fromNetwork(address) }, isThrottled, identityText('tooManyAttempts'))
}

const isThrottled = ({ perAccountAndOrigin, originIsKnown, perOrigin, perAccount }: Counts): boolean =>
  perAccountAndOrigin >= LIMITS.perAccountAndAddress ||
  (!originIsKnown && (perOrigin >= LIMITS.perAddress || perAccount >= LIMITS.perAccount))

/** Requires the password of a signed-in user again. @throws AppError 400 at `field`, 429 */
export async function requireOwnPassword(
  db: Db,
  email: string,
  password: string,
  address: string,
  field: string,
): Promise<void> {
  const { account, attempt } = await asPlatform(db, async (tx) => ({
    attempt: await countAttempt(tx, email, address),
    account: await selectAccount(tx, email),
  }))
  if (!(await verifyPassword(account?.passwordHash, password))) throw fieldError(field, identityText('wrongPassword'))
  await asPlatform(db, (tx) => deleteAttempt(tx, attempt))
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
  const attempted = { account, from: fromNetwork(address) }
  const isValid = await asPlatform(db, async (tx) => {
    // Also for those who have passkeys and recovery codes only.
    await lockTexts(tx, [account])
    const factor = await lockSecondFactor(tx, userId)
    if ((await countAttempts(tx, attempted)).perAccount >= MAX_CODES_PER_ACCOUNT)
      throw new AppError(429, identityText('tooManyAttempts'))
    const secret = factor?.confirmed && openSecret(config, SECOND_FACTOR_SECRET, userId, factor.secret)
    const step = secret && isTotpCode(code) ? stepOf(secret, plainCode(code)) : undefined
    if (step !== undefined && step > (factor?.lastStep ?? 0)) {
      await updateLastStep(tx, userId, step)
      return true
    }
    if (await consumeRecoveryCode(tx, userId, hashRecoveryCode(userId, code))) return true
    await insertAttempt(tx, attempted)
    return false
  })
  if (!isValid) throw fieldError('code', identityText('wrongCode'))
}
