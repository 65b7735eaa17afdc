// Signing in and getting back in. The same words and the same time whether an e-mail is known or not.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../../audit/sql'
import { chooseLanguage, languagesOf } from '../../core/languages'
import { badRequest, fieldError, logFailure } from '../../core/errors'
import { hashPassword, verifyPassword } from '../../identity/password'
import { requireGoodPassword } from '../../identity/passwordPolicy'
import type { Services } from '../services'
import { createSession, endSession, readPrincipal } from '../../identity/session'
import { asPlatform, type Tx } from '../../db/tenancy'
import { assertNotThrottled, requireSecondFactor } from '../../identity/loginThrottle'
import { passwordResetMail } from './mails'
import { authText } from './messages'
import { insertPasswordReset, markPasswordResetUsed, takePasswordReset } from './sql'
import { insertFailure, rememberAddress } from '../../identity/loginThrottleSql'
import { selectAccount, updatePassword, type Account } from '../../identity/accountSql'
import { deleteSessionsOf } from '../../identity/sessionSql'

const CODE_ATTEMPTS = 5
/** Every answer about a forgotten password takes this long, so that its time tells nothing. */
const RESET_ANSWER_MS = 400

export interface From {
  address: string
  userAgent: string
  /** Token of the session this browser already has; a new sign-in ends it. */
  replaces?: string
}

/**
 * @param code of the second factor, when there is one
 * @returns the token of a new session
 * @throws AppError 400 for a wrong password, and at `code` for an absent or wrong one; 429 after too many guesses
 */
export async function signIn(
  services: Services,
  { email, password, code }: { email: string; password: string; code?: string },
  from: From,
): Promise<string> {
  const key = email.toLowerCase()
  const account = await asPlatform(services.db, async (tx) => {
    await assertNotThrottled(tx, key, from.address)
    return selectAccount(tx, key)
  })
  const right = await verifyPassword(account?.passwordHash, password)
  if (!account || !right || account.disabled) {
    await asPlatform(services.db, async (tx) => {
      await insertFailure(tx, key, from.address)
      await recordRefusal(tx, key, account, from, 'password')
    })
    throw badRequest(authText('wrongCredentials'))
  }
  if (account.tenantStatus === 'pending') throw badRequest(authText('notActive'))
  if (account.tenantStatus === 'suspended') throw badRequest(authText('suspended'))
  if (account.secondFactor) await passSecondFactor(services, account, code, from)
  return asPlatform(services.db, async (tx) => {
    await rememberAddress(tx, account, from.address)
    await recordAudit(account.tenantId, tx, { ...actorOf(account, from.address), action: 'session.start', target: key })
    return createSession(tx, account, from)
  })
}

async function passSecondFactor(
  services: Services,
  account: Account,
  code: string | undefined,
  from: From,
): Promise<void> {
  try {
    await requireSecondFactor(services, account.id, code, from.address)
  } catch (error) {
    if (code) await asPlatform(services.db, (tx) => recordRefusal(tx, account.email, account, from, 'second factor'))
    throw error
  }
}

export async function signOut(services: Services, token: string, address: string): Promise<void> {
  const user = await readPrincipal(services.db, token)
  await asPlatform(services.db, async (tx) => {
    await endSession(tx, token)
    if (!user) return
    const actor = actorOf({ id: user.userId, name: user.name }, address)
    await recordAudit(user.tenantId, tx, { ...actor, action: 'session.end', target: user.email })
  })
}

/** Mails a code when the address belongs to a user; the caller cannot learn whether it does. */
export async function sendResetCode(
  services: Services,
  email: string,
  acceptLanguage: string | undefined,
): Promise<void> {
  const [mail] = await Promise.all([makeResetCode(services, email, acceptLanguage), delay(RESET_ANSWER_MS)])
  if (mail) services.sendMail(mail).catch(logFailure(services.log, 'mail of a reset code'))
}

/** Sets a new password with a mailed code and ends every session of the user. @throws AppError 400, 429 */
export async function resetPassword(
  services: Services,
  { email, code, password }: { email: string; code: string; password: string },
  address: string,
): Promise<void> {
  const key = email.toLowerCase()
  // The name is asked about only when the code was right: it is nobody's business before.
  requireGoodPassword(password, { name: key, email: key })
  const [outcome] = await Promise.all([tryResetCode(services, key, code, password, address), delay(RESET_ANSWER_MS)])
  if (outcome === 'wrong') throw fieldError('code', authText('wrongResetCode'))
}

async function makeResetCode(
  services: Services,
  email: string,
  acceptLanguage: string | undefined,
): Promise<ReturnType<typeof passwordResetMail> | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return asPlatform(services.db, async (tx) => {
    const account = await selectAccount(tx, email)
    if (!account || account.disabled) return undefined
    const id = uuidv7()
    const made = await insertPasswordReset(tx, account, id, hashCode(services, id, code))
    if (!made) return undefined
    const language = chooseLanguage(languagesOf(services.config), account.language, acceptLanguage)
    return passwordResetMail(account, code, language)
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
    await assertNotThrottled(tx, email, address)
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
    requireGoodPassword(password, account)
    await markPasswordResetUsed(tx, reset.id)
    await setPassword(tx, account, passwordHash)
    await recordAudit(account.tenantId, tx, { ...actorOf(account, address), action: 'password.reset', target: email })
    return 'done'
  })
}

async function setPassword(tx: Tx, account: Account, passwordHash: string): Promise<void> {
  await updatePassword(tx, account.id, passwordHash)
  await deleteSessionsOf(tx, account.id)
}

/** Six digits are soon tried through, so their hash is keyed: the table alone does not give a code away. */
const hashCode = (services: Services, id: string, code: string): string =>
  createHmac('sha256', services.config.SESSION_SECRET).update(`${id}:${code}`).digest('hex')

const sameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const actorOf = ({ id, name }: { id: string; name: string }, address: string) => ({
  actorId: id,
  actorName: name,
  address,
})

/** Notes a sign-in that failed, in the log of the account's tenant; of nobody's e-mail in the platform's. */
async function recordRefusal(
  tx: Tx,
  email: string,
  account: Account | undefined,
  from: From,
  wrong: 'password' | 'second factor',
): Promise<void> {
  await recordAudit(account?.tenantId ?? null, tx, {
    actorId: null,
    actorName: 'Nobody signed in',
    address: from.address,
    action: 'session.refuse',
    target: email,
    details: { wrong, browser: from.userAgent.slice(0, 200) },
  })
}
