import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import { limitsOf, type Limits } from './limits'

export type Resource = keyof Limits
export type Subscription = components['schemas']['Subscription']

/** The tenant's subscription; undefined when it never bought a package. */
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

/** Seats in use: users who can sign in or are invited, without clients. */
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

/** Client companies that are not in the trash. */
export async function countClients(tenantId: string, tx: Tx): Promise<number> {
  const { clients } = await tx
    .selectFrom('client')
    .select(sql<number>`count(*)::int`.as('clients'))
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return clients
}

/** Whole minutes of streams that were received this month, in UTC. */
export async function countStreamMinutes(tenantId: string, tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('stream_usage')
    .select(sql<number>`(seconds / 60)::int`.as('minutes'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', sql<Date>`date_trunc('month', now() at time zone 'UTC')::date`)
    .executeTakeFirst()
  return row?.minutes ?? 0
}

/** Analyses that were started this month, in UTC, also those that were deleted. */
export async function countAiRuns(tenantId: string, tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('analysis_usage')
    .select('runs')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', sql<Date>`date_trunc('month', now() at time zone 'UTC')::date`)
    .executeTakeFirst()
  return row?.runs ?? 0
}

/** Serialises quota decisions about one resource of the tenant. */
export async function lockResource(tenantId: string, tx: Tx, resource: Resource): Promise<void> {
  await lockTexts(tx, [`quota:${tenantId}:${resource}`])
}

/** Start of the overrun by resource. */
export async function selectOverruns(tenantId: string, tx: Tx): Promise<Map<Resource, Date>> {
  const rows = await tx.selectFrom('quota_overrun').selectAll().where('tenant_id', '=', tenantId).execute()
  return new Map(rows.map(({ resource, since }) => [resource as Resource, since]))
}

/** Records an overrun. `isNew` restarts the grace period; otherwise an existing start is kept. */
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
