/**
 * How well photos cover an area: how many see each cell of a grid, and where too few do.
 *
 * Time and memory depend on the number of photos and on a grid of limited size.
 */
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { cellAreas, type CellArea } from './cellAreas'
import { cellsInside, countCoverage, gridFor, type Extent, type Grid } from './coverageGrid'
import { hullOf } from './hull'
import type { GroundGrid } from '../../../../geometry/groundGrid'
import { isAboveGround, reliefAround, seesGround } from '../../../../geometry/relief'
import { localFrame, type LocalFrame, type Metres } from '../../../../geometry/localFrame'

/** Corners of footprints: latitude and longitude of the four corners of each photo. */
export type FootprintPage = Float64Array

/** Where the camera of a photo was, and the ground that hides some of its area. */
export interface CoverageCamera {
  lat: number
  long: number
  /** Metres above the take-off point. */
  height: number
  /** Height of the take-off point in the datum of the grid. */
  takeOff: number
  /** Index of its grid. */
  grid: number
}

export interface CoverageRequest {
  pages: readonly FootprintPage[]
  /** For each footprint of each page; undefined on flat ground. */
  cameras?: readonly (readonly (CoverageCamera | undefined)[])[]
  grids?: readonly GroundGrid[]
  /** The default is the convex hull of the footprints. */
  area: Polygon | MultiPolygon | undefined
  /** Cells seen by fewer photos than this are gaps. */
  gapBelow: number
}

export interface CoverageClass {
  /** Number of photos that see these cells; `to` is null without an upper limit. */
  from: number
  to: number | null
  squareMetres: number
  outline: MultiPolygon
}

export interface Coverage {
  /** Origin of the metres of grid and gaps. */
  origin: Origin
  grid: Grid
  outline: MultiPolygon
  squareMetres: number
  /** Square metres seen by at least one photo. */
  covered: number
  /** Square metres seen by fewer than 2, 3 and 5 photos. */
  fewerThan: { photos: number; squareMetres: number }[]
  classes: CoverageClass[]
  gaps: { squareMetres: number; areas: CellArea[]; outline: MultiPolygon }
}

export interface Origin {
  lat: number
  long: number
}

/** Numbers per footprint. */
const CORNERS = 8
/** Beyond this extent, the errors of local metres are too large. */
export const MAX_EXTENT_METRES = 50_000
const CLASSES = [
  { from: 0, to: 0 },
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: 4 },
  { from: 5, to: null },
] as const
const THRESHOLDS = [2, 3, 5]
/** Decimals of a degree; about a centimetre. */
const DIGITS = 7

/** @returns undefined without footprints, `tooFar` if the area is longer than MAX_EXTENT_METRES */
export function computeCoverage(request: CoverageRequest): Coverage | 'tooFar' | undefined {
  const { pages, area, gapBelow } = request
  const first = pages.find(({ length }) => length > 0)
  if (!first) return undefined
  const origin = originOf(first, area)
  const frame = localFrame(origin.lat, origin.long)
  const rings = area ? ringsOf(frame, area) : [hullOfPages(pages, frame)]
  const extent = extentOf(rings.flat())
  if (Math.max(extent[2] - extent[0], extent[3] - extent[1]) > MAX_EXTENT_METRES) return 'tooFar'
  const grid = gridFor(extent, shortSideOf(first, frame))
  const inside = cellsInside(grid, rings)
  const counter = countCoverage(grid)
  for (const [index, page] of pages.entries()) {
    for (let at = 0; at < page.length; at += CORNERS) {
      counter.add(cornersAt(page, at, frame), sightFrom(request, request.cameras?.[index]?.[at / CORNERS], frame))
    }
  }
  const counts = counter.counts()
  const cellArea = grid.cell ** 2
  const below = (photos: number) => {
    let cells = 0
    for (let cell = 0; cell < counts.length; cell++) if (inside[cell] === 1 && counts[cell]! < photos) cells++
    return cells * cellArea
  }
  const areasOf = (from: number, to: number) =>
    cellAreas(grid, (cell) => inside[cell] === 1 && counts[cell]! >= from && counts[cell]! <= to)
  const total = below(Infinity)
  const gaps = areasOf(0, gapBelow - 1)
  return {
    origin,
    grid,
    squareMetres: total,
    covered: total - below(1),
    outline: multiPolygon(
      frame,
      cellAreas(grid, (cell) => inside[cell] === 1),
    ),
    fewerThan: THRESHOLDS.map((photos) => ({ photos, squareMetres: below(photos) })),
    classes: CLASSES.map(({ from, to }) => {
      const areas = areasOf(from, to ?? Infinity)
      return { from, to, squareMetres: cellCount(areas) * cellArea, outline: multiPolygon(frame, areas) }
    }),
    gaps: { squareMetres: cellCount(gaps) * cellArea, areas: gaps, outline: multiPolygon(frame, gaps) },
  }
}

