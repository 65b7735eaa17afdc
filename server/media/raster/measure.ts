// Measurements on a raster: values, areas, profiles and volumes, in metres on the ground.
import type { LineString, Polygon } from 'geojson'
import { Geodesic } from 'geographiclib-geodesic'
import type { BlockCache } from './runtime/blockCache'
import { readWindow, type CogLevel, type PixelWindow } from './tiff/cog'
import { pixelAt } from './controlGrid'
import { visitCells } from './crossedCells'
import { mercatorXIn } from './antimeridian'
import { mercatorY, toLatLong, type LatLong } from './mercator'
import { pixelOf, visitPolygon } from './polygonPixels'
import type { OpenRaster } from './render/render'
import { fitPolynomial, type Point } from './import/surfaceFit'
import { isData } from './validity'

export interface AreaStatistics {
  /** Square metres with data. */
  area: number
  pixels: number
  min: number
  max: number
  mean: number
  stddev: number
}

export interface ProfilePoint extends LatLong {
  /** Metres from the start of the line, along geodesics between its positions. */
  distance: number
  /** Null where the raster is empty. */
  value: number | null
}

/** `plane` fits the heights along the edge, `lowest` is the lowest of them; a number is a height in metres. */
export type VolumeBase = 'plane' | 'lowest' | number

export interface Volume {
  /** Cubic metres above the base. */
  cut: number
  /** Cubic metres missing below it. */
  fill: number
  /** Square metres. */
  area: number
  /** Height of the base; the mean height of a sloping one. */
  baseHeight: number
}

/** Samples along the edge of a volume. */
const EDGE_SAMPLES = 400

/** Values of all bands at a position, or the number of the class; null for bands without data; undefined where the raster is empty. */
export async function valueAt(
  raster: OpenRaster,
  place: LatLong,
  cache: BlockCache,
): Promise<(number | null)[] | undefined> {
  const { cog, controlGrid, info } = raster
  const [pixel, line] = pixelOf(controlGrid, place.long, place.lat)
  const left = Math.floor(pixel)
  const top = Math.floor(line)
  const [full] = cog.levels
  if (!(left >= 0 && top >= 0 && left < full.width && top < full.height)) return undefined
  const window = { left, top, right: left + 1, bottom: top + 1 }
  if (cog.palette) {
    const { classes } = cog.palette
    const [value] = await readWindow(classes, full, window, cache)
    return value === undefined || value === classes.nodata ? undefined : [value]
  }
  const pixels = await readWindow(cog, full, window, cache)
  if (info.hasAlpha && pixels[cog.samples - 1] === 0) return undefined
  const values = info.bands.map((_, band) => (isData(pixels[band]!, cog.nodata) ? pixels[band]! : null))
  return values.some((value) => value !== null) ? values : undefined
}

/** Statistics of one band (from 1) inside a polygon; undefined when the raster is empty there. */
export async function areaStatistics(
  raster: OpenRaster,
  polygon: Polygon,
  band: number,
  cache: BlockCache,
): Promise<AreaStatistics | undefined> {
  let pixels = 0
  let area = 0
  let min = Infinity
  let max = -Infinity
  let mean = 0
  let squares = 0
  await visitPolygon(raster, polygon, band - 1, cache, (value, ground) => {
    pixels++
    area += ground
    min = Math.min(min, value)
    max = Math.max(max, value)
    const before = value - mean
    mean += before / pixels
    squares += before * (value - mean)
  })
  return pixels === 0 ? undefined : { area, pixels, min, max, mean, stddev: Math.sqrt(squares / pixels) }
}

export interface Profile {
  points: ProfilePoint[]
  /** Undefined when the raster is empty along the line. */
  extremes: Extremes | undefined
}

export interface Extremes {
  /** Of all cells that the line crosses. */
  lowest: number
  highest: number
  /** With data. */
  cells: number
  /** False when the line crosses so many cells that those of a coarser copy of the raster were read. */
  isExact: boolean
}

/** Points of a profile that has no count of its own. */
const MOST_POINTS = 2000
/** Cells that are read for one profile. */
const MOST_CELLS = 1_000_000

/**
 * Values of one band (from 1) at equal distances along a line, and the extremes of the cells that it crosses.
 * @param count of points; undefined for one per cell of the raster, at most 2000
 */
