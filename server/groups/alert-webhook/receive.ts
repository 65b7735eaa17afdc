// Deliveries of other systems. A token gives its tenant, and nothing in the delivery changes that.
import { AppError, conflict, forbidden } from '../../platform/core/errors'
import { asMessage, type Message } from '../../platform/core/messages'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import { hashOf } from '../stream/public'
import { raiseAlert } from '../alert/public'
import { mapDelivery, type MappedAlert } from './mapping'
import { alertWebhookText } from './messages'
import { countDelivery, insertDelivery, MAX_PER_MINUTE, selectTenantOfToken, selectWebhook } from './sql'

/**
 * @throws AppError 403 for a token that is not valid, 429 above the limit, 422 for a delivery that does not fit the mapping,
 * 409 when the mission was deleted. What is rejected for its content is in the log of deliveries.
 */
export async function receiveDelivery(
  db: Db,
  token: string | undefined,
  delivery: object,
): Promise<{ alertId: string; isRepeat: boolean }> {
  const hash = token === undefined ? undefined : hashOf(token)
  const tenantId = hash && (await asPlatform(db, (tx) => selectTenantOfToken(tx, hash)))
  if (!hash || tenantId === undefined) throw forbidden(alertWebhookText('refused'))
  // A transaction of its own, so that rejected deliveries count.
  const received = await inTenant(db, tenantId, (tx) => countDelivery(tenantId, tx, hash))
  if (received === undefined) throw forbidden(alertWebhookText('refused'))
  if (received > MAX_PER_MINUTE) {
    const problem = alertWebhookText('tooMany', { limit: MAX_PER_MINUTE })
    // Once a minute, because the log must not be flooded.
    if (received === MAX_PER_MINUTE + 1) await logRejected(db, tenantId, problem, null)
    throw new AppError(429, problem)
  }
  try {
    return await raise(db, tenantId, delivery)
  } catch (error) {
    if (error instanceof AppError) await logRejected(db, tenantId, asMessage(error.text), delivery)
    throw error
  }
}

const raise = (db: Db, tenantId: string, delivery: object): Promise<{ alertId: string; isRepeat: boolean }> =>
  inTenant(db, tenantId, async (tx) => {
    const webhook = await selectWebhook(tenantId, tx)
    if (!webhook || webhook.missionName === null) throw conflict(alertWebhookText('missionGone'))
    const mapped = mapDelivery(delivery, webhook)
    const { id, isRepeat } = await raiseAlert(tenantId, tx, asAlert(mapped, webhook.missionId), null)
    const result = isRepeat ? 'repeated' : 'raised'
    await insertDelivery(tenantId, tx, { result, title: mapped.title, problem: null, alertId: id, body: delivery })
    return { alertId: id, isRepeat }
  })

const asAlert = (
  { position, occurredAt, dedupeKey, ...rest }: MappedAlert,
  missionId: string,
): Parameters<typeof raiseAlert>[2] => ({
  ...rest,
  missionId,
  source: 'webhook',
  ...(position && { position }),
  ...(occurredAt !== null && { occurredAt: new Date(occurredAt) }),
  ...(dedupeKey !== null && { dedupeKey }),
})

const logRejected = (db: Db, tenantId: string, problem: Message, body: object | null): Promise<void> =>
  inTenant(db, tenantId, (tx) =>
    insertDelivery(tenantId, tx, { result: 'rejected', title: '', problem, alertId: null, body }),
  )
