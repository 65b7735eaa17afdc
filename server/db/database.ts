// Kysely over a pool of connections.
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DatabaseWatch } from './databaseWatch'
import type { DB } from './schema.gen'
import { withPreparedStatements } from './statements'
import type { Db } from './tenancy'
import { asUnavailable, DatabaseUnavailableError } from './unavailable'

/**
 * Wraps `pool`. The caller still ends the pool.
 * @param watch makes queries fail at once, with DatabaseUnavailableError, while the database does not answer
 */
export function databaseOn(pool: pg.Pool, watch?: DatabaseWatch): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => withPreparedStatements(await connect(pool, watch), pool),
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
