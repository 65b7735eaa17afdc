// Completes orders: a verified payment completes its order once and activates the package in the same transaction.
import { recordAudit } from '../../platform/audit/sql'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { AppError, conflict, isUniqueViolation, logFailure, notFound } from '../../platform/core/errors'
import { formatMoney } from '../../platform/core/money'
import type { PaymentWebhook, ProvidedPayment } from '../../platform/payment/provider'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { readSeller } from '../seller/public'
import { activateSubscription } from '../tenant/public'
import { billingRecipients } from './billingRecipients'
import { receiptMail } from './mails'
import { paymentText } from './messages'
import { lockBuyer, selectBilling, selectCurrentSubscription } from './buyerSql'
import { insertInvoice, selectInvoiceNumber } from './invoiceSql'
import { lockOrder, markOrderCompleted, markOrderFailed, type PaymentOrder } from './orderSql'
import { termOf } from './term'

/**
 * Completes an order with a verified payment. Repeating it with the same payment has no effect. A failed order is completed
 * too, because a paid package must be delivered.
 * @param paid `amount` and `currency` must be those of the order, where the provider reports them
 * @returns the number of the invoice
 * @throws AppError 404, 409 when the order has another payment, the payment another order, or the amount differs
 */
export async function completeOrder(
  services: Services,
  orderId: string,
  paid: Pick<ProvidedPayment, 'paymentId'> & Partial<ProvidedPayment>,
): Promise<string> {
  const { number, order, isNew } = await asPlatform(services.db, async (tx) => {
    const order = await lockOrder(tx, services.payment.name, orderId)
    if (!order) throw notFound(paymentText('orderNotFound'))
    assertSameAmount(order, paid)
    if (order.status === 'completed') {
      if (order.paymentId !== paid.paymentId) throw conflict(paymentText('paidDifferently'))
      return { number: await selectInvoiceNumber(tx, order.id), order, isNew: false }
    }
    return { number: await deliver(tx, services.payment.name, order, paid.paymentId), order, isNew: true }
  })
  if (isNew) await mailReceipt(services, order, number)
  return number
}

/**
 * Marks an order as failed.
 * @param reason an OrderFailure, or the text of the payment provider
 * @param actorName empty when a browser without a session reports the failure
 * @throws AppError 404, 409 when the order is completed
 */
export async function failOrder(
  services: Services,
  orderId: string,
  reason: string,
  { actorName, address }: { actorName: string; address: string },
): Promise<void> {
  await asPlatform(services.db, async (tx) => {
    const order = await lockOrder(tx, services.payment.name, orderId)
    if (!order) throw notFound(paymentText('orderNotFound'))
    if (order.status === 'completed') throw conflict(paymentText('alreadyPaid'))
    if (order.status === 'failed') return
    await markOrderFailed(tx, order.id, reason)
    const actor = { actorId: null, actorName, address }
    await recordAudit(order.tenantId, tx, { ...actor, action: 'payment.fail', target: orderId, details: { reason } })
  })
}

/** Handles a webhook. Webhooks may arrive repeatedly and in any order. */
export async function handleWebhook(services: Services, { orderId, payment, failure }: PaymentWebhook): Promise<void> {
  try {
    if (failure === undefined) await completeOrder(services, orderId, payment)
    else await failOrder(services, orderId, failure, { actorName: services.payment.name, address: '' })
  } catch (error) {
    const status = error instanceof AppError ? error.status : 500
    // An earlier attempt failed before the order was paid.
    if (status === 409 && failure !== undefined) return
    if (status !== 404) throw error
    // The provider account may receive orders of other systems. A payment for a deleted sign-up has to be refunded by hand.
    services.log.warn({ orderId, paymentId: payment.paymentId, failure }, 'webhook for an unknown order')
  }
}

async function deliver(tx: Tx, provider: string, order: PaymentOrder, paymentId: string): Promise<string> {
  const { tenantId, offer, charge } = order
  const { billedTo, isDeleted } = await lockBuyer(tx, tenantId)
  await markOrderCompleted(tx, order.id, paymentId).catch(rejectUsedPayment)
  const term = termOf(await selectCurrentSubscription(tx, tenantId), offer, new Date())
  // The payment of a tenant deleted in the meantime is recorded, so that it can be refunded.
  if (!isDeleted) await activateSubscription(tx, tenantId, offer, term.startsAt, term.endsAt)
  const seller = await readSeller(tx)
  const number = await insertInvoice(tx, order, { paymentId, billedTo, seller, ...term })
  const details = {
    order: order.orderId,
    payment: paymentId,
    amount: formatMoney(charge.total, offer.currency, 'en'),
    isDeleted,
  }
  const actor = { actorId: null, actorName: provider, address: '' }
  await recordAudit(tenantId, tx, { ...actor, action: 'payment.complete', target: number, details })
  await recordChanged(tenantId, tx, 'Organisation', tenantId)
  await recordChanged(tenantId, tx, 'Invoice')
  return number
}

async function mailReceipt(
  { db, config, sendMail, log }: Services,
  order: PaymentOrder,
  number: string,
): Promise<void> {
  const recipients = await asPlatform(db, async (tx) =>
    billingRecipients(tx, { tenantId: order.tenantId, ...(await selectBilling(tx, order.tenantId)) }),
  )
  for (const to of recipients) {
    const language = chooseLanguage(languagesOf(config), to.language ?? order.language, undefined)
    sendMail(receiptMail(to, order, number, config, language)).catch(logFailure(log, 'mail of a receipt'))
  }
}

function assertSameAmount({ offer, charge }: PaymentOrder, { amount, currency }: Partial<ProvidedPayment>): void {
  const isDifferent = (amount ?? charge.total) !== charge.total || (currency ?? offer.currency) !== offer.currency
  if (isDifferent) throw conflict(paymentText('differentAmount'))
}

function rejectUsedPayment(error: unknown): never {
  throw isUniqueViolation(error) ? conflict(paymentText('paymentUsed')) : error
}
