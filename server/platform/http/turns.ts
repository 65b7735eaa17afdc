// Replies that are produced in parts. Each part takes a place among the requests of the caller; between the parts, while the
// client receives, the reply has none.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'

/** Runs `work` when the caller has a free place. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

const turns = new AsyncLocalStorage<TakeTurn>()
const producedInTurns = new WeakSet<object>()

/** Runs the handler of a request. Its reply takes turns by `takeTurn`. */
export const withTurns = <T>(takeTurn: TakeTurn, handler: () => T): T => turns.run(takeTurn, handler)

/** Marks the stream that `produce` returns as a reply that takes turns. A handler returns this stream. */
export function inTurns(produce: (takeTurn: TakeTurn) => Readable): Readable {
  const reply = produce(turns.getStore() ?? ((work) => work()))
  producedInTurns.add(reply)
  return reply
}

/** Whether the place of the request can be given back, because the parts of this reply take places of their own. */
export const isInTurns = (reply: object): boolean => producedInTurns.has(reply)
