// The webhooks of a tenant.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'

/** Webhooks of a tenant. They are all in one reply. */
export const MAX_WEBHOOKS = 10
/** Deliveries of a webhook that may wait. */
export const MAX_WAITING = 50_000
/** Failed attempts in a row after which a webhook counts as failing. */
export const FAILING_AFTER = 5
/** How long the secret before signs beside the new one. */
const OLD_SECRET_HOURS = 24

export interface WebhookRow {
  id: string
  name: string
  address: string
  events: string[] | null
  enabled: boolean
  stopped: 'gone' | 'failing' | null
  problem: string | null
  failures: number
  failingSince: Date | null
  hint: string
  previousUntil: Date | null
  waiting: number
  failed: number
  deliveredAt: Date | null
  dropped: number
  droppedAt: Date | null
  createdAt: Date
  version: number
}

const countOf = (state: 'waiting' | 'failed') => sql`(
  select count(*)::int from (select from webhook_delivery d
   where d.webhook_id = w.id and d.state = ${sql.lit(state)} limit ${sql.lit(MAX_WAITING)}) counted)`

const COLUMNS = sql`
  w.id, w.name, w.address, w.events, w.is_enabled as enabled, w.stopped, w.problem, w.failures,
  w.failing_since as "failingSince", w.hint,
  case when w.previous_until > now() then w.previous_until end as "previousUntil",
  ${countOf('waiting')} as waiting, ${countOf('failed')} as failed,
  w.delivered_at as "deliveredAt", w.dropped, w.dropped_at as "droppedAt", w.created_at as "createdAt", w.version`

/** Sorted by name. */
export async function selectWebhooks(tenantId: string, tx: Tx): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select ${COLUMNS} from webhook w where w.tenant_id = ${tenantId}
     order by lower(w.name), w.id limit ${MAX_WEBHOOKS}`.execute(tx)
  return rows
}

export async function selectWebhook(tenantId: string, tx: Tx, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${COLUMNS} from webhook w where w.tenant_id = ${tenantId} and w.id = ${id}`.execute(tx)
  return rows[0]
}

