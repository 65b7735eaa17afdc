// Recognises a lost or unreachable database among the errors of pg.
import { isNativeError } from 'node:util/types'
import pg from 'pg'

/** The database cannot be reached. Replies map its SQLSTATE class 08 (connection exception) to 503. */
export class DatabaseUnavailableError extends Error {
  readonly code = '08006'

  constructor(cause?: unknown) {
    super(`The database is unavailable${cause instanceof Error ? `: ${cause.message}` : ''}`, { cause })
  }
}

/** pg reports these without a SQLSTATE. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded when trying)/

/** Converts an error of pg to DatabaseUnavailableError when the connection, not the statement, failed. */
export function asUnavailable(error: unknown): unknown {
  if (!isNativeError(error) || error instanceof pg.DatabaseError) return error
  const isSystemError = 'code' in error && /^E[A-Z]+$/.test(String(error.code))
  return isSystemError || LOST.test(error.message) ? new DatabaseUnavailableError(error) : error
}

/** SQLSTATE of a connection that an administrator, or the end of the server, terminates. */
const TERMINATED = '57P01'

/** Whether the server has ended the connection, and with it the session's locks. */
export function hasEnded(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === TERMINATED
  return (
    isNativeError(error) && /^(Connection terminated|Client has encountered a connection error)/.test(error.message)
  )
}
