// After the payment: the order is completed once, by whoever brings the proof first, and the package handed over with it.
import { recordAudit } from '../../audit/sql'
import { AppError, conflict, isUniqueViolation, logFailure, notFound } from '../../core/errors'
import { formatMoney } from '../../core/money'
import type { PaymentWebhook, ProvidedPayment } from '../../payment/provider'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import { asPlatform, type Tx } from '../../db/tenancy'
import { activateSubscription, selectRoot } from '../tenant/service'
import { receiptMail } from './mails'
import {
  insertInvoice,
  lockBuyer,
  lockOrder,
  markOrderCompleted,
  markOrderFailed,
  selectInvoiceNumber,
  selectPresent,
  type PaymentOrder,
} from './sql'
import { termOf } from './term'

const PROVIDER = { actorId: null, actorName: 'Payment provider', address: '' }

/**
 * Completes an order with a payment that is proven. Again with the same payment, nothing happens twice. An order that
 * was given up is completed too: what was paid must be delivered.
 * @param paid with `amount` and `currency` where the provider named them; they must be those of the order
 * @returns the invoice's number
 * @throws AppError 404, 409 when the order or the payment is used otherwise, or the amount is another
 */
export async function completeOrder(
  services: Services,
  orderId: string,
  paid: Pick<ProvidedPayment, 'paymentId'> & Partial<ProvidedPayment>,
): Promise<string> {
  const { number, order, isNew } = await asPlatform(services.db, async (tx) => {
    const order = await lockOrder(tx, services.payment.name, orderId)
    if (!order) throw notFound('Order')
    refuseOtherAmount(order, paid)
    if (order.status === 'completed') {
      if (order.paymentId !== paid.paymentId) throw conflict('This order has been paid already, with another payment')
      return { number: await selectInvoiceNumber(tx, order.id), order, isNew: false }
    }
    return { number: await deliver(tx, order, paid.paymentId), order, isNew: true }
  })
  if (isNew) await mailReceipt(services, order, number)
  return number
}

/** Gives an order up; one that is paid stays paid. @throws AppError 404, 409 when it is completed */
export async function failOrder(services: Services, orderId: string, reason: string, address: string): Promise<void> {
  await asPlatform(services.db, async (tx) => {
    const order = await lockOrder(tx, services.payment.name, orderId)
    if (!order) throw notFound('Order')
    if (order.status === 'completed') throw conflict('This order is paid')
    if (order.status === 'failed') return
    await markOrderFailed(tx, order.id, reason)
    const who = { ...PROVIDER, actorName: 'Checkout', address }
    await recordAudit(order.tenantId, tx, { ...who, action: 'payment.fail', target: orderId, details: { reason } })
  })
}

/** Takes what a webhook tells, in whatever order and however often it comes. */
export async function handleWebhook(services: Services, { orderId, payment, failure }: PaymentWebhook): Promise<void> {
  try {
    if (failure === undefined) await completeOrder(services, orderId, payment)
    else await failOrder(services, orderId, failure, '')
  } catch (error) {
    const status = error instanceof AppError ? error.status : 500
    // A failed try at a paid order is no news.
    if (status === 409 && failure !== undefined) return
    if (status !== 404) throw error
    // The account may take other orders than ours, but money for a forgotten sign-up has to be given back.
    services.log.warn({ orderId, paymentId: payment.paymentId, failure }, 'news of an order that is not known here')
  }
}

async function deliver(tx: Tx, order: PaymentOrder, paymentId: string): Promise<string> {
  const { tenantId, offer } = order
  const { billedTo, isDeleted } = await lockBuyer(tx, tenantId)
  await markOrderCompleted(tx, order.id, paymentId).catch(sayPaymentUsed)
  const { startsAt, endsAt } = termOf(await selectPresent(tx, tenantId), offer, new Date())
  // The money of a tenant that was deleted meanwhile is written down, to be given back.
  if (!isDeleted) await activateSubscription(tx, tenantId, offer, startsAt, endsAt)
  const number = await insertInvoice(tx, order, { paymentId, billedTo, startsAt, endsAt })
  const details = {
    order: order.orderId,
    payment: paymentId,
    amount: formatMoney(offer.price, offer.currency),
    isDeleted,
  }
  await recordAudit(tenantId, tx, { ...PROVIDER, action: 'payment.complete', target: number, details })
  await recordChanged(tenantId, tx, 'Organisation', tenantId)
  await recordChanged(tenantId, tx, 'Invoice')
  return number
}

async function mailReceipt({ db, sendMail, log }: Services, order: PaymentOrder, number: string): Promise<void> {
  const root = await asPlatform(db, (tx) => selectRoot(tx, order.tenantId))
  if (root) sendMail(receiptMail(root, order.offer, number)).catch(logFailure(log, 'mail of a receipt'))
}

function refuseOtherAmount({ offer }: PaymentOrder, { amount, currency }: Partial<ProvidedPayment>): void {
  const isOther = (amount ?? offer.price) !== offer.price || (currency ?? offer.currency) !== offer.currency
  if (isOther) throw conflict('The amount paid is not the one of the order')
}

function sayPaymentUsed(error: unknown): never {
  throw isUniqueViolation(error) ? conflict('This payment has paid another order') : error
}
