// Coordinate grid of a page: lines inside the map frame, and their labels at its edges.
import proj4 from 'proj4'
import type { CoordinateFormat } from '../controls/coordinates'
import { utmProjection, utmZone } from '../controls/gridPosition'
import type { Position } from '../scene'
import type { PaperMap, Point } from './printScale'

export type Side = 'top' | 'bottom' | 'left' | 'right'

export interface GridLabel {
  text: string
  /** On the edge of the frame. */
  at: Point
  side: Side
}

export interface PrintGrid {
  /** In mm from the upper left corner of the frame. */
  lines: Point[][]
  labels: GridLabel[]
  /** The UTM zone of the lines, such as `31N`; undefined for lines of latitude and longitude. */
  zone: string | undefined
  /** Distance of two lines: metres with a zone, degrees otherwise. */
  step: number
}

type Axis = 0 | 1
type Values = [across: number, up: number]

interface GridSystem {
  forward: (at: Position) => Values
  inverse: (values: Values) => Position
  /** Distances of lines that are allowed, ascending. */
  steps: readonly number[]
  label: (value: number, axis: Axis, step: number) => string
  zone?: string
}

/** A zone is six degrees wide. Beyond the next one, lines of UTM bend too much to be read. */
const MAX_UTM_DEGREES = 12
const SAMPLES = 24
/** Points of an edge at which the extent of the map is measured. */
const EDGE_SAMPLES = 8
const MAX_LINES = 60

/** @param leastMm the smallest distance of two lines */
export function printGridOf(map: PaperMap, format: CoordinateFormat, leastMm: number): PrintGrid {
  const edge = edgeOf(map).map(map.toGround)
  const system = systemFor(edge, map.toGround(middleOf(map)), format)
  const extent = edge.map(system.forward)
  const step = stepOf(map, system, leastMm)
  const lines: Point[][] = []
  const labels: GridLabel[] = []
  for (const axis of [0, 1] as const) {
    const other = axis === 0 ? 1 : 0
    const along = extent.map((values) => values[other])
    const from = Math.min(...along)
    const length = Math.max(...along) - from
    for (const value of multiplesIn(
      extent.map((values) => values[axis]),
      step,
    )) {
      const points = Array.from({ length: SAMPLES + 1 }, (_, index): Point => {
        const position = from + (length * index) / SAMPLES
        return map.toPaper(system.inverse(axis === 0 ? [value, position] : [position, value]))
      })
      for (const line of clipped(points, map)) {
        lines.push(line)
        const text = system.label(value, axis, step)
        for (const at of [line[0], line.at(-1)]) {
          const side = at && sideOf(at, map)
          if (side) labels.push({ text, at, side })
        }
      }
    }
  }
  return { lines, labels, zone: system.zone, step }
}

function systemFor(edge: readonly Position[], middle: Position, format: CoordinateFormat): GridSystem {
  const zone = utmZone(middle)
  const longs = edge.map(([long]) => long)
  const isNarrow = Math.max(...longs) - Math.min(...longs) <= MAX_UTM_DEGREES
  const isOnGrid = edge.every((at) => utmZone(at) !== undefined)
  if ((format === 'utm' || format === 'mgrs') && zone !== undefined && isNarrow && isOnGrid) {
    return utmSystem(zone, middle[1] < 0)
  }
  return format === 'dms' ? DMS : DECIMAL
}

const METRE_STEPS = Array.from({ length: 7 }, (_, digits) => [1, 2, 5].map((count) => count * 10 ** digits)).flat()

function utmSystem(zone: number, isSouth: boolean): GridSystem {
  const projection = proj4(utmProjection(zone, isSouth))
  return {
    forward: ([long, lat]) => projection.forward<Values>([long, lat]),
    inverse: (values) => projection.inverse<Position>(values),
    steps: METRE_STEPS,
    label: (value, axis) => `${grouped(value)} ${axis === 0 ? 'E' : 'N'}`,
    zone: `${zone}${isSouth ? 'S' : 'N'}`,
  }
}

/** `629000` -> `629 000`, as on maps of surveys. */
const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ')

const DEGREE_STEPS = [10, 15, 30, 45, 90]
const degrees = {
  forward: ([long, lat]: Position): Values => [long, lat],
  inverse: ([long, lat]: Values): Position => [long, lat],
}

const DECIMAL: GridSystem = {
  ...degrees,
  steps: [
    ...[-5, -4, -3, -2, -1, 0].flatMap((power) => [1, 2, 5].map((count) => count * 10 ** power)),
    ...DEGREE_STEPS,
  ],
  label: (value, axis, step) => {
    const digits = step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9)
    return `${Math.abs(onGlobe(value, axis)).toFixed(digits)}°${hemisphere(value, axis)}`
  },
}

