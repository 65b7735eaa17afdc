import { sql } from 'kysely'

/**
 * Condition on the telemetry `t` of a flight: it is part of the track. Of live positions at the same time only those of one
 * sender are: of the drone, which reports heights or flies further than a camera on the ground.
 */
export const IS_TRACKED = sql`
  not (t.kind = 'live' and exists (
    select from telemetry other
     where other.tenant_id = t.tenant_id and other.flight_id = t.flight_id and other.kind = 'live' and other.state = 'ready'
       and other.id <> t.id
       and tstzrange(other.started_at, other.ended_at, '[]') && tstzrange(t.started_at, t.ended_at, '[]')
       and (coalesce(other.max_height, 0), coalesce(other.distance, 0), other.id)
           > (coalesce(t.max_height, 0), coalesce(t.distance, 0), t.id)))`
