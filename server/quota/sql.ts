import { sql } from 'kysely'
import type { components } from '../contract.gen'
import { limitsOf } from '../groups/package/sql'
import type { Tx } from '../tenancy'

export type Limits = components['schemas']['Limits']
export type Resource = keyof Limits
export type Subscription = components['schemas']['Subscription']

/** What the tenant bought; undefined for a tenant that never bought anything. */
export async function selectSubscription(tenantId: string, tx: Tx): Promise<Subscription | undefined> {
  const row = await tx.selectFrom('subscription').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
  return (
    row && {
      packageId: row.package_id,
      name: row.package_name,
      price: row.price,
      currency: row.currency,
      period: row.period as Subscription['period'],
      limits: limitsOf(row),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
    }
  )
}

/** Seats taken: everybody who may sign in or is invited, clients left out. */
export async function countSeats(tenantId: string, tx: Tx): Promise<number> {
  const { seats } = await tx
    .selectFrom('app_user')
    .select(sql<number>`count(*)::int`.as('seats'))
    .where('tenant_id', '=', tenantId)
    .where('user_type', '<>', 'tenant-client')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return seats
}

/** Lets one transaction at a time decide about this resource of the tenant. */
export async function lockResource(tenantId: string, tx: Tx, resource: Resource): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${tenantId}:${resource}`}, 0))`.execute(tx)
}

/** Since when each resource has been over its limit. */
export async function selectOverruns(tenantId: string, tx: Tx): Promise<Map<Resource, Date>> {
  const rows = await tx.selectFrom('quota_overrun').selectAll().where('tenant_id', '=', tenantId).execute()
  return new Map(rows.map(({ resource, since }) => [resource as Resource, since]))
}

/** Writes down that the limit is passed now. `isNew` starts the grace again; otherwise an older start stays. */
export async function upsertOverrun(tenantId: string, tx: Tx, resource: Resource, isNew: boolean): Promise<void> {
  await tx
    .insertInto('quota_overrun')
    .values({ tenant_id: tenantId, resource })
    .onConflict((oc) => {
      const conflict = oc.columns(['tenant_id', 'resource'])
      return isNew ? conflict.doUpdateSet({ since: sql<Date>`now()` }) : conflict.doNothing()
    })
    .execute()
}
