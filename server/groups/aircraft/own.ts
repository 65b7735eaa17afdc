// Own drones, as they are sent to feeds.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Before the ID of the stream key, so that a drone keeps its identity when it connects again. */
export const OWN_PREFIX = 'aerie-'

export interface OwnDrone {
  uid: string
  callsign: string
  at: Date
  lat: number
  long: number
  altitude: number | null
  course: number | null
  speed: number | null
}

/** Positions older than this are not sent as new ones. */
const FRESH = sql`interval '10 seconds'`
const MOST = 200

/** Drones that are streaming and have just sent a position. Phones are people, and are not told to others. */
export async function selectOwnDrones(tenantId: string, tx: Tx): Promise<OwnDrone[]> {
  const { rows } = await sql<OwnDrone>`
    select ${OWN_PREFIX} || coalesce(s.stream_key_id, s.id)::text as uid, s.name as callsign,
           (s.position ->> 'at')::timestamptz as at, (s.position ->> 'lat')::float8 as lat,
           (s.position ->> 'long')::float8 as long, (s.position ->> 'altitude')::float8 as altitude,
           (s.position ->> 'heading')::float8 as course, (s.position ->> 'speed')::float8 as speed
      from live_stream s join mission m on m.id = s.mission_id and m.deleted_at is null
     where s.tenant_id = ${tenantId} and s.ended_at is null and s.position is not null
       and (s.position ->> 'at')::timestamptz > now() - ${FRESH}
       and not exists (select from phone_stream_key p where p.tenant_id = s.tenant_id and p.stream_key_id = s.stream_key_id)
     order by s.id desc limit ${MOST}`.execute(tx)
  return rows
}
