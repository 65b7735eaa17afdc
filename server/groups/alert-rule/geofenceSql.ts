import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export interface Followed {
  id: string
  missionId: string
  missionName: string
  flightId: string | null
  flightName: string | null
  isLive: boolean
}

export async function selectFollowed(tenantId: string, tx: Tx, telemetryId: string): Promise<Followed | undefined> {
  const { rows } = await sql<Followed>`
    select ${FOLLOWED} ${fromFollowed(tenantId)} and t.id = ${telemetryId}`.execute(tx)
  return rows[0]
}

const FOLLOWED = sql`
  t.id, t.mission_id as "missionId", m.name as "missionName", f.id as "flightId", f.name as "flightName",
  t.kind = 'live' as "isLive"`

/** Telemetry that is read and not deleted, and whose times are known. */
const fromFollowed = (tenantId: string) => sql`
      from telemetry t
      join mission m on m.id = t.mission_id and m.deleted_at is null
      left join flight f on f.id = t.flight_id and f.deleted_at is null
      left join mission_file file on file.id = t.file_id
     where t.tenant_id = ${tenantId} and file.deleted_at is null
       and (t.state = 'ready' or (t.state = 'unassigned' and t.clock <> 'none'))`

export interface FollowedSince extends Followed {
  /** When the file was added; null for live telemetry. */
  addedAt: Date | null
}

/** What was live, or added as a file, since a time; the newest first. */
export async function selectFollowedSince(
  tenantId: string,
  tx: Tx,
  { since, missionId, most }: { since: Date; missionId: string | null; most: number },
): Promise<FollowedSince[]> {
  const { rows } = await sql<FollowedSince>`
    select ${FOLLOWED}, file.created_at as "addedAt" ${fromFollowed(tenantId)}
       and (case when t.kind = 'live' then t.ended_at else file.created_at end) >= ${since}
       and (${missionId}::uuid is null or t.mission_id = ${missionId}::uuid)
     order by t.id desc limit ${most}`.execute(tx)
  return rows
}

/** The time of the last position before another time. */
export async function selectTimeBefore(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  before: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from telemetry_sample
     where tenant_id = ${tenantId} and telemetry_id = ${telemetryId} and at < ${before}`.execute(tx)
  return rows[0]?.at ?? null
}

export interface TimedPlace {
  at: Date
  /** Metres above the take-off point. */
  height: number | null
  long: number
  lat: number
}

/** Positions after `since`, in the order of time; `most` at most. */
export async function selectPlaces(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  since: Date | null,
  most: number,
): Promise<TimedPlace[]> {
  const { rows } = await sql<TimedPlace>`
    select date_trunc('milliseconds', at) as at, long, lat, height from telemetry_sample
     where tenant_id = ${tenantId} and telemetry_id = ${telemetryId}
       ${since ? sql`and at >= ${since}::timestamptz + interval '1 millisecond'` : sql``}
     order by telemetry_sample.at limit ${most}`.execute(tx)
  return rows
}

export interface Track {
  checkedUntil: Date
  isInside: boolean
}

/** How far the rules have followed a drone, by rule. */
export async function selectTracks(tenantId: string, tx: Tx, telemetryId: string): Promise<Map<string, Track>> {
  const rows = await tx
    .selectFrom('alert_rule_track')
    .select(['rule_id', 'checked_until', 'is_inside'])
    .where('tenant_id', '=', tenantId)
    .where('telemetry_id', '=', telemetryId)
    .execute()
  return new Map(rows.map((row) => [row.rule_id, { checkedUntil: row.checked_until, isInside: row.is_inside }]))
}

/** @param tracks by rule */
export async function storeTracks(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  tracks: ReadonlyMap<string, Track>,
): Promise<void> {
  if (tracks.size === 0) return
  const rows = [...tracks].map(([ruleId, track]) => ({
    tenant_id: tenantId,
    rule_id: ruleId,
    telemetry_id: telemetryId,
    checked_until: track.checkedUntil,
    is_inside: track.isInside,
  }))
  await tx
    .insertInto('alert_rule_track')
    .values(rows)
    .onConflict((clash) =>
      clash.columns(['rule_id', 'telemetry_id']).doUpdateSet((eb) => ({
        checked_until: eb.ref('excluded.checked_until'),
        is_inside: eb.ref('excluded.is_inside'),
      })),
    )
    .execute()
}

/** What shows the drone at a time: the recording that has the telemetry, else the live stream of the flight. */
export async function selectMoment(
  tenantId: string,
  tx: Tx,
  { id, missionId, flightId }: Followed,
  at: Date,
): Promise<{ recordingId: string; momentMs: number } | { streamId: string } | undefined> {
  const recorded = await sql<{ recordingId: string; momentMs: number }>`
    select r.id as "recordingId", (extract(epoch from ${at} - r.started_at) * 1000)::int as "momentMs"
      from recording r join mission_file f on f.id = r.id and f.deleted_at is null and f.mission_id = ${missionId}
     where r.tenant_id = ${tenantId} and r.telemetry_id = ${id} and r.started_at <= ${at}
       and ${at} <= r.started_at + make_interval(secs => coalesce(r.duration_ms, 0) / 1000.0)
     order by r.started_at limit 1`.execute(tx)
  if (recorded.rows[0]) return recorded.rows[0]
  const streamed = await sql<{ streamId: string }>`
    select id as "streamId" from live_stream
     where tenant_id = ${tenantId} and flight_id = ${flightId} and mission_id = ${missionId} and started_at <= ${at}
       and (ended_at is null or ${at} <= ended_at)
     order by id desc limit 1`.execute(tx)
  return streamed.rows[0]
}
