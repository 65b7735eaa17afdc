import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { containing, type Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromAssets, STATUS, type AssetRow, type AssetStatus } from './row'

type AssetFlight = components['schemas']['AssetFlight']
type AssetWeek = components['schemas']['AssetWeek']

export interface AssetFilter {
  search?: string
  status?: AssetStatus[]
  classId?: string
  modelId?: string
}

const SORT_COLUMNS = {
  name: sql`lower(a.name)`,
  serial: sql`lower(a.serial)`,
  hours: sql`a.entered_hours + a.flown_seconds / 3600`,
  due: sql`coalesce(due.part, -1)`,
} as const

const searching = ({ search, classId, modelId }: AssetFilter) => {
  const pattern = containing(search ?? '')
  return sql`${search ? sql`and (a.name ilike ${pattern} or a.serial ilike ${pattern})` : sql``}
    ${classId === undefined ? sql`` : sql`and a.class_id = ${classId}`}
    ${modelId === undefined ? sql`` : sql`and a.model_id = ${modelId}`}`
}

const inStatus = (status: AssetStatus[]) => (status.length > 0 ? sql`and ${STATUS} = any(${status}::text[])` : sql``)

/** The next assets for an export, the newest first. */
export async function selectAssetsBefore(
  tenantId: string,
  tx: Tx,
  filter: AssetFilter,
  before: string | undefined,
  limit: number,
): Promise<AssetRow[]> {
  // Ids are UUIDs of version 7, so their order is the order of creation.
  const older = before === undefined ? sql`` : sql`and a.id < ${before}`
  const { rows } = await sql<AssetRow>`
    select ${COLUMNS} ${fromAssets(tenantId)} ${searching(filter)} ${inStatus(filter.status ?? [])} ${older}
     order by a.id desc limit ${limit}`.execute(tx)
  return rows
}

/** One page of assets; `sort` is a column of the contract, with a minus sign for descending. */
export function selectAssets(
  tenantId: string,
  tx: Tx,
  { search, status = [], classId, modelId }: AssetFilter,
  sort: string,
  page: Page,
): Promise<{ items: AssetRow[]; total: number }> {
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const searched = searching({ search, classId, modelId })
  const from = sql`${fromAssets(tenantId)} ${searched} ${inStatus(status)}`
  // Without a filter for the status the number of assets takes neither their flights nor their rules.
  const total =
    status.length > 0
      ? sql`(select count(*)::int ${from})`
      : sql`(select count(*)::int from asset a where a.tenant_id = ${tenantId} and a.deleted_at is null ${searched})`
  const order = sql`${column} ${direction}, a.id ${direction}`
  return selectPageOf<AssetRow>(tx, { columns: COLUMNS, from, order, total }, page)
}

/** Of the statuses that assets have. */
export async function countAssets(tenantId: string, tx: Tx): Promise<Map<AssetStatus, number>> {
  const { rows } = await sql<{ status: AssetStatus; count: number }>`
    select ${STATUS} as status, count(*)::int as count ${fromAssets(tenantId)} group by 1`.execute(tx)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How long an asset flew in each of the last 26 weeks, the current one last. Weeks begin on Monday in UTC. */
export async function selectUsage(tenantId: string, tx: Tx, assetId: string): Promise<AssetWeek[]> {
  const { rows } = await sql<AssetWeek>`
    with week as (
      select generate_series(date_trunc('week', now() at time zone 'utc') - interval '25 weeks',
                             date_trunc('week', now() at time zone 'utc'), interval '1 week') as start)
    select to_char(week.start, 'YYYY-MM-DD') as week, coalesce(sum(u.seconds), 0) / 3600 as hours,
           count(u.flight_id)::int as flights
      from week
      left join (
        select fu.flight_id, fu.seconds, date_trunc('week', f.started_at at time zone 'utc') as start
          from asset_flown fu join flight f on f.id = fu.flight_id
         where fu.tenant_id = ${tenantId} and fu.asset_id = ${assetId} and f.started_at is not null) u
        on u.start = week.start
     group by week.start order by week.start`.execute(tx)
  return rows
}

/** Flights of missions that are not deleted. */
export function selectFlightsOfAsset(
  tenantId: string,
  tx: Tx,
  assetId: string,
  page: Page,
): Promise<{ items: AssetFlight[]; total: number }> {
  return selectPageOf<AssetFlight>(
    tx,
    {
      columns: sql`f.id as _id, f.name, m.id as "missionId", m.name as "missionName", f.status, fa.role,
        to_char(coalesce(f.started_at, f.planned_start) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
        extract(epoch from f.ended_at - f.started_at)::float8 as seconds, fa.override_reason as "overrideReason"`,
      from: sql`
        from flight_asset fa
        join flight f on f.id = fa.flight_id and f.deleted_at is null
        join mission m on m.id = f.mission_id and m.deleted_at is null
       where fa.tenant_id = ${tenantId} and fa.asset_id = ${assetId}`,
      order: sql`coalesce(f.started_at, f.planned_start, f.created_at) desc, f.id desc`,
    },
    page,
  )
}
