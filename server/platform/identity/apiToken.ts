// API tokens of requests. The database holds only their hashes.
import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../core/errors'
import { asPlatform, readAsPlatform, type Db } from '../db/tenancy'
import { selectTokenPrincipal, selectTokenState, touchToken } from './apiTokenSql'
import { identityText } from './messages'
import { principalOf, type Principal } from './session'
import { rightsOf } from './tokenScopes'

/** Makes secrets recognisable, for example to scanners of source code. */
const PREFIX = 'aerie_'
const SECRET_BYTES = 32
const HINT_LENGTH = 4
const TOUCH_EVERY_MS = 60_000

export function newTokenSecret(): { text: string; hash: Buffer; hint: string } {
  const text = PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  return { text, hash: hashOf(text), hint: text.slice(-HINT_LENGTH) }
}

export const isApiToken = (text: string): boolean => text.startsWith(PREFIX)

/**
 * The token of an Authorization header: a bearer token, or the password of HTTP Basic if it is an API token, for programs that
 * send no other headers. The user name is ignored.
 */
export function tokenOfHeader(header: string | undefined): { text: string; isBearer: boolean } | undefined {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(header ?? '') ?? []
  if (/bearer/i.test(scheme)) return { text: value, isBearer: true }
  const password = Buffer.from(value, 'base64').toString().split(':').slice(1).join(':')
  return isApiToken(password) ? { text: password, isBearer: false } : undefined
}

/** The owner of a valid token with the rights that its scopes leave, and the seconds until it expires. */
export async function readToken(
  db: Db,
  text: string,
): Promise<{ principal: Principal; secondsLeft: number } | undefined> {
  const row = await selectTokenPrincipal(db, hashOf(text))
  if (!row) return undefined
  if (Date.now() - (row.last_used_at?.getTime() ?? 0) > TOUCH_EVERY_MS)
    await asPlatform(db, (tx) => touchToken(tx, row.session_id))
  const principal = principalOf({ ...row, support_until: null, viewed_client_name: null, viewing_until: null })
  const rights = rightsOf(row.scopes)
  const permissions = new Set([...principal.permissions].filter((name) => rights.permissions.has(name)))
  return {
    principal: { ...principal, permissions, token: { name: row.token_name, ...rights } },
    secondsLeft: row.seconds_left,
  }
}

/** Why a token is refused, as a 401. */
export async function tokenRefused(db: Db, text: string): Promise<AppError> {
  const state = await readAsPlatform(db, (tx) => selectTokenState(tx, hashOf(text)))
  if (!state) return new AppError(401, identityText('tokenUnknown'))
  if (state.isRevoked) return new AppError(401, identityText('tokenRevoked'))
  return new AppError(401, identityText(state.isExpired ? 'tokenExpired' : 'tokenOwnerDisabled'))
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
