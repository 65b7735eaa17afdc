/**
 * Lines along which a drone photographs the gaps. Gaps that are near each other form a group. Each group has parallel lines, in
 * the direction with the shortest flight.
 */
import type { CellArea } from './cellAreas'
import type { Grid } from './coverageGrid'
import type { Metres } from '../../../../geometry/localFrame'

export interface LineSpacing {
  /** Ground size of a photo across and along the direction of flight, in metres. */
  across: number
  along: number
  /** Distance between lines, and between photos of a line, in metres. */
  lines: number
  photos: number
}

export interface GapLines {
  lines: [from: Metres, to: Metres][]
  /** Number of gaps that are too small. */
  ignored: number
}

/** DJI's controllers accept about 1,000 waypoints, and a line has two. Also limits the computing time. */
export const MAX_LINES = 500
/** Share of a photo's ground area. Smaller gaps are within the uncertainty of the photos' areas. */
const SMALLEST_GAP = 0.005
/** Directions that are compared. */
const DIRECTIONS = 36
/** Cells of a group for which directions are compared. */
const SAMPLE = 1500
/** Cost of a turn, in metres of flight. */
const TURN = 20

/** @returns `tooMany` for more than MAX_LINES lines */
export function gapLines(grid: Grid, gaps: readonly CellArea[], spacing: LineSpacing): GapLines | 'tooMany' {
  const smallest = (SMALLEST_GAP * spacing.across * spacing.along) / grid.cell ** 2
  const worthwhile = gaps.filter(({ cells }) => cells.length >= smallest)
  const groups = groupsOf(worthwhile, Math.max(spacing.across, spacing.along))
  const middle = (cell: number): Metres => [
    grid.west + ((cell % grid.columns) + 0.5) * grid.cell,
    grid.south + (Math.floor(cell / grid.columns) + 0.5) * grid.cell,
  ]
  // Each group has at least one line.
  if (groups.length > MAX_LINES) return 'tooMany'
  const flights: [Metres, Metres][][] = []
  let count = 0
  for (const group of groups) {
    const points = group.flatMap(({ cells }) => cells.map(middle))
    const lines = linesAt(points, bestDirection(points, grid.cell, spacing), grid.cell, spacing)
    count += lines.length
    if (count > MAX_LINES) return 'tooMany'
    flights.push(lines)
  }
  return { lines: inShortOrder(flights), ignored: gaps.length - worthwhile.length }
}

/** Groups the gaps whose bounding boxes are at most `near` metres apart. */
function groupsOf(gaps: readonly CellArea[], near: number): CellArea[][] {
  let groups = gaps.map((gap) => ({ gaps: [gap], box: boxOf(gap) }))
  for (let isMerged = true; isMerged;) {
    isMerged = false
    const kept: typeof groups = []
    for (const group of groups) {
      const other = kept.find(({ box }) => isNear(box, group.box, near))
      if (!other) kept.push(group)
      else {
        isMerged = true
        other.gaps.push(...group.gaps)
        other.box = unite(other.box, group.box)
      }
    }
    groups = kept
  }
  return groups.map(({ gaps: together }) => together)
}

type Box = [west: number, south: number, east: number, north: number]

const boxOf = ({ rings: [outer = []] }: CellArea): Box =>
  outer.reduce<Box>((box, [x, y]) => unite(box, [x, y, x, y]), [Infinity, Infinity, -Infinity, -Infinity])
const unite = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]
const isNear = (a: Box, b: Box, near: number): boolean =>
  a[0] - near <= b[2] && b[0] - near <= a[2] && a[1] - near <= b[3] && b[1] - near <= a[3]

function bestDirection(points: readonly Metres[], cell: number, spacing: LineSpacing): number {
  const step = Math.ceil(points.length / SAMPLE)
  const sample = points.filter((_, at) => at % step === 0)
  const directions = Array.from({ length: DIRECTIONS }, (_, at) => (at * Math.PI) / DIRECTIONS)
  const costs = directions.map((direction) => {
    const lines = linesAt(sample, direction, cell * Math.sqrt(step), spacing)
    return lines.reduce((sum, line) => sum + lengthOf(line) + TURN, 0)
  })
  return directions[costs.indexOf(Math.min(...costs))] ?? 0
}

/** Lines in a direction (radians counter-clockwise from east), flown back and forth. */
function linesAt(
  points: readonly Metres[],
  direction: number,
  cell: number,
  { across, along, lines: distance, photos }: LineSpacing,
): [Metres, Metres][] {
  const cos = Math.cos(direction)
  const sin = Math.sin(direction)
  const turned = points.map(([x, y]): Metres => [x * cos + y * sin, y * cos - x * sin])
  const back = (u: number, v: number): Metres => [u * cos - v * sin, u * sin + v * cos]
  let low = Infinity
  let high = -Infinity
  for (const [, v] of turned) {
    low = Math.min(low, v - cell / 2)
    high = Math.max(high, v + cell / 2)
  }
  const count = Math.max(1, Math.ceil((high - low - across) / distance) + 1)
  const start = (low + high - (count - 1) * distance) / 2
  const reach = Array.from({ length: count }, (): number[] => [])
  for (const [u, v] of turned) {
    const first = Math.max(0, Math.ceil((v - across / 2 - start) / distance))
    const last = Math.min(count - 1, Math.floor((v + across / 2 - start) / distance))
    for (let line = first; line <= last; line++) reach[line]!.push(u)
  }
  // The drone flies on between two parts of a line, unless they are far apart.
  const longest = 3 * along
  return reach.flatMap((us, at) => {
    us.sort((a, b) => a - b)
    const parts: [number, number][] = []
    for (const u of us) {
      const part = parts.at(-1)
      if (part && u - part[1] <= longest) part[1] = u
      else parts.push([u, u])
    }
    const v = start + at * distance
    const flown = parts.map(([from, to]): [Metres, Metres] => [back(from - photos, v), back(to + photos, v)])
    return at % 2 === 0 ? flown : flown.toReversed().map(([from, to]): [Metres, Metres] => [to, from])
  })
}

/** Orders the groups: the nearest one follows, from its first or its last line. */
function inShortOrder(flights: [Metres, Metres][][]): [Metres, Metres][] {
  const rest = flights.filter(({ length }) => length > 0)
  const flown: [Metres, Metres][] = []
  while (rest.length > 0) {
    const at = flown.at(-1)?.[1]
    const choices = rest.flatMap((flight, index) => {
      const reversed = flight.toReversed().map(([from, to]): [Metres, Metres] => [to, from])
      return [flight, reversed].map((lines) => ({ index, lines, metres: at ? lengthOf([at, lines[0]![0]]) : 0 }))
    })
    const next = choices.reduce((best, choice) => (choice.metres < best.metres ? choice : best))
    flown.push(...next.lines)
    rest.splice(next.index, 1)
  }
  return flown
}

export const lengthOf = ([[x0, y0], [x1, y1]]: readonly [Metres, Metres]): number => Math.hypot(x1 - x0, y1 - y0)
