/**
 * Lines that a drone flies to photograph the gaps: parallel lines for each group of gaps that lie near each other, in the
 * direction with the shortest flight.
 */
import type { CellArea } from './cellAreas'
import type { Grid } from './coverageGrid'
import type { Metres } from '../../../geometry/localFrame'

export interface LineSpacing {
  /** Ground length of a photo across and along the direction of flight, in metres. */
  across: number
  along: number
  /** Metres between lines and between photos of a line. */
  lines: number
  photos: number
}

export interface GapLines {
  lines: [from: Metres, to: Metres][]
  /** Gaps too small to fly for. */
  ignored: number
}

/** Of a photo's ground area. Smaller gaps are within the uncertainty of the photos' areas. */
const SMALLEST_GAP = 0.005
const DIRECTIONS = 36
/** Cells of a group that the choice of its direction looks at. */
const SAMPLE = 1500
/** Metres of flight that a turn costs. */
const TURN = 20

export function gapLines(grid: Grid, gaps: readonly CellArea[], spacing: LineSpacing): GapLines {
  const smallest = (SMALLEST_GAP * spacing.across * spacing.along) / grid.cell ** 2
  const worthwhile = gaps.filter(({ cells }) => cells.length >= smallest)
  const groups = groupsOf(worthwhile, Math.max(spacing.across, spacing.along))
  const middle = (cell: number): Metres => [
    grid.west + ((cell % grid.columns) + 0.5) * grid.cell,
    grid.south + (Math.floor(cell / grid.columns) + 0.5) * grid.cell,
  ]
  const flights = groups.map((group) => {
    const points = group.flatMap(({ cells }) => cells.map(middle))
    return linesAt(points, bestDirection(points, grid.cell, spacing), grid.cell, spacing)
  })
  return { lines: inShortOrder(flights), ignored: gaps.length - worthwhile.length }
}

/** Gaps whose boxes are nearer than a photo are flown together. */
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
  ...([Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])] as const),
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

/** Lines in a direction, counter-clockwise from east, back and forth. */
function linesAt(
  points: readonly Metres[],
  direction: number,
  cell: number,
  { across, along, lines: distance, photos }: LineSpacing,
): [Metres, Metres][] {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const turned = points.map(([x, y]): Metres => [x * cos + y * sin, y * cos - x * sin])
  const back = (u: number, v: number): Metres => [u * cos - v * sin, u * sin + v * cos]
  let [low, high] = [Infinity, -Infinity]
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
  // A gap between two parts of a line is flown over unless it is long.
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

/** The next group is the nearest one, from its first or its last line. */
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
