// What is searched for: a place, a line or an area, in metres around its middle.
import type { Geometry, Position } from 'geojson'
import { localFrame, type LocalFrame, type Metres } from '../../../geometry/localFrame'
import { extentOf, type Box } from '../vector/extent'

/** Four corners of a convex area. */
export type Quad = readonly [Metres, Metres, Metres, Metres]

export interface Target {
  frame: LocalFrame
  /** Degrees. */
  box: Box
  /** Metres. */
  bounds: Box
  /** Points and lines; rings of areas are closed lines. */
  lines: Metres[][]
  /** Rings of each area. */
  areas: Metres[][][]
  /** Number of positions. */
  size: number
}

export function targetOf(geometry: Geometry): Target {
  const { box } = extentOf(geometry)
  const [west, south, east, north] = box
  const frame = localFrame((south + north) / 2, (west + east) / 2)
  const target: Target = {
    frame,
    box,
    bounds: [Infinity, Infinity, -Infinity, -Infinity],
    lines: [],
    areas: [],
    size: 0,
  }
  collect(geometry, target)
  return target
}

function collect(geometry: Geometry, target: Target): void {
  const metres = ([long = 0, lat = 0]: Position): Metres => {
    const at = target.frame.toMetres(lat, long)
    const [west, south, east, north] = target.bounds
    target.bounds = [Math.min(west, at[0]), Math.min(south, at[1]), Math.max(east, at[0]), Math.max(north, at[1])]
    target.size += 1
    return at
  }
  const addArea = (rings: Position[][]) => {
    const area = rings.map((ring) => ring.map(metres))
    target.areas.push(area)
    target.lines.push(...area)
  }
  switch (geometry.type) {
    case 'Point':
      return void target.lines.push([metres(geometry.coordinates)])
    case 'MultiPoint':
      return void target.lines.push(...geometry.coordinates.map((position) => [metres(position)]))
    case 'LineString':
      return void target.lines.push(geometry.coordinates.map(metres))
    case 'MultiLineString':
      return void target.lines.push(...geometry.coordinates.map((line) => line.map(metres)))
    case 'Polygon':
      return addArea(geometry.coordinates)
    case 'MultiPolygon':
      return geometry.coordinates.forEach(addArea)
    case 'GeometryCollection':
      return geometry.geometries.forEach((part) => collect(part, target))
  }
}

/** Points of a line, and on each side of the grid over an area. */
const POINTS_PER_SIDE = 6
const MAX_POINTS = 80

const points = new WeakMap<Target, Metres[]>()

/** Some points of the target: of points and lines, and of areas also inside them. */
export function pointsOf(target: Target): Metres[] {
  const known = points.get(target)
  if (known) return known
  const all = [...target.lines.flatMap(alongLine), ...insideAreas(target)]
  const step = Math.max(1, all.length / MAX_POINTS)
  const chosen = Array.from({ length: Math.floor(all.length / step) }, (_, at) => all[Math.floor(at * step)]!)
  points.set(target, chosen)
  return chosen
}

function alongLine(line: readonly Metres[]): Metres[] {
  const [first] = line
  if (!first || line.length === 1) return [...line]
  return line.slice(1).flatMap((to, at) => {
    const from = line[at]!
    return Array.from({ length: POINTS_PER_SIDE }, (_, point): Metres => {
      const share = point / (POINTS_PER_SIDE - 1)
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    })
  })
}

function insideAreas({ areas, bounds: [west, south, east, north] }: Target): Metres[] {
  if (areas.length === 0) return []
  const shares = Array.from({ length: POINTS_PER_SIDE }, (_, at) => (at + 0.5) / POINTS_PER_SIDE)
  const grid = shares.flatMap((x) => shares.map((y): Metres => [west + x * (east - west), south + y * (north - south)]))
  return grid.filter((point) => areas.some((rings) => encloses(rings, point)))
}

/** The point of the target that is nearest to `middle`, among those that the area shows; undefined if it shows none. */
export function seenPoint(target: Target, quad: Quad, middle: Metres): Metres | undefined {
  if (isApart(target.bounds, quad)) return undefined
  if (target.areas.some((rings) => encloses(rings, middle))) return middle
  let best: Metres | undefined
  let least = Infinity
  for (const line of target.lines) {
    for (let at = line.length === 1 ? 0 : 1; at < line.length; at++) {
      const point = nearestInside(line[Math.max(0, at - 1)]!, line[at]!, quad, middle)
      const distance = point ? Math.hypot(point[0] - middle[0], point[1] - middle[1]) : Infinity
      if (distance < least) {
        best = point
        least = distance
      }
    }
  }
  return best
}

/** The middle of a picture: the intersection of the diagonals. */
export function middleOf([a, b, c, d]: Quad): Metres {
  const acX = c[0] - a[0]
  const acY = c[1] - a[1]
  const bdX = d[0] - b[0]
  const bdY = d[1] - b[1]
  const cross = acX * bdY - acY * bdX
  if (cross === 0) return a
  const share = ((b[0] - a[0]) * bdY - (b[1] - a[1]) * bdX) / cross
  return [a[0] + share * acX, a[1] + share * acY]
}

/** 1 in the middle of the picture, 0 at its edge, negative outside. */
export function centrednessOf(quad: Quad, middle: Metres, point: Metres): number {
  let least = 1
  for (let at = 0; at < 4; at++) {
    const a = quad[at]!
    const b = quad[(at + 1) % 4]!
    const side = ([x, y]: Metres) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
    least = Math.min(least, side(point) / side(middle))
  }
  return least
}

/** Clips the segment to the convex area. */
function nearestInside(a: Metres, b: Metres, quad: Quad, middle: Metres): Metres | undefined {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  let from = 0
  let to = 1
  for (let at = 0; at < 4; at++) {
    const p = quad[at]!
    const q = quad[(at + 1) % 4]!
    const ex = q[0] - p[0]
    const ey = q[1] - p[1]
    const inward = Math.sign(ex * (middle[1] - p[1]) - ey * (middle[0] - p[0]))
    const start = inward * (ex * (a[1] - p[1]) - ey * (a[0] - p[0]))
    const slope = inward * (ex * dy - ey * dx)
    if (slope === 0) {
      if (start < 0) return undefined
    } else if (slope > 0) from = Math.max(from, -start / slope)
    else to = Math.min(to, -start / slope)
    if (from > to) return undefined
  }
  const length = dx * dx + dy * dy
  const nearest = length === 0 ? 0 : ((middle[0] - a[0]) * dx + (middle[1] - a[1]) * dy) / length
  const share = Math.min(to, Math.max(from, nearest))
  return [a[0] + share * dx, a[1] + share * dy]
}

function isApart([west, south, east, north]: Box, quad: Quad): boolean {
  const [left, bottom, right, top] = boxOfCorners(quad)
  return right < west || left > east || top < south || bottom > north
}

/** The smallest box with all corners. */
export function boxOfCorners(corners: Quad): Box {
  let [west, south] = corners[0]
  let [east, north] = corners[0]
  for (const [x, y] of corners) {
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return [west, south, east, north]
}

function encloses(rings: readonly Metres[][], [x, y]: Metres): boolean {
  let isInside = false
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at++) {
      const [ax, ay] = ring[at]!
      const [bx, by] = ring[(at + 1) % ring.length]!
      if (ay > y !== by > y && ax - ((ay - y) * (bx - ax)) / (by - ay) > x) isInside = !isInside
    }
  }
  return isInside
}
