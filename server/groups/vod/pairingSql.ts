// Queries that find the telemetry of a recording, and the other way round.
import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy'

export interface TelemetryOf {
  id: string
  missionId: string
  flightId: string | null
  name: string
  clock: 'utc' | 'local' | 'none' | null
  startedAt: Date | null
  endedAt: Date | null
}

const TELEMETRY = sql`
  select t.id, t.mission_id as "missionId", t.flight_id as "flightId", f.name, t.clock, t.started_at as "startedAt",
         t.ended_at as "endedAt"
    from telemetry t join mission_file f on f.id = t.file_id and f.deleted_at is null`

export async function selectTelemetryOf(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
): Promise<TelemetryOf | undefined> {
  const { rows } = await sql<TelemetryOf>`
    ${TELEMETRY} where t.tenant_id = ${tenantId} and t.id = ${telemetryId}`.execute(tx)
  return rows[0]
}

/** Without its last extension, in small letters: DJI_0042.MP4 and DJI_0042.SRT have the same. */
const baseName = (column: ReturnType<typeof sql>) => sql`lower(regexp_replace(${column}, '\\.[^.]*$', ''))`

/** Names without a number or with one letter, such as “video.mp4”, say nothing. */
const TELLING = sql`length(${baseName(sql`f.name`)}) >= 4`

/**
 * The telemetry that belongs to a recording: of the same mission and not of another flight, with the same base name, or of the
 * same flight at the same time.
 */
export async function selectMatchingTelemetry(
  tenantId: string,
  tx: Tx,
  recordingId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${matches(tenantId, sql`r.id = ${recordingId}`, sql`t.id`)}`.execute(tx)
  return rows[0]?.id
}

/** Recordings without telemetry to which this telemetry belongs; see `selectMatchingTelemetry`. */
export async function selectMatchingRecordings(tenantId: string, tx: Tx, telemetryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${matches(tenantId, sql`t.id = ${telemetryId} and r.telemetry_id is null`, sql`r.id`)}`.execute(tx)
  return rows.map(({ id }) => id)
}

const matches = (tenantId: string, only: ReturnType<typeof sql>, wanted: ReturnType<typeof sql>) => sql`
  select ${wanted} as id
    from recording r
    join mission_file f on f.id = r.id and f.deleted_at is null
    join telemetry t on t.mission_id = f.mission_id and t.state in ('unassigned', 'ready')
    join mission_file tf on tf.id = t.file_id and tf.deleted_at is null
    cross join lateral (select ${baseName(sql`f.name`)} = ${baseName(sql`tf.name`)} and ${TELLING} as "isNamesake") n
   where r.tenant_id = ${tenantId} and t.tenant_id = ${tenantId} and ${only} and r.state = 'ready'
     and (f.flight_id is null or t.flight_id is null or f.flight_id = t.flight_id)
     and (n."isNamesake" or f.flight_id = t.flight_id and r.started_at is not null and t.clock <> 'none'
          and tstzrange(r.started_at, r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0), '[]')
              && tstzrange(t.started_at, t.ended_at, '[]'))
   order by n."isNamesake" desc, t.id, r.id`
