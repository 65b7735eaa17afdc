// The live frames of one tenant in this process: reads new events from the log, each once and in order.
import { readInTenant, type Db } from '../db/tenancy'
import { openChangeWindow } from './changeWindow'
import type { Notice, RecordChange, StreamMove } from './notice'
import { mayReceiveChange, renewRights } from './rights'
import { sendEvent, sendNotice } from './delivery'
import type { Subscriber } from './subscriber'
import { selectEventsAfter, selectLastSeq } from './sql'

/** Events read in one query. */
const BATCH = 200

export interface TenantFeed {
  readonly subscribers: Set<Subscriber>
  /** Resolves when the feed knows its position: no event after that is missed. Rejects when the database fails. */
  started: Promise<void>
  deliver(notice: Notice): void
  close(): void
}

/** @param failed called when events cannot be read; the subscribers must reconnect and replay */
export function openTenantFeed(db: Db, tenantId: string, failed: (error: unknown) => void): TenantFeed {
  const subscribers = new Set<Subscriber>()
  /** Settles when the last change was sent: changes keep their order. */
  let lastChange: Promise<void> = Promise.resolve()
  const changes = openChangeWindow((change) => {
    lastChange = lastChange.then(() => sendChange(change)).catch(failed)
  })
  /** The last event handed to all subscribers. */
  let position = 0
  let reading = false
  let readAgain = false

  const started = readInTenant(db, tenantId, (tx) => selectLastSeq(tenantId, tx)).then((last) => {
    position = last
  })

  async function sendChange(change: RecordChange): Promise<void> {
    await renewRights(db, subscribers)
    for (const socket of subscribers) {
      if (mayReceiveChange(socket, change.entity)) sendNotice(socket, 'RECORD_CHANGED', change)
    }
  }

  /** Without reading the rights again, which the socket server does every two seconds: drones move five times a second. */
  function sendMove(move: StreamMove): void {
    for (const socket of subscribers) if (mayReceiveChange(socket, 'Stream')) sendNotice(socket, 'STREAM_MOVED', move)
  }

  async function readNew(): Promise<void> {
    if (reading) {
      readAgain = true
      return
    }
    reading = true
    try {
      await started
      do {
        readAgain = false
        const events = await readInTenant(db, tenantId, (tx) => selectEventsAfter(tenantId, tx, position, BATCH))
        // Changes announced before these events reach browsers before them.
        await lastChange
        if (events.length > 0) await renewRights(db, subscribers)
        for (const event of events) for (const socket of subscribers) sendEvent(socket, event)
        position = events.at(-1)?.seq ?? position
        if (events.length === BATCH) readAgain = true
      } while (readAgain)
    } finally {
      reading = false
    }
  }

  return {
    subscribers,
    started,
    deliver({ seq, changed, moved }) {
      if (changed) changes.add(changed)
      if (moved) sendMove(moved)
      if (seq !== undefined) readNew().catch(failed)
    },
    close: () => changes.close(),
  }
}
