// Results of detectors in photos and layers. One run raises one alert, which opens the photo of the most certain result.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { insertMark } from './checkSql'
import { isOfClass } from './detections'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { photoTime, type PhotoTime } from './photoTime'
import { raiseByRule, type RuleEvent } from './raise'
import type { Condition } from './row'
import { selectEnabledRules } from './sql'

export interface ObjectRun {
  id: string
  missionId: string
  /** Name of the layer, or of the mission whose photos were looked at. */
  name: string
  detector: string
  finishedAt: Date
}

interface FoundObject extends PhotoTime {
  id: string
  /** Null for results in a layer. */
  photoId: string | null
  flightId: string | null
  class: string
  /** 0 to 1. */
  confidence: number
  lat: number | null
  long: number | null
}

const MAX_NAMED_CLASSES = 3

export async function checkObjects(tenantId: string, tx: Tx, runId: string): Promise<undefined> {
  const [run] = await selectObjectRuns(tenantId, tx, sql`and r.id = ${runId}`, 1)
  if (!run) return
  await eachRule(await selectEnabledRules(tenantId, tx, ['detection'], run.missionId), async (rule) => {
    const event = await objectsEvent(tenantId, tx, rule, run)
    if (event && (await insertMark(tenantId, tx, rule.id, run.id))) await raiseByRule(tenantId, tx, rule, event)
  })
}

/** Runs of detectors that ended since a time; the newest first. */
export const selectObjectRunsSince = (
  tenantId: string,
  tx: Tx,
  { since, missionId, most }: { since: Date; missionId: string | null; most: number },
): Promise<ObjectRun[]> =>
  selectObjectRuns(
    tenantId,
    tx,
    sql`and r.finished_at >= ${since} and (${missionId}::uuid is null or r.mission_id = ${missionId}::uuid)`,
    most,
  )

async function selectObjectRuns(
  tenantId: string,
  tx: Tx,
  which: ReturnType<typeof sql>,
  most: number,
): Promise<ObjectRun[]> {
  const { rows } = await sql<ObjectRun>`
    select r.id, m.id as "missionId", coalesce(l.name, m.name) as name, r.detector_name as detector, r.finished_at as "finishedAt"
      from detector_run r join mission m on m.id = r.mission_id and m.deleted_at is null
      left join layer l on l.id = r.layer_id and l.deleted_at is null
     where r.tenant_id = ${tenantId} and r.finished_at is not null and (r.layer_id is null or l.id is not null) ${which}
     order by r.finished_at desc, r.id limit ${most}`.execute(tx)
  return rows
}

/** @returns undefined for a run of another detector, or without results of the class and confidence in the hours of the rule */
export async function objectsEvent(
  tenantId: string,
  tx: Tx,
  rule: Pick<Condition, 'model' | 'class' | 'leastConfidence' | 'hours'>,
  run: ObjectRun,
): Promise<RuleEvent | undefined> {
  if (rule.model !== null && rule.model !== run.detector) return undefined
  const found = (await selectFound(tenantId, tx, run.id)).filter((object) => {
    if (!isOfClass(rule, object.class)) return false
    if (rule.leastConfidence !== null && percentOf(object) < rule.leastConfidence) return false
    return isInHours(rule.hours, photoTime(object, rule.hours) ?? run.finishedAt)
  })
  const [first] = found
  if (!first) return undefined
  const { lat, long, flightId } = first
  const occurredAt = photoTime(first, rule.hours)
  return {
    subject: { id: run.id, name: run.name },
    facts: [run.detector, `${classesOf(found)} × ${found.length}`, `${percentOf(first)} %`],
    alert: {
      missionId: run.missionId,
      ...(occurredAt && { occurredAt }),
      ...(flightId !== null && { flightId }),
      ...(lat !== null && long !== null && { position: { lat, long } }),
      ...(first.photoId !== null && { photoId: first.photoId }),
      detectedObjectId: first.id,
    },
  }
}

const percentOf = ({ confidence }: FoundObject): number => Math.round(confidence * 100)

/** The names of the most certain classes. */
function classesOf(found: readonly FoundObject[]): string {
  const names = [...new Set(found.map((object) => object.class))]
  const shown = names.slice(0, MAX_NAMED_CLASSES).join(', ')
  return names.length > MAX_NAMED_CLASSES ? `${shown}, …` : shown
}

/** Without those that people rejected meanwhile; the most certain first. */
async function selectFound(tenantId: string, tx: Tx, runId: string): Promise<FoundObject[]> {
  const { rows } = await sql<FoundObject>`
    select o.id, f.id as "photoId", fl.id as "flightId", o.class, o.confidence, o.lat, o.long, f.taken_at as "takenAt",
           coalesce(p.is_local_time, false) as "isLocalTime"
      from detected_object o
      left join mission_file f on f.id = o.photo_id
      left join mission_photo p on p.file_id = f.id
      left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
     where o.tenant_id = ${tenantId} and o.run_id = ${runId} and o.state <> 'rejected' and f.deleted_at is null
     order by o.confidence desc, o.rank`.execute(tx)
  return rows
}
