// The live frames of one tenant in this process: reads new events from the log, each once and in order.
import { inTenant, type Db } from '../db/tenancy'
import { openChangeWindow } from './changeWindow'
import type { Notice } from './notice'
import { sendEvent, sendNotice, type Subscriber } from './subscriber'
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
  const changes = openChangeWindow((change) => {
    for (const socket of subscribers) sendNotice(socket, 'RECORD_CHANGED', change)
  })
  /** The last event handed to all subscribers. */
  let position = 0
  let reading = false
  let readAgain = false

  const started = inTenant(db, tenantId, (tx) => selectLastSeq(tenantId, tx)).then((last) => {
    position = last
  })

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
        const events = await inTenant(db, tenantId, (tx) => selectEventsAfter(tenantId, tx, position, BATCH))
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
    deliver({ seq, changed }) {
      if (changed) changes.add(changed)
      if (seq !== undefined) readNew().catch(failed)
    },
    close: () => changes.close(),
  }
}