export async function countWebhooks(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The number after which events are sent: what happened before is not. */
const lastSeq = (tenantId: string) =>
  sql<number>`coalesce((select last_seq from event_counter where tenant_id = ${tenantId}), 0)`

export interface NewWebhookRow {
  id: string
  name: string
  address: string
  events: readonly string[] | null
  secret: Buffer
  hint: string
}

export async function insertWebhook(tenantId: string, tx: Tx, { events, ...webhook }: NewWebhookRow): Promise<void> {
  await tx
    .insertInto('webhook')
    .values({ ...webhook, tenant_id: tenantId, events: events && [...events], from_seq: lastSeq(tenantId) })
    .execute()
}

export interface WebhookChange {
  name?: string
  address?: string
  events?: readonly string[] | null
  enabled?: boolean
}

/** @returns false when the webhook does not exist at this version */
export async function updateWebhook(
  tenantId: string,
  tx: Tx,
  { id, version, enabled }: Pick<WebhookRow, 'id' | 'version' | 'enabled'>,
  change: WebhookChange,
): Promise<boolean> {
  const isSwitchedOn = change.enabled === true && !enabled
  const row = await tx
    .updateTable('webhook')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(change.name !== undefined && { name: change.name }),
      ...(change.address !== undefined && { address: change.address }),
      ...(change.events !== undefined && { events: change.events && [...change.events] }),
      ...(change.enabled !== undefined && { is_enabled: change.enabled, stopped: null }),
      ...(isSwitchedOn && { from_seq: lastSeq(tenantId), dropped: 0, dropped_at: null }),
      ...((isSwitchedOn || change.address !== undefined) && WITHOUT_FAILURES),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const WITHOUT_FAILURES = { failures: 0, failing_since: null, held_until: null, problem: null }

/** @returns whether it still existed */
export async function deleteWebhookRow(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The secret so far signs beside the new one. */
export async function replaceSecret(
  tenantId: string,
  tx: Tx,
  id: string,
  { secret, hint }: { secret: Buffer; hint: string },
): Promise<void> {
  await sql`
    update webhook
       set previous_secret = secret, previous_until = now() + make_interval(hours => ${OLD_SECRET_HOURS}),
           secret = ${secret}, hint = ${hint}, version = version + 1
     where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
}

export interface Receiver {
  address: string
  /** The current one, and the one before while it is valid. */
  secrets: Buffer[]
}

export async function selectReceiver(tenantId: string, tx: Tx, id: string): Promise<Receiver | undefined> {
  const { rows } = await sql<Receiver>`
    select address, case when previous_until > now() then array[secret, previous_secret] else array[secret] end as secrets
      from webhook where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks it until the transaction ends, before its deliveries are changed: a deletion takes the locks in this order. */
export async function lockWebhook(tenantId: string, tx: Tx, id: string): Promise<void> {
  await sql`select from webhook where tenant_id = ${tenantId} and id = ${id} for no key update`.execute(tx)
}

/** @returns whether it counted as failing before */
export async function markDelivered(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ wasFailing: boolean }>`
    update webhook w
       set delivered_at = now(), failures = 0, failing_since = null, held_until = null, problem = null
      from (select failures from webhook where tenant_id = ${tenantId} and id = ${id} for update) before
     where w.tenant_id = ${tenantId} and w.id = ${id}
    returning before.failures >= ${FAILING_AFTER} as "wasFailing"`.execute(tx)
  return rows[0]?.wasFailing ?? false
}

/**
 * Counts a failed attempt. From the fifth in a row on, the next attempts of the webhook wait, up to a minute, so that a receiver
 * that is down is not called for every waiting delivery.
 * @returns whether all attempts of a day have failed
 */
export async function markFailed(tenantId: string, tx: Tx, id: string, problem: Message): Promise<boolean> {
  const { rows } = await sql<{ isLasting: boolean }>`
    update webhook
       set failures = failures + 1, failing_since = coalesce(failing_since, now()), problem = ${serializeMessage(problem)},
           held_until = case when failures + 1 >= ${FAILING_AFTER}
             then now() + make_interval(secs => least(60, power(2, least(failures + 1 - ${FAILING_AFTER}, 6)))) end
     where tenant_id = ${tenantId} and id = ${id}
    returning failing_since < now() - interval '1 day' as "isLasting"`.execute(tx)
  return rows[0]?.isLasting ?? false
}

export async function stopWebhook(
  tenantId: string,
  tx: Tx,
  id: string,
  stopped: 'gone' | 'failing',
  problem: Message,
): Promise<void> {
  await sql`
    update webhook
       set is_enabled = false, stopped = ${stopped}, problem = ${serializeMessage(problem)}, held_until = null,
           version = version + 1
     where tenant_id = ${tenantId} and id = ${id} and is_enabled`.execute(tx)
}

/** Lets the next attempt begin at once. */
export async function endHold(tenantId: string, tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ held_until: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('held_until', 'is not', null)
    .execute()
}

export interface QueuedEvent {
  event: string
  data: object
  /** Number of the event; null for what is in no event. */
  seq: number | null
  occurredAt: Date
}

/**
 * Queues events for the webhooks that send them, an event of the log once only. What is above the limit of waiting deliveries is
 * counted and not queued.
 * @returns whether a webhook was concerned
 */
export async function insertDeliveries(tenantId: string, tx: Tx, events: readonly QueuedEvent[]): Promise<boolean> {
  const { rows: webhooks } = await sql<{ id: string; events: string[] | null; fromSeq: number; waiting: number }>`
    select w.id, w.events, w.from_seq as "fromSeq", ${countOf('waiting')} as waiting
      from webhook w where w.tenant_id = ${tenantId} and w.is_enabled`.execute(tx)
  let isConcerned = false
  for (const { id, events: wanted, fromSeq, waiting } of webhooks) {
    const due = events.filter(
      ({ event, seq }) => (wanted === null || wanted.includes(event)) && (seq === null || seq > fromSeq),
    )
    const accepted = due.slice(0, Math.max(0, MAX_WAITING - waiting))
    if (due.length > 0) isConcerned = true
    if (accepted.length > 0) await insertRows(tenantId, tx, id, accepted)
    if (accepted.length < due.length) await countDropped(tenantId, tx, id, due.length - accepted.length)
  }
  return isConcerned
}

async function insertRows(tenantId: string, tx: Tx, webhookId: string, events: readonly QueuedEvent[]): Promise<void> {
  const now = new Date()
  const rows = events.map(({ event, data, seq, occurredAt }) => ({
    id: uuidv7(),
    tenant_id: tenantId,
    webhook_id: webhookId,
    event,
    event_seq: seq,
    data: JSON.stringify(data),
    occurred_at: occurredAt,
    state: 'waiting',
    due_at: now,
  }))
  await tx
    .insertInto('webhook_delivery')
    .values(rows)
    .onConflict((clash) => clash.columns(['webhook_id', 'event_seq']).doNothing())
    .execute()
}

async function countDropped(tenantId: string, tx: Tx, id: string, count: number): Promise<void> {
  await sql`update webhook set dropped = dropped + ${count}, dropped_at = now()
             where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
}
