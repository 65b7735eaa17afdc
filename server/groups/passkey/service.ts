// The caller's own passkeys. Adding and removing one requires the proof that a second factor does.
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { badRequest, conflict, fieldError, notFound } from '../../platform/core/errors'
import { productName } from '../../platform/core/product'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { selectAccountOf, type Account } from '../../platform/identity/accountSql'
import { browserNameOf } from '../../platform/identity/browserName'
import { requireOwnPassword } from '../../platform/identity/loginThrottle'
import { createRecoveryCodes } from '../../platform/identity/recoveryCodes'
import {
  countRecoveryCodes,
  deleteUnneededCodes,
  hasSecondFactor,
  lockSecondFactors,
} from '../../platform/identity/secondFactorSql'
import type { Principal } from '../../platform/identity/session'
import { isRecentSession } from '../../platform/identity/sessionSql'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { CHALLENGE_MS, newChallenge, type Challenge } from './challenge'
import { passkeyText } from './messages'
import { relyingPartyOf, requireOwnPage, type RelyingParty } from './relyingParty'
import {
  deletePasskey,
  insertPasskey,
  isSecondFactorRequired,
  selectCredentials,
  selectPasskeys,
  updateName,
  type Credential,
  type Passkey,
} from './sql'

type Schemas = components['schemas']

/** The signed-in user, as principal and as actor of the audit log. */
export interface Caller {
  user: Principal
  actor: Actor
}

/** Passkeys of one person. */
export const MAX_PASSKEYS = 10
/** EdDSA, ES256 and RS256, in the order of preference. */
const ALGORITHMS = [-8, -7, -257]

/** @param userAgent of the browser, which names the next passkey */
export async function getPasskeys(
  services: Services,
  { userId }: Principal,
  userAgent: string,
): Promise<Schemas['PasskeyListReply']['data']> {
  return asPlatform(services.db, async (tx) => {
    const account = await selectAccountOf(tx, userId)
    const proof = account && hasPassword(account) ? 'password' : 'recent-sign-in'
    return { passkeys: await selectPasskeys(tx, userId), limit: MAX_PASSKEYS, proof, ...browserNameOf(userAgent) }
  })
}

