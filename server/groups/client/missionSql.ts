// The missions that are shared with a client, and what it sees of them.
import { sql } from 'kysely'
import type { components } from '../../contract/contract.gen'
import { offsetOf, type Page } from '../../core/paging'
import type { Tx } from '../../db/tenancy'

type ClientMission = components['schemas']['ClientMission']

/** @returns those that exist; `withTrash` includes deleted missions, which a client sees again when they are restored */
export async function lockMissions(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  { withTrash }: { withTrash: boolean },
): Promise<{ id: string; name: string }[]> {
  return tx
    .selectFrom('mission')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .$if(!withTrash, (query) => query.where('deleted_at', 'is', null))
    .orderBy('id')
    .forShare()
    .execute()
}

/** @returns the missions that were not shared before */
export async function insertLinks(
  tenantId: string,
  tx: Tx,
  clientId: string,
  missionIds: readonly string[],
  userId: string,
): Promise<string[]> {
  const row = { tenant_id: tenantId, client_id: clientId, created_by: userId }
  const rows = await tx
    .insertInto('client_mission')
    .values(missionIds.map((mission_id) => ({ ...row, mission_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('mission_id')
    .execute()
  return rows.map(({ mission_id }) => mission_id)
}

/** @returns the missions that were shared before */
export async function deleteLinks(
  tenantId: string,
  tx: Tx,
  clientId: string,
  missionIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('client_mission')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .where('mission_id', 'in', [...missionIds])
    .returning('mission_id')
    .execute()
  return rows.map(({ mission_id }) => mission_id)
}

export interface MissionRow extends Omit<ClientMission, 'scheduledAt'> {
  scheduledAt: Date | null
}

/** What is shown to clients. The row policies of a client also limit the missions. */
export const columnsOf = (tenantId: string) => {
  const files = (kind: string) => sql`
    (select count(*)::int from mission_file f
      where f.tenant_id = ${tenantId} and f.mission_id = m.id and f.kind = ${kind} and f.is_shown_to_clients and f.deleted_at is null)`
  return sql`
    m.id as _id, m.name, m.description, m.status, m.scheduled_at as "scheduledAt", p.name as "locationName",
    jsonb_build_object(
      'layers', (select count(*)::int from layer l
                  where l.tenant_id = ${tenantId} and l.mission_id = m.id and l.client_visible and l.status = 'ready'
                    and l.deleted_at is null),
      'photos', ${files('photo')}, 'recordings', ${files('recording')}, 'documents', ${files('document')},
      'alerts', (select count(*)::int from alert a
                  where a.tenant_id = ${tenantId} and a.mission_id = m.id and a.is_shown_to_clients and a.deleted_at is null),
      'outcomes', ${files('outcome')}) as shown`
}

export const fromMissions = (tenantId: string) => sql`
  from mission m left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
 where m.tenant_id = ${tenantId} and m.deleted_at is null`

export const asMission = ({ scheduledAt, ...row }: MissionRow): ClientMission => ({
  ...row,
  scheduledAt: scheduledAt?.toISOString() ?? null,
})

/** @param tx of the client, or of its tenant for what any client would see */
export async function selectSharedMission(
  tenantId: string,
  tx: Tx,
  missionId: string,
): Promise<ClientMission | undefined> {
  const { rows } = await sql<MissionRow>`
    select ${columnsOf(tenantId)} ${fromMissions(tenantId)} and m.id = ${missionId}`.execute(tx)
  return rows[0] && asMission(rows[0])
}

/** One page, the newest first. @param tx of the client */
export async function selectSharedMissions(
  tenantId: string,
  tx: Tx,
  search: string,
  page: Page,
): Promise<{ items: ClientMission[]; total: number }> {
  const words = search.trim().toLowerCase()
  const named = sql`and (${words} = '' or strpos(lower(m.name), ${words}) > 0)`
  const { rows } = await sql<MissionRow>`
    select ${columnsOf(tenantId)} ${fromMissions(tenantId)} ${named}
     order by m.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total ${fromMissions(tenantId)} ${named}`.execute(tx)
  return { items: rows.map(asMission), total: counted.rows[0]?.total ?? 0 }
}
