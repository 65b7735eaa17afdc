// Which tenants have to be looked at, and whether their job is at work.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

const INTERVAL = sql`interval '1 hour'`

/** Active tenants with a rule that nobody has looked at for an hour. Runs as the platform. */
export async function selectTenantsToCheck(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tenant t
      left join retention_check c on c.tenant_id = t.id
     where t.status = 'active' and t.deleted_at is null
       and (c.checked_at is null or c.checked_at < now() - ${INTERVAL})
       and exists (select from retention_rule r where r.tenant_id = t.id and r.days is not null)
     order by c.checked_at nulls first, t.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** @returns false when another process has just looked at the tenant */
export async function takeCheck(tenantId: string, tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    insert into retention_check as c (tenant_id, checked_at) values (${tenantId}, now())
    on conflict (tenant_id) do update set checked_at = now()
     where c.checked_at is null or c.checked_at < now() - ${INTERVAL}
    returning tenant_id`.execute(tx)
  return rows.length > 0
}

/** @returns false when the tenant roots were warned in the last week */
export async function takeWarning(tenantId: string, tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    update retention_check set warned_at = now()
     where tenant_id = ${tenantId} and (warned_at is null or warned_at <= now() - interval '7 days')
    returning tenant_id`.execute(tx)
  return rows.length > 0
}

export const selectRootsToWarn = (tenantId: string, tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('user_type', '=', 'tenant-root')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

export async function hasOpenJob(tenantId: string, tx: Tx, kind: string): Promise<boolean> {
  const row = await tx
    .selectFrom('job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