export async function profile(
  raster: OpenRaster,
  line: LineString,
  count: number | undefined,
  band: number,
  cache: BlockCache,
): Promise<Profile> {
  const path = pixelPath(raster, line.coordinates)
  const length = path.reduce((sum, at, index) => sum + (index === 0 ? 0 : pixelsBetween(path[index - 1]!, at)), 0)
  const wanted = count ?? Math.max(2, Math.min(MOST_POINTS, Math.ceil(length) + 1))
  const points: ProfilePoint[] = []
  for (const { at, distance } of alongLine(raster, line.coordinates, wanted)) {
    const place = toLatLong(...at)
    points.push({ ...place, distance, value: await smoothValue(raster, place, band - 1, cache) })
  }
  return { points, extremes: await extremesAlong(raster, path, length, band - 1, cache) }
}

/** The control grid of a raster is bent; between positions this many pixels apart it is straight to a fraction of a pixel. */
const STRAIGHT_PIXELS = 64

/** The line in pixels of full resolution, in short pieces that are straight. */
function pixelPath({ controlGrid }: OpenRaster, coordinates: number[][]): Point[] {
  const mercator = coordinates.map(([long = NaN, lat = NaN]): Point => [
    mercatorXIn(controlGrid.bounds, long),
    mercatorY(lat),
  ])
  const pixel = ([x, y]: Point): Point => {
    const out: Point = [NaN, NaN]
    pixelAt(controlGrid, x, y, out)
    return out
  }
  return mercator.flatMap((to, index) => {
    const from = mercator[index - 1]
    if (!from) return [pixel(to)]
    const pieces = Math.min(
      MOST_PIECES,
      Math.max(1, Math.ceil(pixelsBetween(pixel(from), pixel(to)) / STRAIGHT_PIXELS)),
    )
    return Array.from({ length: pieces }, (_, piece) => {
      const share = (piece + 1) / pieces
      return pixel([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    })
  })
}

/** Of one leg, which may lead far away from the raster. */
const MOST_PIECES = 20_000

const pixelsBetween = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

async function extremesAlong(
  { cog, info }: OpenRaster,
  path: readonly Point[],
  length: number,
  band: number,
  cache: BlockCache,
): Promise<Extremes | undefined> {
  const [full] = cog.levels
  const level = cog.levels.find(({ width }) => (length * width) / full.width <= MOST_CELLS) ?? cog.levels.at(-1) ?? full
  const scaled = path.map(([x, y]): Point => [(x * level.width) / full.width, (y * level.height) / full.height])
  const found: Extremes = { lowest: Infinity, highest: -Infinity, cells: 0, isExact: level === full }
  for (let index = 0; index < scaled.length; index++) {
    const to = scaled[index]!
    const from = scaled[index - 1] ?? to
    const window = windowOf(from, to, level)
    if (!window) continue
    const pixels = await readWindow(cog, level, window, cache)
    const width = window.right - window.left
    visitCells(from, to, (x, y) => {
      if (x < window.left || x >= window.right || y < window.top || y >= window.bottom) return
      // The end of a piece is the start of the next one.
      if (index > 0 && x === Math.floor(from[0]) && y === Math.floor(from[1])) return
      const at = ((y - window.top) * width + x - window.left) * cog.samples
      const value = pixels[at + band]!
      if (!isData(value, cog.nodata) || (info.hasAlpha && pixels[at + cog.samples - 1] === 0)) return
      found.lowest = Math.min(found.lowest, value)
      found.highest = Math.max(found.highest, value)
      found.cells++
    })
  }
  return found.cells === 0 ? undefined : found
}

/** The cells of the raster around a piece of a line; undefined when it is outside. */
function windowOf([x1, y1]: Point, [x2, y2]: Point, { width, height }: CogLevel): PixelWindow | undefined {
  const window = {
    left: Math.max(0, Math.floor(Math.min(x1, x2))),
    top: Math.max(0, Math.floor(Math.min(y1, y2))),
    right: Math.min(width, Math.floor(Math.max(x1, x2)) + 1),
    bottom: Math.min(height, Math.floor(Math.max(y1, y2)) + 1),
  }
  return window.left < window.right && window.top < window.bottom ? window : undefined
}

/** The volume between a surface model and a base; undefined when the surface is empty inside the polygon or along its edge. */
export async function volume(
  raster: OpenRaster,
  polygon: Polygon,
  base: VolumeBase,
  cache: BlockCache,
): Promise<Volume | undefined> {
  const baseAt = typeof base === 'number' ? () => base : await edgeBase(raster, polygon, base, cache)
  if (!baseAt) return undefined
  let cut = 0
  let fill = 0
  let area = 0
  let heights = 0
  await visitPolygon(raster, polygon, 0, cache, (height, ground, pixel, line) => {
    const level = baseAt(pixel, line)
    if (height > level) cut += (height - level) * ground
    else fill += (level - height) * ground
    area += ground
    heights += level * ground
  })
  return area === 0 ? undefined : { cut, fill, area, baseHeight: heights / area }
}

async function edgeBase(
  raster: OpenRaster,
  polygon: Polygon,
  base: 'plane' | 'lowest',
  cache: BlockCache,
): Promise<((pixel: number, line: number) => number) | undefined> {
  const pixels: Point[] = []
  const heights: number[] = []
  for (const { at } of alongLine(raster, polygon.coordinates[0] ?? [], EDGE_SAMPLES)) {
    const place = toLatLong(...at)
    const height = await smoothValue(raster, place, 0, cache)
    if (height === null) continue
    pixels.push(pixelOf(raster.controlGrid, place.long, place.lat))
    heights.push(height)
  }
  if (heights.length === 0) return undefined
  const lowest = Math.min(...heights)
  if (base === 'lowest') return () => lowest
  const plane = fitPolynomial(
    pixels,
    heights.map((height): Point => [height, 0]),
    1,
  )
  return plane ? (pixel, line) => plane(pixel, line)[0] : undefined
}

/** The value interpolated from the four nearest pixels; null when one of them is empty. */
async function smoothValue(
  raster: OpenRaster,
  place: LatLong,
  band: number,
  cache: BlockCache,
): Promise<number | null> {
  const { cog, controlGrid, info } = raster
  const [full] = cog.levels
  const [pixel, line] = pixelOf(controlGrid, place.long, place.lat)
  if (!(pixel >= 0 && line >= 0 && pixel < full.width && line < full.height)) return null
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))
  const x = clamp(pixel - 0.5, full.width - 1)
  const y = clamp(line - 0.5, full.height - 1)
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = Math.min(full.width, left + 2)
  const bottom = Math.min(full.height, top + 2)
  const pixels = await readWindow(cog, full, { left, top, right, bottom }, cache)
  let sum = 0
  for (let corner = 0; corner < 4; corner++) {
    const dx = corner & 1
    const dy = corner >> 1
    const share = (dx ? x - left : 1 - x + left) * (dy ? y - top : 1 - y + top)
    if (share === 0) continue
    const at = (dy * (right - left) + dx) * cog.samples
    const value = pixels[at + band]!
    if (!isData(value, cog.nodata) || (info.hasAlpha && pixels[at + cog.samples - 1] === 0)) return null
    sum += share * value
  }
  return sum
}

