// Positions of drones that are streaming: to the open browsers of the tenant at once, at most five times a second for each
// stream. They pass by the outbox, because only the latest one counts.
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../core/errors'
import { asPlatform, type Db } from '../db/tenancy'
import { CHANNEL, type Notice, type StreamMove } from './notice'

const PAUSE_MS = 200

export type AnnounceMove = (tenantId: string, move: StreamMove) => void

export function openMoves(db: Db, log: FastifyBaseLogger): AnnounceMove {
  /** Streams that have just been announced, with what has arrived since. */
  const pausing = new Map<string, Notice | undefined>()

  const send = (streamId: string, notice: Notice): void => {
    pausing.set(streamId, undefined)
    setTimeout(() => endPause(streamId), PAUSE_MS).unref()
    asPlatform(db, (tx) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(tx)).catch(
      logFailure(log, 'announcing positions'),
    )
  }
  const endPause = (streamId: string): void => {
    const waiting = pausing.get(streamId)
    pausing.delete(streamId)
    if (waiting) send(streamId, waiting)
  }
  return (tenantId, moved) => {
    const notice = { tenantId, moved }
    if (pausing.has(moved.streamId)) pausing.set(moved.streamId, notice)
    else send(moved.streamId, notice)
  }
}
