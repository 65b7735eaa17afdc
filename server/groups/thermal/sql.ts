import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { GroundCorners } from '../../../geometry/footprint'
import { serializeMessage } from '../../platform/core/messages'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import type { Statistics } from '../../media/thermal/degrees'
import type { EditableParameters } from '../../media/thermal/parameters'
import type { PixelPoint, ReadingKind } from '../../media/thermal/shapes'
import type { ThermalFacts } from '../../media/thermal/thermalFacts'
import type { ThermalResult } from '../../media/thermal/thermalTask'
import { COLUMNS, fromThermalPhotos, type ReadingRow, type ThermalRow } from './row'

const json = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** Stores what the import of a photo has found. */
export async function insertThermalPhoto(
  tenantId: string,
  tx: Tx,
  fileId: string,
  { source, result, problem }: ThermalFacts,
): Promise<void> {
  const { min, max, mean } = result?.statistics ?? { min: null, max: null, mean: null }
  await tx
    .insertInto('thermal_photo')
    .values({
      id: fileId,
      tenant_id: tenantId,
      source,
      model: result?.model ?? '',
      min,
      max,
      mean,
      width: result?.width ?? null,
      height: result?.height ?? null,
      camera_parameters: json(result?.cameraParameters ?? null),
      problem: problem ? serializeMessage(problem) : null,
    })
    .execute()
}

export async function selectThermalPhoto(tenantId: string, tx: Tx, photoId: string): Promise<ThermalRow | undefined> {
  const { rows } = await sql<ThermalRow>`
    select ${COLUMNS} ${fromThermalPhotos(tenantId)} and f.id = ${photoId}`.execute(tx)
  return rows[0]
}

interface ThermalFilter {
  missionId?: string | undefined
}

const ofMission = ({ missionId }: ThermalFilter) =>
  missionId === undefined ? sql`` : sql`and f.mission_id = ${missionId}`

/** The hottest first, photos without temperatures last. */
export async function selectThermalPhotos(
  tenantId: string,
  tx: Tx,
  filter: ThermalFilter,
  page: Page,
): Promise<{ items: ThermalRow[]; total: number }> {
  const from = sql`${fromThermalPhotos(tenantId)} ${ofMission(filter)}`
  const order = sql`t.max desc nulls last, f.id desc`
  return selectPageOf<ThermalRow>(tx, { columns: COLUMNS, from, order }, page)
}

/** A number that orders photos without temperatures last. */
const HEAT = sql`coalesce(t.max, '-infinity')`

/** The next photos after the photo `before` in the order of `selectThermalPhotos`. */
export async function selectThermalPhotosBefore(
  tenantId: string,
  tx: Tx,
  filter: ThermalFilter,
  before: string | undefined,
  limit: number,
): Promise<ThermalRow[]> {
  const after =
    before === undefined
      ? sql``
      : sql`and (${HEAT}, t.id) < (select coalesce(b.max, '-infinity'), b.id from thermal_photo b where b.id = ${before})`
  const { rows } = await sql<ThermalRow>`
    select ${COLUMNS} ${fromThermalPhotos(tenantId)} ${ofMission(filter)} ${after}
     order by ${HEAT} desc, t.id desc limit ${limit}`.execute(tx)
  return rows
}

/** The corners of a photo on the ground; null when they are unknown. */
export async function selectFootprint(tenantId: string, tx: Tx, photoId: string): Promise<GroundCorners | null> {
  const { rows } = await sql<{ footprint: GroundCorners | null }>`
    select footprint from mission_photo where tenant_id = ${tenantId} and file_id = ${photoId}`.execute(tx)
  return rows[0]?.footprint ?? null
}

/** Stores what could not be read at the import, but can be now. */
export async function setReadable(
  tenantId: string,
  tx: Tx,
  photoId: string,
  { model, width, height, statistics }: Pick<ThermalResult, 'model' | 'width' | 'height' | 'statistics'>,
): Promise<void> {
  const { min, max, mean } = statistics ?? { min: null, max: null, mean: null }
  await tx
    .updateTable('thermal_photo')
    .set((eb) => ({ model, width, height, min, max, mean, problem: null, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', photoId)
    .execute()
}

/** @returns false when the photo does not exist at this version */
export async function updateThermalPhoto(
  tenantId: string,
  tx: Tx,
  { photoId, version }: { photoId: string; version: number },
  parameters: EditableParameters,
  { min, max, mean }: Statistics,
): Promise<boolean> {
  const row = await tx
    .updateTable('thermal_photo')
    .set((eb) => ({ parameters: json(parameters), min, max, mean, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', photoId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewReading extends Statistics {
  kind: ReadingKind
  label: string
  points: readonly PixelPoint[]
  parameters: EditableParameters | null
  createdBy: string
}

/** @returns undefined when the photo has `most` readings already */
export async function insertReading(
  tenantId: string,
  tx: Tx,
  photoId: string,
  { kind, label, points, min, max, mean, parameters, createdBy }: NewReading,
  most: number,
): Promise<string | undefined> {
  // Locks the photo, so that the limit holds for calls at the same time.
  await sql`select from thermal_photo where tenant_id = ${tenantId} and id = ${photoId} for update`.execute(tx)
  const id = uuidv7()
  const { rows } = await sql<{ id: string }>`
    insert into thermal_reading (id, tenant_id, photo_id, kind, label, points, min, max, mean, parameters, created_by)
    select ${id}, ${tenantId}, ${photoId}, ${kind}, ${label}, ${JSON.stringify(points)}::jsonb, ${min}, ${max}, ${mean},
           ${json(parameters)}::jsonb, ${createdBy}
     where (select count(*) from thermal_reading where photo_id = ${photoId}) < ${most}
    returning id`.execute(tx)
  return rows[0]?.id
}

/** In the order of their creation. */
export async function selectReadings(tenantId: string, tx: Tx, photoId: string): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`
    select r.id, r.kind, r.label, r.points, r.min, r.max, r.mean, r.parameters, r.created_at as "createdAt",
           u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"
      from thermal_reading r left join app_user u on u.id = r.created_by
     where r.tenant_id = ${tenantId} and r.photo_id = ${photoId} order by r.id`.execute(tx)
  return rows
}

/** @returns the photo of the reading; undefined when it does not exist or the photo was deleted */
export async function deleteReading(
  tenantId: string,
  tx: Tx,
  readingId: string,
): Promise<{ photoId: string; photoName: string; label: string } | undefined> {
  const { rows } = await sql<{ photoId: string; photoName: string; label: string }>`
    delete from thermal_reading r using mission_file f, mission m
     where r.tenant_id = ${tenantId} and r.id = ${readingId} and f.id = r.photo_id and f.deleted_at is null
       and m.id = f.mission_id and m.deleted_at is null
    returning r.photo_id as "photoId", f.name as "photoName", r.label`.execute(tx)
  return rows[0]
}
