// Queries of the import: photos that wait, what their files say, and the comparison of a mission's photos.
import { sql } from 'kysely'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import type { GroundCorners } from '../../../geometry/footprint'
import type { PhotoMetadata } from '../../media/photos/metadata'
import type { ComparedPhoto } from '../../media/photos/proposals'
import type { Quality } from '../../media/photos/quality'
import type { PhotoFacts, PhotoState } from './row'

/** @returns the job that takes further photos of a mission; undefined when none does or it has ended */
export async function selectOpenImport(tenantId: string, tx: Tx, missionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ jobId: string }>`
    select i.job_id as "jobId" from photo_import i join job j on j.id = i.job_id and j.status in ('queued', 'running')
     where i.tenant_id = ${tenantId} and i.mission_id = ${missionId}`.execute(tx)
  return rows[0]?.jobId
}

export async function upsertOpenImport(tenantId: string, tx: Tx, missionId: string, jobId: string): Promise<void> {
  await tx
    .insertInto('photo_import')
    .values({ tenant_id: tenantId, mission_id: missionId, job_id: jobId })
    .onConflict((oc) => oc.column('mission_id').doUpdateSet({ job_id: jobId }))
    .execute()
}

export async function deleteOpenImport(tenantId: string, tx: Tx, missionId: string, jobId: string): Promise<void> {
  await tx
    .deleteFrom('photo_import')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('job_id', '=', jobId)
    .execute()
}

export interface WaitingPhoto {
  id: string
  name: string
  sha256: string
  key: string
  mediaType: string
  createdBy: string | null
}

/** The oldest photos of a mission that wait for their import, and how many wait. */
export async function selectWaiting(
  tenantId: string,
  tx: Tx,
  missionId: string,
  limit: number,
): Promise<{ photos: WaitingPhoto[]; total: number }> {
  const { rows } = await sql<WaitingPhoto & { total: number }>`
    select f.id, f.name, p.sha256, s.key, s.media_type as "mediaType", f.created_by as "createdBy",
           count(*) over ()::int as total
      from mission_file f join mission_photo p on p.file_id = f.id join stored_file s on s.id = f.stored_file_id
     where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.deleted_at is null and p.imported_at is null
     order by f.id limit ${limit}`.execute(tx)
  return { photos: rows, total: rows[0]?.total ?? 0 }
}

/** Photos that were imported before their clarity was measured, and how many there are. Rejected ones are not compared. */
export async function selectToJudge(
  tenantId: string,
  tx: Tx,
  missionId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ photos: WaitingPhoto[]; total: number }> {
  const { rows } = await sql<WaitingPhoto & { total: number }>`
    select f.id, f.name, p.sha256, s.key, s.media_type as "mediaType", f.created_by as "createdBy",
           count(*) over ()::int as total
      from mission_photo p join mission_file f on f.id = p.file_id join stored_file s on s.id = f.stored_file_id
     where ${TO_JUDGE(tenantId)} and f.mission_id = ${missionId} ${after === undefined ? sql`` : sql`and f.id > ${after}`}
     order by f.id limit ${limit}`.execute(tx)
  return { photos: rows, total: rows[0]?.total ?? 0 }
}

/** A mission with such photos. */
export async function selectMissionToJudge(
  tenantId: string,
  tx: Tx,
): Promise<{ _id: string; name: string } | undefined> {
  const { rows } = await sql<{ _id: string; name: string }>`
    select m.id as _id, m.name
      from mission_photo p join mission_file f on f.id = p.file_id join mission m on m.id = f.mission_id
     where ${TO_JUDGE(tenantId)} and m.deleted_at is null
     limit 1`.execute(tx)
  return rows[0]
}

/** As in the index of photos to judge. */
const TO_JUDGE = (tenantId: string) => sql`
  p.tenant_id = ${tenantId} and not p.is_judged and p.imported_at is not null
  and p.state in ('staged', 'assigned', 'unmatched') and f.deleted_at is null`

/** @param quality undefined for a file that cannot be read any more */
export async function setJudged(tenantId: string, tx: Tx, id: string, quality: Quality | undefined): Promise<void> {
  await tx
    .updateTable('mission_photo')
    .set({ is_judged: true, ...(quality && { clarity: quality.clarity, black: quality.black, white: quality.white }) })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', id)
    .execute()
}

