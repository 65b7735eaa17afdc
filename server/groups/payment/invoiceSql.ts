// Invoices. Written as the platform, because a sign-up has no session; read by the tenant.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { Seller } from '../seller/public'
import type { BilledTo } from './buyerSql'
import type { PaymentOrder } from './orderSql'
import type { Charge, ChargedTax } from './charge'
import type { TermCredit } from './term'

export type Invoice = components['schemas']['Invoice']

/** An invoice with everything that its PDF shows. */
export interface InvoiceDocument extends Invoice {
  billedTo: BilledTo
  /** Absent in invoices of older versions. */
  seller: BilledTo | undefined
  charge: Charge
  credit: TermCredit | undefined
  paymentId: string
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
