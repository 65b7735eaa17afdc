// Queues the events of the log for the webhooks of their tenants, each once, whichever process sees it.
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged, selectEventsAfter } from '../../platform/realtime/sql'
import { insertDeliveries } from './sql'

/** Events queued in one transaction. */
const BATCH = 200

/** Tenants take turns, so that a flood of one does not hold up the others. */
export async function queueEvents(db: Db, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  let tenantIds = await asPlatform(db, selectTenantsBehind)
  while (tenantIds.length > 0) {
    const withMore: string[] = []
    for (const tenantId of tenantIds) {
      if (signal.aborted) return
      const hasMore = await inTenant(db, tenantId, (tx) => queueBatch(tenantId, tx)).catch((error: unknown) => {
        logFailure(log, 'queueing events for webhooks')(error)
        return false
      })
      if (hasMore) withMore.push(tenantId)
    }
    tenantIds = withMore
  }
}

/** The deliveries and the position in the log are one transaction. @returns whether more events may follow */
async function queueBatch(tenantId: string, tx: Tx): Promise<boolean> {
  const position = await lockPosition(tenantId, tx)
  if (position === undefined) return false
  const events = await selectEventsAfter(tenantId, tx, position, BATCH)
  const last = events.at(-1)
  if (!last) return false
  const shared = events
    .filter(({ recipientId }) => recipientId === null)
    .map(({ name, payload, seq, at }) => ({ event: name, data: payload, seq, occurredAt: new Date(at) }))
  if (await insertDeliveries(tenantId, tx, shared)) await recordChanged(tenantId, tx, 'Webhook')
  await tx.updateTable('webhook_cursor').set({ seq: last.seq }).where('tenant_id', '=', tenantId).execute()
  return events.length === BATCH
}

/** @returns the number of the last event that is queued or not wanted; undefined when no webhook is on any more */
async function lockPosition(tenantId: string, tx: Tx): Promise<number | undefined> {
  await sql`
    insert into webhook_cursor (tenant_id, seq) values (${tenantId}, 0)
    on conflict (tenant_id) do update set seq = webhook_cursor.seq`.execute(tx)
  const { rows } = await sql<{ position: number }>`
    select greatest(c.seq, min(w.from_seq)) as position
      from webhook_cursor c join webhook w on w.tenant_id = c.tenant_id and w.is_enabled
     where c.tenant_id = ${tenantId} group by c.seq`.execute(tx)
  return rows[0]?.position
}

/** Active tenants with a webhook that is on and events that are not queued. Runs as the platform. */
async function selectTenantsBehind(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ tenantId: string }>`
    select w.tenant_id as "tenantId"
      from webhook w
      join tenant t on t.id = w.tenant_id and t.status = 'active'
      join event_counter e on e.tenant_id = w.tenant_id
      left join webhook_cursor c on c.tenant_id = w.tenant_id
     where w.is_enabled
     group by w.tenant_id, e.last_seq, c.seq
    having e.last_seq > greatest(coalesce(c.seq, 0), min(w.from_seq))`.execute(tx)
  return rows.map(({ tenantId }) => tenantId)
}