const SECONDS = [1, 2, 5, 10, 15, 30]
const DMS: GridSystem = {
  ...degrees,
  steps: [
    ...[0.1, 0.2, 0.5, ...SECONDS].map((seconds) => seconds / 3600),
    ...SECONDS.map((minutes) => minutes / 60),
    1,
    2,
    5,
    ...DEGREE_STEPS,
  ],
  label: (value, axis, step) => {
    const tenths = Math.round(Math.abs(onGlobe(value, axis)) * 36_000)
    const minutes = Math.floor(tenths / 600) % 60
    const seconds = (tenths % 600) / 10
    const parts = [`${Math.floor(tenths / 36_000)}°`]
    if (step < 1) parts.push(`${String(minutes).padStart(2, '0')}'`)
    if (step < 1 / 60 - 1e-12)
      parts.push(`${step < 1 / 3600 - 1e-12 ? seconds.toFixed(1) : String(Math.round(seconds))}"`)
    return `${parts.join('')}${hemisphere(value, axis)}`
  },
}

const onGlobe = (value: number, axis: Axis): number => (axis === 0 && Math.abs(value) > 180 ? wrapped(value) : value)
const wrapped = (long: number): number => ((((long + 180) % 360) + 360) % 360) - 180

function hemisphere(value: number, axis: Axis): string {
  const shown = onGlobe(value, axis)
  if (Math.abs(shown) < 1e-9 || Math.abs(shown) === 180) return ''
  return axis === 0 ? (shown > 0 ? ' E' : ' W') : shown > 0 ? ' N' : ' S'
}

/** The smallest allowed step at which neither kind of line is closer than `leastMm` in the middle of the map. */
function stepOf(map: PaperMap, { forward, steps }: GridSystem, leastMm: number): number {
  const middle = middleOf(map)
  const at = forward(map.toGround(middle))
  const right = forward(map.toGround({ x: middle.x + 1, y: middle.y }))
  const down = forward(map.toGround({ x: middle.x, y: middle.y + 1 }))
  const perMm = ([0, 1] as const).map((axis) => Math.hypot(right[axis] - at[axis], down[axis] - at[axis]))
  const least = Math.max(...perMm) * leastMm
  return steps.find((step) => step >= least) ?? steps.at(-1) ?? least
}

function multiplesIn(values: readonly number[], step: number): number[] {
  const first = Math.ceil(Math.min(...values) / step - 1e-9)
  const count = Math.floor(Math.max(...values) / step + 1e-9) - first + 1
  return Array.from({ length: Math.min(Math.max(count, 0), MAX_LINES) }, (_, index) => (first + index) * step)
}

const middleOf = ({ frame }: PaperMap): Point => ({ x: frame.width / 2, y: frame.height / 2 })

function edgeOf({ frame: { width, height } }: PaperMap): Point[] {
  return Array.from({ length: EDGE_SAMPLES + 1 }, (_, index) => index / EDGE_SAMPLES).flatMap((share) => [
    { x: share * width, y: 0 },
    { x: share * width, y: height },
    { x: 0, y: share * height },
    { x: width, y: share * height },
  ])
}

/** The parts of a line that are inside the frame. */
function clipped(points: readonly Point[], map: PaperMap): Point[][] {
  const runs: Point[][] = []
  let run: Point[] = []
  points.slice(1).forEach((to, index) => {
    const from = points[index]
    const inside = from && clipSegment(from, to, map)
    if (!inside) return
    const [start, end] = inside
    const last = run.at(-1)
    if (!last || Math.hypot(last.x - start.x, last.y - start.y) > 1e-6) {
      run = [start]
      runs.push(run)
    }
    run.push(end)
  })
  return runs
}

/** Cuts a segment at the edges of the frame (Liang and Barsky). */
function clipSegment(from: Point, to: Point, { frame }: PaperMap): [Point, Point] | undefined {
  const across = to.x - from.x
  const down = to.y - from.y
  const edges: [direction: number, distance: number][] = [
    [-across, from.x],
    [across, frame.width - from.x],
    [-down, from.y],
    [down, frame.height - from.y],
  ]
  let start = 0
  let end = 1
  for (const [direction, distance] of edges) {
    if (direction === 0 && distance < 0) return undefined
    if (direction < 0) start = Math.max(start, distance / direction)
    if (direction > 0) end = Math.min(end, distance / direction)
  }
  if (start >= end) return undefined
  const at = (share: number): Point => ({ x: from.x + share * across, y: from.y + share * down })
  return [at(start), at(end)]
}

const NEAR_MM = 0.01

function sideOf({ x, y }: Point, { frame }: PaperMap): Side | undefined {
  if (y < NEAR_MM) return 'top'
  if (y > frame.height - NEAR_MM) return 'bottom'
  if (x < NEAR_MM) return 'left'
  return x > frame.width - NEAR_MM ? 'right' : undefined
}
