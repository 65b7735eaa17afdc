// Sign-in and password reset. Replies have the same text and take the same time for known and unknown e-mails.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { badRequest, conflict, fieldError, logFailure } from '../../platform/core/errors'
import { productName } from '../../platform/core/product'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import { hashPassword, verifyPassword } from '../../platform/identity/password'
import { requireGoodPassword } from '../../platform/identity/passwordPolicy'
import type { Services } from '../services'
import { endSession, readPrincipal } from '../../platform/identity/session'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { countAttempt, requireSecondFactor } from '../../platform/identity/loginThrottle'
import { endOwnAccess, selectOwnAccess, type EndedAccess } from '../profile/public'
import { passwordResetMail } from './mails'
import { authText } from './messages'
import { accountDisabled, openSession, recordRefusal, type SignedIn, type SignInOrigin } from './signIns'
import {
  forgetResetAttempt,
  insertPasswordReset,
  markPasswordResetUsed,
  takePasswordReset,
  type SignInMethod,
} from './sql'
import { deleteAttempt, rememberAddress } from '../../platform/identity/limits'
import { lockAccountForSession, selectAccount, updatePassword, type Account } from '../../platform/identity/accountSql'
import { deleteSessionsOf } from '../../platform/identity/sessionSql'

const CODE_ATTEMPTS = 5
/** Long, because three codes in ten minutes with five attempts each are 2160 guesses a day. */
const CODE_DIGITS = 12
/** Every reply about a forgotten password takes this long, so that timing does not reveal whether an account exists. */
const RESET_REPLY_MS = 400

/**
 * @param code required with two-factor authentication
 * @returns the new session
 * @throws AppError 400 for a wrong password or a disabled user, and at `code` for a missing or wrong code; 429 after too many attempts
 */
export async function signIn(
  services: Services,
  { email, password, code }: { email: string; password: string; code?: string },
  from: SignInOrigin,
): Promise<SignedIn> {
  const account = await requirePassword(services, { email, password }, from)
  const needsSecondFactor = account.secondFactor || account.hasPasskey
  if (needsSecondFactor) await checkSecondFactor(services, account, code, from)
  return startSession(services, account, { from, method: needsSecondFactor ? 'second-factor' : 'password' })
}

/**
 * The account whose password this is, if it may sign in. The second factor, which it may have, is not checked.
 * @throws AppError 400 for a wrong password, a disabled user or a tenant that does not let it sign in; 429 after too many attempts
 */
export async function requirePassword(
  services: Services,
  { email, password }: { email: string; password: string },
  from: SignInOrigin,
): Promise<Account> {
  const key = email.toLowerCase()
  const { attempt, account } = await asPlatform(services.db, async (tx) => ({
    attempt: await countAttempt(tx, key, from.address),
    account: await selectAccount(tx, key),
  }))
  const isCorrect = await verifyPassword(account?.passwordHash, password)
  if (!account || !isCorrect) {
    await asPlatform(services.db, (tx) => recordFailedSignIn(tx, key, account, from, 'password'))
    throw badRequest(authText('wrongCredentials'))
  }
  // Only a person who knows the password learns it.
  if (account.disabled) {
    await asPlatform(services.db, (tx) => recordFailedSignIn(tx, key, account, from, 'disabled'))
    throw accountDisabled()
  }
  // The password was right, whatever follows.
  if (
    account.tenantStatus === 'pending' ||
    account.tenantStatus === 'suspended' ||
    account.singleSignOnOnly ||
    account.secondFactor ||
    account.hasPasskey
  )
    await asPlatform(services.db, (tx) => deleteAttempt(tx, attempt))
  requireOpen(services, account)
  return account
}

/** @throws AppError 400 when the tenant of a person who is known to be that person does not let it sign in */
export function requireOpen(services: Services, account: Account): void {
  if (account.tenantStatus === 'pending') throw badRequest(authText('notActive'))
  if (account.tenantStatus === 'suspended') throw badRequest(authText('suspended'))
  if (account.singleSignOnOnly) {
    const address = pageAddress(services.config, pagePaths.singleSignOn(account.singleSignOnOnly))
    throw badRequest(authText('singleSignOnOnly', { address }))
  }
}

