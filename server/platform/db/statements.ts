// The statements of one connection: prepared, because under row-level security planning costs more than execution, and
// sent in few round trips.
import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { inStatementSpan } from './statementSpan'
import { streamOf } from './pgInternals'
import { asUnavailable } from './unavailable'

/** Maximum prepared statements per connection; the server keeps each until the connection ends. */
const MAX_PREPARED = 300

export const BEGIN = 'begin'

/** Begins a transaction of one statement; its commit is sent without waiting for the result. */
export const BEGIN_SINGLE = 'begin read only'

const NO_ROWS = { command: 'BEGIN', rowCount: 0, rows: [] }

/** SQLSTATE of the notices of announce_session_change. */
const SESSION_CHANGE = 'AE100'

const sessionListeners = new WeakMap<pg.Pool, (id: string) => void>()

/**
 * Calls `listener` with the ID of each user or tenant whose sessions this process has changed: after the commit and before
 * the request is answered.
 */
export const onSessionChange = (pool: pg.Pool, listener: (id: string) => void): unknown =>
  sessionListeners.set(pool, listener)

const names = new Map<string, string>()
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

/**
 * Wraps `client` for Kysely, which sends the statements of a connection one at a time: each waits for the answer to the one
 * before. So a `begin` is answered at once and travels with the first statement of its transaction. If it fails, PostgreSQL
 * rejects that statement, which then reports the error of the `begin`.
 */
export function withPreparedStatements(client: pg.PoolClient, pool: pg.Pool): PostgresPoolClient {
  const known = clients.get(client)
  if (known) return known
  let isBroken = false
  /** Not sent yet. */
  let begin: string | undefined
  let begun: Promise<unknown> = Promise.resolve()
  let committed: Promise<pg.QueryResult> | undefined
  let changes: string[] = []
  client.on('notice', ({ code, message = '' }) => {
    if (code === SESSION_CHANGE) changes.push(message)
  })

  const send = (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    const sent = inStatementSpan(text, () => client.query({ name: nameOf(text, values), text, values: [...values] }))
    // Its error is reported where it is awaited, which may be after the error of another statement.
    sent.catch(() => undefined)
    return sent
  }

  /** Sends the begin of the transaction with its first statement. */
  const sendFirst = (first: string, text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const stream = streamOf(client)
    stream.cork()
    try {
      begun = send(first)
      const sent = send(text, values)
      if (first.startsWith(BEGIN_SINGLE)) committed = send('commit')
      return sent
    } finally {
      stream.uncork()
    }
  }

  const sendNext = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    if (!committed) return send(text, values)
    if (text === 'commit' || text === 'rollback') return committed
    throw new Error('A transaction of one statement has no second one')
  }

  // oxlint-disable-next-line complexity -- begin, commit and rollback of a connection share its state
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.startsWith(BEGIN)) {
      begin = text
      return NO_ROWS
    }
    const first = begin
    begin = undefined
    // Nothing was sent.
    if (first !== undefined && (text === 'commit' || text === 'rollback')) return NO_ROWS
    try {
      const result = await (first === undefined ? sendNext(text, values) : sendFirst(first, text, values))
      // After a failed statement, PostgreSQL answers commit with a rollback but without an error.
      if (text === 'commit' && result.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back because an earlier statement failed')
      if (text === 'commit') for (const id of changes) sessionListeners.get(pool)?.(id)
      return result
    } catch (error) {
      // Its transaction may still be open, so the connection must not be used again.
      if (text === 'rollback') isBroken = true
      throw asUnavailable(await firstError(begun, error))
    } finally {
      if (text === 'commit' || text === 'rollback') {
        begun = Promise.resolve()
        committed = undefined
        changes = []
      }
    }
  }
  const wrapped = { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient
  clients.set(client, wrapped)
  return wrapped
}

/** Ends a connection at once, so that its queries fail. `end` waits for queries that were sent, which a frozen server never answers. */
export const cut = (client: pg.ClientBase): void => void streamOf(client).destroy()

/** The error of the begin, which caused the others; else `error`. */
const firstError = (begun: Promise<unknown>, error: unknown): Promise<unknown> =>
  begun.then(
    () => error,
    (cause: unknown) => cause,
  )

/** Without parameters a text may contain several statements or be `commit`, which cannot or need not be prepared. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_PREPARED) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}
