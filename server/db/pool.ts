import pg from 'pg'

const INT8 = 20
const DATE = 1082

/**
 * A pool of connections. bigint arrives as a number, `timestamptz` as a Date, `date` as its text (as a Date it would
 * move with the server's time zone). Statements end after 30 s; no free connection within 5 s is an error.
 * `log` hears of connections that die while idle; the pool replaces them.
 */
export function createPool(connection: pg.PoolConfig, log: (line: string) => void = console.error): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'aerie',
    max: 20,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 30_000,
    keepAlive: true,
    // Queries that do not wait for each other travel together: a transaction's begin with its first query.
    pipeline: true,
    types: { getTypeParser },
    ...connection,
  })
  // Without a listener the process would end with the connection.
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

/** Counts and byte sizes; one beyond 2^53 would silently be another number. */
function toNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond what a number holds`)
  return value
}
