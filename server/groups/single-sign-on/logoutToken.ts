// The logout token of a provider (OpenID Connect Back-Channel Logout 1.0, section 2.6).
import { createLocalJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyResult } from 'jose'
import type { Config } from '../../platform/core/config'
import { keysOf, knownProvider } from './knownProviders'
import { ALGORITHMS, type ProviderClient } from './provider'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const MAX_AGE_S = 300
const CLOCK_DIFFERENCE_S = 30

export interface LogoutToken {
  subject: string | undefined
  session: string | undefined
  /** Names the token for the provider. */
  id: string
}

/** @throws Error with the reason when the token is not one of this provider for this client */
export async function verifyLogoutToken(config: Config, client: ProviderClient, token: string): Promise<LogoutToken> {
  // Before the provider is asked, because anybody can send a token.
  const { aud } = decodeJwt(token)
  if (![aud].flat().includes(client.application)) throw new Error('The token is for another client')
  const { payload, protectedHeader } = await verifyWithKnownKeys(config, client, token)
  if (!['logout+jwt', 'jwt', undefined].includes(protectedHeader.typ?.toLowerCase())) {
    throw new Error('The token is of another type')
  }
  return read(payload)
}

/** The provider may have replaced its keys since they were read. */
async function verifyWithKnownKeys(config: Config, client: ProviderClient, token: string): Promise<JWTVerifyResult> {
  const { issuer } = (await knownProvider(config, client)).serverMetadata()
  const verify = async (isNewNeeded: boolean) =>
    jwtVerify(token, createLocalJWKSet(await keysOf(config, client, isNewNeeded)), {
      algorithms: ALGORITHMS,
      issuer,
      audience: client.application,
      maxTokenAge: MAX_AGE_S,
      clockTolerance: CLOCK_DIFFERENCE_S,
      requiredClaims: ['iat', 'jti'],
    })
  try {
    return await verify(false)
  } catch (error) {
    const isOtherKey =
      error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed
    if (!isOtherKey) throw error
    return verify(true)
  }
}

function read(payload: JWTPayload): LogoutToken {
  const { sub, sid, jti, nonce, events } = payload
  // An ID token of the same provider must not end sessions.
  if (nonce !== undefined) throw new Error('A logout token has no nonce')
  const event = typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[EVENT] : undefined
  if (typeof event !== 'object' || event === null) throw new Error('The token is not about a logout')
  const session = typeof sid === 'string' && sid !== '' ? sid : undefined
  if (sub === undefined && session === undefined) throw new Error('The token names neither a person nor a session')
  return { subject: sub, session, id: jti ?? '' }
}
