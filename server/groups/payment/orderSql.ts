// Orders. Written as the platform, because a sign-up has no session.
import { sql } from 'kysely'
import { currentLanguage } from '../../platform/core/requestContext'
import type { Tx } from '../../platform/db/tenancy'
import type { PaymentProvider } from '../../platform/payment/provider'
import { limitColumns, limitsOf } from '../../records/quota/limits'
import type { Offer } from '../tenant/public'
import type { Charge, ChargedTax } from './charge'

type ProviderName = PaymentProvider['name']

export interface PaymentOrder {
  id: string
  tenantId: string
  orderId: string
  status: 'generated' | 'completed' | 'failed'
  paymentId: string | null
  /** Language of the request that opened the order. */
  language: string | null
  offer: Offer
  /** What is paid for the offer. */
  charge: Charge
}

/** @returns undefined when such an order is already open */
export async function insertOrder(
  tx: Tx,
  order: { id: string; tenantId: string; provider: ProviderName; orderId: string; offer: Offer; charge: Charge },
): Promise<PaymentOrder | undefined> {
  const { offer, charge } = order
  const row = await tx
    .insertInto('payment_order')
    .values({
      id: order.id,
      tenant_id: order.tenantId,
      provider: order.provider,
      provider_order_id: order.orderId,
      package_id: offer.packageId,
      package_name: offer.name,
      amount: charge.total,
      price: charge.price,
      tax: charge.tax && JSON.stringify(charge.tax),
      currency: offer.currency,
      period: offer.period,
      language: currentLanguage(),
      ...limitColumns(offer.limits),
    })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && asOrder(row)
}

/** Orders of the last week without a recorded payment, newest first. */
export async function selectUnpaidOrders(tx: Tx, tenantId: string, provider: ProviderName): Promise<PaymentOrder[]> {
  const rows = await tx
    .selectFrom('payment_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .where('status', '<>', 'completed')
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
  return rows.map(asOrder)
}

/** The order with this ID of the provider, locked until the transaction ends. */
export async function lockOrder(tx: Tx, provider: ProviderName, orderId: string): Promise<PaymentOrder | undefined> {
  const row = await tx
    .selectFrom('payment_order')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return row && asOrder(row)
}

/** @throws 23505 when the payment belongs to another order */
export async function markOrderCompleted(tx: Tx, id: string, paymentId: string): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ status: 'completed', payment_id: paymentId, failure: null, completed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function markOrderFailed(tx: Tx, id: string, failure: string): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set({ status: 'failed', failure })
    .where('id', '=', id)
    .where('status', '=', 'generated')
    .execute()
}

interface OrderRow extends ReturnType<typeof limitColumns> {
  id: string
  tenant_id: string
  provider_order_id: string
  status: string
  payment_id: string | null
  language: string | null
  package_id: string | null
  package_name: string
  amount: number
  price: number | null
  tax: unknown
  currency: string
  period: string
}

const asOrder = (row: OrderRow): PaymentOrder => ({
  id: row.id,
  tenantId: row.tenant_id,
  orderId: row.provider_order_id,
  status: row.status as PaymentOrder['status'],
  paymentId: row.payment_id,
  language: row.language,
  offer: {
    packageId: row.package_id,
    name: row.package_name,
    price: row.price ?? row.amount,
    currency: row.currency,
    period: row.period as Offer['period'],
    limits: limitsOf(row),
  },
  charge: { price: row.price ?? row.amount, tax: row.tax as ChargedTax | null, total: row.amount },
})
