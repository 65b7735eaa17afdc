// Kysely over a pool with prepared statements: under row-level security, planning costs more than execution.
import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { DatabaseWatch } from './databaseWatch'
import type { DB } from './schema.gen'
import type { Db } from './tenancy'
import { asUnavailable, DatabaseUnavailableError } from './unavailable'

/** Maximum prepared statements per connection; the server keeps each until the connection ends. */
const MAX_PREPARED = 300

const names = new Map<string, string>()
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/**
 * Wraps `pool`. The caller still ends the pool.
 * @param watch makes queries fail at once, with DatabaseUnavailableError, while the database does not answer
 */
export function databaseOn(pool: pg.Pool, watch?: DatabaseWatch): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => withPreparedStatements(await connect(pool, watch)),
        end: () => Promise.resolve(),
      },
    }),
  })
}

/** @throws DatabaseUnavailableError, at once when `watch` reports that the database does not answer */
async function connect(pool: pg.Pool, watch: DatabaseWatch | undefined): Promise<pg.PoolClient> {
  if (watch?.isDown) throw new DatabaseUnavailableError()
  const connecting = pool.connect()
  let removeListener = () => {}
  const down = new Promise<never>((_, reject) => {
    removeListener = watch?.onDown(() => reject(new DatabaseUnavailableError())) ?? removeListener
  })
  try {
    return await Promise.race([connecting, down])
  } catch (error) {
    // A connection that is ready too late goes back to the pool.
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
    throw asUnavailable(error)
  } finally {
    removeListener()
  }
}

function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const known = clients.get(client)
  if (known) return known
  let isBroken = false
  const query = async (text: string, values: readonly unknown[] = []) => {
    const result = await client
      .query({ name: nameOf(text, values), text, values: [...values] })
      .catch((error: unknown) => {
        // Its transaction may still be open, so the connection must not be used again.
        if (text === 'rollback') isBroken = true
        throw asUnavailable(error)
      })
    // After a failed statement, PostgreSQL answers commit with a rollback but without an error.
    if (text === 'commit' && result.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back because an earlier statement failed')
    return result
  }
  const wrapped = { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient
  clients.set(client, wrapped)
  return wrapped
}

/** Without parameters a text may contain several statements or be `commit`, which cannot or need not be prepared. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_PREPARED) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
