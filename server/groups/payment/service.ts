// Payment functions for other groups.
import type { Readable } from 'node:stream'
import { notFound } from '../../platform/core/errors'
import { productName } from '../../platform/core/product'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { readPublicPicture } from '../../records/pictures/publicFiles'
import type { Services } from '../services'
import { invoicePdf } from './invoicePdf'
import { paymentText } from './messages'
import { selectLogoId } from './buyerSql'
import { selectInvoice, type InvoiceDocument } from './invoiceSql'

/** Returns an invoice of the tenant with the details for its PDF. @throws AppError 404 when the tenant has no such invoice */
export async function requireInvoice(tenantId: string, tx: Tx, invoiceId: string): Promise<InvoiceDocument> {
  const found = await selectInvoice(tenantId, tx, invoiceId)
  if (!found) throw notFound(paymentText('invoiceNotFound'))
  return found
}

/** The PDF of an invoice, with the current logo of the tenant. */
export async function invoiceFile(
  { db, config, storage }: Pick<Services, 'db' | 'config' | 'storage'>,
  tenantId: string,
  invoice: InvoiceDocument,
  language: string,
): Promise<Readable> {
  const logoId = await inTenant(db, tenantId, (tx) => selectLogoId(tenantId, tx))
  const logo = logoId === null ? undefined : await readPublicPicture({ storage }, logoId)
  return invoicePdf(invoice, productName(config), language, logo)
}
