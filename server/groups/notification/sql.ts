// The event log of one user. A mark per user separates read events from unread ones.
import { sql } from 'kysely'
import type { components } from '../../contract/contract.gen'
import { offsetOf, type Page } from '../../core/paging'
import { selectLastSeq } from '../../realtime/sql'
import type { Tx } from '../../db/tenancy'

type Notification = components['schemas']['Notification']

/** One page of events, newest first, with the number of unread events. */
export async function selectNotifications(
  tenantId: string,
  tx: Tx,
  userId: string,
  onlyUnread: boolean,
  page: Page,
): Promise<{ items: Notification[]; total: number; unread: number }> {
  const upTo = await selectReadMark(tenantId, tx, userId)
  const rows = await tx
    .selectFrom('event')
    .select(['seq', 'name', 'payload', 'created_at', 'user_id'])
    .where('tenant_id', '=', tenantId)
    .$if(onlyUnread, (query) => query.where('seq', '>', upTo).where('user_id', 'is distinct from', userId))
    .orderBy('seq', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  // Sequence numbers have no gaps, so the last one is the total.
  const last = await selectLastSeq(tenantId, tx)
  const unread = Math.max(0, last - upTo - (await countOwn(tenantId, tx, userId, upTo)))
  return { items: rows.map((row) => asNotification(row, upTo, userId)), total: onlyUnread ? unread : last, unread }
}

/** Moves the user's mark forward, never back. */
export async function raiseReadMark(tenantId: string, tx: Tx, userId: string, upTo: number): Promise<void> {
  const last = await selectLastSeq(tenantId, tx)
  await tx
    .insertInto('event_read')
    .values({ tenant_id: tenantId, user_id: userId, up_to: Math.min(upTo, last) })
    .onConflict((oc) =>
      oc
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ up_to: sql<number>`greatest(event_read.up_to, excluded.up_to)` }),
    )
    .execute()
}

/** Events after `upTo` that the user caused; users know their own actions. */
async function countOwn(tenantId: string, tx: Tx, userId: string, upTo: number): Promise<number> {
  const { count } = await tx
    .selectFrom('event')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('seq', '>', upTo)
    .executeTakeFirstOrThrow()
  return count
}

async function selectReadMark(tenantId: string, tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('event_read')
    .select('up_to')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.up_to ?? 0
}

const asNotification = (
  row: { seq: number; name: string; payload: unknown; created_at: Date; user_id: string | null },
  upTo: number,
  userId: string,
): Notification => ({
  seq: row.seq,
  event: row.name as Notification['event'],
  payload: row.payload as Notification['payload'],
  createdAt: row.created_at.toISOString(),
  read: row.seq <= upTo || row.user_id === userId,
})
