// API tokens of users and of the organisation. The queries run as the platform, because clients, whose requests only read in
// their tenant, manage their own tokens as well.
import { uuidv7 } from 'uuidv7'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, forbidden, notFound, unauthorized } from '../../platform/core/errors'
import type { Page } from '../../platform/core/paging'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { newTokenSecret } from '../../platform/identity/apiToken'
import { requireOwnPassword } from '../../platform/identity/loginThrottle'
import type { Principal } from '../../platform/identity/session'
import { isRecentSession, lockOpenSession } from '../../platform/identity/sessionSql'
import { rightsOf } from '../../platform/identity/tokenScopes'
import { recordChanged } from '../../platform/realtime/sql'
import { apiTokenText } from './messages'
import { countTokens, insertToken, purgeEnded, selectTokens, updateRevoked, type Whose } from './sql'

type Schemas = components['schemas']

/** Valid tokens of a user, and of an organisation. */
export const MAX_TOKENS = 20

export const listTokens = (db: Db, whose: Whose, page: Page): Promise<Schemas['ApiTokenListReply']['data']> =>
  asPlatform(db, async (tx) => ({ ...(await selectTokens(tx, whose, page)), ...page }))

/**
 * @returns the only copy of the secret
 * @throws AppError 400 at `scopes` when the caller has none of their permissions, and at `password` when it is wrong, or left out long
 * after the sign-in; 401 when the session has ended meanwhile, 409 above the limit, 429
 */
export async function createToken(
  db: Db,
  { user, actor }: { user: Principal; actor: Actor },
  kind: 'personal' | 'tenant',
  { name, scopes, days, password }: Schemas['NewApiToken'],
): Promise<Schemas['CreatedApiTokenReply']['data']> {
  const { tenantId, userId } = user
  if (tenantId === null) throw forbidden()
  if (![...rightsOf(scopes).permissions].some((permission) => user.permissions.has(permission)))
    throw fieldError('scopes', apiTokenText('nothingInCommon'))
  await requireFreshProof(db, { user, actor }, password)
  const { text, hash, hint } = newTokenSecret()
  const id = uuidv7()
  return asPlatform(db, async (tx) => {
    const owner: Whose = kind === 'personal' ? { tenantId, userId, kind } : { tenantId, kind }
    if (!(await lockOpenSession(tx, userId, user.sessionId))) throw unauthorized()
    await lockTexts(tx, [`API tokens of ${kind === 'personal' ? userId : tenantId}`])
    await purgeEnded(tx, tenantId)
    if ((await countTokens(tx, owner)) >= MAX_TOKENS) throw conflict(apiTokenText('tooMany', { limit: MAX_TOKENS }))
    await insertToken(tx, { id, tenantId, userId, kind, name: name.trim(), scopes, hash, hint, days })
    const details = { kind, scopes: scopes.join(', '), days }
    await recordAudit(tenantId, tx, { ...actor, action: 'api-token.create', target: name.trim(), details })
    await recordChanged(tenantId, tx, 'ApiToken', id)
    return { _id: id, secret: text }
  })
}

/** A token outlives its session, so that whoever finds a browser signed in must not make one. */
async function requireFreshProof(
  db: Db,
  { user, actor }: { user: Principal; actor: Actor },
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return requireOwnPassword(db, user.email, password, actor.address, 'password')
  const isRecent = await asPlatform(db, (tx) => isRecentSession(tx, user.userId, user.sessionId))
  if (!isRecent) throw fieldError('password', apiTokenText('proofNeeded'))
}

/** @throws AppError 404 for a token that is not one of these, or was revoked already */
export async function revokeToken(db: Db, whose: Whose, id: string, actor: Actor): Promise<void> {
  await asPlatform(db, async (tx) => {
    const revoked = await updateRevoked(tx, whose, id)
    if (!revoked) throw notFound(apiTokenText('notFound'))
    const details = { owner: revoked.ownerName }
    await recordAudit(whose.tenantId, tx, { ...actor, action: 'api-token.revoke', target: revoked.name, details })
    await recordChanged(whose.tenantId, tx, 'ApiToken', id)
  })
}
