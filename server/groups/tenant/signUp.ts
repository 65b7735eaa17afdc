// Signing up by oneself: what is asked, who may ask how often, and how the e-mail is proven. The password is set when
// the code is, so that whoever types somebody else's e-mail first has gained nothing.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { recordAudit } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { AppError, badRequest, fieldError, logFailure } from '../../core/errors'
import { hashPassword } from '../../identity/password'
import { requireGoodPassword } from '../../identity/passwordPolicy'
import type { Services } from '../services'
import { asPlatform, type Tx } from '../../db/tenancy'
import { assertNotThrottled } from '../../identity/loginThrottle'
import { insertFailure } from '../../identity/loginThrottleSql'
import { selectAccount, updatePassword, type Account } from '../../identity/accountSql'
import { selectPackage } from '../package/service'
import { activateSubscription, offerOf } from './activation'
import { verificationMail } from './mails'
import { sayEmailTaken } from './service'
import {
  countAttempts,
  deleteUnprovenSignUp,
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

const TOO_MANY = 'Too many attempts. Try again in an hour.'
const WRONG_CODE = 'This code is wrong or has expired. Request a new one.'
/** Every answer about a code takes this long, so that its time tells nothing. */
const ANSWER_MS = 400

/** Sign-ups allowed in an hour; a company may share one address. */
const LIMITS = { ofAddress: 10, ofEmail: 5 }

/** Begins a sign-up and mails its first code. @throws AppError 400, 409 when the e-mail has an account, 429 */
export async function register(services: Services, signUp: SignUp, address: string): Promise<void> {
  const email = signUp.email.toLowerCase()
  requireGoodPassword(signUp.password, signUp)
  // Counted for itself, so that refused tries count too.
  await asPlatform(services.db, (tx) => refuseCrowd(tx, address, email))
  const tenantId = await asPlatform(services.db, async (tx) => {
    const wanted = await selectPackage(tx, signUp.packageId)
    if (!wanted?.active || !wanted.public)
      throw fieldError('packageId', 'This package is no longer sold. Choose another one.')
    await deleteUnprovenSignUp(tx, email)
    const root = { name: signUp.name, email }
    const made = await insertTenant(tx, { name: signUp.tenantName, status: 'pending', root }).catch(
      sayEmailTaken('email'),
    )
    await insertSignUp(tx, made.tenantId, { packageId: wanted._id, expires: true })
    const who = { actorId: null, actorName: signUp.name, address }
    const details = { email, package: wanted.name }
    await recordAudit(made.tenantId, tx, { ...who, action: 'sign-up.begin', target: signUp.tenantName, details })
    return made.tenantId
  })
  await mailCode(services, { tenantId, name: signUp.name, email })
}

/** Mails a new code when a sign-up with this e-mail waits for one; tells nobody whether it does. */
export async function resendCode(services: Services, email: string): Promise<void> {
  const send = async () => {
    const account = await asPlatform(services.db, (tx) => selectAccount(tx, email))
    if (account?.tenantId && account.tenantStatus === 'pending') {
      await mailCode(services, { tenantId: account.tenantId, name: account.name, email: account.email })
    }
  }
  await Promise.all([send(), delay(ANSWER_MS)])
}

/** Proves the e-mail and sets the password. @throws AppError 400 for a wrong code or a weak password, 429 */
export async function verify(
  services: Services,
  { email, code, password }: components['schemas']['Verification'],
  address: string,
): Promise<Next> {
  const key = email.toLowerCase()
  requireGoodPassword(password, { name: key, email: key })
  // Before the password is hashed, so that guessing costs the server little.
  await asPlatform(services.db, (tx) => assertNotThrottled(tx, `sign-up of ${key}`, address))
  const passwordHash = await hashPassword(password)
  const outcome = asPlatform(services.db, async (tx) => {
    await assertNotThrottled(tx, `sign-up of ${key}`, address)
    const account = await selectAccount(tx, key)
    if (account?.tenantId && (await isRightCode(services, tx, account.tenantId, code))) {
      requireGoodPassword(password, account)
      await updatePassword(tx, account.id, passwordHash)
      return goOn(services, tx, account, account.tenantId, address)
    }
    await insertFailure(tx, `sign-up of ${key}`, address)
    return undefined
  })
  const [next] = await Promise.all([outcome, delay(ANSWER_MS)])
  if (!next) throw badRequest(WRONG_CODE, [{ field: 'code', message: 'This code is wrong or has expired.' }])
  return next
}

async function goOn(services: Services, tx: Tx, account: Account, tenantId: string, address: string): Promise<Next> {
  await markVerified(tx, tenantId)
  const signUp = await lockSignUp(tx, tenantId)
  const wanted = signUp?.packageId ? await selectPackage(tx, signUp.packageId) : undefined
  const isFree = wanted?.price === 0
  if (isFree) await activateSubscription(tx, tenantId, offerOf(wanted), new Date(), null)
  const who = { actorId: account.id, actorName: account.name, address }
  await recordAudit(tenantId, tx, { ...who, action: 'sign-up.verify', target: account.email })
  return isFree ? { next: 'login' } : { next: 'payment', signUpToken: makeSignUpToken(services.config, tenantId) }
}

async function isRightCode(services: Services, tx: Tx, tenantId: string, code: string): Promise<boolean> {
  const right = await takeCode(tx, tenantId)
  return right !== undefined && timingSafeEqual(Buffer.from(right), Buffer.from(hashCode(services, tenantId, code)))
}

async function mailCode(services: Services, to: { tenantId: string; name: string; email: string }): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isDue = await asPlatform(services.db, (tx) => storeCode(tx, to.tenantId, hashCode(services, to.tenantId, code)))
  if (isDue) services.sendMail(verificationMail(to, code)).catch(logFailure(services.log, 'mail of a sign-up code'))
}

async function refuseCrowd(tx: Tx, address: string, email: string): Promise<void> {
  const { ofAddress, ofEmail } = await countAttempts(tx, address, email)
  if (ofAddress >= LIMITS.ofAddress || ofEmail >= LIMITS.ofEmail) throw new AppError(429, TOO_MANY)
  await insertAttempt(tx, address, email)
}

/** Six digits are soon tried through, so their hash is keyed: the table alone does not give a code away. */
const hashCode = ({ config }: Services, tenantId: string, code: string): string =>
  createHmac('sha256', config.SESSION_SECRET).update(`sign-up code:${tenantId}:${code}`).digest('hex')
