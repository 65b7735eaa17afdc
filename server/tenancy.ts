// The only two ways to the rows: as one tenant, or as the platform. Row-level security does the rest.
import { sql, type Kysely } from 'kysely'
import type { DB } from './db/schema.gen'

/** The database; queries on it directly see no row, because the login role has none to itself. */
export type Db = Kysely<DB>

/** A transaction that has taken a role; every query function of a sql.ts gets one. */
declare const taken: unique symbol
export type Tx = Kysely<DB> & { readonly [taken]: true }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Runs `work` in a transaction that sees and writes rows of `tenantId` only; rolled back when it throws. */
export async function inTenant<T>(db: Db, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!UUID.test(tenantId)) throw new Error('inTenant wants a tenant id')
  return transaction(
    db,
    `set_config('role', 'aerie_tenant', true), set_config('app.tenant_id', '${tenantId}', true)`,
    work,
  )
}

/** Runs `work` in a transaction across tenants: sign-in, sessions and provisioning, nothing else. */
export async function asPlatform<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, `set_config('role', 'aerie_platform', true), set_config('app.tenant_id', '', true)`, work)
}

/**
 * Goes on as one tenant in a transaction of the platform, to the end of it: for a tenant that is made together with
 * what it has, all or nothing.
 */
export async function continueAsTenant(tenantId: string, tx: Tx): Promise<void> {
  if (!UUID.test(tenantId)) throw new Error('continueAsTenant wants a tenant id')
  await sql`select set_config('role', 'aerie_tenant', true), set_config('app.tenant_id', ${tenantId}, true)`.execute(tx)
}

async function transaction<T>(db: Db, settings: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Not awaited: the first query of `work` travels with it. Should it fail, that query finds no transaction it may
    // use, and has no role to see anything with.
    const begun = sql.raw(`begin; select ${settings}`).execute(connection)
    begun.catch(() => undefined)
    try {
      const result = await work(connection as Tx)
      await begun
      await sql.raw('commit').execute(connection)
      return result
    } catch (error) {
      await sql.raw('rollback').execute(connection)
      throw error
    }
  })
}
