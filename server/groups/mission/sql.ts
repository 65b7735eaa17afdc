import { sql, type SelectQueryBuilder } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../contract.gen'
import type { DB } from '../../db/schema.gen'
import { containing, offsetOf, type Page } from '../../paging'
import type { Tx } from '../../tenancy'
import { nextStatuses, type MissionStatus } from './status'

export type Mission = components['schemas']['Mission']
type MissionFeature = components['schemas']['MissionFeature']

export interface MissionFilter {
  search?: string
  status?: MissionStatus[]
  archived?: boolean
  missionTypeId?: string
}

export interface MissionFields {
  name?: string
  description?: string
  locationId?: string | null
  missionTypeId?: string | null
  scheduledAt?: string | null
  archived?: boolean
}

const SORT_COLUMNS = {
  createdAt: 'mission.created_at',
  name: 'mission.name',
  scheduledAt: 'mission.scheduled_at',
  status: 'mission.status',
} as const

const GEOJSON_LIMIT = 10_000

export async function insertMission(
  tenantId: string,
  tx: Tx,
  mission: MissionFields & { name: string; status: MissionStatus; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('mission')
    .values({
      id,
      tenant_id: tenantId,
      name: mission.name.trim(),
      description: mission.description ?? '',
      status: mission.status,
      location_id: mission.locationId ?? null,
      mission_type_id: mission.missionTypeId ?? null,
      scheduled_at: mission.scheduledAt ?? null,
      created_by: mission.createdBy,
    })
    .execute()
  return id
}

/** One page of missions; `sort` is a column of the contract, with a minus sign for descending. */
export async function selectMissions(
  tenantId: string,
  tx: Tx,
  filter: MissionFilter,
  sort: string,
  page: Page,
): Promise<{ items: Mission[]; total: number }> {
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await withPlaceAndAuthor(filtered(tenantId, tx, filter))
    // Only a column that may be empty says where empty goes; the others keep the order of their index.
    .orderBy(column, (order) => {
      const directed = direction === 'desc' ? order.desc() : order.asc()
      return column === 'mission.scheduled_at' ? directed.nullsLast() : directed
    })
    .orderBy('mission.id', direction)
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  return { items: rows.map(asMission), total: await countMissions(tenantId, tx, filter) }
}

/** Missions older than the mission `before` (all when undefined), newest first, `limit` at most: a page of an export. */
export async function selectMissionsBefore(
  tenantId: string,
  tx: Tx,
  filter: MissionFilter,
  before: string | undefined,
  limit: number,
): Promise<Mission[]> {
  // Ids are UUIDs of version 7, so their order is the order of creation.
  const rows = await withPlaceAndAuthor(filtered(tenantId, tx, filter))
    .$if(before !== undefined, (query) => query.where('mission.id', '<', before ?? ''))
    .orderBy('mission.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(asMission)
}

export async function selectMission(tenantId: string, tx: Tx, missionId: string): Promise<Mission | undefined> {
  const row = await withPlaceAndAuthor(tx.selectFrom('mission'))
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.id', '=', missionId)
    .where('mission.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && asMission(row)
}

/** @returns false when there is no such mission at this version */
export async function updateMission(
  tenantId: string,
  tx: Tx,
  missionId: string,
  version: number,
  fields: MissionFields & { status?: MissionStatus },
): Promise<boolean> {
  const { status } = fields
  const row = await tx
    .updateTable('mission')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(fields.name !== undefined && { name: fields.name.trim() }),
      ...(fields.description !== undefined && { description: fields.description }),
      ...(fields.locationId !== undefined && { location_id: fields.locationId }),
      ...(fields.missionTypeId !== undefined && { mission_type_id: fields.missionTypeId }),
      ...(fields.scheduledAt !== undefined && { scheduled_at: fields.scheduledAt }),
      ...(fields.archived !== undefined && { archived: fields.archived }),
      ...(status !== undefined && { status }),
      ...(status === 'live' && { started_at: sql<Date>`coalesce(started_at, now())` }),
      ...((status === 'completed' || status === 'cancelled') && { ended_at: sql<Date>`now()` }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Missions at these places, archived ones too; the latest flown or planned first. */
export async function selectMissionsAt(
  tenantId: string,
  tx: Tx,
  locationIds: string[],
  page: Page,
): Promise<{ items: Mission[]; total: number }> {
  if (locationIds.length === 0) return { items: [], total: 0 }
  const there = tx
    .selectFrom('mission')
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.deleted_at', 'is', null)
    .where('mission.location_id', 'in', locationIds)
  const rows = await withPlaceAndAuthor(there)
    .orderBy(sql`coalesce(mission.started_at, mission.scheduled_at, mission.created_at)`, 'desc')
    .orderBy('mission.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await there.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(asMission), total }
}

/** Hides a mission; its rows stay until they are purged. @returns its name, or undefined when there is none */
export async function markMissionDeleted(tenantId: string, tx: Tx, missionId: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('mission')
    .set({ deleted_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', missionId)
    .where('deleted_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Points of the missions that have a place, newest first, 10,000 at most. */
export async function selectMissionFeatures(
  tenantId: string,
  tx: Tx,
  filter: MissionFilter,
): Promise<MissionFeature[]> {
  const rows = await filtered(tenantId, tx, filter)
    .innerJoin('location', 'location.id', 'mission.location_id')
    .select([
      'mission.id',
      'mission.name',
      'mission.status',
      'location.name as locationName',
      'location.lat',
      'location.long',
    ])
    .orderBy('mission.created_at', 'desc')
    .limit(GEOJSON_LIMIT)
    .execute()
  return rows.map((row) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [row.long, row.lat] },
    properties: {
      _id: row.id,
      name: row.name,
      status: row.status as MissionStatus,
      locationName: row.locationName,
    },
  }))
}

/** How many missions are in each status, archived ones left out. */
export async function countMissionsByStatus(tenantId: string, tx: Tx): Promise<Record<MissionStatus, number>> {
  const rows = await tx
    .selectFrom('mission_count')
    .select(['status', 'count'])
    .where('tenant_id', '=', tenantId)
    .where('archived', '=', false)
    .execute()
  const counts = { draft: 0, scheduled: 0, live: 0, paused: 0, completed: 0, cancelled: 0 }
  for (const { status, count } of rows) counts[status as MissionStatus] = count
  return counts
}

/** @returns whether the tenant has this place */
export async function locationExists(tenantId: string, tx: Tx, locationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('location')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', locationId)
    .executeTakeFirst()
  return row !== undefined
}

/** Missions that match; counted one by one only when a text or a type is searched for. */
async function countMissions(tenantId: string, tx: Tx, filter: MissionFilter): Promise<number> {
  const { search, status, archived = false, missionTypeId } = filter
  const counting =
    search || missionTypeId
      ? filtered(tenantId, tx, filter).select(sql<number>`count(*)::int`.as('total'))
      : tx
          .selectFrom('mission_count')
          .select(sql<number>`coalesce(sum(count), 0)::int`.as('total'))
          .where('tenant_id', '=', tenantId)
          .where('archived', '=', archived)
          .$if(Boolean(status?.length), (query) => query.where('status', 'in', status ?? []))
  const { total } = await counting.executeTakeFirstOrThrow()
  return total
}

function filtered(tenantId: string, tx: Tx, { search, status, archived = false, missionTypeId }: MissionFilter) {
  return tx
    .selectFrom('mission')
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.deleted_at', 'is', null)
    .where('mission.archived', '=', archived)
    .$if(Boolean(search), (query) => query.where('mission.name', 'ilike', containing(search ?? '')))
    .$if(Boolean(status?.length), (query) => query.where('mission.status', 'in', status ?? []))
    .$if(missionTypeId !== undefined, (query) => query.where('mission.mission_type_id', '=', missionTypeId ?? null))
}

function withPlaceAndAuthor(query: SelectQueryBuilder<DB, 'mission', object>) {
  return query
    .leftJoin('location', 'location.id', 'mission.location_id')
    .leftJoin('app_user', 'app_user.id', 'mission.created_by')
    .leftJoin('mission_type', 'mission_type.id', 'mission.mission_type_id')
    .select([
      'mission.id',
      'mission.name',
      'mission.description',
      'mission.status',
      'mission.scheduled_at',
      'mission.started_at',
      'mission.ended_at',
      'mission.archived',
      'mission.version',
      'mission.created_at',
      'mission.updated_at',
      'location.id as locationId',
      'location.name as locationName',
      'location.lat',
      'location.long',
      'mission_type.id as typeId',
      'mission_type.name as typeName',
      'app_user.id as authorId',
      'app_user.name as authorName',
      'app_user.avatar as authorAvatar',
    ])
}

type MissionRow = Awaited<ReturnType<ReturnType<typeof withPlaceAndAuthor>['executeTakeFirstOrThrow']>>

function asMission(row: MissionRow): Mission {
  const status = row.status as MissionStatus
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    status,
    nextStatuses: nextStatuses(status),
    ...(row.locationId !== null && {
      location: {
        _id: row.locationId,
        name: row.locationName ?? '',
        location: { lat: row.lat ?? 0, long: row.long ?? 0 },
      },
    }),
    ...(row.typeId !== null && { missionType: { _id: row.typeId, name: row.typeName ?? '' } }),
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    archived: row.archived,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}
