import { sql } from 'kysely'
import type { Geometry } from 'geojson'
import { uuidv7 } from 'uuidv7'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import {
  fromRuns,
  RUN_COLUMNS,
  type DetectionState,
  type DetectorRun,
  type LayerGrid,
  type ObjectRow,
  type RunRow,
} from './row'

export interface NewRun {
  missionId: string
  detectorId: string
  detectorName: string
  modelVersion: string
  minConfidence: number
  /** Null for all photos of the mission. */
  photoIds: readonly string[] | null
  scale: DetectorRun['scale']
  /** Read in place of photos. */
  layerId: string | null
  createdBy: string
}

/** @returns its ID */
export async function insertRun(tenantId: string, tx: Tx, run: NewRun): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('detector_run')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: run.missionId,
      detector_id: run.detectorId,
      detector_name: run.detectorName,
      model_version: run.modelVersion,
      min_confidence: run.minConfidence,
      photo_ids: run.photoIds && [...run.photoIds],
      scale: run.scale,
      layer_id: run.layerId,
      created_by: run.createdBy,
    })
    .execute()
  return id
}

export async function setRunJob(tenantId: string, tx: Tx, runId: string, jobId: string): Promise<void> {
  await tx
    .updateTable('detector_run')
    .set({ job_id: jobId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', runId)
    .execute()
}

export async function selectRun(tenantId: string, tx: Tx, runId: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${RUN_COLUMNS} ${fromRuns(tenantId)} and r.id = ${runId}`.execute(tx)
  return rows[0]
}

/** The latest first. */
export const selectRuns = (
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: RunRow[]; total: number }> =>
  selectPageOf<RunRow>(
    tx,
    { columns: RUN_COLUMNS, from: sql`${fromRuns(tenantId)} and r.mission_id = ${missionId}`, order: sql`r.id desc` },
    page,
  )

/** @returns whether it still existed */
export async function deleteRunRow(tenantId: string, tx: Tx, runId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('detector_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A photo that a run looks at. */
export interface RunPhoto {
  id: string
  name: string
  /** Pixels before the orientation is applied. */
  width: number | null
  height: number | null
  footprint: { lat: number; long: number }[] | null
  /** Key of its preview, which is upright. */
  key: string | null
  originalKey: string
}

/** Imported photos of a mission that are not in the trash, in the order of their names; of the chosen ones, those that exist. */
export async function selectRunPhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
  photoIds: readonly string[] | null,
): Promise<RunPhoto[]> {
  const chosen = photoIds ? sql`and f.id = any(${[...photoIds]}::uuid[])` : sql``
  const { rows } = await sql<RunPhoto>`
    select f.id, f.name, p.width, p.height, p.footprint, s.key, o.key as "originalKey"
      from mission_file f
      join mission_photo p on p.file_id = f.id and p.imported_at is not null
      join stored_file o on o.id = f.stored_file_id
      left join stored_file s on s.id = p.preview_file_id
     where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null
       ${chosen}
     order by f.name, f.id`.execute(tx)
  return rows
}

export interface FoundObjectRow {
  /** Null for results in a layer. */
  photoId: string | null
  /** The box of a result in a layer in degrees. */
  geometry?: Geometry
  class: string
  confidence: number
  box: readonly number[]
  /** Of the upright photo, or of the grid of the layer. */
  photoWidth: number
  photoHeight: number
  location: { lat: number; long: number } | undefined
}

export interface RunResults {
  objects: readonly FoundObjectRow[]
  photos: number
  failed: number
  /** The reasons are serialized messages. */
  failures: readonly { name: string; reason: string }[]
  isCut: boolean
  /** Of a layer. */
  grid?: LayerGrid
}

const ROWS_PER_INSERT = 500

/** Replaces the results of a run, which may run again after a crash. @returns false when the run was deleted */
export async function storeRunResults(
  tenantId: string,
  tx: Tx,
  runId: string,
  { objects, photos, failed, failures, isCut, grid }: RunResults,
): Promise<boolean> {
  const row = await tx
    .updateTable('detector_run')
    .set({
      photos,
      failed,
      failures: JSON.stringify(failures),
      is_cut: isCut,
      grid: grid ? JSON.stringify(grid) : null,
      finished_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', runId)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx.deleteFrom('detected_object').where('tenant_id', '=', tenantId).where('run_id', '=', runId).execute()
  const existing = await existingPhotos(tenantId, tx, objects)
  const rows = objects
    .filter(({ photoId }) => photoId === null || existing.has(photoId))
    .map((found, rank) => ({
      id: uuidv7(),
      tenant_id: tenantId,
      run_id: runId,
      photo_id: found.photoId,
      rank,
      class: found.class,
      confidence: found.confidence,
      box: [...found.box],
      geometry: found.geometry ? JSON.stringify(found.geometry) : null,
      photo_width: found.photoWidth,
      photo_height: found.photoHeight,
      lat: found.location?.lat ?? null,
      long: found.location?.long ?? null,
    }))
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx
      .insertInto('detected_object')
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
  return true
}

/** A photo may have been purged while the run went on. Those that exist are locked until the transaction ends. */
async function existingPhotos(tenantId: string, tx: Tx, objects: readonly FoundObjectRow[]): Promise<Set<string>> {
  const ids = [...new Set(objects.flatMap(({ photoId }) => photoId ?? []))]
  const { rows } = await sql<{ id: string }>`
    select id from mission_file where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) for key share`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export const OBJECT_COLUMNS = sql`
  o.id, o.box, o.geometry, o.class, o.confidence, o.lat, o.long, o.state, o.reviewed_at as "reviewedAt",
  case when f.id is not null then jsonb_build_object(
    '_id', f.id, 'name', f.name, 'width', o.photo_width, 'height', o.photo_height) end as photo,
  u.id as "reviewerId", u.name as "reviewerName", u.avatar as "reviewerAvatar"`

/** Without those of photos in the trash. */
export const fromObjects = (tenantId: string) => sql`
  from detected_object o
  left join mission_file f on f.id = o.photo_id
  left join app_user u on u.id = o.reviewed_by
 where o.tenant_id = ${tenantId} and f.deleted_at is null`

/** By photo, the most certain first. `decided` leaves out candidates. */
export async function selectObjects(
  tenantId: string,
  tx: Tx,
  runId: string,
  which: 'all' | 'decided' = 'all',
): Promise<ObjectRow[]> {
  const ofState = which === 'decided' ? sql`and o.state <> 'candidate'` : sql``
  const { rows } = await sql<ObjectRow>`
    select ${OBJECT_COLUMNS} ${fromObjects(tenantId)} and o.run_id = ${runId} ${ofState}
     order by o.rank`.execute(tx)
  return rows
}

/** @returns the runs of those that exist, one for each result */
export async function updateObjects(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  state: DetectionState,
  userId: string,
): Promise<string[]> {
  const isDecided = state !== 'candidate'
  const { rows } = await sql<{ runId: string }>`
    update detected_object o
       set state = ${state}, reviewed_by = ${isDecided ? userId : null},
           reviewed_at = case when ${isDecided} then now() end
      from detector_run r
      join mission m on m.id = r.mission_id and m.deleted_at is null
      left join layer l on l.id = r.layer_id and l.deleted_at is null
     where r.id = o.run_id and (r.layer_id is null or l.id is not null)
       and not exists (select from mission_file f where f.id = o.photo_id and f.deleted_at is not null)
       and o.tenant_id = ${tenantId} and o.id = any(${[...ids]}::uuid[])
    returning o.run_id as "runId"`.execute(tx)
  return rows.map(({ runId }) => runId)
}
