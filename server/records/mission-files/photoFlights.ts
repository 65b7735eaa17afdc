// The flights of photos.
import { sql } from 'kysely'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'

/** Photos that one call assigns. */
const MAX_PHOTOS = 20_000

/**
 * Gives each photo of a mission without a flight the only flight whose time contains its capture time. The time of a flight
 * includes that of its telemetry. Leaves out photos whose time has no zone, and those whose flight a person has chosen.
 */
export async function matchPhotosToFlights(tenantId: string, tx: Tx, missionId: string): Promise<void> {
  // A photo that is imported while a flight changes is seen by the later of the two.
  await lockTexts(tx, [`photo-flights:${missionId}`])
  const { rows } = await sql`
    with own as (
      select fl.id, flight_time(fl) as time from flight fl
       where fl.tenant_id = ${tenantId} and fl.mission_id = ${missionId} and fl.deleted_at is null
         and (fl.status <> 'aborted' or fl.started_at is not null)
    ), span as materialized (
      select id, time from own
      union all
      select own.id, tstzrange(t.started_at, greatest(t.started_at, coalesce(t.ended_at, now())), '[]')
        from own join telemetry t on t.flight_id = own.id and t.started_at is not null
        left join mission_file tf on tf.id = t.file_id
       where t.tenant_id = ${tenantId} and t.state = 'ready' and tf.deleted_at is null
    ), matched as (
      select f.id, min(span.id::text)::uuid as flight_id
        from mission_file f join mission_photo p on p.file_id = f.id join span on span.time @> f.taken_at
       where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'photo' and f.deleted_at is null
         and f.flight_id is null and not p.is_local_time and not p.is_flight_chosen
       group by f.id having count(distinct span.id) = 1
       order by f.id limit ${MAX_PHOTOS}
    ), locked as (
      select f.id, matched.flight_id from mission_file f join matched on matched.id = f.id
       where f.flight_id is null order by f.id for update of f
    )
    update mission_file f set flight_id = locked.flight_id from locked where f.id = locked.id
    returning f.id`.execute(tx)
  if (rows.length > 0) await recordChanged(tenantId, tx, 'Photo')
}

/** Marks that a person has chosen the flight of these photos, so that their capture times no longer do. */
export async function keepChosenFlights(tenantId: string, tx: Tx, photoIds: readonly string[]): Promise<void> {
  await sql`
    update mission_photo set is_flight_chosen = true
     where tenant_id = ${tenantId} and file_id = any(${photoIds}::uuid[])`.execute(tx)
}
