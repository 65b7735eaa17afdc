// Writing to the outbox and reading the event log.
import { currentUserId } from '../core/requestContext'
import type { Tx } from '../db/tenancy'
import { onCommit } from '../db/tenancy'
import type { Entity, EventName, EventPayloads } from './events.gen'
import { outboxSignal } from './outboxSignal'

export interface StoredEvent {
  name: EventName
  /** The tenant's own sequence, without gaps. */
  seq: number
  /** ISO 8601. */
  at: string
  payload: EventPayloads[EventName]
  /** Who caused it; null for background work. */
  userId: string | null
  /** The only user who receives it; null for events of the whole tenant. */
  recipientId: string | null
}

/**
 * Records an event of the user whose request is being handled; it gets its number and reaches browsers after the transaction
 * has committed.
 * @param recipientId the only user who receives it; absent for events of the whole tenant
 */
export async function recordEvent<Name extends EventName>(
  tenantId: string,
  tx: Tx,
  name: Name,
  payload: EventPayloads[Name],
  recipientId?: string,
): Promise<void> {
  await tx
    .insertInto('event_outbox')
    .values({
      tenant_id: tenantId,
      name,
      payload: JSON.stringify(payload),
      user_id: currentUserId() ?? null,
      recipient_id: recipientId ?? null,
    })
    .execute()
  onCommit(tx, () => outboxSignal.emit('committed', tenantId))
}

/**
 * Marks a cached record as stale in the tenant's open browsers when the transaction commits. Not replayed after a
 * reconnect.
 * @param id one or several records; absent when the change may concern every record of the entity
 */
export async function recordChanged(
  tenantId: string,
  tx: Tx,
  entity: Entity,
  id?: string | readonly string[],
): Promise<void> {
  const ids = typeof id === 'object' ? id : [id]
  if (ids.length === 0) return
  const rows = ids.map((record_id) => ({ tenant_id: tenantId, entity, record_id }))
  await tx.insertInto('event_outbox').values(rows).execute()
  onCommit(tx, () => outboxSignal.emit('committed', tenantId))
}

/** The tenant's events after `seq`, oldest first, at most `limit`. */
export async function selectEventsAfter(tenantId: string, tx: Tx, seq: number, limit: number): Promise<StoredEvent[]> {
  const rows = await tx
    .selectFrom('event')
    .select(['seq', 'name', 'payload', 'created_at', 'user_id', 'recipient_id'])
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
    userId: row.user_id,
    recipientId: row.recipient_id,
  }))
}

/** The number of the tenant's last event, 0 before the first. */
export async function selectLastSeq(tenantId: string, tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('event_counter')
    .select('last_seq')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.last_seq ?? 0
}
