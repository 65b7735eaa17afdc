// Sign-up: registration, its rate limit and the confirmation of the e-mail. The password is set together with the code, so
// that signing up with the e-mail of someone else gives no access.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { recordAudit } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { currentLanguage } from '../../platform/core/requestContext'
import { AppError, fieldError, isUniqueViolation, logFailure } from '../../platform/core/errors'
import { productName } from '../../platform/core/product'
import { hashPassword } from '../../platform/identity/password'
import { requireGoodPassword } from '../../platform/identity/passwordPolicy'
import type { Services } from '../services'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { countAttempt } from '../../platform/identity/loginThrottle'
import { deleteAttempt, fromNetwork } from '../../platform/identity/limits'
import { selectAccount, updatePassword, type Account } from '../../platform/identity/accountSql'
import { findPackage } from '../package/public'
import { activateSubscription, offerOf } from './activation'
import { accountExistsMail, verificationMail } from './mails'
import { signUpText, tenantText } from './messages'
import {
  countAttempts,
  deleteUnconfirmedSignUp,
  insertAttempt,
  insertSignUp,
  lockSignUp,
  markVerified,
  storeCode,
  takeCode,
} from './signUpSql'
import { makeSignUpToken } from './signUpToken'
import { insertTenant } from './sql'

type SignUp = components['schemas']['SignUp']
type Next = components['schemas']['VerificationReply']['data']

/** Every reply about a sign-up takes this long, so that timing does not reveal whether an account or a sign-up exists. */
const REPLY_MS = 400

/** Sign-ups allowed in an hour. A company may share one IP address. */
const LIMITS = { perAddress: 10, perEmail: 5 }

/**
 * Starts a sign-up and mails its first code. When the e-mail has an account, nothing changes and its owner gets a mail; the
 * caller cannot learn which of the two happened.
 * @throws AppError 400, 429
 */
export async function register(services: Services, signUp: SignUp, address: string): Promise<void> {
  const email = signUp.email.toLowerCase()
  requireGoodPassword(signUp.password, signUp)
  // A transaction of its own, so that rejected attempts count too.
  await asPlatform(services.db, (tx) => limitAttempts(tx, address, email))
  const begin = async () => {
    const tenantId = await beginSignUp(services, signUp, email, address)
    if (tenantId) await mailCode(services, { tenantId, name: signUp.name, email })
    else await mailOwner(services, email)
  }
  await Promise.all([begin(), delay(REPLY_MS)])
}

/** @returns undefined when the e-mail has an account. @throws AppError 400 */
async function beginSignUp(
  services: Services,
  signUp: SignUp,
  email: string,
  address: string,
): Promise<string | undefined> {
  const begun = asPlatform(services.db, async (tx) => {
    const wanted = await findPackage(tx, signUp.packageId)
    if (!wanted?.active || !wanted.public) throw fieldError('packageId', tenantText('packageNotOnSale'))
    await deleteUnconfirmedSignUp(tx, email)
    const root = { name: signUp.name, email }
    const created = await insertTenant(tx, { name: signUp.tenantName, status: 'pending', root })
    await insertSignUp(tx, created.tenantId, { packageId: wanted._id, expires: true })
    const actor = { actorId: null, actorName: signUp.name, address }
    const details = { email, package: wanted.name }
    await recordAudit(created.tenantId, tx, { ...actor, action: 'sign-up.begin', target: signUp.tenantName, details })
    return created.tenantId
  })
  return begun.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return undefined
  })
}

async function mailOwner({ db, config, sendMail, log }: Services, email: string): Promise<void> {
  const account = await asPlatform(db, (tx) => selectAccount(tx, email))
  if (!account) return
  const language = chooseLanguage(languagesOf(config), account.language, undefined)
  const mail = accountExistsMail(account, account.tenantStatus === 'pending', config, language)
  sendMail(mail).catch(logFailure(log, 'mail to the owner of an account'))
}

