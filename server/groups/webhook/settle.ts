// What follows from an attempt: for the delivery, and for its webhook.
import type { Tx } from '../../platform/db/tenancy'
import { failWaiting, PING, recordAttempt, type Attempt, type DeliveryRow } from './deliverySql'
import { webhookText } from './messages'
import { lockWebhook, markDelivered, markFailed, stopWebhook } from './sql'

const GONE = 410

/** @returns whether the state of the webhook has changed */
export async function settle(
  tenantId: string,
  tx: Tx,
  { id, webhookId, event }: DeliveryRow,
  attempt: Attempt,
): Promise<boolean> {
  const { problem, status } = attempt
  const isTest = event === PING
  await lockWebhook(tenantId, tx, webhookId)
  await recordAttempt(tenantId, tx, id, attempt, isTest || status === GONE)
  if (problem === null) return markDelivered(tenantId, tx, webhookId)
  if (isTest) return false
  const isLasting = await markFailed(tenantId, tx, webhookId, problem)
  if (status !== GONE && !isLasting) return false
  const stopped = status === GONE ? 'gone' : 'failing'
  const reason = status === GONE ? problem : webhookText('paused', { reason: problem })
  await stopWebhook(tenantId, tx, webhookId, stopped, reason)
  await failWaiting(tenantId, tx, webhookId, webhookText('switchedOff'))
  return true
}
