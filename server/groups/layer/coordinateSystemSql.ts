import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Place } from '../../media/telemetry/distance'
import type { Bounds } from '../../../geometry/uniteBounds'

/** What tells which coordinate system a file has. */
export interface SystemEvidence {
  /** Of the file, in its own numbers. */
  bounds: Bounds | null
  /** The location of the mission. */
  place: Place | null
  /** Codes that were chosen for other files of the mission, the latest first. */
  used: number[]
}

const MAX_USED = 5

export async function selectSystemEvidence(
  tenantId: string,
  tx: Tx,
  missionId: string,
  layerId: string,
): Promise<SystemEvidence> {
  const { rows } = await sql<{ bounds: Bounds | null; lat: number | null; long: number | null; used: number[] }>`
    select l.source_bounds as bounds, p.lat, p.long,
           array(select source_epsg from layer
                  where tenant_id = ${tenantId} and mission_id = ${missionId} and id <> ${layerId}
                    and source_epsg is not null and deleted_at is null
                  group by source_epsg order by max(created_at) desc limit ${MAX_USED}) as used
      from layer l
      join mission m on m.tenant_id = ${tenantId} and m.id = l.mission_id
      left join location p on p.tenant_id = ${tenantId} and p.id = m.location_id
     where l.tenant_id = ${tenantId} and l.id = ${layerId}`.execute(tx)
  const [row] = rows
  const place = row?.lat != null && row.long != null ? { lat: row.lat, long: row.long } : null
  return { bounds: row?.bounds ?? null, place, used: row?.used ?? [] }
}
