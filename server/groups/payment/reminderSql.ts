// Reminders of renewals. All queries run as the platform.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export interface DueReminder {
  tenantId: string
  tenantName: string
  billingEmail: string
  packageName: string
  endsAt: Date
  /** Days before the end of the term. */
  days: number
}

/**
 * Records the reminders that are due and returns those that were not recorded before. A term that is shorter than several
 * of the `days` has one reminder, that of the fewest days.
 */
export async function takeDueReminders(tx: Tx, days: readonly number[]): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with taken as (
      insert into renewal_reminder (tenant_id, ends_at, days)
      select s.tenant_id, s.ends_at, min(d)
        from subscription s join tenant t on t.id = s.tenant_id, unnest(${days}::int[]) d
       where t.status = 'active' and t.deleted_at is null
         and s.ends_at > now() and s.ends_at <= now() + make_interval(days => d)
       group by s.tenant_id, s.ends_at
      on conflict do nothing
      returning tenant_id, ends_at, days)
    select taken.tenant_id as "tenantId", t.name as "tenantName", t.billing_email as "billingEmail",
           s.package_name as "packageName", taken.ends_at as "endsAt", taken.days
      from taken join tenant t on t.id = taken.tenant_id join subscription s on s.tenant_id = taken.tenant_id`.execute(
    tx,
  )
  return rows
}

/** Makes a reminder due again. */
export async function releaseReminder(tx: Tx, { tenantId, days }: DueReminder): Promise<void> {
  await sql`
    delete from renewal_reminder r using subscription s
     where r.tenant_id = ${tenantId} and r.days = ${days} and s.tenant_id = r.tenant_id and s.ends_at = r.ends_at`.execute(
    tx,
  )
}
