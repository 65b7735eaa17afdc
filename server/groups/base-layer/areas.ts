// The ground that a base layer covers: the polygons of its vector parts and the extents of its rasters.
import { sql } from 'kysely'
import type { MultiPolygon, Polygon } from 'geojson'
import { conflict } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { selectParts } from '../../records/layers/sql'
import { indexAreas, readArea, type Area } from '../../media/vector/areas'
import { unite, type Box } from '../../media/vector/extent'
import { baseLayerText } from './messages'

/** Limits the memory and the time of a search. */
const MAX_AREAS = 20_000

export interface Ground {
  /** Contains all areas. */
  box: Box
  contains(long: number, lat: number): boolean
}

/**
 * @param near only areas whose boxes overlap this one
 * @returns undefined for a base layer without areas
 * @throws AppError 409 for too many areas
 */
export async function selectGround(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  near?: Box,
): Promise<Ground | undefined> {
  const areas = [
    ...(await selectPolygons(tenantId, tx, baseLayerId, near)).map(readArea),
    ...(await selectRasterAreas(tenantId, tx, baseLayerId)),
  ]
  const box = areas.reduce<Box | undefined>((all, area) => unite(all, area.box), undefined)
  if (!box) return undefined
  const areasAt = indexAreas(areas)
  return { box: aroundAntimeridian(box), contains: (long, lat) => areasAt(long, lat).length > 0 }
}

async function selectPolygons(
  tenantId: string,
  tx: Tx,
  baseLayerId: string,
  near: Box | undefined,
): Promise<(Polygon | MultiPolygon)[]> {
  const [west, south, east, north] = near ?? []
  const { rows } = await sql<{ geometry: Polygon | MultiPolygon }>`
    select f.geom as geometry from feature f join layer l on l.id = f.layer_id
     where f.tenant_id = ${tenantId} and l.tenant_id = ${tenantId} and l.base_layer_id = ${baseLayerId}
       and not l.staged and l.deleted_at is null and l.status = 'ready'
       and f.geom ->> 'type' in ('Polygon', 'MultiPolygon')
       ${near ? sql`and f.box && box(point(${west}, ${south}), point(${east}, ${north}))` : sql``} limit ${MAX_AREAS + 1}`.execute(
    tx,
  )
  if (rows.length > MAX_AREAS) throw conflict(baseLayerText('tooManyAreas', { limit: MAX_AREAS }))
  return rows.map(({ geometry }) => geometry)
}

async function selectRasterAreas(tenantId: string, tx: Tx, baseLayerId: string): Promise<Area[]> {
  const parts = await selectParts(tenantId, tx, [baseLayerId])
  return parts
    .filter(({ kind, staged, status }) => kind === 'raster' && !staged && status === 'ready')
    .flatMap(({ bounds }) => (bounds ? [readArea(outlineOf(bounds))] : []))
}

function outlineOf([west, south, end, north]: Box): Polygon {
  const east = end < west ? end + 360 : end
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

/** Positions beyond the antimeridian have a longitude of the other sign. */
const aroundAntimeridian = ([west, south, east, north]: Box): Box =>
  west < -180 || east > 180 ? [-180, south, 180, north] : [west, south, east, north]
