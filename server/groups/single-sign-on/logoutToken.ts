// The logout token of a provider (OpenID Connect Back-Channel Logout 1.0, section 2.6).
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import type { Config } from '../../platform/core/config'
import { createAllowListedFetch } from '../../platform/core/allowListedFetch'
import { ALGORITHMS, discover, type ProviderClient } from './provider'

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
  const metadata = (await discover(config, client)).serverMetadata()
  if (metadata.jwks_uri === undefined) throw new Error('The provider publishes no keys')
  const keys = await createAllowListedFetch(config.OIDC_ORIGINS)(metadata.jwks_uri)
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys.body as JSONWebKeySet), {
    algorithms: ALGORITHMS,
    issuer: metadata.issuer,
    audience: client.application,
    maxTokenAge: MAX_AGE_S,
    clockTolerance: CLOCK_DIFFERENCE_S,
    requiredClaims: ['iat', 'jti'],
  })
  if (!['logout+jwt', 'jwt', undefined].includes(protectedHeader.typ?.toLowerCase())) {
    throw new Error('The token is of another type')
  }
  return read(payload)
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
