// Opens orders: chooses the package and its price, and ensures that a tenant has only one open order for them.
import { isDeepStrictEqual } from 'node:util'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { badRequest, conflict, fieldError } from '../../platform/core/errors'
import type { Services } from '../services'
import { asPlatform, type Tx } from '../../platform/db/tenancy'
import { findPackage, type Package } from '../package/public'
import {
  activateSubscription,
  offerOf,
  type Offer,
  lockSignUp,
  updateSignUpPackage,
  findTenantRoot,
  readSignUpToken,
} from '../tenant/public'
import { providerText, type OrderFailure } from '../../platform/payment/messages'
import { readTax } from '../seller/public'
import { chargeOf, type Charge } from './charge'
import { completeOrder } from './completion'
import { paymentText } from './messages'
import { quoteOf, type Quote } from './quote'
import { lockBuyer, selectCurrentSubscription } from './buyerSql'
import { insertOrder, markOrderFailed, selectUnpaidOrders, type PaymentOrder } from './orderSql'
import type { CurrentSubscription } from './term'

type Reply = components['schemas']['OrderReply']['data']

const DONE: Reply = { next: 'done' }

/** The order of a sign-up. @throws AppError 400 for a forged, expired or used token, 409 where nothing is sold, 502 */
export async function openSignUpOrder(services: Services, token: string, packageId?: string): Promise<Reply> {
  const tenantId = readSignUpToken(services.config, token)
  if (!tenantId) throw fieldError('signUpToken', paymentText('signUpExpired'))
  if (await completePaid(services, tenantId)) return DONE
  const offer = await asPlatform(services.db, async (tx) => {
    const signUp = await lockSignUp(tx, tenantId)
    if (!signUp) throw badRequest(paymentText('signUpClosed'))
    // A super-admin may have chosen a package that is not public.
    const isSame = packageId === undefined || packageId === signUp.packageId
    const wanted = isSame ? await requireActive(tx, signUp.packageId) : await requireOffered(tx, packageId)
    if (wanted._id !== signUp.packageId) await updateSignUpPackage(tx, tenantId, wanted._id)
    if (wanted.price > 0) return offerOf(wanted)
    await activateSubscription(tx, tenantId, offerOf(wanted), new Date(), null)
    return undefined
  })
  return offer ? openOrder(services, tenantId, offer) : DONE
}

/** An order for the current package or another one. @throws AppError 400, 409 when there is nothing to pay, 502 */
export async function openRenewalOrder(services: Services, tenantId: string, packageId?: string): Promise<Reply> {
  if (await completePaid(services, tenantId)) return DONE
  const offer = await asPlatform(services.db, async (tx) => {
    await lockBuyer(tx, tenantId)
    const { wanted } = await chooseRenewal(tx, tenantId, packageId)
    if (wanted.price > 0) return offerOf(wanted)
    await activateSubscription(tx, tenantId, offerOf(wanted), new Date(), null)
    return undefined
  })
  return offer ? openOrder(services, tenantId, offer) : DONE
}

/** What the renewal order would charge. @throws AppError 400, 409 when there is nothing to pay */
export async function quoteRenewal({ db }: Services, tenantId: string, packageId?: string): Promise<Quote> {
  return asPlatform(db, async (tx) => {
    const { wanted, current } = await chooseRenewal(tx, tenantId, packageId)
    return quoteOf(current, offerOf(wanted), await readTax(tx), new Date())
  })
}

async function chooseRenewal(
  tx: Tx,
  tenantId: string,
  packageId: string | undefined,
): Promise<{ wanted: Package; current: CurrentSubscription | undefined }> {
  const current = await selectCurrentSubscription(tx, tenantId)
  const isSame = packageId === undefined || packageId === current?.packageId
  // Tenants can renew a package that is no longer public.
  const wanted = isSame ? await requireActive(tx, current?.packageId) : await requireOffered(tx, packageId)
  const isPaidFor = current?.endsAt && current.endsAt > new Date()
  if (wanted.price === 0 && isSame) throw conflict(paymentText('nothingToPay'))
  if (wanted.price === 0 && isPaidFor) throw conflict(paymentText('paidTermRuns'))
  return { wanted, current }
}

/**
 * Asks the provider about orders without a reported payment: a browser may close between paying and reporting it. The user
 * must not pay twice.
 */
async function completePaid(services: Services, tenantId: string): Promise<boolean> {
  const { db, payment } = services
  const orders = await asPlatform(db, (tx) => selectUnpaidOrders(tx, tenantId, payment.name))
  let isPaid = false
  for (const { orderId } of orders) {
    const paid = await payment.findPayment(orderId)
    if (!paid) continue
    await completeOrder(services, orderId, paid)
    isPaid = true
  }
  return isPaid
}

/** @throws AppError 409 where nothing is sold, 502 */
async function openOrder(services: Services, tenantId: string, offer: Offer): Promise<Reply> {
  const { db, payment } = services
  if (payment.name === 'none') throw conflict(providerText('notConfigured'))
  const { open, charge } = await asPlatform(db, async (tx) => {
    const charge = chargeOf(offer.price, await readTax(tx))
    return { open: await findOpen(tx, services, tenantId, offer, charge), charge }
  })
  if (open) return replyOf(services, open)
  const id = uuidv7()
  const orderId = await payment.createOrder({ receipt: id, amount: charge.total, currency: offer.currency })
  const order = await asPlatform(
    db,
    async (tx) =>
      (await insertOrder(tx, { id, tenantId, provider: payment.name, orderId, offer, charge })) ??
      // A concurrent request has opened the order.
      (await findOpen(tx, services, tenantId, offer, charge)),
  )
  if (!order) throw conflict(paymentText('concurrentPayment'))
  return replyOf(services, order)
}

/** The open order for this offer. Open orders for other offers are marked as failed. */
async function findOpen(
  tx: Tx,
  { payment }: Services,
  tenantId: string,
  offer: Offer,
  charge: Charge,
): Promise<PaymentOrder | undefined> {
  const orders = await selectUnpaidOrders(tx, tenantId, payment.name)
  const open = orders.filter(({ status }) => status === 'generated')
  const same = open.find((order) => isDeepStrictEqual([order.offer, order.charge], [offer, charge]))
  for (const order of open) if (order !== same) await markOrderFailed(tx, order.id, 'replaced' satisfies OrderFailure)
  return same
}

async function replyOf({ db, payment }: Services, { tenantId, orderId, offer, charge }: PaymentOrder): Promise<Reply> {
  const root = await asPlatform(db, (tx) => findTenantRoot(tx, tenantId))
  return {
    next: 'checkout',
    order: {
      orderId,
      amount: charge.total,
      ...(charge.tax && { tax: charge.tax }),
      currency: offer.currency,
      packageName: offer.name,
      period: offer.period,
      keyId: payment.keyId,
      checkoutScript: payment.checkoutScript,
      provider: payment.name === 'razorpay' ? 'razorpay' : 'sandbox',
      prefill: { name: root?.name ?? '', email: root?.email ?? '' },
    },
  }
}

async function requireActive(tx: Tx, packageId: string | null | undefined): Promise<Package> {
  const found = packageId ? await findPackage(tx, packageId) : undefined
  if (!found?.active) throw fieldError('packageId', paymentText('packageNotSold'))
  return found
}

async function requireOffered(tx: Tx, packageId: string | null | undefined): Promise<Package> {
  const found = await requireActive(tx, packageId)
  if (!found.public) throw fieldError('packageId', paymentText('packageNotAvailable'))
  return found
}
