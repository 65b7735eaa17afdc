// Signing in and getting back in. The same words and the same time whether an e-mail is known or not.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { AppError, badRequest, fieldError, logFailure } from '../../errors'
import { hashPassword, verifyPassword } from '../../password'
import type { Services } from '../../services'
import { createSession, endSession } from '../../session'
import { asPlatform, type Tx } from '../../tenancy'
import { passwordResetMail } from './mails'
import {
  countFailures,
  deleteSessionsOf,
  insertFailure,
  insertPasswordReset,
  markPasswordResetUsed,
  rememberAddress,
  selectAccount,
  takePasswordReset,
  updatePassword,
  type Account,
} from './sql'

const WRONG = 'Wrong e-mail or password.'
const TOO_MANY = 'Too many attempts. Try again in 15 minutes.'
const WRONG_CODE = 'This code is wrong or no longer valid. Ask for a new one.'
const CODE_ATTEMPTS = 5
/** Every answer about a forgotten password takes this long, so that its time tells nothing. */
const RESET_ANSWER_MS = 400

/** Guesses allowed in 15 minutes. */
const LIMITS = { ofAddress: 50, ofBoth: 10, ofAccount: 100 }

export interface From {
  address: string
  userAgent: string
  /** Token of the session this browser already has; a new sign-in ends it. */
  replaces?: string
}

/** @returns the token of a new session. @throws AppError 400 for a wrong password, 429 after too many guesses */
export async function signIn(services: Services, email: string, password: string, from: From): Promise<string> {
  const key = email.toLowerCase()
  const account = await asPlatform(services.db, async (tx) => {
    await refuseGuessing(tx, key, from.address)
    return selectAccount(tx, key)
  })
  const right = await verifyPassword(account?.passwordHash, password)
  if (!account || !right || account.disabled) {
    await asPlatform(services.db, (tx) => insertFailure(tx, key, from.address))
    throw badRequest(WRONG)
  }
  if (account.tenantStatus === 'pending') throw badRequest('This account is not active yet.')
  if (account.tenantStatus === 'suspended') throw badRequest('This account is suspended.')
  return asPlatform(services.db, async (tx) => {
    await rememberAddress(tx, account, from.address)
    return createSession(tx, account, from)
  })
}

export async function signOut(services: Services, token: string): Promise<void> {
  await asPlatform(services.db, (tx) => endSession(tx, token))
}

/** Mails a code when the address belongs to somebody; tells nobody whether it does. */
export async function sendResetCode(services: Services, email: string): Promise<void> {
  const [mail] = await Promise.all([makeResetCode(services, email), delay(RESET_ANSWER_MS)])
  if (mail) services.sendMail(mail).catch(logFailure(services.log, 'mail of a reset code'))
}

/** Sets a new password with a mailed code and ends every session of the user. @throws AppError 400, 429 */
export async function resetPassword(
  services: Services,
  { email, code, password }: { email: string; code: string; password: string },
  address: string,
): Promise<void> {
  const key = email.toLowerCase()
  if (password.toLowerCase() === key) throw fieldError('password', 'must not be the e-mail')
  const [outcome] = await Promise.all([tryResetCode(services, key, code, password, address), delay(RESET_ANSWER_MS)])
  if (outcome === 'wrong') throw badRequest(WRONG_CODE, [{ field: 'code', message: 'is wrong or no longer valid' }])
}

async function makeResetCode(
  services: Services,
  email: string,
): Promise<ReturnType<typeof passwordResetMail> | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return asPlatform(services.db, async (tx) => {
    const account = await selectAccount(tx, email)
    if (!account || account.disabled) return undefined
    const id = uuidv7()
    const made = await insertPasswordReset(tx, account, id, hashCode(services, id, code))
    return made ? passwordResetMail(account, code) : undefined
  })
}

async function tryResetCode(
  services: Services,
  email: string,
  code: string,
  password: string,
  address: string,
): Promise<'done' | 'wrong'> {
  const passwordHash = await hashPassword(password)
  return asPlatform(services.db, async (tx) => {
    await refuseGuessing(tx, email, address)
    const account = await selectAccount(tx, email)
    const reset = account && (await takePasswordReset(tx, account.id))
    if (
      !account ||
      !reset ||
      reset.attempts > CODE_ATTEMPTS ||
      !sameHash(reset.codeHash, hashCode(services, reset.id, code))
    ) {
      await insertFailure(tx, email, address)
      return 'wrong'
    }
    await markPasswordResetUsed(tx, reset.id)
    await setPassword(tx, account, passwordHash)
    return 'done'
  })
}

async function setPassword(tx: Tx, account: Account, passwordHash: string): Promise<void> {
  await updatePassword(tx, account.id, passwordHash)
  await deleteSessionsOf(tx, account.id)
}

/**
 * Throttles an address, and an account from one address. Guesses made elsewhere never shut the owner out: past the
 * account's own limit only addresses the owner has signed in from may still try.
 */
async function refuseGuessing(tx: Tx, account: string, address: string): Promise<void> {
  const failures = await countFailures(tx, account, address)
  const strange = failures.ofAccount >= LIMITS.ofAccount && !failures.addressIsKnown
  if (failures.ofAddress >= LIMITS.ofAddress || failures.ofBoth >= LIMITS.ofBoth || strange) {
    throw new AppError(429, TOO_MANY)
  }
}

/** Six digits are soon tried through, so their hash is keyed: the table alone does not give a code away. */
const hashCode = (services: Services, id: string, code: string): string =>
  createHmac('sha256', services.config.SESSION_SECRET).update(`${id}:${code}`).digest('hex')

const sameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