/** Whether a camera sees a place in its area; undefined where nothing can hide it. */
function sightFrom(
  { grids = [] }: CoverageRequest,
  camera: CoverageCamera | undefined,
  frame: LocalFrame,
): ((at: Metres) => boolean) | undefined {
  const grid = camera && grids[camera.grid]
  const relief = grid && reliefAround(grid, camera.takeOff, camera)
  if (!relief || !isAboveGround(relief, camera.height)) return undefined
  const below = frame.toMetres(camera.lat, camera.long)
  return ([x, y]) => seesGround(relief, camera.height, [x - below[0], y - below[1]])
}

const cellCount = (areas: CellArea[]): number => areas.reduce((sum, { cells }) => sum + cells.length, 0)

/** Centred on the area, else on the first photo. */
function originOf(page: FootprintPage, area: Polygon | MultiPolygon | undefined): Origin {
  if (!area) return { lat: page[0]!, long: page[1]! }
  const [[long = 0, lat = 0] = []] = positionsOf(area)
  const near = localFrame(lat, long)
  const [west, south, east, north] = extentOf(ringsOf(near, area).flat())
  return near.toDegrees([(west + east) / 2, (south + north) / 2])
}

const polygonsOf = (area: Polygon | MultiPolygon): Position[][][] =>
  area.type === 'Polygon' ? [area.coordinates] : area.coordinates
const positionsOf = (area: Polygon | MultiPolygon): Position[] => polygonsOf(area).flat(2)

const ringsOf = (frame: LocalFrame, area: Polygon | MultiPolygon): Metres[][] =>
  polygonsOf(area).flatMap((polygon) =>
    polygon.map((ring) => ring.map(([long = 0, lat = 0]) => frame.toMetres(lat, long))),
  )

function cornersAt(page: FootprintPage, at: number, frame: LocalFrame): Metres[] {
  return [0, 2, 4, 6].map((corner) => frame.toMetres(page[at + corner]!, page[at + corner + 1]!))
}

function hullOfPages(pages: readonly FootprintPage[], frame: LocalFrame): Metres[] {
  let hull: Metres[] = []
  for (const page of pages) {
    const points = hull
    for (let at = 0; at < page.length; at += CORNERS) points.push(...cornersAt(page, at, frame))
    hull = hullOf(points)
  }
  return hull
}

function extentOf(points: readonly Metres[]): Extent {
  const extent: Extent = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    extent[0] = Math.min(extent[0], x)
    extent[1] = Math.min(extent[1], y)
    extent[2] = Math.max(extent[2], x)
    extent[3] = Math.max(extent[3], y)
  }
  return extent
}

/** Median of the shorter sides of a page's footprints. */
function shortSideOf(page: FootprintPage, frame: LocalFrame): number {
  const sides: number[] = []
  for (let at = 0; at < page.length; at += CORNERS) {
    const [a, b, c] = cornersAt(page, at, frame)
    sides.push(Math.min(Math.hypot(a![0] - b![0], a![1] - b![1]), Math.hypot(b![0] - c![0], b![1] - c![1])))
  }
  return sides.sort((a, b) => a - b)[Math.floor(sides.length / 2)] ?? 1
}

const multiPolygon = (frame: LocalFrame, areas: CellArea[]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: areas.map(({ rings }) =>
    rings.map((ring) =>
      ring.map((at) => {
        const { lat, long } = frame.toDegrees(at)
        return [Number(long.toFixed(DIGITS)), Number(lat.toFixed(DIGITS))]
      }),
    ),
  ),
})
