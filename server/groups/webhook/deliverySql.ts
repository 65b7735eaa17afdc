// Deliveries of webhooks: what waits, is claimed by a process, and has ended.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { serializeMessage, type Message } from '../../platform/core/messages'
import { offsetOf, type Page } from '../../platform/core/paging'
import { claimRows } from '../../platform/db/claimRows'
import type { Tx } from '../../platform/db/tenancy'
import { lockTexts } from '../../platform/db/lockTexts'
import { MAX_WAITING } from './sql'

/** Deliveries of a webhook that are sent at the same time, by all processes together. */
const MAX_AT_ONCE = 2
/** Longer than an attempt takes. */
const LEASE_SECONDS = 30
/** Seconds from one attempt to the next; after the last, about a day later, the delivery has failed. */
const BACK_OFF_SECONDS = [10, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600]
const LOG_LENGTH = 50
/** The event of a test. */
export const PING = 'PING'

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export interface DeliveryRow {
  id: string
  webhookId: string
  event: string
  data: object
  state: DeliveryState
  occurredAt: Date
  queuedAt: Date
  dueAt: Date
  endedAt: Date | null
  attempts: number
  status: number | null
  problem: string | null
}

const COLUMNS = sql`
  id, webhook_id as "webhookId", event, data, state, occurred_at as "occurredAt", queued_at as "queuedAt", due_at as "dueAt",
  ended_at as "endedAt", attempts, status, problem`

/** The newest first. */
export async function selectDeliveries(
  tenantId: string,
  tx: Tx,
  webhookId: string,
  state: DeliveryState | undefined,
  page: Page,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const chosen = sql`tenant_id = ${tenantId} and webhook_id = ${webhookId}
    ${state === undefined ? sql`` : sql`and state = ${sql.lit(state)}`}`
  const { rows } = await sql<DeliveryRow>`
    select ${COLUMNS} from webhook_delivery where ${chosen}
     order by id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from webhook_delivery where ${chosen}`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function selectDelivery(tenantId: string, tx: Tx, id: string): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select ${COLUMNS} from webhook_delivery where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  return rows[0]
}

export interface AttemptRow {
  number: number
  at: Date
  tookMs: number
  status: number | null
  problem: string | null
  reply: string
}

/** The newest first, 50 at most. */
export async function selectAttempts(tenantId: string, tx: Tx, deliveryId: string): Promise<AttemptRow[]> {
  return tx
    .selectFrom('webhook_attempt')
    .select(['number', 'at', 'took_ms as tookMs', 'status', 'problem', 'reply'])
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number', 'desc')
    .limit(LOG_LENGTH)
    .execute()
}

