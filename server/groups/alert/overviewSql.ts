// Figures of the dashboard: open alerts by age, today and the last days.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { fromAlerts } from './row'
import type { ZoneDay } from './zoneDays'

type Schemas = components['schemas']
type Overview = Schemas['AlertOverviewReply']['data']
type BySeverity = Schemas['AlertsBySeverity']

const HOUR_MS = 3_600_000
/** Between the ages, the oldest first. */
const AGE_LIMITS_MS = [24 * HOUR_MS, HOUR_MS]
const MOST_MISSIONS = 5

interface Counted {
  /** Number of the range, the first is 0. */
  range: number
  severity: keyof BySeverity
  count: number
}

interface Figures extends Pick<Overview, 'open' | 'overdue' | 'mine' | 'unassigned' | 'snoozed'> {
  ages: Counted[]
  raised: Counted[]
  openToday: number
  snoozedToday: number
  closedToday: number
}

interface Wanted {
  userId: string
  /** Today last. */
  days: readonly ZoneDay[]
  now: Date
  /** Only alerts of this mission. */
  missionId?: string
  withDetections: boolean
}

/** A snoozed alert is not open: it is shown again when its time comes. */
export async function selectOverview(tenantId: string, tx: Tx, wanted: Wanted): Promise<Overview> {
  const { days, now } = wanted
  const today = days.at(-1)
  if (!today) throw new Error('An overview needs a day')
  const limits = AGE_LIMITS_MS.map((age) => new Date(now.getTime() - age))
  const figures = await selectFigures(tenantId, tx, wanted, limits, today.from)
  const { openToday, snoozedToday, closedToday, ages, raised, ...open } = figures
  const found = wanted.withDetections ? await selectDetections(tenantId, tx, today.from) : undefined
  return {
    ...open,
    ages: [...limits.keys(), limits.length].reverse().map((range) => ({
      from: limits[range - 1]?.toISOString() ?? null,
      until: limits[range]?.toISOString() ?? null,
      bySeverity: bySeverity(ages, range),
    })),
    today: {
      from: today.from.toISOString(),
      raised: openToday + snoozedToday + closedToday,
      open: openToday,
      snoozed: snoozedToday,
      closed: closedToday,
      detections: found?.total ?? null,
      missions: found?.missions ?? [],
    },
    days: days.map(({ day, from, until }, range) => ({
      day,
      from: from.toISOString(),
      until: until.toISOString(),
      bySeverity: bySeverity(raised, range + 1),
    })),
  }
}

function bySeverity(counted: readonly Counted[], wanted: number): BySeverity {
  const numbers: BySeverity = { info: 0, low: 0, medium: 0, high: 0, critical: 0 }
  for (const { range, severity, count } of counted) {
    if (range === wanted) numbers[severity] = count
  }
  return numbers
}

async function selectFigures(
  tenantId: string,
  tx: Tx,
  { userId, days, missionId }: Wanted,
  limits: readonly Date[],
  today: Date,
): Promise<Figures> {
  const inMission = missionId === undefined ? sql`` : sql`and a.mission_id = ${missionId}`
  const starts = days.map(({ from }) => from)
  const { rows } = await sql<Figures>`
    with unclosed as (
           select a.severity, a.created_at, a.due_at, a.owner_id, coalesce(a.snoozed_until > now(), false) as is_snoozed
             ${fromAlerts(tenantId)} and a.state <> 'closed' ${inMission}),
         open as (select * from unclosed where not is_snoozed),
         recent as (
           select a.severity, a.created_at, a.state ${fromAlerts(tenantId)} and a.created_at >= ${starts[0]} ${inMission})
    select (select count(*)::int from open) as open,
           (select count(*)::int from open where due_at < now()) as overdue,
           (select count(*)::int from open where owner_id = ${userId}) as mine,
           (select count(*)::int from open where owner_id is null) as unassigned,
           (select count(*)::int from unclosed where is_snoozed) as snoozed,
           (select count(*)::int from open where created_at >= ${today}) as "openToday",
           (select count(*)::int from unclosed where is_snoozed and created_at >= ${today}) as "snoozedToday",
           (select count(*)::int from recent where state = 'closed' and created_at >= ${today}) as "closedToday",
           (select coalesce(json_agg(g), '[]') from (
              select width_bucket(created_at, ${limits}::timestamptz[]) as range, severity, count(*) from open
               group by 1, 2) g) as ages,
           (select coalesce(json_agg(g), '[]') from (
              select width_bucket(created_at, ${starts}::timestamptz[]) as range, severity, count(*) from recent
               group by 1, 2) g) as raised`.execute(tx)
  const [figures] = rows
  if (!figures) throw new Error('A select without a table has one row')
  return figures
}

/** Results of analyses that ended since then, of layers and recordings that exist. */
async function selectDetections(
  tenantId: string,
  tx: Tx,
  since: Date,
): Promise<{ total: number; missions: Overview['today']['missions'] }> {
  const { rows } = await sql<{ total: number; _id: string; name: string; detections: number }>`
    select m.id as _id, m.name, count(*)::int as detections, (sum(count(*)) over ())::int as total
      from analysis n
      join mission m on m.id = n.mission_id and m.deleted_at is null
      left join layer l on l.id = n.layer_id
      left join mission_file f on f.id = n.recording_id
      join detection d on d.analysis_id = n.id
     where n.tenant_id = ${tenantId} and n.finished_at >= ${since} and coalesce(l.deleted_at, f.deleted_at) is null
     group by m.id, m.name
     order by detections desc, m.name
     limit ${MOST_MISSIONS}`.execute(tx)
  return {
    total: rows[0]?.total ?? 0,
    missions: rows.map(({ _id, name, detections }) => ({ _id, name, detections })),
  }
}
