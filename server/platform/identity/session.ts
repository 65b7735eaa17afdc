// Cookie sessions in PostgreSQL. The cookie holds a random token, the database only its hash.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../core/config'
import {
  deleteSession,
  insertSession,
  selectPrincipal,
  touchSession,
  type PrincipalRow,
  type ProviderSession,
} from './sessionSql'
import { effectivePermissions, supportPermissions, WATCH_LIVE, type Permission, type UserType } from './permissions'
import { asPlatform, type Db, type Tx } from '../db/tenancy'
import { isPhoneToken } from './phoneToken'
import type { TokenRights } from './tokenScopes'

export interface Principal {
  sessionId: string
  userId: string
  /** Null for a super-admin. */
  tenantId: string | null
  tenantName: string | null
  name: string
  email: string
  avatar: string | null
  /** Chosen in the profile; null means the browser's language. */
  language: string | null
  userType: UserType
  /** The client company of a tenant-client. Null for everybody else, and for a client without a company, who sees nothing. */
  clientId: string | null
  customPermissions: string[]
  permissions: Set<Permission>
  isTermsAccepted: boolean
  /** The organisation requires two-factor authentication, and the user has not set it up. */
  isSecondFactorMissing: boolean
  /**
   * Set for a super-admin who has entered the tenant with its consent, until the given time. The user type is then that of a
   * tenant root, the permissions are those that read.
   */
  support?: { until: Date }
  /**
   * Set for a tenant root who views the tenant as a client, until the given time. User type, client and permissions are then
   * those of the client.
   */
  clientView?: { clientId: string; name: string; until: Date }
  /** Set for a request with an API token instead of a session; `permissions` are then limited to its scopes. */
  token?: TokenRights & { name: string }
  /** Set for a request of a paired phone, which may call the operations of phones and no others; `sessionId` is its ID. */
  phone?: { name: string }
  /**
   * Set for a request of an identity provider, which may call the operations of SCIM and no others. There is no user then:
   * `sessionId` and `userId` are the ID of the token.
   */
  provisioning?: { tokenName: string }
}

/** Maximum age of a session. Without requests it expires after 12 hours (session_principal). */
const ABSOLUTE_DAYS = 7
const TOUCH_EVERY_MS = 60_000

/** Resolves a session token; undefined when the session has expired or its user or tenant is disabled. */
export const readPrincipal = async (db: Db, token: string): Promise<Principal | undefined> =>
  (await readSession(db, token))?.principal

/** As readPrincipal, with the time after which the session ends if it is not used. */
export async function readSession(
  db: Db,
  token: string,
): Promise<{ principal: Principal; secondsLeft: number } | undefined> {
  const row = await selectPrincipal(db, hashToken(token))
  if (!row) return undefined
  if (Date.now() - row.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await asPlatform(db, (tx) => touchSession(tx, row.session_id))
  }
  return { principal: principalOf(row), secondsLeft: row.seconds_left }
}

export const principalOf = (row: Omit<PrincipalRow, 'last_seen_at'>): Principal => ({
  sessionId: row.session_id,
  userId: row.user_id,
  tenantId: row.tenant_id,
  tenantName: row.tenant_name,
  name: row.name,
  email: row.email,
  avatar: row.avatar,
  language: row.language,
  userType: row.user_type,
  clientId: row.client_id,
  customPermissions: row.custom_permissions,
  permissions: permissionsOf(row),
  isTermsAccepted: row.terms_accepted_at !== null,
  isSecondFactorMissing: row.is_second_factor_missing,
  ...(row.support_until && { support: { until: row.support_until } }),
  ...(row.client_id !== null &&
    row.viewing_until && {
      clientView: { clientId: row.client_id, name: row.viewed_client_name ?? '', until: row.viewing_until },
    }),
})

function permissionsOf(row: Omit<PrincipalRow, 'last_seen_at'>): Set<Permission> {
  if (row.support_until) return supportPermissions()
  const all = effectivePermissions(row.user_type, [...row.custom_permissions, ...row.group_permissions])
  if (row.user_type === 'tenant-client' && row.client_may_watch_live) all.add(WATCH_LIVE)
  return all
}

/** Creates a session and returns its token. `replaces`, an older token of the same browser, ends. */
export async function createSession(
  tx: Tx,
  user: { id: string; tenantId: string | null },
  from: { address: string; userAgent: string; replaces?: string; provider?: ProviderSession },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (from.replaces) await endSession(tx, from.replaces)
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId: user.id,
    tenantId: user.tenantId,
    address: from.address,
    userAgent: from.userAgent.slice(0, 300),
    days: ABSOLUTE_DAYS,
    provider: from.provider,
  })
  return token
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await deleteSession(tx, hashToken(token))
}

/** The session token of a request; undefined when it is missing or its signature is wrong. */
export function sessionToken(
  request: Pick<FastifyRequest, 'cookies' | 'unsignCookie'>,
  config: Config,
): string | undefined {
  const signed = request.cookies[cookieName(config)]
  if (!signed) return undefined
  const { valid, value } = request.unsignCookie(signed)
  // All cookies are signed with the same secret, so that a phone could send its token as that of a session.
  return valid && !isPhoneToken(value) ? value : undefined
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(cookieName(config), token, {
    ...cookieOptions(config),
    signed: true,
    maxAge: ABSOLUTE_DAYS * 24 * 3600,
  })
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(cookieName(config), cookieOptions(config))
}

export const cookieName = (config: Config): string => hostCookieName(config, 'aerie_session')

/** `__Host-` binds the cookie to this exact host and to the path `/`, but browsers accept the prefix over TLS only. */
export const hostCookieName = (config: Config, name: string): string => (isSecure(config) ? `__Host-${name}` : name)

export const isSecure = (config: Config): boolean => config.PUBLIC_URL.startsWith('https://')

export const cookieOptions = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
