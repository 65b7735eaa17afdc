// All database access runs as one tenant or as the platform. Row-level security enforces the rest.
import { sql, type Kysely } from 'kysely'
import { errorText, forbidden, notFound } from '../core/errors'
import { currentUserId } from '../core/requestContext'
import { currentClient, currentSupportSession, currentVisit, runOutsideScope } from './accessScope'
import type { DB } from './schema.gen'
import { BEGIN, BEGIN_SINGLE } from './statements'

/** The database. Direct queries see no rows, because the login role has no policy. */
export type Db = Kysely<DB>

/** A transaction with a role. All query functions take one. */
declare const hasRole: unique symbol
export type Tx = Kysely<DB> & { readonly [hasRole]: true }

/** SQLSTATE of a statement that the role may not run, also of a row that its policies reject. */
const INSUFFICIENT_PRIVILEGE = '42501'
/** SQLSTATE of require_support. */
const SUPPORT_ENDED = 'AE403'
/** SQLSTATE of require_visit. */
const VISIT_ENDED = 'AE404'

type Begin = typeof BEGIN | typeof BEGIN_SINGLE

const SHA256 = /^[0-9a-f]{64}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Runs `work` in a transaction limited to the rows of `tenantId`, and for a client's request to what that client sees, for a
 * visitor's to what the share shows. Rolls back when it throws.
 * @throws AppError 403 when a client's or visitor's request writes, or reads what they never see, and when the support access of a
 * super-admin's request has ended; 404 when a visit has ended
 */
export const inTenant = <T>(db: Db, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  scoped(db, tenantId, BEGIN, work)

/**
 * As inTenant, for work that consists of one statement and writes nothing: the transaction takes one round trip.
 * @throws Error when `work` runs a second statement
 */
export const readInTenant = <T>(db: Db, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  scoped(db, tenantId, BEGIN_SINGLE, work)

async function scoped<T>(db: Db, tenantId: string, begin: Begin, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!UUID.test(tenantId)) throw new Error('A tenant ID is required')
  const clientId = currentClient()
  if (clientId !== undefined) return asClient(db, tenantId, { clientId, begin }, work)
  const visit = currentVisit()
  if (visit !== undefined) return asVisitor(db, tenantId, { visit, begin }, work)
  const settings = `set_config('role', 'aerie_tenant', true), set_config('app.tenant_id', '${tenantId}', true)`
  const supportSession = currentSupportSession()
  if (supportSession !== undefined) return asSupport(db, tenantId, { supportSession, settings, begin }, work)
  return transaction(db, `${begin}; select ${settings}`, work)
}

/** The access is checked again in every transaction, because a tenant root may have ended it since the request began. */
async function asSupport<T>(
  db: Db,
  tenantId: string,
  { supportSession, settings, begin }: { supportSession: string; settings: string; begin: Begin },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!UUID.test(supportSession)) throw new Error('A session ID is required')
  try {
    return await transaction(
      db,
      `${begin}; select require_support('${supportSession}', '${tenantId}'), ${settings}`,
      work,
    )
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === SUPPORT_ENDED) throw forbidden(errorText('supportEnded'))
    throw error
  }
}

async function asClient<T>(
  db: Db,
  tenantId: string,
  { clientId, begin }: { clientId: string; begin: Begin },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!UUID.test(clientId)) throw new Error('A client ID is required')
  const settings = `set_config('role', 'aerie_client', true), set_config('app.tenant_id', '${tenantId}', true),
    set_config('app.client_id', '${clientId}', true)`
  try {
    return await transaction(db, `${begin}; select ${settings}`, work)
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === INSUFFICIENT_PRIVILEGE) throw forbidden()
    throw error
  }
}

/** The visit is checked again in every transaction, because the share may have been revoked since the request began. */
async function asVisitor<T>(
  db: Db,
  tenantId: string,
  { visit, begin }: { visit: string; begin: Begin },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!SHA256.test(visit)) throw new Error('The hash of a visit is required')
  const share = `set_config('app.share_id', require_visit('\\x${visit}', '${tenantId}')::text, true)`
  const settings = `set_config('role', 'aerie_visitor', true), set_config('app.tenant_id', '${tenantId}', true)`
  try {
    return await transaction(db, `${begin}; select ${share}, ${settings}`, work)
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code
    if (code === VISIT_ENDED) throw notFound(errorText('visitEnded'))
    if (code === INSUFFICIENT_PRIVILEGE) throw forbidden()
    throw error
  }
}

const PLATFORM = `select set_config('role', 'aerie_platform', true), set_config('app.tenant_id', '', true)`

/** Runs `work` in a transaction across tenants. Only for sign-in, sessions and provisioning. */
export const asPlatform = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, `${BEGIN}; ${PLATFORM}`, work)

/** As asPlatform, for work that consists of one statement and writes nothing; see readInTenant. */
export const readAsPlatform = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, `${BEGIN_SINGLE}; ${PLATFORM}`, work)

/**
 * Runs `work` on one state of the database, limited to the rows of `tenantId`. It only reads, and may switch between the roles of
 * the server: a reader of everything needs both. Keep it short, because it keeps the database from removing old rows.
 */
export function readSnapshot<T>(db: Db, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!UUID.test(tenantId)) throw new Error('A tenant ID is required')
  const settings = `set_config('role', 'aerie_tenant', true), set_config('app.tenant_id', '${tenantId}', true)`
  return transaction(db, `${BEGIN} isolation level repeatable read, read only; select ${settings}`, work)
}

/**
 * Switches a platform transaction to one tenant until it ends. Lets one transaction create a tenant and its first
 * records.
 */
export async function continueAsTenant(tenantId: string, tx: Tx): Promise<void> {
  if (!UUID.test(tenantId)) throw new Error('continueAsTenant requires a tenant ID')
  await sql`select set_config('role', 'aerie_tenant', true), set_config('app.tenant_id', ${tenantId}, true)`.execute(tx)
}

const commitActions = new WeakMap<Tx, (() => void)[]>()

/** Runs `action` right after `tx` has committed; never when it is rolled back. */
export function onCommit(tx: Tx, action: () => void): void {
  const actions = commitActions.get(tx)
  if (actions) actions.push(action)
  else commitActions.set(tx, [action])
}

/** The user whose request runs, for `edited_by`; nobody outside a request. */
function userSetting(): string {
  const userId = currentUserId() ?? ''
  if (userId !== '' && !UUID.test(userId)) throw new Error('A user ID is required')
  return `set_config('app.user_id', '${userId}', true)`
}

/** `begin` begins the transaction and makes its settings. */
async function transaction<T>(db: Db, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(`${begin}, ${userSetting()}`).execute(connection)
    try {
      const result = await work(connection as Tx)
      await sql.raw('commit').execute(connection)
      for (const action of commitActions.get(connection as Tx) ?? []) runOutsideScope(action)
      return result
    } catch (error) {
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => undefined)
      throw error
    }
  })
}
