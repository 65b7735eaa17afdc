import pg from 'pg'

const INT8 = 20
const DATE = 1082

/**
 * Creates a connection pool. bigint is returned as number, `timestamptz` as Date, `date` as text (a Date would shift with
 * the server's time zone). Statements time out after 30 s. Waiting for a connection may take 20 s, because a busy pool is
 * no outage; databaseWatch.ts notices an outage earlier.
 * `log` receives the errors of idle connections; the pool replaces them.
 */
export function createPool(connection: pg.PoolConfig, log: (line: string) => void = console.error): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'aerie',
    max: 20,
    connectionTimeoutMillis: 20_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 30_000,
    // A frozen server does not enforce its own timeout.
    query_timeout: 40_000,
    keepAlive: true,
    // Sends independent queries together, such as the begin of a transaction and its first query.
    pipeline: true,
    types: { getTypeParser },
    ...connection,
  })
  // Without listeners, a lost connection would end the process: this one while it is in use, where the running query
  // fails, the pool's while it is idle.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
  return pool
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) => {
  if (format === undefined || format === 'text') {
    if (oid === INT8) return toNumber
    if (oid === DATE) return (text: string) => text
  }
  return pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown
}

/** Counts and byte sizes. Values beyond 2^53 would silently lose precision. */
function toNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond what a number holds`)
  return value
}
