// What one search may cost.
import type { Tx } from '../../platform/db/tenancy'
import { withinTime } from '../../platform/db/timeLimit'
import { ogcText } from './messages'

const LIMIT_MS = 10_000

/** @throws AppError 503 when a statement of the search takes too long */
export const limited = <T>(tx: Tx, search: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> =>
  withinTime(tx, limitMs, ogcText('tooSlow', { seconds: Math.round(limitMs / 1000) }), search)
