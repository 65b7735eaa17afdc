// Kysely over a pool, with statements prepared: a plan under row-level security costs more to make than to run.
import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Db } from '../tenancy'
import type { DB } from './schema.gen'

/** Texts prepared at most on a connection; the server keeps each until the connection ends. */
const MOST = 300

const names = new Map<string, string>()
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/** The database on `pool`, which stays the caller's to end. */
export function databaseOn(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => preparing(await pool.connect()),
        end: () => Promise.resolve(),
      },
    }),
  })
}

function preparing(client: pg.PoolClient): PostgresPoolClient {
  const known = clients.get(client)
  if (known) return known
  const query = async (text: string, values: readonly unknown[] = []) => {
    const result = await client.query({ name: nameOf(text, values), text, values: [...values] })
    // PostgreSQL answers the commit of a transaction in which a statement failed by rolling it back, without an error.
    if (text === 'commit' && result.command === 'ROLLBACK') throw new Error('A failed statement was passed over')
    return result
  }
  const made = { query, release: () => client.release() } as unknown as PostgresPoolClient
  clients.set(client, made)
  return made
}

/** A statement without parameters may be several, or `commit`; those cannot or need not be prepared. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
