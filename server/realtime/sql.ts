// The event log. pg_notify speaks at commit, to every process that listens: nothing is announced that is not stored,
// and processes need no broker between them.
import { sql } from 'kysely'
import type { Tx } from '../tenancy'
import { CHANNEL, type Announcement, type EventName, type EventPayload, type StoredEvent } from './events'

/** Stores an event under the tenant's next number and announces it when the transaction commits. */
export async function recordEvent<Name extends EventName>(
  tenantId: string,
  tx: Tx,
  name: Name,
  payload: EventPayload[Name],
): Promise<void> {
  const json = JSON.stringify(payload)
  const { rows } = await sql<{ seq: number; at: Date }>`
    with numbered as (update tenant set event_seq = event_seq + 1 where id = ${tenantId} returning event_seq)
    insert into event (tenant_id, seq, name, payload)
    select ${tenantId}, event_seq, ${name}, ${json}::jsonb from numbered
    returning seq, created_at as at`.execute(tx)
  const stored = rows[0]
  if (!stored) throw new Error('An event needs an existing tenant')
  await announce(tx, { tenantId, event: { name, seq: stored.seq, at: stored.at.toISOString(), payload } })
}

/** Tells the tenant's open browsers that a cached record is stale, when the transaction commits. Not stored. */
export async function recordChanged(tenantId: string, tx: Tx, entity: string, _id: string): Promise<void> {
  await announce(tx, { tenantId, changed: { entity, _id } })
}

/** The tenant's events after `seq`, oldest first, at most `limit`. */
export async function selectEventsAfter(tenantId: string, tx: Tx, seq: number, limit: number): Promise<StoredEvent[]> {
  const rows = await tx
    .selectFrom('event')
    .select(['seq', 'name', 'payload', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    seq: row.seq,
    name: row.name as EventName,
    payload: row.payload as unknown as StoredEvent['payload'],
    at: row.created_at.toISOString(),
  }))
}

/** The number of the tenant's last event. */
export async function selectLastSeq(tenantId: string, tx: Tx): Promise<number> {
  const row = await tx.selectFrom('tenant').select('event_seq').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return row.event_seq
}

async function announce(tx: Tx, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`.execute(tx)
}
