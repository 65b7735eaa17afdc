// Subscribes a tenant to a package without a payment.
import type { components } from '../platform/contract/contract.gen'
import { limitColumns } from '../records/quota/limits'
import { asPlatform, type Db } from '../platform/db/tenancy'

const LIMITS = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }

/** Replaces the subscription of the tenant; without `endsAt`, it never ends. */
export async function subscribe(
  db: Db,
  tenantId: string,
  options: { limits?: Partial<components['schemas']['Limits']>; endsAt?: Date; packageId?: string } = {},
): Promise<void> {
  const subscription = {
    package_id: options.packageId ?? null,
    package_name: 'Team',
    price: 199_900,
    currency: 'INR',
    period: 'month',
    ...limitColumns({ ...LIMITS, ...options.limits }),
    starts_at: new Date(Date.now() - 1000),
    ends_at: options.endsAt ?? null,
  }
  await asPlatform(db, (tx) =>
    tx
      .insertInto('subscription')
      .values({ tenant_id: tenantId, ...subscription })
      .onConflict((oc) => oc.column('tenant_id').doUpdateSet(subscription))
      .execute(),
  )
}
