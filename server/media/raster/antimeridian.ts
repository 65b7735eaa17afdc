/**
 * Rasters that cross the antimeridian (180 degrees). In Web Mercator they are continuous: x may be beyond the edge of the
 * world. In degrees their bounds have west > east, and their footprint is cut in two, as RFC 7946 defines.
 */
import type { MultiPolygon, Polygon } from 'geojson'
import { BEYOND_EDGE, HALF_WORLD, mercatorX, mercatorY, toLatLong, type Bounds } from './mercator'
import type { Point } from './import/surfaceFit'

const WORLD = 2 * HALF_WORLD

/** The copy of `x` that is nearest to `middle`, in Web Mercator metres. */
const nearest = (x: number, middle: number): number => x + WORLD * Math.round((middle - x) / WORLD)

/** Whether a closed line, in Web Mercator metres, steps over the antimeridian. */
export const stepsAcross = (line: readonly Point[]): boolean =>
  line.some(([x], index) => Math.abs(x) > BEYOND_EDGE || Math.abs(x - (line[index + 1]?.[0] ?? x)) > HALF_WORLD)

/**
 * The points near `middle`, so that neighbours are not a world apart. Undefined for a raster as wide as half the world,
 * whose points have no definite side.
 */
export function continuous(points: readonly Point[], [middle]: Point): Point[] | undefined {
  const moved = points.map(([x, y]): Point => [nearest(x, middle), y])
  const isNarrow = moved.every(([x]) => !(Math.abs(x - middle) >= HALF_WORLD / 2))
  return isNarrow ? moved : undefined
}

/** Bounds in degrees as continuous Web Mercator metres. */
export const mercatorBounds = ([west, south, east, north]: Bounds): Bounds => [
  mercatorX(west),
  mercatorY(south),
  mercatorX(east < west ? east + 360 : east),
  mercatorY(north),
]

const reachesAcross = ([west, , east]: Bounds): boolean =>
  east - west < HALF_WORLD && (west < -HALF_WORLD || east > HALF_WORLD)

/** Web Mercator x of a longitude, on the side where a grid with these bounds continues. */
export function mercatorXIn(bounds: Bounds, long: number): number {
  const x = mercatorX(long)
  return reachesAcross(bounds) ? nearest(x, (bounds[0] + bounds[2]) / 2) : x
}

/** `asked` and its copies one world away, those that meet a grid with the bounds `grid`. */
export function copiesOn(grid: Bounds, asked: Bounds): Bounds[] {
  if (!reachesAcross(grid)) return [asked]
  const [west, south, east, north] = asked
  return [0, WORLD, -WORLD]
    .map((shift): Bounds => [west + shift, south, east + shift, north])
    .filter((copy) => copy[0] < grid[2] && copy[2] > grid[0])
}

/** A closed outline in continuous Web Mercator metres as GeoJSON in degrees. */
export function footprintOf(outline: readonly Point[]): Polygon | MultiPolygon {
  const beyond = outline.find(([x]) => Math.abs(x) > BEYOND_EDGE)
  const edge = beyond && beyond[0] < 0 ? -HALF_WORLD : HALF_WORLD
  if (!beyond) return { type: 'Polygon', coordinates: [ringOf(outline, 0)] }
  const west = ringOf(cut(outline, edge, -1), edge < 0 ? WORLD : 0)
  const east = ringOf(cut(outline, edge, 1), edge > 0 ? -WORLD : 0)
  return { type: 'MultiPolygon', coordinates: [[west], [east]] }
}

/** The part of a closed line on one side of the meridian at `edge`: -1 for the west, 1 for the east. */
function cut(line: readonly Point[], edge: number, side: -1 | 1): Point[] {
  return line.flatMap(([x, y], index): Point[] => {
    const isInside = (x - edge) * side >= 0
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y]
    const kept: Point[] = isInside ? [[x, y]] : []
    if (isInside === (nextX - edge) * side >= 0) return kept
    return [...kept, [edge, y + ((edge - x) / (nextX - x)) * (nextY - y)]]
  })
}

function ringOf(line: readonly Point[], shift: number): number[][] {
  const ring = line.map(([x, y]) => toLatLong(x + shift, y)).map(({ lat, long }) => [long, lat])
  const [first] = ring
  const last = ring.at(-1)
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring
}
