// Areas, and which of them contain a position.
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { crossingsAt } from '../../../geometry/crossingsAt'
import { localFrame } from '../../../geometry/localFrame'
import { extentOf, unite, type Box } from './extent'

export interface Area {
  /** Polygons with their rings. */
  polygons: Position[][][]
  box: Box
  squareMetres: number
}

export function readArea(geometry: Polygon | MultiPolygon): Area {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return { polygons, box: extentOf(geometry).box, squareMetres: polygons.reduce((sum, one) => sum + sizeOf(one), 0) }
}

/** Cells of the index along each side. */
const CELLS = 64
const TURNS = [0, 360, -360]

/** @returns a function that gives the indices of the areas which contain a position */
export function indexAreas(areas: readonly Area[]): (long: number, lat: number) => number[] {
  const [first, ...others] = areas
  if (!first) return () => []
  const [west, south, east, north] = others.reduce((all, { box }) => unite(all, box), first.box)
  const column = (long: number) => cellOf(long, west, east)
  const row = (lat: number) => cellOf(lat, south, north)
  const cells: number[][] = Array.from({ length: CELLS * CELLS }, () => [])
  areas.forEach(({ box }, index) => {
    for (let y = row(box[1]); y <= row(box[3]); y++) {
      for (let x = column(box[0]); x <= column(box[2]); x++) cells[y * CELLS + x]?.push(index)
    }
  })
  return (long, lat) =>
    // Areas across the antimeridian reach beyond 180 degrees.
    TURNS.flatMap((turn) => {
      const x = long + turn
      if (x < west || x > east || lat < south || lat > north) return []
      return (cells[row(lat) * CELLS + column(x)] ?? []).filter((index) => contains(areas[index] as Area, x, lat))
    })
}

const cellOf = (value: number, from: number, to: number): number =>
  to === from ? 0 : Math.min(CELLS - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * CELLS)))

function contains({ polygons, box: [west, south, east, north] }: Area, long: number, lat: number): boolean {
  if (long < west || long > east || lat < south || lat > north) return false
  // An odd number of edges to the east: inside, and not in a hole.
  return polygons.some((rings) => crossingsAt(rings as unknown as Ring[], lat).filter((x) => x > long).length % 2 === 1)
}

type Ring = readonly (readonly [number, number])[]

/** Square metres of a polygon without its holes. */
function sizeOf([outer = [], ...holes]: Position[][]): number {
  const [long = 0, lat = 0] = outer[0] ?? []
  const frame = localFrame(lat, long)
  const ringSize = (ring: Position[]) => {
    const points = ring.map(([x = 0, y = 0]) => frame.toMetres(y, x))
    const twice = points.reduce((sum, [ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] ?? [0, 0]
      return sum + ax * by - bx * ay
    }, 0)
    return Math.abs(twice) / 2
  }
  return Math.max(
    0,
    holes.reduce((size, hole) => size - ringSize(hole), ringSize(outer)),
  )
}
