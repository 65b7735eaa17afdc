// Queries for many missions: pages, exports, map points and counts.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { countOf, selectPage } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { textCondition } from '../../platform/db/textSearch'
import { asMission, withRelations, type Mission } from './row'
import type { MissionStatus } from './status'

type MissionFeature = components['schemas']['MissionFeature']

export interface MissionFilter {
  search?: string
  status?: MissionStatus[]
  archived?: boolean
  missionTypeId?: string
  /** The time of the mission, from its actual or planned start to its end, overlaps the time from `from` to `until`. */
  from?: string
  until?: string
}

const BY_NAME = { find: 'missions_named', id: 'mission.id', texts: ['mission.name'] }

/** A filter whose search is a condition. */
type Conditions = Omit<MissionFilter, 'search'> & { name?: RawBuilder<SqlBool> }

const conditionsOf = async (tx: Tx, { search, ...filter }: MissionFilter): Promise<Conditions> => ({
  ...filter,
  name: await textCondition(tx, BY_NAME, search),
})

const SORT_COLUMNS = {
  createdAt: 'mission.created_at',
  updatedAt: 'mission.updated_at',
  name: 'mission.name',
  location: 'location.name',
  missionType: 'mission_type.name',
  scheduledAt: 'mission.scheduled_at',
  status: 'mission.status',
} as const

/** Only these get `nulls last`: it would keep PostgreSQL from using the indexes of the others. */
const NULLABLE: readonly string[] = ['mission.scheduled_at', 'location.name', 'mission_type.name']

const GEOJSON_LIMIT = 10_000

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
  const conditions = await conditionsOf(tx, filter)
  const rows = withRelations(filtered(tenantId, tx, conditions))
    .orderBy(column, (order) => {
      const directed = direction === 'desc' ? order.desc() : order.asc()
      return NULLABLE.includes(column) ? directed.nullsLast() : directed
    })
    .orderBy('mission.id', direction)
  const { items, total } = await selectPage(tx, rows, totalOf(tenantId, tx, conditions), page)
  return { items: items.map(asMission), total }
}

/** One page of an export: missions created before the mission `before` (from the start when undefined), newest first. */
export async function selectMissionsBefore(
  tenantId: string,
  tx: Tx,
  filter: MissionFilter,
  before: string | undefined,
  limit: number,
): Promise<Mission[]> {
  // Ids are UUIDs of version 7, so their order is the order of creation.
  const rows = await withRelations(filtered(tenantId, tx, await conditionsOf(tx, filter)))
    .$if(before !== undefined, (query) => query.where('mission.id', '<', before ?? ''))
    .orderBy('mission.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(asMission)
}

/** Missions at these locations, archived ones included, the latest start or planned time first. */
export async function selectMissionsAt(
  tenantId: string,
  tx: Tx,
  locationIds: string[],
  page: Page,
): Promise<{ items: Mission[]; total: number }> {
  if (locationIds.length === 0) return { items: [], total: 0 }
  const matching = tx
    .selectFrom('mission')
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.deleted_at', 'is', null)
    .where('mission.location_id', 'in', locationIds)
  const rows = withRelations(matching)
    .orderBy(sql`coalesce(mission.started_at, mission.scheduled_at, mission.created_at)`, 'desc')
    .orderBy('mission.id', 'desc')
  const { items, total } = await selectPage(tx, rows, countOf(matching), page)
  return { items: items.map(asMission), total }
}

/** Map points of the missions that have a location, newest first, 10,000 at most. */
export async function selectMissionFeatures(
  tenantId: string,
  tx: Tx,
  filter: MissionFilter,
): Promise<MissionFeature[]> {
  const rows = await filtered(tenantId, tx, await conditionsOf(tx, filter))
    .innerJoin('location', 'location.id', 'mission.location_id')
    .where('location.deleted_at', 'is', null)
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

/** The number of missions in each status, without archived ones. */
export async function countMissionsByStatus(tenantId: string, tx: Tx): Promise<Record<MissionStatus, number>> {
  const rows = await tx
    .selectFrom('mission_count')
    .select(['status', 'count'])
    .where('tenant_id', '=', tenantId)
    .where('archived', '=', false)
    .unionAll(
      filtered(tenantId, tx, {})
        .where(isClient)
        .groupBy('mission.status')
        .select(['mission.status', sql<number>`count(*)::int`.as('count')]),
    )
    .execute()
  const counts = { draft: 0, scheduled: 0, live: 0, paused: 0, completed: 0, cancelled: 0 }
  for (const { status, count } of rows) counts[status as MissionStatus] = count
  return counts
}

/**
 * The maintained counts include missions that a client does not see; its policies hide them. For everybody else the
 * condition is false, and PostgreSQL reads no mission.
 */
const isClient = sql<boolean>`(select current_client()) is not null`

/** The number of matching missions. Filtered by status at most, it uses the counts that the database maintains. */
function totalOf(tenantId: string, tx: Tx, filter: Conditions) {
  const { name, status, archived = false, missionTypeId, from, until } = filter
  const counted = countOf(filtered(tenantId, tx, filter))
  if (name || missionTypeId || from || until) return counted
  return tx
    .selectFrom('mission_count')
    .select(sql<number>`coalesce(sum(count), 0)::int + (${counted.where(isClient)})`.as('total'))
    .where('tenant_id', '=', tenantId)
    .where('archived', '=', archived)
    .$if(Boolean(status?.length), (query) => query.where('status', 'in', status ?? []))
}

function filtered(tenantId: string, tx: Tx, filter: Conditions) {
  const { name, status, archived = false, missionTypeId, from, until } = filter
  return tx
    .selectFrom('mission')
    .where('mission.tenant_id', '=', tenantId)
    .where('mission.deleted_at', 'is', null)
    .where('mission.archived', '=', archived)
    .$if(name !== undefined, (query) => query.where(name ?? sql<boolean>`true`))
    .$if(Boolean(status?.length), (query) => query.where('mission.status', 'in', status ?? []))
    .$if(missionTypeId !== undefined, (query) => query.where('mission.mission_type_id', '=', missionTypeId ?? null))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`${LAST_MOMENT} >= ${from}::timestamptz`))
    .$if(until !== undefined, (query) => query.where(sql<boolean>`${FIRST_MOMENT} < ${until}::timestamptz`))
}

const FIRST_MOMENT = sql`coalesce(mission.started_at, mission.scheduled_at)`

/** A started mission without an end has not ended yet. A mission that has not started has no duration. */
const LAST_MOMENT = sql`
  case when mission.ended_at is not null then mission.ended_at
       when mission.started_at is not null then 'infinity'::timestamptz
       else mission.scheduled_at end`
