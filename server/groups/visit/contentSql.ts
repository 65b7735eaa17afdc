// What a share shows, read as its visitor: the row policies leave only that.
import { sql } from 'kysely'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { StartOrigin } from '../../records/mission-files/takenTime'

export interface MissionFacts {
  description: string
  lat: number | null
  long: number | null
}

export async function selectMission(tenantId: string, tx: Tx, missionId: string): Promise<MissionFacts | undefined> {
  const { rows } = await sql<MissionFacts>`
    select m.description, l.lat, l.long
      from mission m left join location l on l.tenant_id = m.tenant_id and l.id = m.location_id
     where m.tenant_id = ${tenantId} and m.id = ${missionId}`.execute(tx)
  return rows[0]
}

export interface SharedPhoto {
  id: string
  name: string
  takenAt: Date | null
  /** The zone of the clock is unknown; `takenAt` is its time as if it were UTC. */
  localTime: boolean
  lat: number | null
  long: number | null
  width: number | null
  height: number | null
  storedFileId: string
  thumbnailFileId: string | null
  previewFileId: string | null
}

const PHOTO = sql`
  f.id, f.name, f.taken_at as "takenAt", p.is_local_time as "localTime", f.lat, f.long, p.width, p.height, f.stored_file_id as "storedFileId",
  p.thumbnail_file_id as "thumbnailFileId", p.preview_file_id as "previewFileId"`

const fromPhotos = (tenantId: string) => sql`
  from mission_file f join mission_photo p on p.file_id = f.id where f.tenant_id = ${tenantId} and f.kind = 'photo'`

export async function countPhotos(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${fromPhotos(tenantId)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** In the order in which they were taken. */
export async function selectPhotos(
  tenantId: string,
  tx: Tx,
  page: Page,
): Promise<{ items: SharedPhoto[]; total: number }> {
  const { rows } = await sql<SharedPhoto>`
    select ${PHOTO} ${fromPhotos(tenantId)} order by f.taken_at nulls last, f.name, f.id
     limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  return { items: rows, total: await countPhotos(tenantId, tx) }
}

export async function selectPhoto(tenantId: string, tx: Tx, photoId: string): Promise<SharedPhoto | undefined> {
  const { rows } = await sql<SharedPhoto>`select ${PHOTO} ${fromPhotos(tenantId)} and f.id = ${photoId}`.execute(tx)
  return rows[0]
}

export interface SharedRecording {
  id: string
  name: string
  durationMs: number | null
  startedAt: Date | null
  startOrigin: StartOrigin | null
  lat: number | null
  long: number | null
  storedFileId: string | null
  posterFileId: string | null
}

const RECORDING = sql`
  f.id, f.name, r.duration_ms as "durationMs", r.started_at as "startedAt", r.start_origin as "startOrigin", f.lat, f.long,
  f.stored_file_id as "storedFileId", r.poster_file_id as "posterFileId"`

const fromRecordings = (tenantId: string) => sql`
  from mission_file f join recording r on r.id = f.id where f.tenant_id = ${tenantId} and f.stored_file_id is not null`

/** The latest first. */
export async function selectRecordings(tenantId: string, tx: Tx, limit: number): Promise<SharedRecording[]> {
  const { rows } = await sql<SharedRecording>`
    select ${RECORDING} ${fromRecordings(tenantId)} order by r.started_at desc nulls last, f.id desc limit ${limit}`.execute(
    tx,
  )
  return rows
}

export async function selectRecording(tenantId: string, tx: Tx, id: string): Promise<SharedRecording | undefined> {
  const { rows } = await sql<SharedRecording>`
    select ${RECORDING} ${fromRecordings(tenantId)} and f.id = ${id}`.execute(tx)
  return rows[0]
}

export interface SharedStream {
  id: string
  name: string
  isLive: boolean
}

/** Those that run, and a chosen one that has ended. */
export async function selectStreams(tenantId: string, tx: Tx, limit: number): Promise<SharedStream[]> {
  const { rows } = await sql<SharedStream>`
    select v.id, v.name, v.ended_at is null as "isLive"
      from live_stream v, share s
     where v.tenant_id = ${tenantId} and (v.ended_at is null or v.id = s.stream_id)
     order by v.id desc limit ${limit}`.execute(tx)
  return rows
}

export interface SharedOutcome {
  note: string
  takenAt: Date | null
  isTimeOfFile: boolean
  lat: number | null
  long: number | null
  storedFileId: string
}

export async function selectOutcome(tenantId: string, tx: Tx, id: string): Promise<SharedOutcome | undefined> {
  const { rows } = await sql<SharedOutcome>`
    select o.note, f.taken_at as "takenAt", o.is_time_of_file as "isTimeOfFile", f.lat, f.long, f.stored_file_id as "storedFileId"
      from mission_file f join outcome o on o.id = f.id
     where f.tenant_id = ${tenantId} and f.id = ${id}`.execute(tx)
  return rows[0]
}

/** The stored file of a document. */
export async function selectDocumentFile(tenantId: string, tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('mission_file')
    .select('stored_file_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'document')
    .executeTakeFirst()
  return row?.stored_file_id ?? undefined
}

export async function selectArchiveFile(tenantId: string, tx: Tx, caseId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('evidence_case')
    .select('archive_file_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .executeTakeFirst()
  return row?.archive_file_id ?? undefined
}
