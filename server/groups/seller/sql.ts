// The seller: one row of the platform.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type Seller = components['schemas']['Seller']
export type SellerFields = Omit<components['schemas']['SellerEdit'], 'version'>

const DEFAULTS: Seller = {
  name: '',
  address: '',
  taxId: '',
  taxName: '',
  taxRate: 0,
  taxIncluded: true,
  invoicePrefix: 'AER',
  version: 1,
}

export async function selectSeller(tx: Tx): Promise<Seller> {
  const row = await tx.selectFrom('seller').selectAll().executeTakeFirst()
  if (!row) return DEFAULTS
  return {
    name: row.name,
    address: row.address,
    taxId: row.tax_id,
    taxName: row.tax_name,
    taxRate: row.tax_rate,
    taxIncluded: row.tax_included,
    invoicePrefix: row.invoice_prefix,
    version: row.version,
  }
}

/** @returns false when `version` is stale */
export async function updateSeller(tx: Tx, version: number, seller: Omit<Seller, 'version'>): Promise<boolean> {
  const columns = {
    name: seller.name,
    address: seller.address,
    tax_id: seller.taxId,
    tax_name: seller.taxName,
    tax_rate: seller.taxRate,
    tax_included: seller.taxIncluded,
    invoice_prefix: seller.invoicePrefix,
  }
  const row = await tx
    .insertInto('seller')
    .values({ ...columns, version: version + 1 })
    .onConflict((oc) =>
      oc
        .column('is_only')
        .doUpdateSet((eb) => ({ ...columns, version: eb('seller.version', '+', 1), updated_at: sql<Date>`now()` }))
        .where('seller.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}
