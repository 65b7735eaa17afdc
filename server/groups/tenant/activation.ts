// Activates the package that a tenant bought or was given.
import { sql } from 'kysely'
import { recordChanged } from '../../platform/realtime/sql'
import type { Tx } from '../../platform/db/tenancy'
import { type Package } from '../package/public'
import { limitColumns } from '../../records/quota/limits'
import { deleteSignUp } from './signUpSql'

/** A copy of a package at the time of purchase. Later edits of the package do not change it. */
export interface Offer {
  packageId: string | null
  name: string
  price: number
  currency: string
  period: Package['period']
  limits: Package['limits']
}

export const offerOf = (sold: Package): Offer => ({
  packageId: sold._id,
  name: sold.name,
  price: sold.price,
  currency: sold.currency,
  period: sold.period,
  limits: sold.limits,
})

/**
 * Gives a tenant a package. A pending tenant becomes active, a suspended one stays suspended.
 * `endsAt` is null for a package without payment, which does not end.
 */
export async function activateSubscription(
  tx: Tx,
  tenantId: string,
  offer: Offer,
  startsAt: Date,
  endsAt: Date | null,
): Promise<void> {
  const bought = {
    package_id: offer.packageId,
    package_name: offer.name,
    price: offer.price,
    currency: offer.currency,
    period: offer.period,
    ...limitColumns(offer.limits),
    starts_at: startsAt,
    ends_at: endsAt,
  }
  await tx
    .insertInto('subscription')
    .values({ tenant_id: tenantId, ...bought })
    .onConflict((oc) => oc.column('tenant_id').doUpdateSet(bought))
    .execute()
  await tx
    .updateTable('tenant')
    .set((eb) => ({ status: 'active', version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', tenantId)
    .where('status', '=', 'pending')
    .execute()
  await deleteSignUp(tx, tenantId)
  await recordChanged(tenantId, tx, 'Organisation', tenantId)
}
