// Counts of alerts for the desk, and how they were handled.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { fromAlerts } from './row'

type Schemas = components['schemas']
type Counts = Schemas['AlertCountsReply']['data']
type Statistics = Schemas['AlertStatisticsReply']['data']

const SEVERITIES = sql`array['info', 'low', 'medium', 'high', 'critical']`
const STATES = sql`array['new', 'acknowledged', 'in_progress', 'on_hold', 'closed']`
const MOST_KINDS = 200
const MOST_DAYS = 366

const ofMission = (missionId: string | undefined) =>
  missionId === undefined ? sql`` : sql`and a.mission_id = ${missionId}`

/** Of alerts that are not closed; closed ones are in `byState` and `kinds` only. */
export async function selectCounts(
  tenantId: string,
  tx: Tx,
  userId: string,
  missionId: string | undefined,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with grouped as (
           select a.state, lower(a.kind) as folded, min(a.kind) as kind, count(*) as n
             ${fromAlerts(tenantId)} ${ofMission(missionId)} group by 1, 2),
         open as (
           select a.severity, a.due_at, a.owner_id, a.snoozed_until
             ${fromAlerts(tenantId)} and a.state <> 'closed' ${ofMission(missionId)})
    select (select count(*)::int from open) as open,
           (select json_object_agg(s, (select count(*) from open where severity = s)) from unnest(${SEVERITIES}) s)
             as "bySeverity",
           (select json_object_agg(s, coalesce(n, 0)) from unnest(${STATES}) s
              left join (select state, sum(n)::int as n from grouped group by 1) c on c.state = s) as "byState",
           (select count(*)::int from open where due_at < now()) as overdue,
           (select count(*)::int from open where owner_id = ${userId}) as mine,
           (select count(*)::int from open where owner_id is null) as unassigned,
           (select count(*)::int from open where snoozed_until > now()) as snoozed,
           array(select min(kind) from grouped group by folded order by folded limit ${MOST_KINDS}) as kinds`.execute(
    tx,
  )
  const [counts] = rows
  if (!counts) throw new Error('A select without a table has one row')
  return counts
}

interface Range {
  from: Date
  until: Date
  missionId?: string
}

const TIMES = (seconds: ReturnType<typeof sql>) => sql`
  json_build_object('count', count(${seconds}),
    'median', percentile_cont(0.5) within group (order by ${seconds}),
    'slowest', percentile_cont(0.9) within group (order by ${seconds}))`

/** @param counted what is counted: every row by default, or a column that is null in rows without an alert */
const GROUPS = (counted = sql`*`) => sql`
  count(${counted}) as total, count(*) filter (where state = 'closed') as closed,
  count(*) filter (where outcome in ('true_positive', 'false_positive')) as judged,
  count(*) filter (where outcome = 'false_positive') as "falsePositives"`

/** Of alerts that were raised in the range; `byMonth` begins 11 months before the last one. */
export async function selectStatistics(
  tenantId: string,
  tx: Tx,
  { from, until, missionId }: Range,
): Promise<Statistics> {
  // The end of the range is not part of it.
  const lastMonth = sql`date_trunc('month', (${until}::timestamptz - interval '1 microsecond') at time zone 'UTC')`
  const { rows } = await sql<Statistics>`
    with found as (
      select a.severity, a.state, a.outcome, a.source, a.kind, a.reopened, a.created_at, extract(epoch from a.acknowledged_at - a.created_at)::float8 as acknowledged_after,
             extract(epoch from a.closed_at - a.created_at)::float8 as closed_after
        ${fromAlerts(tenantId)} and a.created_at >= ${from} and a.created_at < ${until} ${ofMission(missionId)})
    select count(*)::int as total, count(*) filter (where state <> 'closed')::int as open,
           count(*) filter (where state = 'closed')::int as closed, coalesce(sum(reopened), 0)::int as reopened,
           ${TIMES(sql`acknowledged_after`)} as acknowledged, ${TIMES(sql`closed_after`)} as "timeToClose",
           (select coalesce(json_agg(k), '[]') from (
              select min(kind) as name, ${GROUPS()} from found group by lower(kind)
               order by count(*) desc, lower(min(kind)) limit ${MOST_KINDS}) k) as "byKind",
           (select coalesce(json_agg(s), '[]') from (
              select source as name, ${GROUPS()} from found group by source order by count(*) desc, source) s) as "bySource",
           (select json_object_agg(s, coalesce(n, 0)) from unnest(${SEVERITIES}) s
              left join (select severity, count(*) as n from found group by 1) c on c.severity = s) as "bySeverity",
           (select json_agg(t) from (
              select s.severity, ${TIMES(sql`acknowledged_after`)} as acknowledged,
                     ${TIMES(sql`closed_after`)} as "timeToClose"
                from unnest(${SEVERITIES}) with ordinality s(severity, rank)
                left join found on found.severity = s.severity
               group by s.severity, s.rank order by s.rank desc) t) as "timesBySeverity",
           (select json_agg(m) from (
              select to_char(start, 'YYYY-MM') as name, ${GROUPS(sql`a.id`)}
                from generate_series(${lastMonth} - interval '11 months', ${lastMonth}, interval '1 month') start
                left join (select a.* ${fromAlerts(tenantId)} and a.created_at < ${until} ${ofMission(missionId)}) a
                  on a.created_at >= start at time zone 'UTC'
                 and a.created_at < (start + interval '1 month') at time zone 'UTC'
               group by start order by start) m) as "byMonth",
           (select coalesce(json_agg(d), '[]') from (
              select * from (select (created_at at time zone 'UTC')::date::text as day, count(*) as total from found
                              group by 1 order by 1 desc limit ${MOST_DAYS}) last order by day) d) as "byDay"
      from found`.execute(tx)
  const [statistics] = rows
  if (!statistics) throw new Error('An aggregate without groups has one row')
  return statistics
}
