// The OpenID Connect protocol towards the identity provider of a tenant (OpenID Connect Core 1.0, authorization code flow
// with PKCE). Requests go through the allow-list of the installation.
import * as oidc from 'openid-client'
import { createAllowListedRequest } from '../../platform/core/allowListedFetch'
import { badRequest, fieldError } from '../../platform/core/errors'
import type { Config } from '../../platform/core/config'
import { singleSignOnText } from './messages'

/** Signatures by a public key only: a client secret must not be able to sign. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']
const SCOPE = 'openid email profile'

export interface ProviderClient {
  issuer: string
  application: string
  clientSecret: string | undefined
}

/** What a sign-in keeps in the browser until the provider answers. */
export interface Pending {
  state: string
  nonce: string
  verifier: string
}

/**
 * Groups of a person at the provider. They may be unknown, which is not the same as none: `elsewhere` when the token only says where
 * they can be read, as that of Entra ID does for people in more than 200 groups, and `unreadable` when the claim holds no names.
 */
export type Groups = string[] | { unknown: UnknownGroups }

export type UnknownGroups = 'elsewhere' | 'unreadable'

/** What is known of a person after a verified sign-in. */
export interface Claims {
  subject: string
  email: string | undefined
  /** Whether the provider says that the address is verified: `unknown` when it says nothing. Any other value than true is no. */
  emailVerified: 'yes' | 'no' | 'unknown'
  name: string | undefined
  groups: Groups
  /** The provider's own name (sid) of the session there. */
  session: string | undefined
}

/** Hosts of Microsoft Entra ID, with those of national clouds, and the last parts of hosts. */
const ENTRA_HOSTS =
  /(^|\.)(microsoftonline\.(com|us|de|cn)|microsoft\.com|windows\.net|chinacloudapi\.cn|ciamlogin\.com)$/
/** What stands for all directories in place of the ID of one. The last is that of all personal accounts. */
const SHARED_DIRECTORIES = ['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad']

/**
 * Refuses issuers of all organisations at once: whoever has a directory of their own could give any e-mail address to a person there.
 * @throws AppError 400 at `issuer`
 */
export function requireOwnIssuer({ hostname, pathname }: URL): void {
  const path = decoded(pathname).toLowerCase()
  const directory = path.split('/').find((part) => part !== '') ?? ''
  const isShared = ENTRA_HOSTS.test(hostname.replace(/\.$/, '')) && SHARED_DIRECTORIES.includes(directory)
  if (isShared || /[{}]/.test(path)) throw fieldError('issuer', singleSignOnText('sharedIssuer'))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** @throws AppError 400 at `issuer` when the installation does not permit the provider, or when it does not answer as one */
export async function discover(config: Config, client: ProviderClient): Promise<oidc.Configuration> {
  const issuer = new URL(client.issuer)
  requireOwnIssuer(issuer)
  if (!config.OIDC_ORIGINS.includes(issuer.origin)) {
    throw fieldError('issuer', singleSignOnText('originNotAllowed', { origin: issuer.origin }))
  }
  const found = await find(config, client, issuer)
  // What answers under another name may be shared, too.
  requireOwnIssuer(new URL(found.serverMetadata().issuer))
  return found
}

async function find(config: Config, client: ProviderClient, issuer: URL): Promise<oidc.Configuration> {
  try {
    const found = await oidc.discovery(issuer, client.application, {}, authenticationOf(client), {
      [oidc.customFetch]: createAllowListedRequest(config.OIDC_ORIGINS) as oidc.CustomFetch,
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    })
    return secured(found, issuer)
  } catch (error) {
    throw fieldError('issuer', singleSignOnText('providerFailed', { reason: reasonOf(error) }))
  }
}

const authenticationOf = ({ clientSecret }: ProviderClient): oidc.ClientAuth =>
  clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret)

function secured(provider: oidc.Configuration, issuer: URL): oidc.Configuration {
  // The operator of the installation has permitted the address.
  if (issuer.protocol === 'http:') oidc.allowInsecureRequests(provider)
  // Without this, the library trusts TLS instead of the signature of the ID token.
  oidc.enableNonRepudiationChecks(provider)
  return provider
}

/** A provider that was discovered before, whose keys are read again: one that it has withdrawn must not sign. */
export function withFreshKeys(config: Config, client: ProviderClient, known: oidc.Configuration): oidc.Configuration {
  const fresh = new oidc.Configuration(known.serverMetadata(), client.application, {}, authenticationOf(client))
  fresh[oidc.customFetch] = createAllowListedRequest(config.OIDC_ORIGINS) as oidc.CustomFetch
  return secured(fresh, new URL(client.issuer))
}

/** The page of the provider where the person signs in. */
export async function authorizationUrl(
  provider: oidc.Configuration,
  redirectUri: string,
  { state, nonce, verifier }: Pending,
): Promise<string> {
  const challenge = await oidc.calculatePKCECodeChallenge(verifier)
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href
}

export const newPending = (): Pending => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

/**
 * Exchanges the code and verifies the ID token: signature, issuer, audience, nonce, expiry and algorithm.
 * @throws AppError 400
 */
export async function redeem(
  provider: oidc.Configuration,
  answer: URL,
  { state, nonce, verifier }: Pending,
  groupsClaim: string,
): Promise<Claims> {
  try {
    const tokens = await oidc.authorizationCodeGrant(provider, answer, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    if (!ALGORITHMS.includes(algorithmOf(tokens.id_token ?? ''))) throw new Error('The algorithm is not permitted')
    const claims = tokens.claims()
    if (!claims) throw new Error('There is no ID token')
    return {
      subject: claims.sub,
      email: textOf(claims['email'])?.toLowerCase(),
      emailVerified: verificationOf(claims['email_verified']),
      name: textOf(claims['name']),
      session: textOf(claims['sid']),
      groups: groupsIn(claims, groupsClaim),
    }
  } catch (error) {
    throw Object.assign(badRequest(singleSignOnText('answerRejected')), { cause: error })
  }
}

/**
 * A token without the claim is one of a person without groups, because providers leave out empty claims. Claims that are elsewhere:
 * OpenID Connect Core 1.0, section 5.6.2, and `hasgroups`, which Entra ID sends instead where tokens must be short.
 */
function groupsIn(claims: Record<string, unknown>, name: string): Groups {
  const { [name]: groups, _claim_names: elsewhere, hasgroups } = claims
  if (typeof groups === 'string') return [groups]
  if (Array.isArray(groups)) {
    return groups.every((group) => typeof group === 'string') ? groups : { unknown: 'unreadable' }
  }
  if (groups !== undefined && groups !== null) return { unknown: 'unreadable' }
  const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, name)
  return isElsewhere || hasgroups === true || hasgroups === 'true' ? { unknown: 'elsewhere' } : []
}

function verificationOf(claim: unknown): Claims['emailVerified'] {
  if (claim === undefined || claim === null) return 'unknown'
  return claim === true ? 'yes' : 'no'
}

function algorithmOf(token: string): string {
  const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { alg?: string }
  return header.alg ?? ''
}

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim !== '' ? claim : undefined)

/** What was wrong with an answer, for tenant roots who test their settings. */
export function detailOf(error: unknown): string {
  const reasons: string[] = []
  for (let next = error; next instanceof Error && reasons.length < 5; next = next.cause) reasons.push(next.message)
  return reasons.join(': ').slice(0, 300)
}

/** Without what a reply of the provider contained. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return (code ?? message ?? 'unknown').slice(0, 100)
}