/**
 * The session of a person who has proven everything that the sign-in requires.
 * @throws AppError 400 when the account was disabled, or got another password or a second factor, while this was being proven
 */
export async function startSession(
  services: Services,
  account: Account,
  { from, method }: { from: SignInOrigin; method: SignInMethod },
): Promise<SignedIn> {
  const { tenantId, email } = account
  return asPlatform(services.db, async (tx) => {
    requireUnchanged(account, await lockAccountForSession(tx, account.id), method)
    await rememberAddress(tx, account, from.address)
    await recordAudit(tenantId, tx, { ...actorOf(account, from.address), action: 'session.start', target: email })
    return openSession(tx, account, { from, method })
  })
}

/** @throws AppError 400 */
function requireUnchanged(proven: Account, now: Account | undefined, method: SignInMethod): void {
  if (method === 'passkey') return
  if (now?.passwordHash !== proven.passwordHash) throw badRequest(authText('wrongCredentials'))
  if (method === 'password' && (now.secondFactor || now.hasPasskey)) throw badRequest(authText('accountChanged'))
}

async function checkSecondFactor(
  services: Services,
  account: Account,
  code: string | undefined,
  from: SignInOrigin,
): Promise<void> {
  if (!code && account.hasPasskey) {
    const message = authText(account.secondFactor ? 'passkeyOrCode' : 'passkeyNeeded')
    throw badRequest(message, [
      { field: 'code', message },
      { field: 'passkey', message },
    ])
  }
  try {
    await requireSecondFactor(services, account.id, code, from.address)
  } catch (error) {
    if (code)
      await asPlatform(services.db, (tx) => recordFailedSignIn(tx, account.email, account, from, 'second-factor'))
    throw error
  }
}

export async function signOut(services: Services, token: string, address: string): Promise<void> {
  const user = await readPrincipal(services.db, token)
  await asPlatform(services.db, async (tx) => {
    await endSession(tx, token)
    if (!user) return
    const actor = {
      ...actorOf({ id: user.userId, name: user.name }, address),
      ...(user.support && forSupport),
      ...(user.clientView && { viewedAs: user.clientView.name }),
    }
    await recordAudit(user.tenantId, tx, { ...actor, action: 'session.end', target: user.email })
  })
}

/** Mails a code when the e-mail belongs to a user. The caller cannot learn whether it does. */
export async function sendResetCode(
  services: Services,
  email: string,
  acceptLanguage: string | undefined,
): Promise<void> {
  const [mail] = await Promise.all([createResetCode(services, email, acceptLanguage), delay(RESET_REPLY_MS)])
  if (mail) services.sendMail(mail).catch(logFailure(services.log, 'mail of a reset code'))
}

/** Sets a new password with a mailed code and ends every session of the user. @throws AppError 400, 429 */
export async function resetPassword(
  services: Services,
  { email, code, password, ...ends }: { email: string; code: string; password: string } & EndedAccess,
  address: string,
): Promise<void> {
  const key = email.toLowerCase()
  // The name of the user is checked after the code, so that nobody without the code learns it.
  requireGoodPassword(password, { name: key, email: key })
  const reset = { email: key, code, password, ends }
  const [outcome] = await Promise.all([tryResetCode(services, reset, address), delay(RESET_REPLY_MS)])
  if (outcome === 'wrong') throw fieldError('code', authText('wrongResetCode'))
}

/**
 * What a reset of the password ends. The code stays valid, and a right one is no attempt.
 * @throws AppError 400 for a wrong code, 409 for somebody with a second factor, who has shown only one, 429
 */
export async function accessOfReset(
  services: Services,
  { email, code }: { email: string; code: string },
  address: string,
): Promise<components['schemas']['OwnAccess']> {
  const [outcome] = await Promise.all([
    tryAccessCode(services, email.toLowerCase(), code, address),
    delay(RESET_REPLY_MS),
  ])
  if (outcome === 'wrong') throw fieldError('code', authText('wrongResetCode'))
  if (outcome === 'second-factor') throw conflict(authText('secondFactorFirst'))
  return outcome
}

