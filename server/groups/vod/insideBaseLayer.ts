// Finds the recordings whose drone was over a base layer. A recording without telemetry counts at its own position, and without
// one at the place of its mission, as in reports.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'
import { requireBaseLayer, selectGround } from '../base-layer/public'

interface Place {
  id: string
  long: number
  lat: number
}

/**
 * @returns the first place of each recording that is inside, by the ID of the recording
 * @throws AppError 404, 409 for too many areas
 */
export async function recordingsInBaseLayer(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
): Promise<Map<string, { long: number; lat: number }>> {
  await requireBaseLayer(tenantId, tx, baseLayerId)
  const ground = await selectGround(tenantId, tx, baseLayerId)
  const inside = new Map<string, { long: number; lat: number }>()
  if (!ground) return inside
  for (const { id, long, lat } of await selectPlaces(tenantId, tx, ground.box)) {
    if (!inside.has(id) && ground.contains(long, lat)) inside.set(id, { long, lat })
  }
  return inside
}

/** The positions of recordings in a box, those of one recording in the order of time. */
async function selectPlaces(tenantId: string, tx: Tx, [west, south, east, north]: Box): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with flown as materialized (
      select f.recording_id as id, n, f.views[n + 2] as long, f.views[n + 1] as lat
        from footage f, generate_series(1, cardinality(f.views), 8) n
       where f.tenant_id = ${tenantId}),
    place as (
      select id, long, lat, min(n) as n from flown group by 1, 2, 3
      union all
      select f.id, coalesce(f.long, p.long), coalesce(f.lat, p.lat), 1
        from mission_file f
        join mission m on m.tenant_id = ${tenantId} and m.id = f.mission_id
        left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id and p.deleted_at is null
       where f.tenant_id = ${tenantId} and f.kind = 'recording' and f.deleted_at is null
         and not exists (select from footage o where o.tenant_id = ${tenantId} and o.recording_id = f.id))
    select id, long, lat from place
     where long between ${west} and ${east} and lat between ${south} and ${north}
     order by id, n`.execute(tx)
  return rows
}
