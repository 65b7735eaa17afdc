// Results of analyses in a report: items with a position, and ground cover with an area.
import type { Geometry, Position } from 'geojson'
import { extentOf, type Box } from '../../media/vector/extent'
import type { AreaMeasure, Measure } from './measures'
import type { FoundRow, ItemPosition } from './sql'

/** Ground cover, which is measured by its area and not counted. */
const AREA_MEASURES: Readonly<Partial<Record<string, AreaMeasure>>> = {
  vegetation: 'vegetationArea',
  'bare-soil': 'bareSoilArea',
  water: 'waterArea',
}
const CHANGES: ReadonlySet<string> = new Set(['change', 'elevation'])

/** The measure that results of this type of analysis belong to. */
export const measureOfType = (inferType: string): Measure =>
  AREA_MEASURES[inferType] ?? (CHANGES.has(inferType) ? 'changes' : 'detections')

/** An area of ground cover. */
export interface Cover {
  measure: AreaMeasure
  isNow: boolean
  polygons: Position[][][]
  box: Box
}

export function splitFound(found: readonly FoundRow[]): { positions: ItemPosition[]; covers: Cover[] } {
  const positions: ItemPosition[] = []
  const covers: Cover[] = []
  for (const { id, inferType, missionId, isNow, geometry } of found) {
    const shape = JSON.parse(geometry) as Geometry
    const { box } = extentOf(shape)
    const measure = AREA_MEASURES[inferType]
    if (measure) covers.push({ measure, isNow, polygons: polygonsOf(shape), box })
    else
      positions.push({ id, kind: CHANGES.has(inferType) ? 'change' : 'detection', missionId, isNow, ...centreOf(box) })
  }
  return { positions, covers }
}

const centreOf = ([west, south, east, north]: Box) => ({ long: (west + east) / 2, lat: (south + north) / 2 })

function polygonsOf(shape: Geometry): Position[][][] {
  if (shape.type === 'Polygon') return [shape.coordinates]
  return shape.type === 'MultiPolygon' ? shape.coordinates : []
}
