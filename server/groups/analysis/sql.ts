import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Geometry, MultiPolygon, Polygon } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import type { GridArea } from './gridArea'
import { COLUMNS, fromAnalyses, type AnalysisRow, type DetectionRow, type DetectionState } from './row'

export interface NewAnalysis {
  missionId: string
  /** One of the two; none for hotspots. */
  layerId: string | null
  recordingId?: string
  compareLayerId: string | null
  /** The layer whose polygons are the results; absent when the analysis finds its own. */
  areasLayerId?: string | null
  inferType: string
  model: string
  modelVersion: string
  /** Whether a model server computes it; false by default. */
  isExternal?: boolean
  parameters: Record<string, number>
  bounds: number[] | null
  createdBy: string
}

/** @returns its ID */
export async function insertAnalysis(tenantId: string, tx: Tx, analysis: NewAnalysis): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('analysis')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: analysis.missionId,
      layer_id: analysis.layerId,
      recording_id: analysis.recordingId ?? null,
      compare_layer_id: analysis.compareLayerId,
      areas_layer_id: analysis.areasLayerId ?? null,
      has_areas: analysis.areasLayerId != null,
      infer_type: analysis.inferType,
      model: analysis.model,
      model_version: analysis.modelVersion,
      is_external: analysis.isExternal ?? false,
      parameters: JSON.stringify(analysis.parameters),
      bounds: analysis.bounds,
      created_by: analysis.createdBy,
    })
    .execute()
  return id
}

