// Moves committed outbox rows of one tenant into the event log.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'
import type { Entity } from './events.gen'
import { CHANNEL, MAX_IDS, type Notice } from './notice'

/** Rows published in one transaction. */
const BATCH = 500

/**
 * Publishes the oldest rows of the tenant's outbox: numbers and stores the events, and announces them and the changed
 * records when the transaction commits. The lock on the counter makes publishers take turns; a row committed after
 * this batch, even with a lower id, simply gets a later number.
 * @returns whether rows may be left
 */
export async function publishBatch(tenantId: string, tx: Tx): Promise<boolean> {
  const last = await lockCounter(tenantId, tx)
  // A statement of its own: its snapshot must be newer than the lock, or it would miss what the previous holder left.
  const { rows } = await sql<{ taken: number; seq: number | null; changed: Record<string, (string | null)[]> | null }>`
    with taken as (
      delete from event_outbox
       where tenant_id = ${tenantId}
         and id in (select id from event_outbox where tenant_id = ${tenantId} order by id limit ${BATCH})
      returning id, name, payload, entity, record_id, created_at, user_id, recipient_id
    ), stored as (
      insert into event (tenant_id, seq, name, payload, created_at, user_id, recipient_id)
      select ${tenantId}, ${last}::bigint + row_number() over (order by id), name, payload, created_at, user_id, recipient_id
        from taken where name is not null
      returning seq
    ), changed as (
      select entity, jsonb_agg(distinct record_id) as ids from taken where entity is not null group by entity
    )
    select (select count(*)::int from taken) as taken,
           (select max(seq) from stored) as seq,
           (select jsonb_object_agg(entity, ids) from changed) as changed`.execute(tx)
  const { taken = 0, seq = null, changed = null } = rows[0] ?? {}
  const notices: Notice[] = Object.entries(changed ?? {}).map(([entity, found]) => {
    const ids = found.filter((id) => id !== null)
    const namesAll = ids.length === found.length && ids.length <= MAX_IDS
    return { tenantId, changed: { entity: entity as Entity, ...(namesAll && { ids }) } }
  })
  if (seq !== null) notices.push({ tenantId, seq })
  if (notices.length > 0) {
    const texts = notices.map((notice) => JSON.stringify(notice))
    await sql`
      with counted as (
        update event_counter set last_seq = ${seq}::bigint where tenant_id = ${tenantId} and ${seq}::bigint is not null
      )
      select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`.execute(tx)
  }
  return taken === BATCH
}

/** The tenants with rows in the outbox. */
export async function selectUnpublishedTenants(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('event_outbox').select('tenant_id').distinct().execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Locks the tenant's counter until the transaction ends. @returns the last number given out */
async function lockCounter(tenantId: string, tx: Tx): Promise<number> {
  const { last_seq } = await tx
    .insertInto('event_counter')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet((row) => ({ last_seq: row.ref('event_counter.last_seq') })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  return last_seq
}
