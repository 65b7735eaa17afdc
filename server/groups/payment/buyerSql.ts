// The tenant that buys: what its invoices show, and its subscription.
import type { Tx } from '../../platform/db/tenancy'
import type { CurrentSubscription } from './term'

export interface BilledTo {
  name: string
  address: string
  /** Absent for the seller and in invoices of older versions. */
  email?: string
  taxId: string
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