interface Step {
  /** Web Mercator metres. */
  at: Point
  /** Metres on the ground from the start. */
  distance: number
}

function alongLine({ controlGrid }: OpenRaster, coordinates: number[][], count: number): Step[] {
  const xOf = (long: number) => mercatorXIn(controlGrid.bounds, long)
  const nodes = coordinates.map(([long = NaN, lat = NaN]): Point => [xOf(long), mercatorY(lat)])
  const starts = [0]
  for (let index = 1; index < nodes.length; index++)
    starts.push(starts[index - 1]! + distance(coordinates[index - 1]!, coordinates[index]!))
  const whole = starts.at(-1) ?? 0
  let leg = 0
  return Array.from({ length: nodes.length === 0 ? 0 : count }, (_, index): Step => {
    const distance = count === 1 ? 0 : (whole * index) / (count - 1)
    while (leg + 2 < nodes.length && starts[leg + 1]! < distance) leg++
    const from = nodes[leg]!
    const to = nodes[leg + 1] ?? from
    const length = (starts[leg + 1] ?? 0) - starts[leg]!
    const share = length > 0 ? Math.min(1, (distance - starts[leg]!) / length) : 0
    return { at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], distance }
  })
}

/** Metres along the geodesic between two [longitude, latitude] positions, as the browser measures it. */
const distance = ([long1 = NaN, lat1 = NaN]: number[], [long2 = NaN, lat2 = NaN]: number[]): number =>
  Geodesic.WGS84.Inverse(lat1, long1, lat2, long2, Geodesic.DISTANCE).s12 ?? NaN
