// Queues mails about what concerns the whole tenant, from its events: each event once, by whichever process sees it, without
// delaying what caused it.
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import { selectEventsAfter, selectLastSeq } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { lockCursor, moveCursor, selectListeners, selectTenantsWithEvents } from './cursorSql'
import { linesOf } from './eventLines'
import { queueMails } from './service'

/** Events looked at in one transaction. */
const BATCH = 100
/** Tenants looked at in one round; the next one follows at once if there may be more. */
const TENANTS = 200

/** `stop` waits for the events that are being looked at. */
export function startEventMails({ db, log }: Pick<Services, 'db' | 'log'>): Rounds {
  return startRounds({ log, title: 'mails of events' }, (signal) => queueEventMails(db, signal))
}

/** Looks at one batch of each tenant in turn, until none is left. @param at when the mails are due; by default now */
export async function queueEventMails(db: Db, signal?: AbortSignal, at?: Date): Promise<void> {
  for (;;) {
    const tenants = await asPlatform(db, (tx) => selectTenantsWithEvents(tx, TENANTS))
    let hasMoved = false
    for (const tenantId of tenants) {
      if (signal?.aborted) return
      if (await queueBatch(db, tenantId, at)) hasMoved = true
    }
    // The rest is locked by another process, which goes on with it.
    if (!hasMoved) return
  }
}

/** The mails and the position are one transaction, so that a crash repeats all or nothing. @returns false while another process is at it */
const queueBatch = (db: Db, tenantId: string, at: Date | undefined): Promise<boolean> =>
  inTenant(db, tenantId, async (tx) => {
    const seq = await lockCursor(tenantId, tx)
    if (seq === undefined) return false
    const listeners = await selectListeners(tenantId, tx)
    if (listeners.length === 0) {
      await moveCursor(tenantId, tx, await selectLastSeq(tenantId, tx))
      return true
    }
    const events = await selectEventsAfter(tenantId, tx, seq, BATCH)
    const lines = events.flatMap((event) => linesOf(event, listeners))
    await queueMails(tenantId, tx, lines, at)
    await moveCursor(tenantId, tx, events.at(-1)?.seq ?? seq)
    return events.length > 0
  })
