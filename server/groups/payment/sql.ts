// Orders and invoices. Written as the platform, because a sign-up has no session; read by the tenant.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../contract/contract.gen'
import { currentLanguage } from '../../core/requestContext'
import { offsetOf, type Page } from '../../core/paging'
import type { PaymentProvider } from '../../payment/provider'
import type { Tx } from '../../db/tenancy'
import { limitColumns, limitsOf } from '../../quota/limits'
import type { Offer } from '../tenant/service'
import type { Seller } from '../seller/service'
import type { Charge, ChargedTax } from './charge'
import type { CurrentSubscription, TermCredit } from './term'

type ProviderName = PaymentProvider['name']
export type Invoice = components['schemas']['Invoice']

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

export interface BilledTo {
  name: string
  address: string
  /** Absent for the seller and in invoices of older versions. */
  email?: string
  taxId: string
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

/** The buying tenant, locked, so that its payments are processed one after the other. */
export async function lockBuyer(
  tx: Tx,
  tenantId: string,
): Promise<{ billedTo: BilledTo; status: string; isDeleted: boolean }> {
  const row = await tx
    .selectFrom('tenant')
    .select(['name', 'address', 'billing_email', 'tax_id', 'status', 'deleted_at'])
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const billedTo = { name: row.name, address: row.address, email: row.billing_email, taxId: row.tax_id }
  return { billedTo, status: row.status, isDeleted: row.deleted_at !== null }
}

export async function selectCurrentSubscription(tx: Tx, tenantId: string): Promise<CurrentSubscription | undefined> {
  const row = await tx.selectFrom('subscription').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
  return (
    row && {
      packageId: row.package_id,
      name: row.package_name,
      price: row.price,
      currency: row.currency,
      period: row.period as CurrentSubscription['period'],
      endsAt: row.ends_at,
    }
  )
}

/** Inserts an invoice with the next number of the year and its own copy of the seller. Numbers have no gaps. */
export async function insertInvoice(
  tx: Tx,
  order: PaymentOrder,
  paid: { paymentId: string; billedTo: BilledTo; seller: Seller; startsAt: Date; endsAt: Date; credit?: TermCredit },
): Promise<string> {
  const year = new Date().getUTCFullYear()
  const { last } = await tx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((oc) => oc.column('year').doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  const number = `${paid.seller.invoicePrefix}-${year}-${String(last).padStart(6, '0')}`
  await tx
    .insertInto('invoice')
    .values({
      id: uuidv7(),
      tenant_id: order.tenantId,
      order_id: order.id,
      number,
      billed_to: JSON.stringify(paid.billedTo),
      seller: JSON.stringify(soldBy(paid.seller)),
      price: order.charge.price,
      tax: order.charge.tax && JSON.stringify(order.charge.tax),
      credit: paid.credit ? JSON.stringify(paid.credit) : null,
      package_name: order.offer.name,
      period: order.offer.period,
      starts_at: paid.startsAt,
      ends_at: paid.endsAt,
      amount: order.charge.total,
      currency: order.offer.currency,
      payment_id: paid.paymentId,
    })
    .execute()
  return number
}

export async function selectInvoiceNumber(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('invoice').select('number').where('order_id', '=', id).executeTakeFirstOrThrow()
  return row.number
}

/** One page of a tenant's invoices, newest first. */
export async function selectInvoices(
  tenantId: string,
  tx: Tx,
  page: Page,
): Promise<{ items: Invoice[]; total: number }> {
  const own = tx.selectFrom('invoice').where('tenant_id', '=', tenantId)
  const rows = await own.selectAll().orderBy('id', 'desc').limit(page.pageSize).offset(offsetOf(page)).execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(asInvoice), total }
}

/** An invoice with everything that its PDF shows. */
export interface InvoiceDocument extends Invoice {
  billedTo: BilledTo
  /** Absent in invoices of older versions. */
  seller: BilledTo | undefined
  charge: Charge
  credit: TermCredit | undefined
  paymentId: string
}

/** Name of a tenant and its address for invoices, which is empty if it has none. */
export async function selectBilling(tx: Tx, tenantId: string): Promise<{ tenantName: string; billingEmail: string }> {
  return tx
    .selectFrom('tenant')
    .select(['name as tenantName', 'billing_email as billingEmail'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}

/** ID of the tenant's logo; null without one. */
export async function selectLogoId(tenantId: string, tx: Tx): Promise<string | null> {
  const row = await tx.selectFrom('tenant').select('logo_id').where('id', '=', tenantId).executeTakeFirst()
  return row?.logo_id ?? null
}

/** An invoice with the details that only the PDF shows. */
export async function selectInvoice(tenantId: string, tx: Tx, invoiceId: string): Promise<InvoiceDocument | undefined> {
  const row = await tx
    .selectFrom('invoice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  return (
    row && {
      ...asInvoice(row),
      billedTo: row.billed_to as unknown as BilledTo,
      seller: (row.seller ?? undefined) as unknown as BilledTo | undefined,
      charge: { price: row.price ?? row.amount, tax: row.tax as ChargedTax | null, total: row.amount },
      credit: (row.credit ?? undefined) as TermCredit | undefined,
      paymentId: row.payment_id,
    }
  )
}

const soldBy = ({ name, address, taxId }: Seller): BilledTo => ({ name, address, taxId })

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

interface InvoiceRow {
  id: string
  number: string
  issued_at: Date
  package_name: string
  period: string
  starts_at: Date
  ends_at: Date
  amount: number
  currency: string
}

const asInvoice = (row: InvoiceRow): Invoice => ({
  _id: row.id,
  number: row.number,
  issuedAt: row.issued_at.toISOString(),
  packageName: row.package_name,
  period: row.period as Invoice['period'],
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  amount: row.amount,
  currency: row.currency,
})
