// Results of analyses of layers, recordings and thermal photos. One run raises one alert, which tells how many results there are.
import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'
import { extentOf } from '../../media/vector/extent'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { Condition } from './row'
import { selectEnabledRules } from './sql'

export interface Run {
  id: string
  missionId: string
  model: string
  layerId: string | null
  recordingId: string | null
  /** Name of the layer or the recording; of the mission for hotspots. */
  name: string
  flightId: string | null
  finishedAt: Date
  /** Of the recording, if it is known. */
  startedAt: Date | null
  /** The share of the results of the model that people confirmed; null for too few decisions. */
  precision: number | null
}

interface Result {
  id: string
  /** Milliseconds from the start of the recording. */
  atMs: number | null
  /** Of models of a model server. Null for polygons of people, whose results have their names. */
  class: string | null
  /** 0 to 1, if the model tells. */
  confidence: number | null
}

/** A precision of fewer decisions is chance. */
const LEAST_DECISIONS = 10
const PRECISION_MONTHS = 12
/** A position that is older than this does not tell where the drone was. */
const MAX_AGE_SECONDS = 10

export async function checkDetections(tenantId: string, tx: Tx, analysisId: string): Promise<undefined> {
  const [run] = await selectRuns(tenantId, tx, sql`and a.id = ${analysisId}`, 1)
  if (!run) return
  await eachRule(await selectEnabledRules(tenantId, tx, ['detection'], run.missionId), async (rule) => {
    const event = await detectionEvent(tenantId, tx, rule, run)
    if (event && (await insertMark(tenantId, tx, rule.id, run.id))) await raiseByRule(tenantId, tx, rule, event)
  })
}

/** Runs that ended since a time; the newest first. */
export const selectRunsSince = (
  tenantId: string,
  tx: Tx,
  { since, missionId, most }: { since: Date; missionId: string | null; most: number },
): Promise<Run[]> =>
  selectRuns(
    tenantId,
    tx,
    sql`and a.finished_at >= ${since} and (${missionId}::uuid is null or a.mission_id = ${missionId}::uuid)`,
    most,
  )

