// Refuses a connection pooler between Aerie and PostgreSQL that does not keep one session for each connection, such as PgBouncer in
// transaction mode. Aerie listens for notices, holds advisory locks of sessions and prepares statements, which such a pooler loses
// without an error.
import type pg from 'pg'
import { StartUpError } from '../core/startUpError'
import { connectionProblem } from './connectionProblem'

/** Connections that hold a transaction during the check. A pooler that shares sessions gives one of them the session of the first. */
const HOLDERS = 4

const ADVICE =
  'Set DATABASE_URL to the address of PostgreSQL itself, or set pool_mode = session and ' +
  'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout in PgBouncer.'

/** @throws StartUpError when the database is not reachable, or connections share sessions of the database */
export async function assertOwnSessions(pool: pg.Pool): Promise<void> {
  const observer = await connect(pool)
  const holders: pg.PoolClient[] = []
  try {
    const before = await sessionOf(observer)
    for (let index = 0; index < HOLDERS; index++) {
      const holder = await connect(pool)
      holders.push(holder)
      await holder.query('begin')
      if ((await sessionOf(holder)) === before) throw sharedSessions()
    }
    if ((await sessionOf(observer)) !== before) throw sharedSessions()
  } finally {
    for (const holder of holders) await holder.query('rollback').catch(() => undefined)
    for (const client of [...holders, observer]) client.release()
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    const { message } = error as Error
    if (/unsupported startup parameter/.test(message))
      throw new StartUpError(`DATABASE_URL names a PgBouncer that refuses the connection: ${message}. ${ADVICE}`)
    throw connectionProblem(error)
  }
}

/** The process of PostgreSQL that answers. It stays the same for each session. */
async function sessionOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

const sharedSessions = () =>
  new StartUpError(
    `DATABASE_URL names a connection pooler in transaction mode, such as PgBouncer with pool_mode = transaction. ${ADVICE}`,
  )
