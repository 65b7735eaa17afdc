// Queries of the ground of photos: which missions are due, and what the areas of their photos depend on.
import { sql } from 'kysely'
import type { Footprint } from '../../../geometry/footprint'
import { claimRows } from '../../platform/db/claimRows'
import type { Tx } from '../../platform/db/tenancy'
import { MAX_START_HEIGHT, type TakeOff } from '../../records/ground/groundAt'
import type { PhotoFacts } from './row'

/** A mission whose elevation layers have changed. */
export interface DueGround {
  tenantId: string
  missionId: string
  /** End of the lease. Until then no other process starts its job. */
  leasedUntil: Date
}

export interface GroundPhoto {
  id: string
  lat: number
  long: number
  width: number | null
  height: number | null
  facts: PhotoFacts
  isPlaced: boolean
  footprint: Footprint['corners'] | null
  uncertainty: number | null
  groundLayerId: string | null
  takeOff: number | null
  /** What photos of the same flight share. */
  flightKey: string
}

export interface FittedPhoto {
  id: string
  /** The position that it was computed for. */
  lat: number
  long: number
  footprint: Footprint | null
  groundLayerId: string | null
  takeOff: number | null
}

const LEASE_SECONDS = 60

/** Claims the mission that has waited longest, of all tenants. */
export async function claimDueGround(tx: Tx): Promise<DueGround | undefined> {
  const due = sql`
    select mission_id from ground_build where due_at <= clock_timestamp()
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update ground_build b
       set due_at = date_trunc('milliseconds', clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
      from due where b.mission_id = due.mission_id
    returning b.tenant_id as "tenantId", b.mission_id as "missionId", b.due_at as "leasedUntil"`
  const [claimed] = await claimRows<DueGround>(tx, due, update)
  return claimed
}

/** @returns false when the mission has been queued again since, or is gone */
export async function deleteDueGround({ tenantId, missionId, leasedUntil }: DueGround, tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('ground_build')
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('due_at', '=', leasedUntil)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * The mission, and who brought its newest raster. Undefined when there is nothing to compute: no photo that states where its
 * camera was, and no recording with telemetry.
 */
export async function selectGroundMission(
  tenantId: string,
  tx: Tx,
  missionId: string,
): Promise<{ name: string; startedBy: string | null } | undefined> {
  const { rows } = await sql<{ name: string; startedBy: string | null }>`
    select m.name, (select l.created_by from layer l
                     where l.tenant_id = m.tenant_id and l.mission_id = m.id and l.kind = 'raster'
                     order by l.updated_at desc limit 1) as "startedBy"
      from mission m
     where m.tenant_id = ${tenantId} and m.id = ${missionId} and m.deleted_at is null
       and (exists (select from mission_file f join mission_photo p on p.file_id = f.id
                     where f.tenant_id = m.tenant_id and f.mission_id = m.id and p.relative_altitude > 0)
            or exists (select from mission_file f join recording r on r.id = f.id
                        where f.tenant_id = m.tenant_id and f.mission_id = m.id and r.telemetry_id is not null))`.execute(
    tx,
  )
  return rows[0]
}

/** Has the footage of a mission's recordings computed again. @returns their number */
export async function queueFootage(tenantId: string, tx: Tx, missionId: string): Promise<number> {
  const { rows } = await sql<{ ids: string[] }>`
    with due as materialized (
      select coalesce(array_agg(r.id), '{}') as ids
        from mission_file f join recording r on r.id = f.id
       where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and r.telemetry_id is not null
    )
    select ids, queue_footage(ids) from due`.execute(tx)
  return rows[0]?.ids.length ?? 0
}

/** Photos of the same flight; without a flight, those of the same day. */
const FLIGHT_KEY = sql<string>`coalesce(f.flight_id::text, f.taken_at::date::text, '')`

const fromPhotos = (tenantId: string, missionId: string) => sql`
  from mission_file f join mission_photo p on p.file_id = f.id
 where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null
   and p.imported_at is not null and f.lat is not null and f.long is not null and p.relative_altitude > 0`

/** Take-off points by flight: the start of the track, else where the first photo was taken. */
export async function selectTakeOffs(tenantId: string, tx: Tx, missionId: string): Promise<Map<string, TakeOff>> {
  const photos = await sql<TakeOff & { key: string }>`
    select distinct on (1) ${FLIGHT_KEY} as key, f.lat, f.long, false as "isKnown"
    ${fromPhotos(tenantId, missionId)} and p.state not in ('rejected', 'duplicate', 'invalid_exif')
     order by 1, f.taken_at nulls last, f.name, f.id`.execute(tx)
  const tracks = await sql<TakeOff & { key: string }>`
    select fl.id::text as key, s.lat, s.long, coalesce(s.height, 0) <= ${MAX_START_HEIGHT} as "isKnown"
      from flight fl
     cross join lateral (
        select t.id from telemetry t left join mission_file tf on tf.id = t.file_id
         where t.tenant_id = fl.tenant_id and t.flight_id = fl.id and t.state = 'ready' and tf.deleted_at is null
         order by t.started_at limit 1) first
     cross join lateral (
        select a.lat, a.long, a.height from telemetry_sample a
         where a.tenant_id = fl.tenant_id and a.telemetry_id = first.id order by a.at limit 1) s
     where fl.tenant_id = ${tenantId} and fl.mission_id = ${missionId} and fl.deleted_at is null`.execute(tx)
  return new Map([...photos.rows, ...tracks.rows].map(({ key, lat, long, isKnown }) => [key, { lat, long, isKnown }]))
}

/** A page of the photos that state where their camera was, in the order of their ids. @param only all of them without it */
export async function selectGroundPhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
  { after, limit, only }: { after: string | null; limit: number; only?: readonly string[] | undefined },
): Promise<GroundPhoto[]> {
  const { rows } = await sql<GroundPhoto>`
    select f.id, f.lat, f.long, p.width, p.height, p.facts, p.is_placed as "isPlaced", p.footprint, p.uncertainty,
           p.ground_layer_id as "groundLayerId", p.take_off as "takeOff", ${FLIGHT_KEY} as "flightKey"
    ${fromPhotos(tenantId, missionId)} and p.facts ? 'gimbal'
      ${after === null ? sql`` : sql`and f.id > ${after}`} ${only ? sql`and f.id = any(${only}::uuid[])` : sql``}
     order by f.id limit ${limit}`.execute(tx)
  return rows
}

/** Photos that were placed elsewhere meanwhile stay as they are. */
export async function updateGround(tenantId: string, tx: Tx, photos: readonly FittedPhoto[]): Promise<void> {
  const rows = photos.map(({ id, lat, long, footprint, groundLayerId, takeOff }) => {
    const { corners = null, uncertainty = null } = footprint ?? {}
    return { id, lat, long, corners, uncertainty, layer: groundLayerId, takeOff }
  })
  await sql`
    update mission_photo p
       set footprint = case when jsonb_typeof(c.corners) = 'array' then c.corners end, uncertainty = c.uncertainty,
           ground_layer_id = c.layer, take_off = c."takeOff"
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as c (id uuid, lat float8, long float8, corners jsonb, uncertainty float8, layer uuid, "takeOff" float8)
      join mission_file f on f.id = c.id and f.lat = c.lat and f.long = c.long
     where p.tenant_id = ${tenantId} and p.file_id = c.id`.execute(tx)
}
