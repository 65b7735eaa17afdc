// Own live drones and the other aircraft around them.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { distanceOf } from '../../media/telemetry/distance'
import { OWN_PREFIX } from '../aircraft/public'

/** An own live drone and another aircraft, each where it is now. */
export interface Encounter {
  /** The telemetry of the drone. */
  id: string
  missionId: string
  missionName: string
  flightId: string | null
  flightName: string | null
  at: Date
  lat: number
  long: number
  /** Metres above sea level or the ellipsoid; drones do not tell which. */
  altitude: number | null
  uid: string
  callsign: string | null
  feedName: string
  otherLat: number
  otherLong: number
  /** Metres above the ellipsoid. */
  otherAltitude: number | null
  /** Metres over the ground. */
  distance: number
}

/** The nearest ones are looked at. */
export const MAX_ENCOUNTERS = 1000

/** A drone whose last position is older is not live. */
const FRESH = sql`interval '10 seconds'`
const MOST_DRONES = 200

const EARTH_RADIUS = 6_371_009
/** The sphere differs from the ellipsoid by less. */
const MARGIN = 1.01
const METRES_PER_DEGREE = 110_000

const UUID_AFTER_PREFIX = `^${OWN_PREFIX}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`

/**
 * Pairs of a drone and an aircraft within a distance, in one query for all drones. Own drones that come back through a feed are
 * left out: by the identity under which they are sent to feeds, or by the serial number that they broadcast. Of an aircraft that
 * two feeds report, the nearer position counts.
 * @param metres over the ground
 */
export async function selectEncounters(tenantId: string, tx: Tx, metres: number): Promise<Encounter[]> {
  const reach = metres * MARGIN
  const { rows } = await sql<Omit<Encounter, 'distance'>>`
    with own as (
      select t.id, t.mission_id, m.name as mission, f.id as flight_id, f.name as flight, s.at, s.lat, s.long, s.altitude
        from telemetry t
        join mission m on m.id = t.mission_id and m.deleted_at is null
        left join flight f on f.id = t.flight_id and f.deleted_at is null
        join lateral (select p.at, p.lat, p.long, p.altitude from telemetry_sample p
                       where p.tenant_id = ${tenantId} and p.telemetry_id = t.id order by p.at desc limit 1) s on true
       where t.tenant_id = ${tenantId} and t.kind = 'live' and t.ended_at > clock_timestamp() - ${FRESH}
         and not exists (select from phone_stream_key p
                          where p.tenant_id = ${tenantId} and p.stream_key_id = t.stream_key_id)
       order by t.id desc limit ${MOST_DRONES}
    ), fresh as (
      select a.uid, a.callsign, a.lat, a.long, a.altitude, f.name as feed,
             case when a.uid ~ ${UUID_AFTER_PREFIX} then substr(a.uid, ${OWN_PREFIX.length + 1})::uuid end as own_id
        from aircraft a join aircraft_feed f on f.tenant_id = a.tenant_id and f.id = a.feed_id and f.is_enabled
       where a.tenant_id = ${tenantId} and a.stale_at > clock_timestamp()
    ), other as (
      select * from fresh
       where not exists (select from stream_key k where k.tenant_id = ${tenantId} and k.id = own_id)
         and not exists (select from live_stream l where l.tenant_id = ${tenantId} and l.id = own_id)
         and not exists (select from asset s
                          where s.tenant_id = ${tenantId} and s.deleted_at is null and lower(s.serial) = lower(uid))
    ), pair as (
      select own.*, other.uid, other.callsign, other.feed, other.lat as other_lat, other.long as other_long,
             other.altitude as other_altitude,
             power(sind((other.lat - own.lat) / 2), 2)
               + cosd(own.lat) * cosd(other.lat) * power(sind((other.long - own.long) / 2), 2) as haversine
        from own join other on abs(other.lat - own.lat) <= ${reach / METRES_PER_DEGREE}
    ), nearest as (
      select distinct on (id, uid) * from pair
       where haversine <= ${Math.sin(reach / EARTH_RADIUS / 2) ** 2} order by id, uid, haversine
    )
    select id, mission_id as "missionId", mission as "missionName", flight_id as "flightId", flight as "flightName", at, lat,
           long, altitude, uid, callsign, feed as "feedName", other_lat as "otherLat", other_long as "otherLong",
           other_altitude as "otherAltitude"
      from nearest order by haversine limit ${MAX_ENCOUNTERS}`.execute(tx)
  return rows.map((row) => ({ ...row, distance: distanceOf(row, { lat: row.otherLat, long: row.otherLong }) }))
}

/** Whether a position of an aircraft of the tenant is not stale. */
export async function hasAircraft(tenantId: string, tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from aircraft where tenant_id = ${tenantId} and stale_at > clock_timestamp() limit 1`.execute(tx)
  return rows.length > 0
}

export interface NearMark {
  ruleId: string
  subject: string
}

/** Seconds since the check of the tenant was due, such as after a restart. */
export async function selectDelay(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ delay: number }>`
    select greatest(0, extract(epoch from clock_timestamp() - due_at))::float8 as delay
      from alert_check where tenant_id = ${tenantId} and kind = 'aircraft' and subject_id = ${tenantId}`.execute(tx)
  return rows[0]?.delay ?? 0
}

/**
 * Notes that pairs are still near, if they were near in these last seconds.
 * @returns those for which the rule has raised its alert before
 */
export async function touchMarks(
  tenantId: string,
  tx: Tx,
  marks: readonly NearMark[],
  seconds: number,
): Promise<NearMark[]> {
  if (marks.length === 0) return []
  const { rows } = await sql<NearMark>`
    update alert_rule_mark k set at = clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) s ("ruleId" uuid, subject text)
     where k.tenant_id = ${tenantId} and k.rule_id = s."ruleId" and k.subject = s.subject
       and k.at >= clock_timestamp() - make_interval(secs => ${seconds})
    returning k.rule_id as "ruleId", k.subject`.execute(tx)
  return rows
}

/** Pairs that were not near for some time raise an alert when they are near again. */
export async function deleteOldMarks(
  tenantId: string,
  tx: Tx,
  ruleIds: readonly string[],
  seconds: number,
): Promise<void> {
  await sql`
    delete from alert_rule_mark
     where tenant_id = ${tenantId} and rule_id = any(${[...ruleIds]}::uuid[])
       and at < clock_timestamp() - make_interval(secs => ${seconds})`.execute(tx)
}
