import { sql } from 'kysely'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import type { VideoFacts } from '../../media/video/videoFacts'
import { codecName } from '../../media/video/videoFacts'

export interface ImportedRecording {
  facts: VideoFacts
  /** Replaces the file that the recording had. */
  storedFileId?: string
  /** The file that it had is kept as the original, else it is deleted. */
  keepsOriginal: boolean
  posterFileId?: string
  problem: Message | null
}

/** Stores what was read. The time in the file is the start unless a better one is known. */
export async function setImported(
  tenantId: string,
  tx: Tx,
  id: string,
  { facts, storedFileId, keepsOriginal, posterFileId, problem }: ImportedRecording,
): Promise<void> {
  const { durationMs, width, height, frameRate, videoCodec, audioCodec, createdAt, clock } = facts
  const before = await tx
    .selectFrom('mission_file')
    .select('stored_file_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const original = storedFileId !== undefined && keepsOriginal ? before.stored_file_id : null
  await tx
    .updateTable('recording')
    .set({
      state: 'ready',
      problem: problem && serializeMessage(problem),
      duration_ms: durationMs,
      width,
      height,
      frame_rate: frameRate,
      video_codec: codecName(videoCodec),
      audio_codec: audioCodec && codecName(audioCodec),
      ...(original !== null && { original_file_id: original }),
      ...(posterFileId !== undefined && { poster_file_id: posterFileId }),
      ...(createdAt !== null && {
        started_at: sql<Date>`coalesce(started_at, ${new Date(createdAt)})`,
        start_origin: sql<string>`coalesce(start_origin, ${clock === 'satellites' ? 'satellites' : 'container'})`,
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  if (storedFileId !== undefined) await replaceFile(tenantId, tx, id, storedFileId)
  if (before.stored_file_id !== null && storedFileId !== undefined && original === null) {
    await tx
      .deleteFrom('stored_file')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', before.stored_file_id)
      .execute()
  }
}

export async function replaceFile(tenantId: string, tx: Tx, id: string, storedFileId: string): Promise<void> {
  await tx
    .updateTable('mission_file')
    .set((eb) => ({ stored_file_id: storedFileId, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Where a recording may have been made: the position of the location of its mission. Whether its start is known. */
export async function selectPlace(
  tenantId: string,
  tx: Tx,
  id: string,
): Promise<{ place: { lat: number; long: number } | null; isStarted: boolean }> {
  const { rows } = await sql<{ lat: number | null; long: number | null; isStarted: boolean }>`
    select l.lat, l.long, r.started_at is not null as "isStarted"
      from mission_file f join recording r on r.id = f.id join mission m on m.id = f.mission_id
      left join location l on l.id = m.location_id and l.deleted_at is null
     where f.tenant_id = ${tenantId} and f.id = ${id}`.execute(tx)
  const { lat = null, long = null, isStarted = false } = rows[0] ?? {}
  return { place: lat === null || long === null ? null : { lat, long }, isStarted }
}

/** Gives a recording without flight the only flight of its mission that takes place at its time. */
export async function assignFlight(tenantId: string, tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select fl.id from mission_file f join recording r on r.id = f.id join flight fl on fl.mission_id = f.mission_id
     where f.tenant_id = ${tenantId} and f.id = ${id} and f.flight_id is null and r.started_at is not null
       and fl.tenant_id = ${tenantId} and fl.deleted_at is null
       and flight_time(fl) && tstzrange(r.started_at,
             r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0), '[]')
     limit 2`.execute(tx)
  const [only, another] = rows
  if (!only || another) return
  await tx
    .updateTable('mission_file')
    .set({ flight_id: only.id })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
