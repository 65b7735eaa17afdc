// What other groups may use of the group payment.
import type { Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { Invoice } from './invoiceSql'
import * as invoiceQueries from './invoiceSql'

export { invoiceFile, requireInvoice } from './service'

/** One page of a tenant's invoices, newest first. */
export const listInvoices = (tenantId: string, tx: Tx, page: Page): Promise<{ items: Invoice[]; total: number }> =>
  invoiceQueries.selectInvoices(tenantId, tx, page)
