import fp from 'fastify-plugin'
import { sql } from 'kysely'
import type pg from 'pg'
import { databaseOn } from './database'
import { watchDatabase } from './databaseWatch'
import { holdServerLock } from './serverLock'
import type { Db } from './tenancy'

declare module 'fastify' {
  interface FastifyInstance {
    /** For connections of their own, such as those that listen; `db` is for queries. */
    pool: pg.Pool
    db: Db
  }
}

/** The migrated database behind `pool`, which stays the caller's. Queries fail at once while it does not answer. */
export const databasePlugin = fp<{ pool: pg.Pool }>(
  async (app, { pool }) => {
    const watch = watchDatabase(pool.options, { onConnect: holdServerLock })
    const db = databaseOn(pool, watch)
    app.decorate('pool', pool)
    app.decorate('db', db)
    app.readiness.push(() => sql`select 1`.execute(db))
    app.addHook('onClose', () => watch.stop())
  },
  { name: 'database', dependencies: ['readiness'] },
)