/** Inserts a test that is being sent. @returns undefined while another test of the webhook is being sent */
export async function insertTest(tenantId: string, tx: Tx, webhookId: string): Promise<DeliveryRow | undefined> {
  await lockTexts(tx, [`tests of webhook ${webhookId}`])
  const { rows } = await sql<DeliveryRow>`
    insert into webhook_delivery (id, tenant_id, webhook_id, event, data, occurred_at, state, due_at, leased_until)
    select ${uuidv7()}, ${tenantId}, ${webhookId}, ${PING}, '{}', now(), 'waiting',
           clock_timestamp() + ${LEASE}, clock_timestamp() + ${LEASE}
     where not exists (select from webhook_delivery where webhook_id = ${webhookId} and event = ${PING}
                          and leased_until > clock_timestamp())
    returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

const LEASE = sql`make_interval(secs => ${sql.lit(LEASE_SECONDS)})`

/** Claims what has been due longest, unless two deliveries of the webhook are being sent. */
export async function claimDelivery(tenantId: string, tx: Tx, webhookId: string): Promise<DeliveryRow | undefined> {
  await lockTexts(tx, [`deliveries of webhook ${webhookId}`])
  const due = sql`
    select d.id as due_id from webhook_delivery d join webhook w on w.id = d.webhook_id
     where d.webhook_id = ${webhookId} and d.tenant_id = ${tenantId} and d.state = 'waiting'
       and d.due_at <= clock_timestamp() and w.is_enabled
       and (w.held_until is null or w.held_until <= clock_timestamp())
     order by d.due_at, d.id limit 1 for update of d skip locked`
  const update = sql`
    update webhook_delivery set leased_until = clock_timestamp() + ${LEASE}, due_at = clock_timestamp() + ${LEASE}
      from due
     where id = due.due_id
       and (select count(*) from webhook_delivery
             where webhook_id = ${webhookId} and leased_until > clock_timestamp() and event <> ${PING}) < ${MAX_AT_ONCE}
    returning ${COLUMNS}`
  const [claimed] = await claimRows<DeliveryRow>(tx, due, update)
  return claimed
}

export interface Attempt {
  at: Date
  tookMs: number
  status: number | null
  /** Null when it succeeded. */
  problem: Message | null
  reply: string
}

/**
 * Records an attempt: the delivery has ended, or waits for the next one.
 * @param isLast it is not tried again
 */
export async function recordAttempt(
  tenantId: string,
  tx: Tx,
  id: string,
  { at, tookMs, status, problem, reply }: Attempt,
  isLast: boolean,
): Promise<void> {
  const stored = problem && serializeMessage(problem)
  const { rows } = await sql<{ attempts: number }>`
    with before as (
      select tries, ${problem === null}::boolean as is_delivered,
             ${isLast}::boolean or tries >= ${BACK_OFF_SECONDS.length} or queued_at < now() - interval '1 day' as is_last
        from webhook_delivery where tenant_id = ${tenantId} and id = ${id} for update
    )
    update webhook_delivery d
       set attempts = d.attempts + 1, tries = d.tries + 1, status = ${status}, problem = ${stored}, leased_until = null,
           state = case when is_delivered then 'delivered' when is_last then 'failed' else 'waiting' end,
           ended_at = case when is_delivered or is_last then now() end,
           due_at = now() + make_interval(
             secs => (${BACK_OFF_SECONDS}::int[])[least(before.tries + 1, ${BACK_OFF_SECONDS.length})])
      from before
     where d.tenant_id = ${tenantId} and d.id = ${id}
    returning d.attempts`.execute(tx)
  const number = rows[0]?.attempts
  // Deleted meanwhile.
  if (number === undefined) return
  await tx
    .insertInto('webhook_attempt')
    .values({ tenant_id: tenantId, delivery_id: id, number, at, took_ms: tookMs, status, problem: stored, reply })
    .execute()
}

/** Gives a claimed delivery back, as if it had not been claimed. */
export async function releaseDelivery(tenantId: string, tx: Tx, id: string): Promise<void> {
  await sql`update webhook_delivery set leased_until = null, due_at = now()
             where tenant_id = ${tenantId} and id = ${id} and state = 'waiting'`.execute(tx)
}

/** What waits has failed. What is being sent ends by itself. */
export async function failWaiting(tenantId: string, tx: Tx, webhookId: string, problem: Message): Promise<void> {
  await sql`
    update webhook_delivery
       set state = 'failed', ended_at = now(), problem = ${serializeMessage(problem)}, leased_until = null
     where tenant_id = ${tenantId} and webhook_id = ${webhookId} and state = 'waiting'
       and (leased_until is null or leased_until < clock_timestamp())`.execute(tx)
}

/** @returns false while it is being sent */
export async function queueAgain(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook_delivery
       set state = 'waiting', ended_at = null, tries = 0, queued_at = now(), due_at = clock_timestamp()
     where tenant_id = ${tenantId} and id = ${id} and (leased_until is null or leased_until < clock_timestamp())
    returning id`.execute(tx)
  return rows.length > 0
}

/** The oldest first, up to the limit of waiting deliveries; not tests. @returns how many */
export async function queueFailedAgain(tenantId: string, tx: Tx, webhookId: string, waiting: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with again as (
      update webhook_delivery
         set state = 'waiting', ended_at = null, tries = 0, queued_at = now(), due_at = clock_timestamp()
       where id in (
         select id from webhook_delivery
          where tenant_id = ${tenantId} and webhook_id = ${webhookId} and state = 'failed' and event <> ${PING}
          order by id limit ${Math.max(0, MAX_WAITING - waiting)})
      returning id)
    select count(*)::int as count from again`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Webhooks of active tenants with something to send now. Runs as the platform. */
export async function selectDueWebhooks(tx: Tx): Promise<{ id: string; tenantId: string }[]> {
  const { rows } = await sql<{ id: string; tenantId: string }>`
    select w.id, w.tenant_id as "tenantId" from webhook w join tenant t on t.id = w.tenant_id
     where w.is_enabled and t.status = 'active' and (w.held_until is null or w.held_until <= clock_timestamp())
       and exists (select from webhook_delivery d
                    where d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= clock_timestamp())`.execute(tx)
  return rows
}

/** Deletes deliveries that ended more than 14 days ago, some at a time. Runs as the platform. @returns whether there may be more */
export async function deleteOldDeliveries(tx: Tx): Promise<boolean> {
  const batch = 5000
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where ended_at < now() - interval '14 days' limit ${batch})`.execute(tx)
  return Number(numAffectedRows) === batch
}