/** @throws AppError 400 at `password`, 409 at the limit or when the sign-in is too long ago, 429 */
export async function startPasskey(
  services: Services,
  caller: Caller,
  password: string | undefined,
): Promise<{ challenge: Challenge; options: Schemas['PasskeyCreation'] }> {
  const { id } = relyingPartyOf(services.config)
  const { userId, name, email } = caller.user
  await requireProof(services, caller, password)
  const existing = await asPlatform(services.db, (tx) => selectCredentials(tx, userId))
  if (existing.length >= MAX_PASSKEYS) throw tooMany()
  const challenge = newChallenge('add', userId)
  return {
    challenge,
    options: {
      challenge: challenge.text,
      rp: { id, name: productName(services.config) },
      user: { id: userHandleOf(userId), name: email, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: CHALLENGE_MS,
      excludeCredentials: existing.map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  }
}

/**
 * @param challenge of this browser, after the proof
 * @returns the passkey, and recovery codes for a user who had none
 * @throws AppError 400 for an answer that is not valid, 409 at the limit or for a passkey that somebody has
 */
export async function addPasskey(
  services: Services,
  caller: Caller,
  challenge: Challenge,
  answer: Schemas['NewPasskey'],
): Promise<{ passkey: Passkey; recoveryCodes?: string[] }> {
  const { user, actor } = caller
  if (challenge.userId !== user.userId) throw badRequest(passkeyText('startAgain'))
  const created = await verifyCreated(relyingPartyOf(services.config), challenge, answer)
  const { credential, credentialBackedUp } = created
  return asPlatform(services.db, async (tx) => {
    await lockSecondFactors(tx, user.userId)
    if ((await selectCredentials(tx, user.userId)).length >= MAX_PASSKEYS) throw tooMany()
    const account = { id: user.userId, tenantId: user.tenantId }
    const passkey = await insertPasskey(tx, account, {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: [...new Set(answer.transports)],
      isBackedUp: credentialBackedUp,
      name: answer.name.trim(),
    })
    if (!passkey) throw conflict(passkeyText('existsAlready'))
    await recordAudit(user.tenantId, tx, { ...actor, action: 'passkey.add', target: passkey.name })
    await announceUser(tx, user)
    if ((await countRecoveryCodes(tx, user.userId)) > 0) return { passkey }
    return { passkey, recoveryCodes: await createRecoveryCodes(tx, account) }
  })
}

/** @throws AppError 404 */
export async function renamePasskey(
  services: Services,
  { userId }: Principal,
  passkeyId: string,
  name: string,
): Promise<void> {
  const found = await asPlatform(services.db, (tx) => updateName(tx, userId, passkeyId, name.trim()))
  if (!found) throw notFound(passkeyText('notFound'))
}

/** @throws AppError 400 at `password`, 404, 409 for the only second factor where one is required or when the sign-in is too long ago, 429 */
export async function revokePasskey(
  services: Services,
  caller: Caller,
  passkeyId: string,
  password: string | undefined,
): Promise<void> {
  const { user, actor } = caller
  const own = await asPlatform(services.db, (tx) => selectPasskeys(tx, user.userId))
  if (!own.some(({ _id }) => _id === passkeyId)) throw notFound(passkeyText('notFound'))
  await requireProof(services, caller, password)
  await asPlatform(services.db, async (tx) => {
    await lockSecondFactors(tx, user.userId)
    const name = await deletePasskey(tx, user.userId, passkeyId)
    if (name === undefined) throw notFound(passkeyText('notFound'))
    if (!(await hasSecondFactor(tx, user.userId)) && (await isSecondFactorRequired(tx, user.userId)))
      throw conflict(passkeyText('secondFactorRequired'))
    await deleteUnneededCodes(tx, user.userId)
    await recordAudit(user.tenantId, tx, { ...actor, action: 'passkey.remove', target: name })
    await announceUser(tx, user)
  })
}

/** What authenticators store with a passkey and return with every answer. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

export const descriptorOf = ({ credentialId, transports }: Credential): Schemas['PasskeyDescriptor'] => ({
  id: credentialId.toString('base64url'),
  type: 'public-key',
  transports,
})

const tooMany = (): Error => conflict(passkeyText('tooMany', { limit: MAX_PASSKEYS }))

/** Whether the user signs in with a password. People who sign in at an identity provider may have one that no longer counts. */
const hasPassword = ({ passwordHash, singleSignOnOnly }: Account): boolean =>
  passwordHash !== null && singleSignOnOnly === null

async function requireProof(services: Services, { user, actor }: Caller, password: string | undefined): Promise<void> {
  const account = await asPlatform(services.db, (tx) => selectAccountOf(tx, user.userId))
  if (account && hasPassword(account)) {
    if (password === undefined) throw fieldError('password', passkeyText('passwordNeeded'))
    await requireOwnPassword(services.db, user.email, password, actor.address, 'password')
    return
  }
  const isRecent = await asPlatform(services.db, (tx) => isRecentSession(tx, user.userId, user.sessionId))
  if (!isRecent) throw conflict(passkeyText('signInAgain'))
}

type Created = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

async function verifyCreated(
  party: RelyingParty,
  challenge: Challenge,
  { id, clientDataJSON, attestationObject }: Schemas['NewPasskey'],
): Promise<Created> {
  requireOwnPage(party, clientDataJSON)
  // Loaded when somebody adds a passkey, because it takes a fifteenth of a start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.text,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo?.credential.id === id) return registrationInfo
  } catch {
    // The library throws for every answer that it cannot read or verify.
  }
  throw badRequest(passkeyText('notCreated'))
}

/** Lists of users show who has a second factor. */
async function announceUser(tx: Tx, { userId, tenantId }: Principal): Promise<void> {
  if (tenantId) await recordChanged(tenantId, tx, 'User', userId)
}
