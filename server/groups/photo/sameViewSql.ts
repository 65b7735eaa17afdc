import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { PhotoFacts } from './row'

export interface Candidate {
  id: string
  missionId: string
  missionName: string
  name: string
  takenAt: Date
  localTime: boolean
  /** Metres. */
  distance: number
  /** Degrees; null for a 360° photo, and without the direction of one of the two. */
  angle: number | null
  yaw: number | null
  pitch: number | null
  panorama: NonNullable<PhotoFacts['panorama']> | null
}

interface Wanted {
  photoId: string
  lat: number
  long: number
  takenAt: Date
  /** Metres. */
  radius: number
}

const METRES_PER_DEGREE = 111_320
/** Directions further apart show something else, in degrees. */
const MOST_ANGLE = 20
/** Photos of one occasion follow each other within this time; earlier and later ones are of another occasion. */
const OCCASION = '1 hour'
/** The closest are compared, so that a tenant with very many photos of one place does not wait. */
const MOST_CANDIDATES = 2000
const MOST_OCCASIONS = 50

/** Photos without decision and accepted ones, without the occasion of the wanted photo; the closest of each occasion. */
export async function selectSameView(
  tenantId: string,
  tx: Tx,
  { photoId, lat, long, takenAt, radius }: Wanted,
): Promise<Candidate[]> {
  const high = radius / METRES_PER_DEGREE
  // Next to a pole, all longitudes are near.
  const metresPerLong = METRES_PER_DEGREE * Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const wide = radius / metresPerLong
  const { rows } = await sql<Candidate>`
    with wanted as (
      select p.yaw, p.pitch, ${isPanorama} as is_panorama, ${isThermal} as is_thermal
        from mission_file f join mission_photo p on p.tenant_id = f.tenant_id and p.file_id = f.id
       where f.tenant_id = ${tenantId} and f.id = ${photoId}
    ), near as (
      select f.id, f.mission_id, m.name as mission_name, f.name, f.taken_at, p.is_local_time, p.yaw, p.pitch,
             case when w.is_panorama then p.facts -> 'panorama' end as panorama,
             sqrt(pow((f.lat - ${lat}) * ${METRES_PER_DEGREE}, 2) + pow((f.long - ${long}) * ${metresPerLong}, 2)) as distance,
             case when not w.is_panorama then degrees(acos(least(1, greatest(-1,
               sind(w.pitch) * sind(p.pitch) + cosd(w.pitch) * cosd(p.pitch) * cosd(w.yaw - p.yaw))))) end as angle
        from wanted w, mission_file f
        join mission_photo p on p.tenant_id = f.tenant_id and p.file_id = f.id
        join mission m on m.tenant_id = f.tenant_id and m.id = f.mission_id and m.deleted_at is null
       where f.tenant_id = ${tenantId} and f.kind = 'photo' and f.deleted_at is null and f.id <> ${photoId}
         and f.lat between ${lat - high} and ${lat + high} and f.long between ${long - wide} and ${long + wide}
         and f.taken_at not between ${takenAt}::timestamptz - ${OCCASION}::interval
                                and ${takenAt}::timestamptz + ${OCCASION}::interval
         and p.state in ('staged', 'assigned', 'unmatched') and p.thumbnail_file_id is not null
         and ${isPanorama} = w.is_panorama and ${isThermal} = w.is_thermal
       order by distance, f.id limit ${MOST_CANDIDATES}
    ), timed as (
      select *, case when taken_at - lag(taken_at) over (order by taken_at, id) > ${OCCASION}::interval then 1 else 0 end as is_later
        from near where distance <= ${radius} and (angle is null or angle <= ${MOST_ANGLE})
    ), counted as (
      select *, sum(is_later) over (order by taken_at, id) as occasion from timed
    ), best as (
      select distinct on (occasion) * from counted
       order by occasion, angle is null, distance / ${radius} + coalesce(angle, 0) / ${MOST_ANGLE}, id
    ), latest as (
      select * from best order by taken_at desc, id desc limit ${MOST_OCCASIONS}
    )
    select id, mission_id as "missionId", mission_name as "missionName", name, taken_at as "takenAt",
           is_local_time as "localTime", distance, angle, yaw, pitch, panorama
      from latest order by taken_at, id`.execute(tx)
  return rows
}

const isPanorama = sql`coalesce(jsonb_typeof(p.facts -> 'panorama') = 'object', false)`
const isThermal = sql`
  exists (select from thermal_photo t where t.tenant_id = f.tenant_id and t.id = f.id)`
