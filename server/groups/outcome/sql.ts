import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { RETENTION_DAYS } from '../../platform/db/trash'
import { COLUMNS, fromOutcomes, type OutcomeRow } from './row'

export interface OutcomeDetails {
  locationName: string
  note: string
  peopleCount: number | null
  location: { lat: number; long: number } | null
  takenAt: Date | null
  sourceId: string | null
  atMs: number | null
  /** The time is counted from the start that a video file states. */
  isTimeOfFile: boolean
}

/** Adds the details to a mission file of the kind outcome. */
export async function insertOutcome(tenantId: string, tx: Tx, id: string, outcome: OutcomeDetails): Promise<void> {
  const { locationName, note, peopleCount, location, takenAt, sourceId, atMs, isTimeOfFile } = outcome
  await tx
    .insertInto('outcome')
    .values({
      id,
      tenant_id: tenantId,
      people_count: peopleCount,
      location_name: locationName,
      note,
      source_id: sourceId,
      at_ms: atMs,
      is_time_of_file: isTimeOfFile,
    })
    .execute()
  await tx
    .updateTable('mission_file')
    .set({ lat: location?.lat ?? null, long: location?.long ?? null, taken_at: takenAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export async function selectOutcome(tenantId: string, tx: Tx, outcomeId: string): Promise<OutcomeRow | undefined> {
  const { rows } = await sql<OutcomeRow>`
    select ${COLUMNS} ${fromOutcomes(tenantId)} and f.id = ${outcomeId}`.execute(tx)
  return rows[0]
}

/** The latest first. */
export async function selectOutcomes(
  tenantId: string,
  tx: Tx,
  { missionId }: { missionId?: string | undefined },
  page: Page,
): Promise<{ items: OutcomeRow[]; total: number }> {
  const ofMission = missionId === undefined ? sql`` : sql`and f.mission_id = ${missionId}`
  const from = sql`${fromOutcomes(tenantId)} ${ofMission}`
  return selectPageOf<OutcomeRow>(tx, { columns: COLUMNS, from, order: sql`f.id desc` }, page)
}

export interface OutcomeChange {
  pcount?: number | null
  note?: string
  clientVisible?: boolean
}

/** @returns false when the outcome does not exist at this version */
export async function updateOutcome(
  tenantId: string,
  tx: Tx,
  outcomeId: string,
  version: number,
  { pcount, note, clientVisible }: OutcomeChange,
): Promise<boolean> {
  const row = await tx
    .updateTable('mission_file')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(clientVisible !== undefined && { is_shown_to_clients: clientVisible }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', outcomeId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  if (pcount !== undefined || note !== undefined) {
    await tx
      .updateTable('outcome')
      .set({ ...(pcount !== undefined && { people_count: pcount }), ...(note !== undefined && { note }) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', outcomeId)
      .execute()
  }
  return true
}

interface DeletedRow {
  id: string
  locationName: string
  createdAt: Date
  deletedAt: Date
  userId: string | null
  userName: string | null
  userAvatar: string | null
}

/** Deleted outcomes of a mission that can still be restored, the last deleted first. */
export async function selectDeletedOutcomes(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: components['schemas']['DeletedOutcome'][]; total: number }> {
  const inTrash = sql`
    from mission_file f
    join outcome o on o.id = f.id
    left join app_user u on u.id = f.deleted_by
    where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'outcome'
      and f.deleted_at > now() - make_interval(days => ${RETENTION_DAYS})`
  const { rows } = await sql<DeletedRow>`
    select f.id, o.location_name as "locationName", f.created_at as "createdAt", f.deleted_at as "deletedAt",
           u.id as "userId", u.name as "userName", u.avatar as "userAvatar"
    ${inTrash} order by f.deleted_at desc, f.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${inTrash}`.execute(tx)
  const items = rows.map(({ id, locationName, createdAt, deletedAt, userId, userName, userAvatar }) => ({
    _id: id,
    locationName,
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    ...(userId !== null && { deletedBy: { _id: userId, name: userName ?? '', avatar: userAvatar } }),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}
