// Queries that find the telemetry of a recording, and the other way round.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { isLowResolution } from '../../records/mission-files/lowResolution'
import { IS_TRACKED } from '../../media/telemetry/trackedTelemetry'

export interface TelemetryOf {
  id: string
  missionId: string
  flightId: string | null
  /** Live telemetry was sent while the drone flew, so it has no file. */
  isLive: boolean
  clock: 'utc' | 'local' | 'none' | null
  startedAt: Date | null
  endedAt: Date | null
}

const TELEMETRY = sql`
  select t.id, t.mission_id as "missionId", t.flight_id as "flightId", t.kind = 'live' as "isLive", t.clock, t.started_at as "startedAt",
         t.ended_at as "endedAt"
    from telemetry t left join mission_file f on f.id = t.file_id`

export async function selectTelemetryOf(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
): Promise<TelemetryOf | undefined> {
  const { rows } = await sql<TelemetryOf>`
    ${TELEMETRY} where t.tenant_id = ${tenantId} and t.id = ${telemetryId} and f.deleted_at is null`.execute(tx)
  return rows[0]
}

/** Without its last extension, in small letters: DJI_0042.MP4 and DJI_0042.SRT have the same. */
const baseName = (column: ReturnType<typeof sql>) => sql`lower(regexp_replace(${column}, '\\.[^.]*$', ''))`

/** Names without a number or with one letter, such as “video.mp4”, say nothing. */
const TELLING = sql`length(${baseName(sql`f.name`)}) >= 4`

/**
 * The telemetry that belongs to a recording: of the same mission and not of another flight, with the same base name, or of the
 * same flight at the same time: what was sent with the key of its stream, else a file. A recording of a stream never has what
 * another key sent, because that may be another drone; a recording that was added as a file has what the drone sent live.
 */
export async function selectMatchingTelemetry(
  tenantId: string,
  tx: Tx,
  recordingId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${matches(tenantId, sql`r.id = ${recordingId}`, sql`t.id`)}`.execute(tx)
  return rows[0]?.id
}

/**
 * Recordings without telemetry to which this telemetry belongs, see `selectMatchingTelemetry`, and those that have it but not
 * yet its flight.
 */
export async function selectMatchingRecordings(tenantId: string, tx: Tx, telemetryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${matches(tenantId, sql`t.id = ${telemetryId} and r.telemetry_id is null`, sql`r.id`)}`.execute(tx)
  const linked = await sql<{ id: string }>`
    select r.id from recording r
      join mission_file f on f.id = r.id and f.deleted_at is null and f.flight_id is null
      join telemetry t on t.id = r.telemetry_id and t.flight_id is not null
     where r.tenant_id = ${tenantId} and t.id = ${telemetryId} and r.state = 'ready' order by r.id`.execute(tx)
  return [...rows, ...linked.rows].map(({ id }) => id)
}

/**
 * Whether a recording with the same name has the telemetry. A copy of low resolution counts only for other copies. Tables: the recording
 * is r, its file f.
 */
const isTaken = (tenantId: string, telemetryId: ReturnType<typeof sql>) => sql`exists (
  select from recording o join mission_file twin on twin.id = o.id and twin.deleted_at is null
   where o.tenant_id = ${tenantId} and o.telemetry_id = ${telemetryId} and o.id <> r.id
     and ${baseName(sql`twin.name`)} = ${baseName(sql`f.name`)}
     and (${isLowResolution(sql`f.name`)} or not ${isLowResolution(sql`twin.name`)}))`

/** Whether a recording with the name of this one has the telemetry already: two cards have files of the same name. */
export async function isTakenByNamesake(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  recordingId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from recording r join mission_file f on f.id = r.id
     where r.tenant_id = ${tenantId} and r.id = ${recordingId} and ${isTaken(tenantId, sql`${telemetryId}::uuid`)}`.execute(
    tx,
  )
  return rows.length > 0
}

/** Takes telemetry from the copies of low resolution of a recording. @returns their IDs */
export async function releaseFromCopies(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  recordingId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update recording c set telemetry_id = null
      from mission_file cf, mission_file f
     where c.tenant_id = ${tenantId} and c.telemetry_id = ${telemetryId} and c.id <> ${recordingId} and cf.id = c.id
       and f.tenant_id = ${tenantId} and f.id = ${recordingId}
       and ${isLowResolution(sql`cf.name`)} and not ${isLowResolution(sql`f.name`)}
       and ${baseName(sql`cf.name`)} = ${baseName(sql`f.name`)}
    returning c.id`.execute(tx)
  return rows.map(({ id }) => id)
}

const matches = (tenantId: string, only: ReturnType<typeof sql>, wanted: ReturnType<typeof sql>) => sql`
  select ${wanted} as id
    from recording r
    join mission_file f on f.id = r.id and f.deleted_at is null
    join telemetry t on t.mission_id = f.mission_id and t.state in ('unassigned', 'ready')
    left join mission_file tf on tf.id = t.file_id
    left join live_stream ls on ls.tenant_id = r.tenant_id and ls.id = r.live_stream_id
    cross join lateral (
      select coalesce(${baseName(sql`f.name`)} = ${baseName(sql`tf.name`)} and ${TELLING}, false) as "isNamesake",
             coalesce(t.stream_key_id = ls.stream_key_id, false) as "isOfKey") n
   where r.tenant_id = ${tenantId} and t.tenant_id = ${tenantId} and ${only} and r.state = 'ready'
     and not (n."isNamesake" and ${isTaken(tenantId, sql`t.id`)})
     and tf.deleted_at is null and (t.file_id is null) = (t.kind = 'live')
     and (f.flight_id is null or t.flight_id is null or f.flight_id = t.flight_id)
     and (n."isNamesake" or f.flight_id = t.flight_id and r.started_at is not null and t.clock <> 'none'
          and tstzrange(r.started_at, r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0), '[]')
              && tstzrange(t.started_at, t.ended_at, '[]'))
     and (n."isNamesake" or n."isOfKey" or t.kind <> 'live' or t.stream_key_id is null
          or ls.stream_key_id is null and t.max_height is not null and ${IS_TRACKED})
   order by n."isNamesake" desc, n."isOfKey" desc, t.kind = 'live', t.id, ${isLowResolution(sql`f.name`)}, r.id`

/** Whether another recording that is not deleted has this telemetry. */
export async function isPairedElsewhere(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  recordingId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from recording r join mission_file f on f.id = r.id and f.deleted_at is null
     where r.tenant_id = ${tenantId} and r.telemetry_id = ${telemetryId} and r.id <> ${recordingId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Moves starts that were taken from telemetry by milliseconds. @returns the IDs of the recordings */
export async function moveStarts(tenantId: string, tx: Tx, telemetryId: string, shift: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update recording set started_at = started_at + make_interval(secs => ${shift / 1000})
     where tenant_id = ${tenantId} and telemetry_id = ${telemetryId} and start_origin = 'srt' returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
