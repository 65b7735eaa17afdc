// The polygons of a layer as the areas of an analysis.
import type { Geometry, Position } from 'geojson'
import { conflict, fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { mercatorX, mercatorY } from '../../media/raster/mercator'
import { boxPixels, type AreaRings } from '../../media/analysis/areaPixels'
import type { Point } from '../../../geometry/douglasPeucker'
import { requireLayer } from '../../records/layers/service'
import type { GridArea } from './gridArea'
import { analysisText } from './messages'
import { selectAreas, type DrawnArea } from './sql'

/** People review each of them. */
const MOST_AREAS = 500
/** Of the geometries as text: about 100,000 positions. */
const MOST_BYTES = 4_000_000

/** How often the boxes of the areas together may cover the grid. */
const MOST_COVERED = 10

/** @throws AppError 404 for an unknown layer, 400 for one of another mission or without polygons, or with too many */
export async function requireAreas(
  tenantId: string,
  tx: Tx,
  { areasLayerId, missionId }: { areasLayerId: string; missionId: string },
): Promise<DrawnArea[]> {
  const layer = await requireLayer(tenantId, tx, areasLayerId)
  if (layer.missionId !== missionId) throw fieldError('areasLayerId', analysisText('areasMission'))
  if (layer.status !== 'ready') throw conflict(analysisText('areasNotReady'))
  const most = { areas: MOST_AREAS + 1, bytes: MOST_BYTES }
  const { areas, isTooDetailed } = await selectAreas(tenantId, tx, areasLayerId, most)
  if (areas.length === 0) throw fieldError('areasLayerId', analysisText('noAreas'))
  if (areas.length > MOST_AREAS) throw fieldError('areasLayerId', analysisText('tooManyAreas', { limit: MOST_AREAS }))
  if (isTooDetailed) throw fieldError('areasLayerId', analysisText('areasTooDetailed'))
  return areas
}

/** @throws AppError 409 when the areas cover much of the grid many times, which would take long */
export function areasOnGrid(areas: readonly DrawnArea[], grid: GridArea): AreaRings[] {
  const all = areas.map(({ geometry }) => ringsOnGrid(geometry, grid))
  const pixels = all.reduce((sum, rings) => sum + boxPixels(rings, grid), 0)
  if (pixels > MOST_COVERED * grid.width * grid.height) throw conflict(analysisText('areasOverlap'))
  return all
}

/** The rings of a polygon in pixels of the grid. */
function ringsOnGrid(geometry: Geometry, { bounds, width, height }: GridArea): AreaRings {
  const [west, south, east, north] = bounds
  const pixelOf = ([long = 0, lat = 0]: Position): Point => [
    ((mercatorX(long) - west) / (east - west)) * width,
    ((north - mercatorY(lat)) / (north - south)) * height,
  ]
  if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => ring.map(pixelOf))
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map((ring) => ring.map(pixelOf))
  return []
}
