// A challenge lives in a sealed cookie of its browser, so that no row is written for a visitor. It names what it is for and whose
// it is; a row of the first answer keeps every process from accepting a second one.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/core/config'
import { badRequest } from '../../platform/core/errors'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { cookieOptions, hostCookieName } from '../../platform/identity/session'
import { openSecret, sealSecret, type SecretKind } from '../../platform/secrets/envelope'
import { passkeyText } from './messages'
import { insertUsedChallenge } from './sql'

export const CHALLENGE_MS = 5 * 60_000

const CHALLENGE: SecretKind = { purpose: 'passkey challenge', before: () => 'passkey challenge' }
const cookieOf = (config: Config): string => hostCookieName(config, 'aerie_passkey')

export interface Challenge {
  purpose: 'add' | 'sign-in' | 'second-factor'
  /** Base64url. */
  text: string
  /** Null for a sign-in with a passkey alone, which anybody may begin. */
  userId: string | null
}

interface Sealed extends Challenge {
  expiresAt: number
}

export const newChallenge = (purpose: Challenge['purpose'], userId: string | null): Challenge => ({
  purpose,
  text: randomBytes(32).toString('base64url'),
  userId,
})

export function setChallengeCookie(reply: FastifyReply, config: Config, challenge: Challenge): void {
  const content: Sealed = { ...challenge, expiresAt: Date.now() + CHALLENGE_MS }
  const sealed = sealSecret(config, CHALLENGE, '', Buffer.from(JSON.stringify(content))).toString('base64url')
  void reply.setCookie(cookieOf(config), sealed, { ...cookieOptions(config), maxAge: CHALLENGE_MS / 1000 })
}

/**
 * Takes the challenge of this browser, which then cannot be answered again, whether or not the answer is right.
 * @throws AppError 400 when there is none for one of the purposes, when it has expired or was answered before
 */
export async function takeChallenge(
  { db, config }: { db: Db; config: Config },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  purposes: readonly Challenge['purpose'][],
): Promise<Challenge> {
  const sealed = openSecret(config, CHALLENGE, '', Buffer.from(request.cookies[cookieOf(config)] ?? '', 'base64url'))
  void reply.clearCookie(cookieOf(config), cookieOptions(config))
  const challenge = sealed && (JSON.parse(sealed.toString()) as Sealed)
  if (!challenge || !purposes.includes(challenge.purpose) || challenge.expiresAt <= Date.now())
    throw badRequest(passkeyText('startAgain'))
  const hash = createHash('sha256').update(challenge.text).digest()
  const isFirst = await asPlatform(db, (tx) => insertUsedChallenge(tx, hash))
  if (!isFirst) throw badRequest(passkeyText('startAgain'))
  return challenge
}
