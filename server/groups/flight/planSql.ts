import { sql } from 'kysely'
import type { Geometry, Position } from 'geojson'
import type { Tx } from '../../platform/db/tenancy'

/** Layers with more features are no routes, and searching them for lines takes seconds. */
export const MAX_PLAN_FEATURES = 20_000
const MAX_LINES = 100

export interface PlannedPath {
  name: string
  lines: Position[][]
}

/** Whether the mission has this layer, and the layer can be a planned path. */
export async function canBePlan(tenantId: string, tx: Tx, missionId: string, layerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from layer
     where tenant_id = ${tenantId} and id = ${layerId} and mission_id = ${missionId} and deleted_at is null
       and 'line' = any(shapes) and feature_count <= ${MAX_PLAN_FEATURES}`.execute(tx)
  return rows.length > 0
}

/** The first lines of the layer that was chosen for the flight. @returns undefined when there are none */
export async function selectPlannedPath(tenantId: string, tx: Tx, flightId: string): Promise<PlannedPath | undefined> {
  const { rows } = await sql<{ name: string; geom: Geometry }>`
    select l.name, f.geom
      from flight t
      join layer l on l.id = t.plan_layer_id and l.deleted_at is null
      join feature f on f.layer_id = l.id and f.geom ->> 'type' in ('LineString', 'MultiLineString')
     where t.tenant_id = ${tenantId} and t.id = ${flightId}
     order by f.index
     limit ${MAX_LINES}`.execute(tx)
  const [first] = rows
  return first && { name: first.name, lines: rows.flatMap(({ geom }) => linesOf(geom)) }
}

function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : []
}
