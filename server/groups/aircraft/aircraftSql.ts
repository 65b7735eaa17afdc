// Where aircraft are now: one row for each, of which the latest position wins.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import type { AircraftReport } from '../../media/aircraft/aircraftReport'
import { OWN_PREFIX } from './own'

type Aircraft = components['schemas']['Aircraft']

/** Aircraft of a tenant. They are all in one reply. */
export const MAX_AIRCRAFT = 1000

/** How long a position is shown after it went stale. */
const SHOWN_STALE = sql`interval '1 minute'`

export const aircraftLock = (tenantId: string): string => `aircraft of ${tenantId}`

/**
 * Stores the latest positions of a feed. Own drones that come back from other systems are left out.
 * @param reports one for each aircraft
 * @returns how many new aircraft found no room
 */
export async function storeAircraft(
  tenantId: string,
  tx: Tx,
  feedId: string,
  reports: readonly AircraftReport[],
): Promise<number> {
  if (reports.length === 0) return 0
  // The limit is of the tenant, and several processes may have its feeds.
  await lockTexts(tx, [aircraftLock(tenantId)])
  const { rows } = await sql<{ left: number }>`
    with sent as (
      select s.*, k.uid is not null as is_known,
             row_number() over (partition by k.uid is not null order by s."at" desc) as place
        from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) s (
               uid text, callsign text, "cotType" text, "at" timestamptz, "staleAt" timestamptz, lat float8, long float8,
               altitude float8, height float8, "heightReference" text, accuracy float8, course float8, speed float8,
               "verticalSpeed" float8, "isEmergency" boolean, "operatorId" text, "operatorLat" float8, "operatorLong" float8)
        left join aircraft k on k.tenant_id = ${tenantId} and k.feed_id = ${feedId} and k.uid = s.uid
       where not exists (
         select from live_stream l
          where starts_with(s.uid, ${OWN_PREFIX}) and l.tenant_id = ${tenantId} and l.ended_at is null
            and s.uid = ${OWN_PREFIX} || coalesce(l.stream_key_id, l.id)::text)
    ), room as (
      select ${MAX_AIRCRAFT} - count(*) as places from aircraft where tenant_id = ${tenantId}
    ), stored as (
      insert into aircraft as a (
        tenant_id, feed_id, uid, callsign, cot_type, at, stale_at, lat, long, altitude, height, height_reference, accuracy,
        course, speed, vertical_speed, is_emergency, operator_id, operator_lat, operator_long)
      select ${tenantId}, ${feedId}, uid, callsign, "cotType", "at", "staleAt", lat, long, altitude, height,
             "heightReference", accuracy, course, speed, "verticalSpeed", "isEmergency", "operatorId", "operatorLat",
             "operatorLong"
        from sent where is_known or place <= (select places from room)
      on conflict (tenant_id, feed_id, uid) do update
         set callsign = coalesce(excluded.callsign, a.callsign), cot_type = excluded.cot_type, at = excluded.at,
             stale_at = excluded.stale_at, lat = excluded.lat, long = excluded.long, altitude = excluded.altitude,
             height = excluded.height, height_reference = excluded.height_reference, accuracy = excluded.accuracy,
             course = excluded.course, speed = excluded.speed, vertical_speed = excluded.vertical_speed,
             is_emergency = excluded.is_emergency,
             operator_id = coalesce(excluded.operator_id, a.operator_id),
             operator_lat = coalesce(excluded.operator_lat, a.operator_lat),
             operator_long = coalesce(excluded.operator_long, a.operator_long)
       where excluded.at > a.at
    )
    select count(*) filter (where not is_known and place > (select places from room))::int as left from sent`.execute(
    tx,
  )
  return rows[0]?.left ?? 0
}

/** Aircraft that their feed has removed. @param uids of this feed */
export async function removeAircraft(tenantId: string, tx: Tx, feedId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await tx
    .deleteFrom('aircraft')
    .where('tenant_id', '=', tenantId)
    .where('feed_id', '=', feedId)
    .where('uid', 'in', uids)
    .execute()
}

/** The positions of a feed go stale now, because its connection is lost. */
export async function endAircraft(tenantId: string, tx: Tx, feedId: string): Promise<void> {
  await tx
    .updateTable('aircraft')
    .set({ stale_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('feed_id', '=', feedId)
    .where('stale_at', '>', sql<Date>`now()`)
    .execute()
}

/** The newest first. */
export async function selectAircraft(tenantId: string, tx: Tx): Promise<Aircraft[]> {
  const { rows } = await sql<Omit<Aircraft, 'at' | 'staleAt'> & { at: Date; staleAt: Date }>`
    select a.feed_id as "feedId", f.name as "feedName", f.kind as "feedKind", a.uid, a.callsign as name,
           a.cot_type as "cotType", a.at, a.stale_at as "staleAt", a.lat, a.long, a.altitude, a.height,
           a.height_reference as "heightReference", a.accuracy, a.course, a.speed, a.vertical_speed as "verticalSpeed",
           a.is_emergency as "isEmergency", a.operator_id as "operatorId", a.operator_lat as "operatorLat",
           a.operator_long as "operatorLong"
      from aircraft a join aircraft_feed f on f.tenant_id = a.tenant_id and f.id = a.feed_id
     where a.tenant_id = ${tenantId} and f.is_enabled and a.stale_at > now() - ${SHOWN_STALE}
     order by a.feed_id, a.uid limit ${MAX_AIRCRAFT}`.execute(tx)
  return rows.map(({ at, staleAt, ...row }) => ({ ...row, at: at.toISOString(), staleAt: staleAt.toISOString() }))
}
