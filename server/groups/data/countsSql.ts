// How many items a search finds, by kind, mission, place and month, and where its page begins.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../contract/contract.gen'
import { offsetOf, type Page } from '../../core/paging'
import type { Tx } from '../../db/tenancy'
import type { DataKind } from './kinds'
import { hasConditions, anyMatching, type Search } from './matching'

type Counts = components['schemas']['DataCounts']

/** Searches by area and words count no more items than this. */
export const MOST_COUNTED = 20_000
const MOST_NAMED = 50
const MOST_MONTHS = 120

export interface Found {
  total: number
  /** More items match the area and the words than were counted. */
  isLowerBound: boolean
  counts: Counts
  /** Items of the page; null for a search without area and words. */
  ids: string[] | null
  /** Days that contain the page, and the number of items of these days before it; null without items. */
  days: { from: string; until: string; skip: number } | null
}

/** Each group of counts ignores its own filter. Of items in areas and with words, MOST_COUNTED are counted. */
export async function countItems(tenantId: string, tx: Tx, search: Search, page: Page): Promise<Found> {
  const { rows } = await sql<Found>`
    with ${hasConditions(search) ? foundBuckets(search) : storedBuckets(tenantId, search.listed)},
    counted as materialized (
      select b.*, m.location_id, ${includes(sql`b.kind`, search.kinds)} as is_kind,
             ${includes(sql`b.mission_id`, search.missionIds)} as is_mission,
             ${includes(sql`m.location_id`, search.locationIds)} as is_place,
             (${search.from}::date is null or b.day >= ${search.from}::date)
               and (${search.until}::date is null or b.day <= ${search.until}::date) as is_time
        from bucket b join mission m on m.tenant_id = ${tenantId} and m.id = b.mission_id and m.deleted_at is null),
    chosen as (select * from counted where is_kind and is_mission and is_place and is_time),
    day as (select day, sum(count)::int as count, sum(sum(count)) over (order by day desc) as upto from chosen group by day),
    shown as (
      select * from day where upto > ${offsetOf(page)} and upto - count < ${offsetOf(page) + page.pageSize}::int and count > 0)
    select (select coalesce(sum(count), 0)::int from chosen) as total,
           ${hasConditions(search) ? sql`(select count(*) > ${MOST_COUNTED} from found)` : sql`false`} as "isLowerBound",
           ${hasConditions(search) ? pageOfFound(page) : sql`null`} as ids,
           (select json_build_object('from', min(day), 'until', max(day),
                                     'skip', ${offsetOf(page)}::int - min(upto - count)) from shown having count(*) > 0) as days,
           json_build_object(
             'kinds', (select coalesce(json_agg(k), '[]') from (
                 select kind, sum(count)::int as count from counted where is_mission and is_place and is_time
                  group by kind having sum(count) > 0 order by count desc, kind) k),
             'missions', ${named(tenantId, 'mission', sql`mission_id`, sql`is_kind and is_place and is_time`, search.missionIds)},
             'places', ${named(tenantId, 'location', sql`location_id`, sql`is_kind and is_mission and is_time`, search.locationIds)},
             'months', (select coalesce(json_agg(m), '[]') from (
                 select to_char(day, 'YYYY-MM') as month, sum(count)::int as count
                   from counted where is_kind and is_mission and is_place
                  group by 1 having sum(count) > 0 order by 1 desc limit ${MOST_MONTHS}) m)) as counts`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A search returned no row')
  return found
}

const storedBuckets = (tenantId: string, listed: DataKind[]) => sql`
  bucket as (
    select mission_id, kind, day, sum(count)::int as count from data_count
     where tenant_id = ${tenantId} and kind = any(${listed}::text[]) group by 1, 2, 3)`

const foundBuckets = (search: Search) => sql`
  found as materialized (
    select id, mission_id, kind, at from ${anyMatching(search, MOST_COUNTED + 1)}),
  bucket as (
    select mission_id, kind, (at at time zone 'UTC')::date as day, count(*)::int as count
      from (select * from found limit ${MOST_COUNTED}) f group by 1, 2, 3)`

/** If all items were counted, the page needs no search of its own. */
const pageOfFound = (page: Page) => sql`
  case when (select count(*) <= ${MOST_COUNTED} from found) then (
    select coalesce(json_agg(p.id), '[]') from (
      select f.id from found f
       where (f.mission_id, f.kind, (f.at at time zone 'UTC')::date) in (select mission_id, kind, day from chosen)
       order by f.at desc, f.id desc limit ${page.pageSize} offset ${offsetOf(page)}) p) end`

const includes = (column: RawBuilder<unknown>, values: readonly string[]) =>
  values.length === 0 ? sql`true` : sql`coalesce(${column}::text = any(${[...values]}::text[]), false)`

/** Those with the most items, and those that are filtered by. */
const named = (
  tenantId: string,
  table: 'mission' | 'location',
  column: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  chosen: readonly string[],
) => sql`
  (select coalesce(json_agg(json_build_object('_id', t.id, 'name', t.name, 'count', n.count)
                            order by n.count desc, t.name), '[]')
     from (select id, max(count) as count from (
             (select ${column} as id, sum(count)::int as count from counted where ${condition} and ${column} is not null
               group by 1 having sum(count) > 0 order by 2 desc limit ${MOST_NAMED})
             union all
             select ${column}, sum(count)::int from counted
              where ${condition} and ${column} = any(${[...chosen]}::uuid[]) group by 1
             union all select c, 0 from unnest(${[...chosen]}::uuid[]) c) u group by id) n
     join ${sql.table(table)} t on t.tenant_id = ${tenantId} and t.id = n.id)`