export async function setJob(tenantId: string, tx: Tx, analysisId: string, jobId: string): Promise<void> {
  await tx
    .updateTable('analysis')
    .set({ job_id: jobId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', analysisId)
    .execute()
}

/** Counts one run of this month. Call it after the quota was checked, in the same transaction. */
export async function countRun(tenantId: string, tx: Tx): Promise<void> {
  await sql`
    insert into analysis_usage (tenant_id, month, runs)
    values (${tenantId}, date_trunc('month', now() at time zone 'UTC')::date, 1)
    on conflict (tenant_id, month) do update set runs = analysis_usage.runs + 1`.execute(tx)
}

export async function selectAnalysis(tenantId: string, tx: Tx, analysisId: string): Promise<AnalysisRow | undefined> {
  const { rows } = await sql<AnalysisRow>`
    select ${COLUMNS} ${fromAnalyses(tenantId)} and a.id = ${analysisId}`.execute(tx)
  return rows[0]
}

/** The latest first. */
export async function selectAnalyses(
  tenantId: string,
  tx: Tx,
  { missionId, layerId }: { missionId?: string; layerId?: string },
  page: Page,
): Promise<{ items: AnalysisRow[]; total: number }> {
  const ofMission = missionId === undefined ? sql`` : sql`and a.mission_id = ${missionId}`
  const ofLayer = layerId === undefined ? sql`` : sql`and a.layer_id = ${layerId}`
  const from = sql`${fromAnalyses(tenantId)} ${ofMission} ${ofLayer}`
  return selectPageOf<AnalysisRow>(tx, { columns: COLUMNS, from, order: sql`a.id desc` }, page)
}

export interface Result {
  /** Null for a hotspot whose place on the ground is unknown. */
  geometry: Geometry | null
  /** Of a hotspot: the photo with the column and row of the hottest pixel. */
  photo?: { id: string; x: number; y: number }
  area: number | null
  /** What a model of the model server recognised, or the name of a polygon. */
  class?: string
  figures: Record<string, number>
}

/** One polygon of a layer, in degrees. */
export interface DrawnArea {
  geometry: Polygon | MultiPolygon
  name: string | null
}

/** Names of attributes that hold the name of a feature, the first before the others, as in the browser. */
const NAME_FIELDS = ['name', 'Name', 'NAME', 'title', 'Title', 'TITLE']
const LONGEST_NAME = 60

/** Polygons of a layer in their order, without their geometries if those are longer than `bytes` as text together. */
export async function selectAreas(
  tenantId: string,
  tx: Tx,
  layerId: string,
  most: { areas: number; bytes: number },
): Promise<{ areas: DrawnArea[]; isTooDetailed: boolean }> {
  const name = sql.join(NAME_FIELDS.map((field) => sql`nullif(btrim(props ->> ${field}), '')`))
  const { rows } = await sql<DrawnArea & { isTooDetailed: boolean }>`
    with area as (
      select index, geom, props from feature
       where tenant_id = ${tenantId} and layer_id = ${layerId} and geom ->> 'type' in ('Polygon', 'MultiPolygon')
       order by index limit ${most.areas}),
    total as (select coalesce(sum(octet_length(geom::text)), 0) > ${most.bytes}::int as too_detailed from area)
    select case when total.too_detailed then null else area.geom end as geometry,
           left(coalesce(${name}), ${LONGEST_NAME}::int) as name, total.too_detailed as "isTooDetailed"
      from area cross join total order by area.index`.execute(tx)
  return { areas: rows, isTooDetailed: rows[0]?.isTooDetailed ?? false }
}

const ROWS_PER_INSERT = 500

/** Replaces the results of a run, which may run again after a crash. @returns false when the analysis was deleted */
export async function storeResults(
  tenantId: string,
  tx: Tx,
  analysisId: string,
  {
    results,
    grid,
    note,
    figures,
  }: { results: readonly Result[]; grid: GridArea | null; note: Message | null; figures: object },
): Promise<boolean> {
  const row = await tx
    .updateTable('analysis')
    .set({
      grid: grid && JSON.stringify(grid),
      note: note && serializeMessage(note),
      figures: JSON.stringify(figures),
      finished_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', analysisId)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx.deleteFrom('detection').where('tenant_id', '=', tenantId).where('analysis_id', '=', analysisId).execute()
  const rows = results.map(({ geometry, area, class: name, figures: own, photo }, rank) => ({
    id: uuidv7(),
    tenant_id: tenantId,
    analysis_id: analysisId,
    rank,
    area,
    class: name ?? null,
    geometry: geometry && JSON.stringify(geometry),
    photo_id: photo?.id ?? null,
    pixel_x: photo?.x ?? null,
    pixel_y: photo?.y ?? null,
    figures: JSON.stringify(own),
  }))
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx
      .insertInto('detection')
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
  return true
}

/** The largest, hottest or most certain first, without those in deleted photos. `decided` leaves out candidates. */
export async function selectDetections(
  tenantId: string,
  tx: Tx,
  analysisId: string,
  which: 'all' | 'decided',
): Promise<DetectionRow[]> {
  const { rows } = await sql<DetectionRow>`
    select d.id, d.geometry, d.area, d.class, d.figures, d.state, d.reviewed_at as "reviewedAt",
           u.id as "reviewerId", u.name as "reviewerName", u.avatar as "reviewerAvatar",
           case when f.id is not null then jsonb_build_object(
             '_id', f.id, 'name', f.name, 'x', d.pixel_x, 'y', d.pixel_y, 'width', t.width, 'height', t.height) end as photo
      from detection d
      left join app_user u on u.id = d.reviewed_by
      left join mission_file f on f.id = d.photo_id
      left join thermal_photo t on t.id = f.id
     where d.tenant_id = ${tenantId} and d.analysis_id = ${analysisId} and f.deleted_at is null
       ${which === 'decided' ? sql`and d.state <> 'candidate'` : sql``}
     order by d.rank`.execute(tx)
  return rows
}

/** @returns the analyses of those that exist, one for each result */
export async function updateDetections(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  state: DetectionState,
  userId: string,
): Promise<string[]> {
  const isDecided = state !== 'candidate'
  const { rows } = await sql<{ analysisId: string }>`
    update detection d
       set state = ${state}, reviewed_by = ${isDecided ? userId : null},
           reviewed_at = case when ${isDecided} then now() end
      from analysis a
      join mission m on m.id = a.mission_id and m.deleted_at is null
      left join layer l on l.id = a.layer_id and l.deleted_at is null
     where a.id = d.analysis_id and (l.id is not null or a.infer_type = 'hotspots')
       and not exists (select from mission_file f where f.id = d.photo_id and f.deleted_at is not null)
       and d.tenant_id = ${tenantId} and d.id = any(${[...ids]}::uuid[])
    returning d.analysis_id as "analysisId"`.execute(tx)
  return rows.map(({ analysisId }) => analysisId)
}

/** Whether hotspots of a mission are being looked for. */
export async function areHotspotsRunning(tenantId: string, tx: Tx, missionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from analysis a join job j on j.id = a.job_id
     where a.tenant_id = ${tenantId} and a.mission_id = ${missionId} and a.infer_type = 'hotspots'
       and a.finished_at is null and j.status in ('queued', 'running') limit 1`.execute(tx)
  return rows.length > 0
}

/** @returns whether it still existed */
export async function deleteAnalysisRow(tenantId: string, tx: Tx, analysisId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('analysis')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', analysisId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

type PrecisionRow = components['schemas']['ModelPrecisionReply']['data']['rows'][number]

const MONTHS = 12

/** Decisions of the last months about results of models and detectors, the latest first. */
export async function selectPrecision(tenantId: string, tx: Tx): Promise<PrecisionRow[]> {
  const { rows } = await sql<PrecisionRow>`
    with decided as (
      select a.infer_type, a.model, a.model_version, d.state, d.reviewed_at
        from detection d join analysis a on a.id = d.analysis_id
       where d.tenant_id = ${tenantId} and not a.has_areas
      union all
      select 'objects', r.detector_name, r.model_version, o.state, o.reviewed_at
        from detected_object o join detector_run r on r.id = o.run_id
       where o.tenant_id = ${tenantId})
    select to_char(d.reviewed_at at time zone 'UTC', 'YYYY-MM') as month, d.infer_type as "inferType", d.model,
           d.model_version as "modelVersion",
           count(*) filter (where d.state = 'confirmed')::int as confirmed,
           count(*) filter (where d.state = 'rejected')::int as rejected,
           (count(*) filter (where d.state = 'confirmed'))::float8 / count(*) as precision
      from decided d
     where d.reviewed_at >= date_trunc('month', now()) - make_interval(months => ${MONTHS - 1})
     group by 1, 2, 3, 4
     order by 1 desc, 3, 4, 2
     limit 1000`.execute(tx)
  return rows
}
