// How many items a search finds, by kind, mission, place and month, and where its page begins.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { anyMatching, hasConditions, missionsOf, wantedKinds, type Search } from './matching'

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
  const isFound = hasConditions(search)
  const { rows } = await sql<Found>`
    with ${isFound ? foundBuckets(search) : storedBuckets(tenantId, search)},
    counted as materialized (
      select b.*, m.location_id, ${includes(sql`b.kind`, search.kinds)} as is_kind,
             ${includes(sql`b.mission_id`, search.missionIds)} as is_mission,
             ${includes(sql`m.location_id`, search.locationIds)} as is_place
        from bucket b join mission m on m.tenant_id = ${tenantId} and m.id = b.mission_id and m.deleted_at is null),
    chosen as (select * from counted where is_kind and is_mission and is_place and is_time)
    ${isFound ? sql`` : sql`, ${daysOfPage(tenantId, search, page)}`}
    select (select coalesce(sum(count), 0)::int from chosen) as total,
           ${isFound ? sql`(select count(*) > ${MOST_COUNTED} from found)` : sql`false`} as "isLowerBound",
           ${isFound ? pageOfFound(page) : sql`null`} as ids,
           ${isFound ? sql`null` : selectDays(page)} as days,
           json_build_object(
             'kinds', (select coalesce(json_agg(k), '[]') from (
                 select kind, sum(count)::int as count from counted where is_mission and is_place and is_time
                  group by kind having sum(count) > 0 order by count desc, kind) k),
             'missions', ${named(tenantId, 'mission', sql`mission_id`, sql`is_kind and is_place and is_time`, search.missionIds)},
             'places', ${named(tenantId, 'location', sql`location_id`, sql`is_kind and is_mission and is_time`, search.locationIds)},
             'months', (select coalesce(json_agg(m), '[]') from (
                 select to_char(since, 'YYYY-MM') as month, sum(count)::int as count
                   from counted where of_months and is_kind and is_mission and is_place
                  group by 1 having sum(count) > 0 order by 1 desc limit ${MOST_MONTHS}) m)) as counts`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('A search returned no row')
  return found
}

/**
 * Numbers of items of each month, which the counts of months are made of. Months that the search contains in part are counted by day
 * as well.
 */
function storedBuckets(tenantId: string, search: Search): RawBuilder<unknown> {
  const isWhole = sql`month >= ${firstWholeMonth(search)} and month < ${endOfWholeMonths(search)}`
  const ofTenant = sql`tenant_id = ${tenantId} and kind = any(${search.listed}::text[])`
  const months = sql`
    select mission_id, kind, month as since, true as of_months, ${isWhole} as is_time, count from data_month_count
     where ${ofTenant}
    union all
    select mission_id, kind, month, true, ${isWhole}, count
      from (select *, date_trunc('month', day)::date as month from data_change where ${ofTenant}) change`
  if (search.from === null && search.until === null) return sql`bucket as (${months})`
  const inPart = sql`
    (day >= ${fromDay(search)} and day < least(${firstWholeMonth(search)}, ${endDay(search)})
     or day >= greatest(${endOfWholeMonths(search)}, ${fromDay(search)}) and day < ${endDay(search)})`
  return sql`bucket as (
    ${months}
    union all select mission_id, kind, day, false, true, count from data_count where ${ofTenant} and ${inPart}
    union all select mission_id, kind, day, false, true, count from data_change where ${ofTenant} and ${inPart})`
}

const fromDay = ({ from }: Search) => sql`coalesce(${from}::date, '-infinity')`
const endDay = ({ until }: Search) => sql`coalesce(${until}::date + 1, 'infinity')`
const firstWholeMonth = ({ from }: Search) =>
  sql`coalesce(date_trunc('month', ${from}::date + interval '1 month - 1 day')::date, '-infinity')`
const endOfWholeMonths = ({ until }: Search) =>
  sql`coalesce(date_trunc('month', ${until}::date + interval '1 day')::date, 'infinity')`

const foundBuckets = ({ from, until, ...search }: Search) => sql`
  found as materialized (
    select id, mission_id, kind, at from ${anyMatching({ from, until, ...search }, MOST_COUNTED + 1)}),
  bucket as (
    select mission_id, kind, since, true as of_months,
           (${from}::date is null or since >= ${from}::date) and (${until}::date is null or since <= ${until}::date) as is_time,
           count
      from (select mission_id, kind, (at at time zone 'UTC')::date as since, count(*)::int as count
              from (select * from found limit ${MOST_COUNTED}) f group by 1, 2, 3) counts)`

/** The months of the page, then the days of these months. `upto` is the number of items from the newest to those of the day. */
const daysOfPage = (tenantId: string, search: Search, page: Page) => sql`
  span as (
    select since, (case when of_months then since + interval '1 month - 1 day' else since end)::date as until,
           sum(count)::int as count, sum(sum(count)) over (order by since desc) as upto
      from chosen group by since, of_months having sum(count) > 0),
  shown as materialized (
    select min(since) as since, max(until) as until, min(upto - count) as newer from span where ${isOnPage(page)}),
  day as (
    select day, sum(c.count)::int as count, newer + sum(sum(c.count)) over (order by day desc) as upto
      from shown cross join lateral (
             select mission_id, kind, day, count from data_count
              where tenant_id = ${tenantId} and day between shown.since and shown.until
             union all
             select mission_id, kind, day, count from data_change
              where tenant_id = ${tenantId} and day between shown.since and shown.until) c
      join mission m on m.id = c.mission_id
     where c.kind = any(${wantedKinds(search)}::text[]) and ${missionsOf(tenantId, search)}
     group by day, newer having sum(c.count) > 0)`

const selectDays = (page: Page) => sql`
  (select json_build_object('from', min(day), 'until', max(day), 'skip', ${offsetOf(page)}::int - min(upto - count))
     from day where ${isOnPage(page)} having count(*) > 0)`

const isOnPage = (page: Page) => sql`upto > ${offsetOf(page)} and upto - count < ${offsetOf(page) + page.pageSize}::int`

/** If all items were counted, the page needs no search of its own. */
const pageOfFound = (page: Page) => sql`
  case when (select count(*) <= ${MOST_COUNTED} from found) then (
    select coalesce(json_agg(p.id), '[]') from (
      select f.id from found f
       where (f.mission_id, f.kind, (f.at at time zone 'UTC')::date) in (select mission_id, kind, since from chosen)
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
