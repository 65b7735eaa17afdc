// Sign-in with a passkey: alone, or after the password as second factor.
import { createHash } from 'node:crypto'
import type { components } from '../../platform/contract/contract.gen'
import { badRequest } from '../../platform/core/errors'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { selectAccountOf, type Account } from '../../platform/identity/accountSql'
import { countAttempt } from '../../platform/identity/loginThrottle'
import { deleteAttempt } from '../../platform/identity/limits'
import {
  accountDisabled,
  recordFailedSignIn,
  requireOpen,
  requirePassword,
  startSession,
  type SignedIn,
  type SignInOrigin,
} from '../auth/public'
import type { Services } from '../services'
import { CHALLENGE_MS, newChallenge, type Challenge } from './challenge'
import { passkeyText } from './messages'
import { relyingPartyOf, requireOwnPage, type RelyingParty } from './relyingParty'
import { descriptorOf, userHandleOf } from './service'
import { lockCredential, selectCredentials, selectOwner, updateUse, type StoredPasskey } from './sql'

type Schemas = components['schemas']
type Answer = Schemas['PasskeyAnswer']

interface Started {
  challenge: Challenge
  options: Schemas['PasskeyRequest']
}

/** Place and bit of the flag in authenticator data that the authenticator has verified the user. */
const FLAGS_AT = 32
const USER_VERIFIED = 0x04

/** For any passkey of this installation. The authenticator has to verify the person, because there is no password. */
export function startSignIn(services: Services): Started {
  const challenge = newChallenge('sign-in', null)
  return { challenge, options: optionsOf(services, challenge, []) }
}

/** @throws AppError 400 and 429 as a sign-in with the password, 400 without a passkey */
export async function startSecondFactor(
  services: Services,
  credentials: Schemas['PasskeyCredentials'],
  from: SignInOrigin,
): Promise<Started> {
  const account = await requirePassword(services, credentials, from)
  if (!account.hasPasskey) throw badRequest(passkeyText('noPasskey'))
  const challenge = newChallenge('second-factor', account.id)
  const own = await asPlatform(services.db, (tx) => selectCredentials(tx, account.id))
  return { challenge, options: optionsOf(services, challenge, own.map(descriptorOf)) }
}

/**
 * @param challenge of this browser
 * @returns the new session
 * @throws AppError 400 with the reason, the same for an unknown passkey and a wrong answer; 429 after too many attempts
 */
export async function finishSignIn(
  services: Services,
  challenge: Challenge,
  answer: Answer,
  from: SignInOrigin,
): Promise<SignedIn> {
  const party = relyingPartyOf(services.config)
  requireOwnPage(party, answer.clientDataJSON)
  if (challenge.purpose === 'sign-in') requireUserVerified(answer)
  const credentialId = Buffer.from(answer.id, 'base64url')
  const { account, attempt } = await asPlatform(services.db, async (tx) => {
    const owner = await selectOwner(tx, credentialId)
    const found = owner === undefined ? undefined : await selectAccountOf(tx, owner)
    return { account: found, attempt: await countAttempt(tx, found?.email ?? nameOf(credentialId), from.address) }
  })
  const isRight =
    account !== undefined &&
    (await asPlatform(services.db, (tx) => isAnswered(tx, { party, challenge, answer, credentialId })))
  if (!isRight) {
    if (account) await asPlatform(services.db, (tx) => recordFailedSignIn(tx, account.email, account, from, 'passkey'))
    throw badRequest(passkeyText('refused'))
  }
  await asPlatform(services.db, (tx) => deleteAttempt(tx, attempt))
  await requireEnabled(services, account, from)
  requireOpen(services, account)
  const method = challenge.purpose === 'sign-in' ? 'passkey' : 'second-factor'
  return startSession(services, account, { from, method })
}

const optionsOf = (
  services: Services,
  challenge: Challenge,
  allowCredentials: Schemas['PasskeyDescriptor'][],
): Schemas['PasskeyRequest'] => ({
  challenge: challenge.text,
  rpId: relyingPartyOf(services.config).id,
  timeout: CHALLENGE_MS,
  allowCredentials,
  userVerification: challenge.purpose === 'sign-in' ? 'required' : 'preferred',
})

/** What attempts with an unknown passkey are counted at. */
const nameOf = (credentialId: Buffer): string =>
  `passkey ${createHash('sha256').update(credentialId).digest('base64url')}`

/** Before the passkey is looked up, so that the reason tells nothing about it. @throws AppError 400 */
function requireUserVerified({ authenticatorData }: Answer): void {
  const flags = Buffer.from(authenticatorData, 'base64url')[FLAGS_AT] ?? 0
  if ((flags & USER_VERIFIED) === 0) throw badRequest(passkeyText('notConfirmed'))
}

/** Whether the answer is right, which is then recorded as a use of the passkey. */
async function isAnswered(
  tx: Tx,
  {
    party,
    challenge,
    answer,
    credentialId,
  }: { party: RelyingParty; challenge: Challenge; answer: Answer; credentialId: Buffer },
): Promise<boolean> {
  const passkey = await lockCredential(tx, credentialId)
  if (!passkey || (challenge.userId !== null && challenge.userId !== passkey.userId)) return false
  if (answer.userHandle !== undefined && answer.userHandle !== userHandleOf(passkey.userId)) return false
  const verified = await verifyAnswer(party, challenge, answer, passkey)
  if (!verified) return false
  await updateUse(tx, passkey.id, verified)
  return true
}

async function verifyAnswer(
  party: RelyingParty,
  challenge: Challenge,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Answer,
  { publicKey, counter }: StoredPasskey,
): Promise<{ counter: number; isBackedUp: boolean } | undefined> {
  // Loaded when somebody uses a passkey, because it takes a fifteenth of a start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.text,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: challenge.purpose === 'sign-in',
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, isBackedUp: credentialBackedUp } : undefined
  } catch {
    // The library throws for every answer that it cannot read or verify, and for a counter that has not grown.
    return undefined
  }
}

async function requireEnabled(services: Services, account: Account, from: SignInOrigin): Promise<void> {
  if (!account.disabled) return
  await asPlatform(services.db, (tx) => recordFailedSignIn(tx, account.email, account, from, 'disabled'))
  throw accountDisabled()
}
