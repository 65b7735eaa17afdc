// Documents that expire soon or have expired. Those of archived missions are left out.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { DEFAULT_WARN_DAYS, EXPIRY, fromDocuments, TODAY } from './row'

type ExpiringDocuments = components['schemas']['ExpiringDocuments']

export interface DueReminder {
  documentId: string
  name: string
  missionId: string
  missionName: string
  /** Year-month-day. */
  expiresOn: string
  stage: 'soon' | 'expired'
}

/** Missions with such documents, those that expire first before the others. */
export async function selectExpiring(tenantId: string, tx: Tx): Promise<ExpiringDocuments> {
  // The reply drops what the contract does not declare.
  const { rows } = await sql<ExpiringDocuments['missions'][number] & { total: number }>`
    select m.id as "missionId", m.name as "missionName", ${EXPIRY} as expiry, count(*)::int as count,
           (sum(count(*)) over ())::int as total
      ${fromDocuments(tenantId)} and not m.archived and ${EXPIRY} in ('soon', 'expired')
     group by 1, 2, 3 order by min(d.expires_on), 1 limit 20`.execute(tx)
  return { count: rows[0]?.total ?? 0, missions: rows }
}

/**
 * Tenants with reminders that are due and that were not reminded today. Runs as the platform, which does not see whether
 * a mission is deleted or archived.
 */
export async function selectTenantsToRemind(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select t.id, t.name from tenant t
     where t.status = 'active' and t.deleted_at is null
       and exists (select from mission_document d
                     join mission_file f on f.id = d.file_id and f.deleted_at is null
                     left join document_type ty on ty.id = d.type_id
                    where d.tenant_id = t.id and d.expires_on <= ${TODAY} + coalesce(ty.warn_days, ${DEFAULT_WARN_DAYS}))
       and not exists (select from document_reminder r
                        where r.tenant_id = t.id and (r.created_at at time zone 'utc')::date = ${TODAY})
     order by t.id`.execute(tx)
  return rows
}

/** Records the reminders that are due and returns those that were not recorded before, the first date first. */
export async function takeDueReminders(tenantId: string, tx: Tx): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with taken as (
      insert into document_reminder (tenant_id, file_id, expires_on, stage)
      select ${tenantId}, f.id, d.expires_on, ${EXPIRY}
        ${fromDocuments(tenantId)} and not m.archived and ${EXPIRY} in ('soon', 'expired')
       order by f.id
      on conflict do nothing
      returning file_id, expires_on, stage)
    select f.id as "documentId", f.name, m.id as "missionId", m.name as "missionName",
           taken.expires_on::text as "expiresOn", taken.stage
      from taken join mission_file f on f.id = taken.file_id join mission m on m.id = f.mission_id
     order by taken.expires_on, lower(f.name), f.id`.execute(tx)
  return rows
}

/** Makes reminders due again. */
export async function releaseReminders(tenantId: string, tx: Tx, reminders: readonly DueReminder[]): Promise<void> {
  for (const { documentId, expiresOn, stage } of reminders) {
    await sql`
      delete from document_reminder
       where tenant_id = ${tenantId} and file_id = ${documentId}
         and expires_on = ${expiresOn}::date and stage = ${stage}`.execute(tx)
  }
}
