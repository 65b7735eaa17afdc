// Queries that make the footage of recordings.
import { sql } from 'kysely'
import { lensOf } from '../../../geometry/lens'
import { claimRows } from '../../platform/db/claimRows'
import type { Tx } from '../../platform/db/tenancy'
import type { Filmed, PoseSample } from '../../media/footage/estimateViews'
import type { Span } from '../../media/footage/spans'
import { numbersOf } from './spanRow'

/** A recording whose footage is to be made. */
export interface DueFootage {
  tenantId: string
  recordingId: string
  /** End of the lease. Until then no other process makes it. */
  leasedUntil: Date
}

export interface FilmedRecording extends Filmed {
  telemetryId: string
  missionId: string
}

/** After this time another process continues, because the one that makes the footage has probably stopped. */
const LEASE_MINUTES = 5
/** Telemetry before and after the recording, to interpolate its first and last second. */
const MARGIN_SECONDS = 5

/** Claims the recording that has waited longest, of all tenants. */
export async function claimFootageBuild(tx: Tx): Promise<DueFootage | undefined> {
  const due = sql`
    select recording_id from footage_build where due_at <= clock_timestamp()
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update footage_build b
       set due_at = date_trunc('milliseconds', clock_timestamp() + make_interval(mins => ${LEASE_MINUTES}))
      from due where b.recording_id = due.recording_id
    returning b.tenant_id as "tenantId", b.recording_id as "recordingId", b.due_at as "leasedUntil"`
  const [claimed] = await claimRows<DueFootage>(tx, due, update)
  return claimed
}

/** Ends a build. @returns false when the recording has been queued again since, or is gone */
export async function deleteFootageBuild({ tenantId, recordingId, leasedUntil }: DueFootage, tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('footage_build')
    .where('tenant_id', '=', tenantId)
    .where('recording_id', '=', recordingId)
    .where('due_at', '=', leasedUntil)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Undefined unless the recording is ready and has telemetry that is not in the trash. */
export async function selectFilmed(
  tenantId: string,
  tx: Tx,
  recordingId: string,
): Promise<FilmedRecording | undefined> {
  const { rows } = await sql<{
    telemetryId: string
    missionId: string
    startedAt: Date
    durationMs: number
    width: number
    height: number
    camera: string
  }>`
    select t.id as "telemetryId", own.mission_id as "missionId", r.started_at as "startedAt", r.duration_ms as "durationMs", r.width, r.height,
           coalesce(nullif(r.camera, ''), s.name, '') as camera
      from recording r
      join mission_file own on own.tenant_id = r.tenant_id and own.id = r.id
      left join live_stream s on s.tenant_id = r.tenant_id and s.id = r.live_stream_id
      join telemetry t on t.tenant_id = r.tenant_id and t.id = r.telemetry_id and t.state in ('unassigned', 'ready')
     where r.tenant_id = ${tenantId} and r.id = ${recordingId} and r.state = 'ready' and r.started_at is not null
       and r.duration_ms is not null and r.width is not null and r.height is not null
       and (t.file_id is null or exists (select from mission_file f where f.id = t.file_id and f.deleted_at is null))`.execute(
    tx,
  )
  const [row] = rows
  if (!row) return undefined
  const { telemetryId, missionId, startedAt, durationMs, width, height, camera } = row
  const from = startedAt.getTime()
  return { telemetryId, missionId, from, until: from + durationMs, picture: { width, height }, lens: lensOf(camera) }
}

/** Where the telemetry begins. The drone is on the ground there, or its height says that it is not. */
export async function selectStart(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
): Promise<{ lat: number; long: number; height: number | null } | undefined> {
  return tx
    .selectFrom('telemetry_sample')
    .select(['lat', 'long', 'height'])
    .where('tenant_id', '=', tenantId)
    .where('telemetry_id', '=', telemetryId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
}

/** Null for flat ground. */
export async function updateGround(
  tenantId: string,
  tx: Tx,
  recordingId: string,
  ground: { layerId: string; takeOff: number } | null,
): Promise<void> {
  await tx
    .updateTable('recording')
    .set({ ground_layer_id: ground?.layerId ?? null, take_off: ground?.takeOff ?? null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordingId)
    .execute()
}

/** In the order of time. @param after the time of the last one that was read */
export async function selectPoseSamples(
  tenantId: string,
  tx: Tx,
  { telemetryId, from, until }: FilmedRecording,
  after: Date | undefined,
  most: number,
): Promise<PoseSample[]> {
  const margin = MARGIN_SECONDS * 1000
  const { rows } = await sql<PoseSample>`
    select extract(epoch from at)::float8 * 1000 as at, lat, long, height, heading, gimbal_yaw as "gimbalYaw",
           gimbal_pitch as "gimbalPitch", focal_length as "focalLength"
      from telemetry_sample
     where tenant_id = ${tenantId} and telemetry_id = ${telemetryId}
       and at between ${new Date(from - margin)} and ${new Date(until + margin)}
       ${after ? sql`and at > ${after}` : sql``}
     order by at limit ${most}`.execute(tx)
  return rows
}

/** @returns whether there was any */
export async function removeFootage(tenantId: string, tx: Tx, recordingId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('footage')
    .where('tenant_id', '=', tenantId)
    .where('recording_id', '=', recordingId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export async function insertFootage(
  tenantId: string,
  tx: Tx,
  recordingId: string,
  spans: readonly Span[],
): Promise<void> {
  const rows = spans.map(({ views, box: [w, s, e, n] }) => ({
    started_at: new Date(views[0]!.at),
    w,
    s,
    e,
    n,
    views: numbersOf(views),
    is_assumed: views[0]!.isAssumed,
  }))
  await sql`
    insert into footage (tenant_id, recording_id, started_at, area, views, is_assumed)
    select ${tenantId}, ${recordingId}, f.started_at, box(point(f.w, f.s), point(f.e, f.n)), f.views, f.is_assumed
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as f (started_at timestamptz, w float8, s float8, e float8, n float8, views float8[], is_assumed boolean)`.execute(
    tx,
  )
}
