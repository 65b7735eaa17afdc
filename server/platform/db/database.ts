// Kysely over a pool of connections.
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DatabaseWatch } from './databaseWatch'
import type { DB } from './schema.gen'
import { cut, withPreparedStatements } from './statements'
import type { Db } from './tenancy'
import { asUnavailable, DatabaseUnavailableError } from './unavailable'

/**
 * Wraps `pool`. The caller still ends the pool.
 * @param watch makes queries fail at once, with DatabaseUnavailableError, while the database does not answer: also those under
 * way, which would wait for their time limit
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
    const client = await Promise.race([connecting, down])
    if (watch) cutWhenDown(client, watch)
    return client
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

/** Cuts a connection that is in use when the database stops answering, so that its queries fail. */
function cutWhenDown(client: pg.PoolClient, watch: DatabaseWatch): void {
  const release = client.release.bind(client)
  const removeListener = watch.onDown(() => cut(client))
  client.release = (error) => {
    removeListener()
    release(error)
  }
}