async function tryAccessCode(
  services: Services,
  email: string,
  code: string,
  address: string,
): Promise<components['schemas']['OwnAccess'] | 'wrong' | 'second-factor'> {
  return asPlatform(services.db, async (tx) => {
    const found = await takeResetCode(services, tx, { email, code }, address)
    if (!found) return 'wrong'
    await forgetResetAttempt(tx, found.resetId)
    if (found.account.secondFactor || found.account.hasPasskey) return 'second-factor'
    return selectOwnAccess(tx, found.account)
  })
}

/** Counts an attempt, and takes it back for a right code. @returns undefined for a wrong code */
async function takeResetCode(
  services: Services,
  tx: Tx,
  { email, code }: { email: string; code: string },
  address: string,
): Promise<{ account: Account; resetId: string } | undefined> {
  const attempt = await countAttempt(tx, email, address)
  const account = await selectAccount(tx, email)
  const reset = account && (await takePasswordReset(tx, account.id))
  if (
    !account ||
    !reset ||
    reset.attempts > CODE_ATTEMPTS ||
    !sameHash(reset.codeHash, hashCode(services, reset.id, code))
  ) {
    return undefined
  }
  await deleteAttempt(tx, attempt)
  return { account, resetId: reset.id }
}

async function createResetCode(
  services: Services,
  email: string,
  acceptLanguage: string | undefined,
): Promise<ReturnType<typeof passwordResetMail> | undefined> {
  const code = Array.from({ length: CODE_DIGITS }, () => randomInt(10)).join('')
  return asPlatform(services.db, async (tx) => {
    const account = await selectAccount(tx, email)
    if (!account || account.disabled) return undefined
    const id = uuidv7()
    const isStored = await insertPasswordReset(tx, account, id, hashCode(services, id, code))
    if (!isStored) return undefined
    const language = chooseLanguage(languagesOf(services.config), account.language, acceptLanguage)
    return passwordResetMail(account, code, productName(services.config), language)
  })
}

async function tryResetCode(
  services: Services,
  { email, code, password, ends }: { email: string; code: string; password: string; ends: EndedAccess },
  address: string,
): Promise<'done' | 'wrong'> {
  const passwordHash = await hashPassword(password)
  return asPlatform(services.db, async (tx) => {
    const found = await takeResetCode(services, tx, { email, code }, address)
    if (!found) return 'wrong'
    const { account, resetId } = found
    requireGoodPassword(password, account)
    await markPasswordResetUsed(tx, resetId)
    await setPassword(tx, account, passwordHash)
    const details = await endOwnAccess(tx, account, ends)
    await recordAudit(account.tenantId, tx, {
      ...actorOf(account, address),
      action: 'password.reset',
      target: email,
      details,
    })
    return 'done'
  })
}

async function setPassword(tx: Tx, account: Account, passwordHash: string): Promise<void> {
  await updatePassword(tx, account.id, passwordHash)
  await deleteSessionsOf(tx, account.id)
}

/** Keyed, because all possible codes could be tried against a plain hash. */
const hashCode = (services: Services, id: string, code: string): string =>
  createHmac('sha256', services.config.SESSION_SECRET).update(`${id}:${code}`).digest('hex')

const sameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const actorOf = ({ id, name }: { id: string; name: string }, address: string) => ({
  actorId: id,
  actorName: name,
  address,
})

const forSupport = { forSupport: true } as const

/** How refusals appear in the history of sign-ins. */
const REFUSALS = {
  password: { method: 'password', result: 'wrong-password' },
  'second-factor': { method: 'second-factor', result: 'wrong-code' },
  passkey: { method: 'passkey', result: 'wrong-passkey' },
  disabled: { method: 'password', result: 'disabled' },
} as const

/** Records a failed sign-in in the audit log of the account's tenant; for an unknown e-mail in that of the platform. */
export async function recordFailedSignIn(
  tx: Tx,
  email: string,
  account: Account | undefined,
  from: SignInOrigin,
  reason: keyof typeof REFUSALS,
): Promise<void> {
  if (account) await recordRefusal(tx, account, { from, ...REFUSALS[reason] })
  await recordAudit(account?.tenantId ?? null, tx, {
    actorId: null,
    actorName: '',
    address: from.address,
    action: 'session.reject',
    target: email,
    details: {
      ...(account && { userId: account.id }),
      ...(reason === 'disabled' ? { reason } : { wrong: reason }),
      browser: from.userAgent.slice(0, 200),
    },
  })
}