async function selectRuns(tenantId: string, tx: Tx, which: ReturnType<typeof sql>, most: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select a.id, a.mission_id as "missionId", a.model, l.id as "layerId", f.id as "recordingId",
           coalesce(l.name, f.name, m.name) as name, fl.id as "flightId", a.finished_at as "finishedAt", r.started_at as "startedAt",
           p.precision
      from analysis a
      join mission m on m.id = a.mission_id and m.deleted_at is null
      left join layer l on l.id = a.layer_id and l.deleted_at is null
      left join mission_file f on f.id = a.recording_id and f.deleted_at is null
      left join recording r on r.id = f.id
      left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
      left join lateral (
        select (count(*) filter (where d.state = 'confirmed'))::float8 / count(*) as precision
          from detection d join analysis o on o.id = d.analysis_id
         where d.tenant_id = ${tenantId} and o.model = a.model and o.model_version = a.model_version and not o.has_areas
           and d.reviewed_at >= now() - make_interval(months => ${PRECISION_MONTHS})
        having count(*) >= ${LEAST_DECISIONS}) p on true
     where a.tenant_id = ${tenantId} and a.finished_at is not null
       and (num_nonnulls(l.id, f.id) = 1 or a.infer_type = 'hotspots') ${which}
     order by a.finished_at desc, a.id limit ${most}`.execute(tx)
  return rows
}

/** @returns undefined for a run of another model, or without results of the class and confidence in the hours of the rule */
export async function detectionEvent(
  tenantId: string,
  tx: Tx,
  rule: Pick<Condition, 'model' | 'class' | 'leastConfidence' | 'hours'>,
  run: Run,
): Promise<RuleEvent | undefined> {
  if (rule.model !== null && rule.model !== run.model) return undefined
  const least = rule.leastConfidence
  const confidenceOf = ({ confidence }: Result) => confidence ?? run.precision
  const results = (await selectResults(tenantId, tx, run.id)).filter((result) => {
    if (!isOfClass(rule, result.class)) return false
    const confidence = confidenceOf(result)
    if (least !== null && (confidence === null || Math.round(confidence * 100) < least)) return false
    return isInHours(rule.hours, timeOf(run, result) ?? run.finishedAt)
  })
  const [first] = results
  if (!first) return undefined
  const most = Math.max(...results.map((result) => confidenceOf(result) ?? 0))
  const occurredAt = timeOf(run, first)
  const position = await placeOf(tenantId, tx, run, first)
  return {
    subject: { id: run.layerId ?? run.recordingId ?? run.id, name: run.name },
    facts: [run.model, `× ${results.length}`, most > 0 ? `${Math.round(most * 100)} %` : null],
    alert: {
      missionId: run.missionId,
      ...(occurredAt && { occurredAt }),
      ...(run.flightId !== null && { flightId: run.flightId }),
      ...(position && { position }),
      ...(run.recordingId === null && { analysisId: run.id }),
      ...(run.recordingId !== null && { recordingId: run.recordingId, momentMs: first.atMs ?? 0 }),
    },
  }
}

/** In any case, because people type classes. */
export const isOfClass = (rule: Pick<Condition, 'class'>, name: string | null): boolean =>
  rule.class === null || rule.class.toLowerCase() === name?.toLowerCase()

/** When it was filmed; undefined for layers and for recordings without a time. */
function timeOf({ startedAt, finishedAt }: Run, { atMs }: Result): Date | undefined {
  if (!startedAt || atMs === null) return undefined
  const filmed = new Date(startedAt.getTime() + atMs)
  // The clock of a camera may be wrong.
  return filmed <= finishedAt ? filmed : undefined
}

/**
 * Without those that people rejected meanwhile and polygons without cut and fill; the largest or earliest first, polygons in their
 * order.
 */
async function selectResults(tenantId: string, tx: Tx, analysisId: string): Promise<Result[]> {
  const { rows } = await sql<Result>`
    select d.id, d.at_ms as "atMs", case when a.infer_type <> 'elevation' then d.class end as class,
           case when jsonb_typeof(d.figures -> 'confidence') = 'number' then (d.figures ->> 'confidence')::float8 end as confidence
      from detection d join analysis a on a.id = d.analysis_id
     where d.tenant_id = ${tenantId} and d.analysis_id = ${analysisId} and d.state <> 'rejected'
       and not (a.infer_type = 'elevation' and d.figures @> '{"cutM3": 0, "fillM3": 0}')
       and not exists (select from mission_file f where f.id = d.photo_id and f.deleted_at is not null)
     order by d.rank`.execute(tx)
  return rows
}

/** The middle of a result in a layer or of a hotspot on the ground; where the drone was that filmed it. */
async function placeOf(
  tenantId: string,
  tx: Tx,
  { recordingId }: Run,
  { id, atMs }: Result,
): Promise<{ lat: number; long: number } | undefined> {
  if (recordingId !== null) {
    const { rows } = await sql<{ lat: number; long: number }>`
      select s.lat, s.long
        from recording r join telemetry_sample s on s.telemetry_id = r.telemetry_id
       cross join lateral (select r.started_at + make_interval(secs => ${atMs ?? 0} / 1000.0) as at) moment
       where r.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and r.id = ${recordingId}
         and s.at between moment.at - make_interval(secs => ${MAX_AGE_SECONDS}) and moment.at
       order by s.at desc limit 1`.execute(tx)
    return rows[0]
  }
  const { rows } = await sql<{ geometry: Geometry }>`
    select geometry from detection where tenant_id = ${tenantId} and id = ${id} and geometry is not null`.execute(tx)
  const geometry = rows[0]?.geometry
  if (!geometry) return undefined
  const [west, south, east, north] = extentOf(geometry).box
  return { lat: (south + north) / 2, long: west <= east ? (west + east) / 2 : west }
}
