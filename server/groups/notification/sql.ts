// The event log of one user. A mark per user separates read events from unread ones; events before the account are read.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { limitTo } from '../../platform/db/pageSql'
import { selectLastSeq } from '../../platform/realtime/sql'
import type { Tx } from '../../platform/db/tenancy'
import type { EventName } from '../../platform/realtime/events.gen'
import type { Kind } from './kinds'

type Notification = components['schemas']['Notification']

interface Counts {
  upTo: number
  last: number
  own: number
  others: number
  hidden: number
  /** Of kinds that the user does not want to see, which the user could otherwise. */
  unwanted: number
  unwantedUnread: number
}

/** The events of each kind. */
const EVENTS: Record<EventName, Exclude<Kind, 'mention'>> = {
  MISSION_ADDED: 'mission',
  MISSION_LIVE: 'mission',
  MISSION_COMPLETED: 'mission',
  MISSION_DELETED: 'mission',
  ALERT_CREATED: 'alert',
  ALERT_ASSIGNED: 'alert_assigned',
  ACCESS_ASKED: 'access_asked',
  RETENTION_DUE: 'retention',
  PILOT_ASSIGNED: 'pilot_assigned',
}
const eventKinds = sql`unnest(${Object.keys(EVENTS)}::text[], ${Object.values(EVENTS)}::text[]) k (name, kind)`

/** One page of the events that the user wants to see, newest first, with the number of unread events; one statement. */
export async function selectNotifications(
  tenantId: string,
  tx: Tx,
  userId: string,
  onlyUnread: boolean,
  page: Page,
): Promise<{ items: Notification[]; total: number; unread: number }> {
  const wanted = onlyUnread ? sql`and e.seq > mark."upTo" and e.user_id is distinct from ${userId}` : sql``
  const seen = sql`(recipient_id is null or recipient_id = ${userId})`
  const { rows } = await sql<Counts & (EventRow | { seq: null })>`
    with mark as (
      select greatest(
               (select up_to from event_read where tenant_id = ${tenantId} and user_id = ${userId}),
               (select seq from event
                 where tenant_id = ${tenantId} and created_at < (select created_at from app_user where id = ${userId})
                 order by created_at desc limit 1),
               0) as "upTo",
             coalesce((select last_seq from event_counter where tenant_id = ${tenantId}), 0) as last),
    off as (
      select array(select k.name from notification_choice c join ${eventKinds} on k.kind = c.kind
                    where c.user_id = ${userId} and not c.in_app) as names)
    select mark."upTo", mark.last, listed.*,
           (select count(*)::int from event where tenant_id = ${tenantId} and user_id = ${userId} and seq > mark."upTo") as own,
           (select count(*)::int from event
             where tenant_id = ${tenantId} and recipient_id <> ${userId} and seq > mark."upTo"
               and user_id is distinct from ${userId}) as others,
           (select count(*)::int from event where tenant_id = ${tenantId} and recipient_id <> ${userId}) as hidden,
           (select count(*)::int from event where tenant_id = ${tenantId} and name = any(off.names) and ${seen}) as unwanted,
           (select count(*)::int from event where tenant_id = ${tenantId} and name = any(off.names) and ${seen}
               and seq > mark."upTo" and user_id is distinct from ${userId}) as "unwantedUnread"
      from mark cross join off
      left join lateral (
        select e.seq, e.name, e.payload, e.created_at, e.user_id from event e where e.tenant_id = ${tenantId}
           and (e.recipient_id is null or e.recipient_id = ${userId}) and e.name <> all(off.names) ${wanted}
         order by e.seq desc ${limitTo(page)}) listed on true
     order by listed.seq desc`.execute(tx)
  // Without events there is one row with the counts.
  const { upTo = 0, last = 0, own = 0, others = 0, hidden = 0, unwanted = 0, unwantedUnread = 0 } = rows[0] ?? {}
  // Users know their own actions. Sequence numbers have no gaps, so the last one is the number of all events of the tenant.
  const unread = Math.max(0, last - upTo - own - others - unwantedUnread)
  const items = rows.flatMap((row) => (row.seq === null ? [] : [asNotification(row, upTo, userId)]))
  return { items, total: onlyUnread ? unread : last - hidden - unwanted, unread }
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

interface EventRow {
  seq: number
  name: string
  payload: unknown
  created_at: Date
  user_id: string | null
}

const asNotification = (row: EventRow, upTo: number, userId: string): Notification => ({
  seq: row.seq,
  event: row.name as Notification['event'],
  payload: row.payload as Notification['payload'],
  createdAt: row.created_at.toISOString(),
  read: row.seq <= upTo || row.user_id === userId,
})
