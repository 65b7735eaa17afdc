// Ends statements that take too long, for requests whose cost the caller decides.
import { sql } from 'kysely'
import { AppError } from '../core/errors'
import type { Message } from '../core/messages'
import type { Tx } from './tenancy'

/** SQLSTATE of a statement that was cancelled. */
const CANCELLED = '57014'

/**
 * Runs `work`, of which no statement may take longer than `limitMs`.
 * @throws AppError 503 with `text` when one does; the transaction has then ended
 */
export async function withinTime<T>(tx: Tx, limitMs: number, text: Message, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(tx)
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === CANCELLED) throw new AppError(503, text)
    throw error
  }
}