/** Mails a new code when a sign-up with this e-mail needs one. The caller cannot learn whether it does. */
export async function resendCode(services: Services, email: string): Promise<void> {
  const send = async () => {
    const account = await asPlatform(services.db, (tx) => selectAccount(tx, email))
    if (account?.tenantId && account.tenantStatus === 'pending') {
      await mailCode(services, { ...account, tenantId: account.tenantId })
    }
  }
  await Promise.all([send(), delay(REPLY_MS)])
}

/** Confirms the e-mail and sets the password. @throws AppError 400 for a wrong code or a weak password, 429 */
export async function verify(
  services: Services,
  { email, code, password }: components['schemas']['Verification'],
  address: string,
): Promise<Next> {
  const key = email.toLowerCase()
  requireGoodPassword(password, { name: key, email: key })
  // Counted before hashing the password, which is expensive.
  const attempt = await asPlatform(services.db, (tx) => countAttempt(tx, `sign-up of ${key}`, address))
  const passwordHash = await hashPassword(password)
  const outcome = asPlatform(services.db, async (tx) => {
    const account = await selectAccount(tx, key)
    if (account?.tenantId && (await isRightCode(services, tx, account.tenantId, code))) {
      requireGoodPassword(password, account)
      await deleteAttempt(tx, attempt)
      await updatePassword(tx, account.id, passwordHash)
      return completeVerification(services, tx, account, account.tenantId, address)
    }
    return undefined
  })
  const [next] = await Promise.all([outcome, delay(REPLY_MS)])
  if (!next) throw fieldError('code', signUpText('wrongCode'))
  return next
}

async function completeVerification(
  services: Services,
  tx: Tx,
  account: Account,
  tenantId: string,
  address: string,
): Promise<Next> {
  await markVerified(tx, tenantId)
  const signUp = await lockSignUp(tx, tenantId)
  const wanted = signUp?.packageId ? await findPackage(tx, signUp.packageId) : undefined
  const isFree = wanted?.price === 0
  if (isFree) await activateSubscription(tx, tenantId, offerOf(wanted), new Date(), null)
  const actor = { actorId: account.id, actorName: account.name, address }
  await recordAudit(tenantId, tx, { ...actor, action: 'sign-up.verify', target: account.email })
  return isFree ? { next: 'login' } : { next: 'payment', signUpToken: makeSignUpToken(services.config, tenantId) }
}

async function isRightCode(services: Services, tx: Tx, tenantId: string, code: string): Promise<boolean> {
  const expected = await takeCode(tx, tenantId)
  return (
    expected !== undefined && timingSafeEqual(Buffer.from(expected), Buffer.from(hashCode(services, tenantId, code)))
  )
}

async function mailCode(
  services: Services,
  to: { tenantId: string; name: string; email: string; language?: string | null },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isDue = await asPlatform(services.db, (tx) => storeCode(tx, to.tenantId, hashCode(services, to.tenantId, code)))
  if (!isDue) return
  const language = chooseLanguage(languagesOf(services.config), to.language, currentLanguage())
  const mail = verificationMail(to, code, productName(services.config), language)
  services.sendMail(mail).catch(logFailure(services.log, 'mail of a sign-up code'))
}

async function limitAttempts(tx: Tx, address: string, email: string): Promise<void> {
  const from = fromNetwork(address)
  await lockTexts(tx, [`sign-ups from ${from}`, `sign-ups of ${email}`])
  const { perOrigin, perEmail } = await countAttempts(tx, from, email)
  if (perOrigin >= LIMITS.perAddress || perEmail >= LIMITS.perEmail)
    throw new AppError(429, signUpText('tooManyAttempts'))
  await insertAttempt(tx, from, email)
}

/** Keyed, because the million possible codes could be tried against a plain hash. */
const hashCode = ({ config }: Services, tenantId: string, code: string): string =>
  createHmac('sha256', config.SESSION_SECRET).update(`sign-up code:${tenantId}:${code}`).digest('hex')
