// Lets a start see whether other servers use the database: each process holds a shared lock as long as it runs. A migration that servers
// of the version before could not work with takes the lock for itself.
import type pg from 'pg'
import { StartUpError } from '../core/startUpError'
import type { Migration } from './applyMigration'

/** Arbitrary, but the same for every Aerie. */
const SERVERS_LOCK = 4_152_434_946

/** A line of migrations that are applied only while no other server uses the database. */
const WITHOUT_SERVERS = /^-- without running servers: .+$/m

export const needsNoServers = ({ sql }: Pick<Migration, 'sql'>): boolean => WITHOUT_SERVERS.test(sql)

/** Takes the lock of a running server for the life of the connection. While a migration has it, the server goes on without. */
export async function holdServerLock(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_try_advisory_lock_shared($1)', [SERVERS_LOCK])
}

/** Keeps servers of other versions away for the life of the connection. @throws StartUpError when some use the database */
export async function excludeServers(client: pg.ClientBase, migration: Pick<Migration, 'name'>): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [SERVERS_LOCK])
  if (rows[0]?.free) return
  const holders = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
       and classid = 0 and objid = $1::oid and granted`,
    [SERVERS_LOCK],
  )
  throw new StartUpError(
    `Migration ${migration.name} changes what running servers use, and ${holders.rows[0]?.count ?? 0} processes of servers use the ` +
      'database. Stop all servers of this installation, then start this one again.',
  )
}
