import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import type { RecordingAnalysisRow, RecordingDetectionRow } from './recordingRow'
import type { DetectionState } from './row'

/** Of recordings that are not deleted, of missions that are not deleted. */
const fromRecordingAnalyses = (tenantId: string) => sql`
  from analysis a
  join mission_file f on f.id = a.recording_id and f.deleted_at is null
  join mission m on m.id = f.mission_id and m.deleted_at is null
  left join job j on j.id = a.job_id
  left join app_user u on u.id = a.created_by
 where a.tenant_id = ${tenantId}`

const COLUMNS = sql`
  a.id, a.mission_id as "missionId", a.recording_id as "recordingId", a.infer_type as "inferType", a.model,
  a.model_version as "modelVersion", a.is_external as "isExternal", a.parameters,
  a.job_id as "jobId", case when a.finished_at is not null then 'completed' else coalesce(j.status, 'failed') end as status,
  case when a.finished_at is null then j.message end as message,
  case when a.finished_at is not null then 1 else coalesce(j.progress, 0) end as progress,
  a.created_at as "createdAt", a.finished_at as "finishedAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

export async function selectRecordingAnalysis(
  tenantId: string,
  tx: Tx,
  analysisId: string,
): Promise<RecordingAnalysisRow | undefined> {
  const { rows } = await sql<RecordingAnalysisRow>`
    select ${COLUMNS} ${fromRecordingAnalyses(tenantId)} and a.id = ${analysisId}`.execute(tx)
  return rows[0]
}

export async function selectLatestOfRecording(
  tenantId: string,
  tx: Tx,
  recordingId: string,
): Promise<RecordingAnalysisRow | undefined> {
  const { rows } = await sql<RecordingAnalysisRow>`
    select ${COLUMNS} ${fromRecordingAnalyses(tenantId)} and a.recording_id = ${recordingId}
     order by a.id desc limit 1`.execute(tx)
  return rows[0]
}

/** In the order of time. */
export async function selectRecordingDetections(
  tenantId: string,
  tx: Tx,
  analysisId: string,
): Promise<RecordingDetectionRow[]> {
  const { rows } = await sql<RecordingDetectionRow>`
    select d.id, d.start_ms as "startMs", d.end_ms as "endMs", d.at_ms as "atMs", d.box, d.class, d.state,
           case when jsonb_typeof(d.figures -> 'confidence') = 'number' then (d.figures ->> 'confidence')::float8 end as confidence,
           d.reviewed_at as "reviewedAt", u.id as "reviewerId", u.name as "reviewerName", u.avatar as "reviewerAvatar"
      from detection d left join app_user u on u.id = d.reviewed_by
     where d.tenant_id = ${tenantId} and d.analysis_id = ${analysisId}
     order by d.rank`.execute(tx)
  return rows
}

const ROWS_PER_INSERT = 500

/** A span of time in seconds, and the box of its peak as shares of the picture. */
export interface RecordingResult {
  start: number
  end: number
  peak: number
  area: { left: number; top: number; width: number; height: number }
  /** Absent for motion. */
  class?: string
  /** 0 to 1. Absent for motion. */
  score?: number
}

/** Replaces the results of a run, which may run again after a crash. @returns false when the analysis was deleted */
export async function storeRecordingResults(
  tenantId: string,
  tx: Tx,
  analysisId: string,
  results: readonly RecordingResult[],
): Promise<boolean> {
  const row = await tx
    .updateTable('analysis')
    .set({ finished_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', analysisId)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx.deleteFrom('detection').where('tenant_id', '=', tenantId).where('analysis_id', '=', analysisId).execute()
  const ms = (seconds: number) => Math.round(seconds * 1000)
  const rows = results.map(({ start, end, peak, area: { left, top, width, height }, class: name, score }, rank) => ({
    id: uuidv7(),
    tenant_id: tenantId,
    analysis_id: analysisId,
    rank,
    start_ms: ms(start),
    end_ms: ms(end),
    at_ms: ms(peak),
    box: [left, top, width, height],
    class: name ?? null,
    ...(score !== undefined && { figures: JSON.stringify({ confidence: score }) }),
  }))
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx
      .insertInto('detection')
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
  return true
}

/** @returns how many of them exist */
export async function updateRecordingDetections(
  tenantId: string,
  tx: Tx,
  recordingId: string,
  ids: readonly string[],
  { state, userId }: { state: DetectionState; userId: string },
): Promise<number> {
  const isDecided = state !== 'candidate'
  const { rows } = await sql`
    update detection d
       set state = ${state}, reviewed_by = ${isDecided ? userId : null},
           reviewed_at = case when ${isDecided} then now() end
      from analysis a
     where a.id = d.analysis_id and a.recording_id = ${recordingId} and d.tenant_id = ${tenantId}
       and d.id = any(${[...ids]}::uuid[])
    returning d.id`.execute(tx)
  return rows.length
}
