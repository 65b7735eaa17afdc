// How far the events of a tenant were looked at, and who hears of them.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Kind } from './kinds'
import type { Choice } from './settingsSql'

/** Tenants with events that were not looked at, across tenants. */
export async function selectTenantsWithEvents(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.tenant_id as id from event_counter e left join notification_cursor n on n.tenant_id = e.tenant_id
     where e.last_seq > coalesce(n.seq, 0) order by e.tenant_id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Locks the cursor of the tenant until the transaction ends. Undefined while another process holds it. */
export async function lockCursor(tenantId: string, tx: Tx): Promise<number | undefined> {
  await tx
    .insertInto('notification_cursor')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('notification_cursor')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.seq
}

export async function moveCursor(tenantId: string, tx: Tx, seq: number): Promise<void> {
  await tx.updateTable('notification_cursor').set({ seq }).where('tenant_id', '=', tenantId).execute()
}

export interface Listener {
  userId: string
  name: string
  kind: Kind
  leastSeverity: Choice['leastSeverity']
}

/** Who wants mails or webhooks about what concerns the whole tenant. */
export async function selectListeners(tenantId: string, tx: Tx): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select c.user_id as "userId", u.name, c.kind, c.least_severity as "leastSeverity"
      from notification_choice c join app_user u on u.id = c.user_id
     where c.tenant_id = ${tenantId} and c.kind in ('alert', 'mission') and (c.mail <> 'off' or c.webhook)
       and u.deleted_at is null and u.disabled_at is null`.execute(tx)
  return rows
}
