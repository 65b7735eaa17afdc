import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import type { Defaults } from './mapping'

export interface WebhookRow extends Defaults {
  missionId: string
  /** Null for a deleted mission. */
  missionName: string | null
  hint: string | null
  version: number
}

/** Deliveries of a token in a minute. */
export const MAX_PER_MINUTE = 1200
/** Deliveries that are kept. */
const MAX_DELIVERIES = 50

export async function selectWebhook(tenantId: string, tx: Tx): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select w.mission_id as "missionId", m.name as "missionName", w.kind, w.severity, w.mapping, w.hint, w.version
      from alert_webhook w left join mission m on m.id = w.mission_id and m.deleted_at is null
     where w.tenant_id = ${tenantId}`.execute(tx)
  return rows[0]
}

/** Inserts or updates it. @returns false when it has another version now */
export async function storeWebhook(
  tenantId: string,
  tx: Tx,
  version: number,
  { missionId, kind, severity, mapping }: Pick<WebhookRow, 'missionId' | 'kind' | 'severity' | 'mapping'>,
): Promise<boolean> {
  const values = {
    mission_id: missionId,
    kind: kind.trim(),
    severity,
    mapping: JSON.stringify(mapping),
    version: version + 1,
  }
  const row = await tx
    .insertInto('alert_webhook')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((oc) => oc.column('tenant_id').doUpdateSet(values).where('alert_webhook.version', '=', version))
    .returning('tenant_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @param token null to revoke it @returns false without a webhook, or without a token to revoke */
export async function setToken(
  tenantId: string,
  tx: Tx,
  token: { hash: Buffer; hint: string } | null,
): Promise<boolean> {
  const row = await tx
    .updateTable('alert_webhook')
    .set({ token_hash: token?.hash ?? null, hint: token?.hint ?? null })
    .where('tenant_id', '=', tenantId)
    .$if(token === null, (query) => query.where('token_hash', 'is not', null))
    .returning('tenant_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The active tenant of a token. Runs as the platform. */
export async function selectTenantOfToken(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ tenantId: string }>`
    select w.tenant_id as "tenantId" from alert_webhook w join tenant t on t.id = w.tenant_id
     where w.token_hash = ${hash} and t.status = 'active'`.execute(tx)
  return rows[0]?.tenantId
}

/**
 * Counts a delivery; one statement, so that the limit holds for deliveries at the same time.
 * @returns its number in the present minute, at most two above the limit; undefined when the token was replaced meanwhile
 */
export async function countDelivery(tenantId: string, tx: Tx, hash: Buffer): Promise<number | undefined> {
  const isNewMinute = sql`window_started_at <= now() - interval '1 minute'`
  const { rows } = await sql<{ received: number }>`
    update alert_webhook
       set received = case when ${isNewMinute} then 1 else least(received + 1, ${MAX_PER_MINUTE + 2}) end,
           window_started_at = case when ${isNewMinute} then now() else window_started_at end
     where tenant_id = ${tenantId} and token_hash = ${hash}
    returning received`.execute(tx)
  return rows[0]?.received
}

export interface NewDelivery {
  result: 'raised' | 'repeated' | 'rejected'
  title: string
  problem: Message | null
  alertId: string | null
  /** Null for a delivery above the limit. */
  body: object | null
}

/** Stores a delivery and deletes those before the last 50. */
export async function insertDelivery(
  tenantId: string,
  tx: Tx,
  { result, title, problem, alertId, body }: NewDelivery,
): Promise<void> {
  await tx
    .insertInto('alert_webhook_delivery')
    .values({
      id: uuidv7(),
      tenant_id: tenantId,
      result,
      title,
      alert_id: alertId,
      problem: problem && serializeMessage(problem),
      body: body && JSON.stringify(body),
    })
    .execute()
  await sql`
    delete from alert_webhook_delivery where tenant_id = ${tenantId} and id <= (
      select id from alert_webhook_delivery where tenant_id = ${tenantId}
       order by id desc offset ${MAX_DELIVERIES} limit 1)`.execute(tx)
}

export interface DeliveryRow {
  id: string
  at: Date
  result: NewDelivery['result']
  title: string
  problem: string | null
  alertId: string | null
  hasBody: boolean
}

/** The newest first. */
export async function selectDeliveries(tenantId: string, tx: Tx): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('alert_webhook_delivery')
    .select(['id', 'at', 'result', 'title', 'problem', 'alert_id as alertId'])
    .select(sql<boolean>`body is not null`.as('hasBody'))
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(MAX_DELIVERIES)
    .execute() as Promise<DeliveryRow[]>
}

/** Undefined for a delivery that is unknown, no longer kept, or kept without its JSON. */
export async function selectDeliveryBody(tenantId: string, tx: Tx, deliveryId: string): Promise<object | undefined> {
  const row = await tx
    .selectFrom('alert_webhook_delivery')
    .select('body')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  return (row?.body as object | null | undefined) ?? undefined
}