/** Runs as the platform. */
export async function selectActiveTenants(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('tenant')
    .select('id')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** All photos of a mission, imported or not. */
export async function countPhotos(tenantId: string, tx: Tx, missionId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mission_file')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('kind', '=', 'photo')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Photos of the mission that were imported since the job was created: by it, if need be in several runs. */
export async function countImportedSince(tenantId: string, tx: Tx, missionId: string, jobId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from mission_file f join mission_photo p on p.file_id = f.id
     where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.deleted_at is null
       and p.imported_at >= (select created_at from job where tenant_id = ${tenantId} and id = ${jobId})`.execute(tx)
  return rows[0]?.count ?? 0
}

/** An older photo of the tenant with the same bytes. */
export async function selectOriginal(
  tenantId: string,
  tx: Tx,
  { id, sha256 }: Pick<WaitingPhoto, 'id' | 'sha256'>,
): Promise<{ name: string; missionId: string; mission: string } | undefined> {
  const { rows } = await sql<{ name: string; missionId: string; mission: string }>`
    select f.name, m.id as "missionId", m.name as mission
      from mission_photo p join mission_file f on f.id = p.file_id join mission m on m.id = f.mission_id
     where p.tenant_id = ${tenantId} and p.sha256 = ${sha256} and p.file_id < ${id} and p.state <> 'duplicate'
       and f.deleted_at is null and m.deleted_at is null
     order by f.id limit 1`.execute(tx)
  return rows[0]
}

export interface ImportedPhoto {
  state: PhotoState
  reason: Message | null
  metadata: Omit<PhotoMetadata, 'embeddedPicture'>
  size: { width: number | null; height: number | null }
  footprint: { corners: GroundCorners; uncertainty: number } | undefined
  quality: Quality | undefined
  pictures: { thumbnailFileId: string; previewFileId: string } | undefined
}

/** @returns false when the photo was deleted or imported by another run */
// oxlint-disable-next-line complexity -- one default for each column of photos without metadata
export async function setImported(tenantId: string, tx: Tx, id: string, photo: ImportedPhoto): Promise<boolean> {
  const { metadata, footprint, quality, pictures, size, state, reason } = photo
  const row = await tx
    .updateTable('mission_photo')
    .set({
      imported_at: sql<Date>`now()`,
      state,
      reason: reason && serializeMessage(reason),
      notes: metadata.problems.map(serializeMessage),
      facts: JSON.stringify(factsOf(metadata)),
      is_local_time: metadata.captured?.isLocal ?? false,
      camera: [metadata.make, metadata.model, metadata.focalLength].filter((part) => part !== null).join(' ') || null,
      width: size.width,
      height: size.height,
      relative_altitude: metadata.relativeAltitude,
      yaw: metadata.gimbal.yaw ?? metadata.flight.yaw,
      pitch: metadata.gimbal.pitch,
      footprint: footprint ? JSON.stringify(footprint.corners) : null,
      uncertainty: footprint?.uncertainty ?? null,
      clarity: quality?.clarity ?? null,
      black: quality?.black ?? null,
      white: quality?.white ?? null,
      is_judged: true,
      thumbnail_file_id: pictures?.thumbnailFileId ?? null,
      preview_file_id: pictures?.previewFileId ?? null,
    })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', id)
    .where('imported_at', 'is', null)
    .returning('file_id')
    .executeTakeFirst()
  if (!row) return false
  const { place, captured } = metadata
  await tx
    .updateTable('mission_file')
    .set({ lat: place?.lat ?? null, long: place?.long ?? null, taken_at: captured?.time ?? null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  return true
}

const factsOf = (metadata: ImportedPhoto['metadata']): PhotoFacts => {
  const { make, model, altitude, relativeAltitude, focalLength, focalLength35, digitalZoom, fNumber } = metadata
  const { exposureTime, iso, accuracy, heightAccuracy, gimbal, flight, place, panorama } = metadata
  return {
    make,
    model,
    altitude,
    relativeAltitude,
    focalLength,
    focalLength35,
    digitalZoom,
    fNumber,
    exposureTime,
    iso,
    accuracy,
    gimbal,
    flight,
    heightAccuracy,
    panorama,
    positionSource: place?.source ?? null,
  }
}

/** What the rules compare: the readable photos of a mission that nobody has rejected. */
export async function selectCompared(tenantId: string, tx: Tx, missionId: string): Promise<ComparedPhoto[]> {
  const { rows } = await sql<{
    id: string
    camera: string | null
    takenAt: Date | null
    lat: number | null
    long: number | null
    relativeAltitude: number | null
    gimbalPitch: number | null
    clarity: number | null
    black: number | null
    white: number | null
  }>`
    select f.id, p.camera, f.taken_at as "takenAt", f.lat, f.long, p.relative_altitude as "relativeAltitude",
           p.pitch as "gimbalPitch", p.clarity, p.black, p.white
      from mission_file f join mission_photo p on p.file_id = f.id
     where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.deleted_at is null
       and p.imported_at is not null and p.state in ('staged', 'assigned', 'unmatched')`.execute(tx)
  return rows.map(({ lat, long, takenAt, camera, ...row }) => ({
    ...row,
    camera: camera ?? '',
    takenAt: takenAt?.getTime() ?? null,
    place: lat === null || long === null ? null : { lat, long },
  }))
}

/** Replaces the proposals of a mission's undecided photos. */
export async function replaceProposals(
  tenantId: string,
  tx: Tx,
  missionId: string,
  proposals: ReadonlyMap<string, Message>,
): Promise<void> {
  const ids = [...proposals.keys()]
  const texts = [...proposals.values()].map(serializeMessage)
  await sql`
    update mission_photo p set proposal = c.text
      from mission_file f left join unnest(${ids}::uuid[], ${texts}::text[]) c (id, text) on c.id = f.id
     where p.tenant_id = ${tenantId} and f.id = p.file_id and f.mission_id = ${missionId} and p.state = 'staged'
       and p.proposal is distinct from c.text`.execute(tx)
}
