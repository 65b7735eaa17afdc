// Payment functions for other groups.
import { notFound } from '../../core/errors'
import type { Tx } from '../../db/tenancy'
import { paymentText } from './messages'
import { selectInvoice } from './sql'
export { invoicePdf } from './invoicePdf'
export { selectInvoices } from './sql'

/** An invoice of the tenant with the details of the PDF. @throws AppError 404 */
export async function requireInvoice(
  tenantId: string,
  tx: Tx,
  invoiceId: string,
): Promise<NonNullable<Awaited<ReturnType<typeof selectInvoice>>>> {
  const found = await selectInvoice(tenantId, tx, invoiceId)
  if (!found) throw notFound(paymentText('invoiceNotFound'))
  return found
}
