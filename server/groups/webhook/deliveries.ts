// The log of deliveries, tests, and deliveries that are sent again by hand.
import type { components } from '../../platform/contract/contract.gen'
import { conflict, notFound } from '../../platform/core/errors'
import type { Page } from '../../platform/core/paging'
import { renderStored } from '../../platform/core/storedMessage'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import {
  insertTest,
  queueAgain,
  queueFailedAgain,
  selectAttempts,
  selectDeliveries,
  selectDelivery,
  type AttemptRow,
  type DeliveryRow,
} from './deliverySql'
import { webhookText } from './messages'
import { attemptDelivery, bodyOf, headersOf } from './request'
import { requireWebhook } from './service'
import { settle } from './settle'
import { endHold, MAX_WAITING, selectReceiver, type WebhookRow } from './sql'

type Schemas = components['schemas']
type Detail = Schemas['WebhookDeliveryDetail']

/** @throws AppError 404 */
export const listDeliveries = (
  db: Db,
  tenantId: string,
  webhookId: string,
  state: DeliveryRow['state'] | undefined,
  page: Page,
): Promise<Schemas['WebhookDeliveryListReply']['data']> =>
  inTenant(db, tenantId, async (tx) => {
    await requireWebhook(tenantId, tx, webhookId)
    const { rows, total } = await selectDeliveries(tenantId, tx, webhookId, state, page)
    return { items: rows.map(asDelivery), total, ...page }
  })

/** @throws AppError 404 */
export const getDelivery = (db: Db, tenantId: string, id: string): Promise<Detail> =>
  inTenant(db, tenantId, (tx) => readDelivery(tenantId, tx, id))

/** @throws AppError 404, 409 while another test is being sent */
export async function sendTest(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenantId: string,
  webhookId: string,
): Promise<Detail> {
  const { test, receiver } = await inTenant(db, tenantId, async (tx) => {
    await requireWebhook(tenantId, tx, webhookId)
    const inserted = await insertTest(tenantId, tx, webhookId)
    if (!inserted) throw conflict(webhookText('isTesting'))
    return { test: inserted, receiver: await selectReceiver(tenantId, tx, webhookId) }
  })
  if (!receiver) throw notFound(webhookText('notFound'))
  const attempt = await attemptDelivery(config, receiver, test, new AbortController().signal)
  return inTenant(db, tenantId, async (tx) => {
    await settle(tenantId, tx, test, attempt)
    await recordChanged(tenantId, tx, 'Webhook', webhookId)
    return readDelivery(tenantId, tx, test.id)
  })
}

/** @throws AppError 404, 409 while the webhook is off, too many wait, or the delivery is being sent */
export const resendDelivery = (db: Db, tenantId: string, id: string): Promise<Detail> =>
  inTenant(db, tenantId, async (tx) => {
    const { webhookId, state } = await requireDelivery(tenantId, tx, id)
    const webhook = await requireOn(tenantId, tx, webhookId)
    if (state !== 'waiting' && webhook.waiting >= MAX_WAITING) {
      throw conflict(webhookText('tooManyWaiting', { limit: MAX_WAITING }))
    }
    if (!(await queueAgain(tenantId, tx, id))) throw conflict(webhookText('isSending'))
    await endHold(tenantId, tx, webhookId)
    await recordChanged(tenantId, tx, 'Webhook', webhookId)
    return readDelivery(tenantId, tx, id)
  })

/** @returns how many @throws AppError 404, 409 while the webhook is off */
export const resendFailed = (db: Db, tenantId: string, webhookId: string): Promise<number> =>
  inTenant(db, tenantId, async (tx) => {
    const { waiting } = await requireOn(tenantId, tx, webhookId)
    const count = await queueFailedAgain(tenantId, tx, webhookId, waiting)
    await endHold(tenantId, tx, webhookId)
    await recordChanged(tenantId, tx, 'Webhook', webhookId)
    return count
  })

async function requireOn(tenantId: string, tx: Tx, webhookId: string): Promise<WebhookRow> {
  const webhook = await requireWebhook(tenantId, tx, webhookId)
  if (!webhook.enabled) throw conflict(webhookText('isOff'))
  return webhook
}

async function requireDelivery(tenantId: string, tx: Tx, id: string): Promise<DeliveryRow> {
  const delivery = await selectDelivery(tenantId, tx, id)
  if (!delivery) throw notFound(webhookText('deliveryNotFound'))
  return delivery
}

async function readDelivery(tenantId: string, tx: Tx, id: string): Promise<Detail> {
  const delivery = await requireDelivery(tenantId, tx, id)
  const log = await selectAttempts(tenantId, tx, id)
  return {
    ...asDelivery(delivery),
    webhookId: delivery.webhookId,
    request: { headers: headersOf(delivery), body: bodyOf(delivery) },
    log: log.map(asAttempt),
  }
}

const asDelivery = (row: DeliveryRow): Schemas['WebhookDelivery'] => ({
  _id: row.id,
  event: row.event,
  state: row.state,
  occurredAt: row.occurredAt.toISOString(),
  queuedAt: row.queuedAt.toISOString(),
  nextAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  endedAt: row.endedAt?.toISOString() ?? null,
  attempts: row.attempts,
  status: row.status,
  problem: renderStored(row.problem),
})

const asAttempt = ({ at, problem, ...row }: AttemptRow): Schemas['WebhookAttempt'] => ({
  ...row,
  at: at.toISOString(),
  problem: renderStored(problem),
})
