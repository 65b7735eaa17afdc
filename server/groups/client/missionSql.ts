// The missions that are shared with a client, and what it sees of them.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { byColumn, SHOWS, type ClientShows } from './shows'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'

type ClientMission = components['schemas']['ClientMission']
type MissionClient = components['schemas']['MissionClient']

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

/**
 * Links the missions; `shows` applies to those that were linked before as well, and what it leaves out keeps its value.
 * @returns what each of the missions showed before; null for those that were not shared
 */
export async function upsertLinks(
  tenantId: string,
  tx: Tx,
  clientId: string,
  missionIds: readonly string[],
  { shows, userId }: { shows: Partial<ClientShows>; userId: string },
): Promise<Map<string, ClientShows | null>> {
  const before = await lockLinks(tenantId, tx, clientId, missionIds)
  const columns = byColumn(shows)
  const rows = missionIds.map((missionId) => ({
    tenant_id: tenantId,
    client_id: clientId,
    mission_id: missionId,
    created_by: userId,
    ...columns,
  }))
  const isChanged = Object.keys(columns).length > 0
  await tx
    .insertInto('client_mission')
    .values(rows)
    .onConflict((conflict) =>
      isChanged ? conflict.columns(['client_id', 'mission_id']).doUpdateSet(columns) : conflict.doNothing(),
    )
    .execute()
  return before
}

/** What each of the missions shows the client; null for those that are not shared. */
async function lockLinks(
  tenantId: string,
  tx: Tx,
  clientId: string,
  missionIds: readonly string[],
): Promise<Map<string, ClientShows | null>> {
  const { rows } = await sql<{ id: string; shows: ClientShows }>`
    select k.mission_id as id, ${SHOWS} as shows from client_mission k
     where k.tenant_id = ${tenantId} and k.client_id = ${clientId} and k.mission_id = any (${[...missionIds]}::uuid[])
       for update`.execute(tx)
  const found = new Map(rows.map(({ id, shows }) => [id, shows]))
  return new Map(missionIds.map((id) => [id, found.get(id) ?? null]))
}

/** The clients that a mission is shared with, by name. */
export async function selectMissionClients(tenantId: string, tx: Tx, missionId: string): Promise<MissionClient[]> {
  const { rows } = await sql<Omit<MissionClient, 'sharedAt'> & { sharedAt: Date }>`
    select c.id as _id, c.name, ${SHOWS} as shows, k.created_at as "sharedAt"
      from client_mission k join client c on c.tenant_id = ${tenantId} and c.id = k.client_id and c.deleted_at is null
     where k.tenant_id = ${tenantId} and k.mission_id = ${missionId}
     order by lower(c.name), c.id
     limit 200`.execute(tx)
  return rows.map(({ sharedAt, ...row }) => ({ ...row, sharedAt: sharedAt.toISOString() }))
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

/**
 * What is shown to clients. For the transaction of a client, its row policies choose the records; for that of a tenant, the
 * records that are marked count.
 */
export const columnsOf = (tenantId: string) => {
  const files = (kind: string, details: string, key: string) => sql`
    (select count(*)::int from mission_file f join ${sql.table(details)} d on d.${sql.ref(key)} = f.id
      where f.tenant_id = ${tenantId} and f.mission_id = m.id and f.kind = ${kind} and f.deleted_at is null
        and (f.is_shown_to_clients or current_client() is not null))`
  return sql`
    m.id as _id, m.name, m.description, m.status, m.scheduled_at as "scheduledAt", p.name as "locationName",
    jsonb_build_object(
      'layers', (select count(*)::int from layer l
                  where l.tenant_id = ${tenantId} and l.mission_id = m.id and l.client_visible and l.status = 'ready'
                    and l.deleted_at is null),
      'photos', ${files('photo', 'mission_photo', 'file_id')}, 'recordings', ${files('recording', 'recording', 'id')},
      'documents', ${files('document', 'mission_document', 'file_id')}, 'outcomes', ${files('outcome', 'outcome', 'id')},
      'alerts', (select count(*)::int from alert a
                  where a.tenant_id = ${tenantId} and a.mission_id = m.id and a.deleted_at is null
                    and (a.is_shown_to_clients or current_client() is not null)),
      'live', (select count(*)::int from live_stream s
                where s.tenant_id = ${tenantId} and s.mission_id = m.id and s.ended_at is null
                  and s.first_frame_at is not null)) as shown,
    case when k.mission_id is not null then ${SHOWS} end as shows`
}

export const fromMissions = (tenantId: string) => sql`
  from mission m
  left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
  left join client_mission k on k.tenant_id = ${tenantId} and k.mission_id = m.id and k.client_id = current_client()
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
