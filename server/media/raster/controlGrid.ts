/**
 * Control grid: the raster pixel at each point of a regular Web Mercator grid. Computed once at import with GDAL's full
 * support for datums, control points and rotation. Tiles interpolate it and need no coordinate systems.
 */
import { continuous, stepsAcross } from './antimeridian'
import { rasterText } from './messages'
import type { Gdal } from './gdal/gdal'
import type { PixelMapping } from './import/georeference'
import { HALF_WORLD, type Bounds } from './mercator'
import { project } from './gdal/projection'
import { RasterImportError } from './import/rasterImportError'
import type { Point } from './import/surfaceFit'

export interface ControlGrid {
  /** Nodes per side; row 0 is in the north. */
  size: number
  /** Web Mercator metres; beyond the edge of the world where the raster crosses the antimeridian. */
  bounds: Bounds
  pixels: Float64Array
  lines: Float64Array
}

const MIN_SIZE = 65
/** Needed for very large rasters, where the curvature of the projection shows between nodes. */
const MAX_SIZE = 513
const TOLERANCE_PIXELS = 0.1
const EDGE_STEPS = 20
const MARGIN = 1 / 32

export interface Placement {
  controlGrid: ControlGrid
  /** Web Mercator metres, continuous across the antimeridian. */
  bounds: Bounds
  /** Outline of the image, closed, in the same plane. */
  outline: Point[]
  /** Position of the middle pixel and offsets to its right and lower neighbours, in Web Mercator metres. */
  middle: { at: Point; right: Point; down: Point }
}

/** @throws RasterImportError when the raster is outside the map; ProcessFailure */
export async function placeOnMap(
  gdal: Gdal,
  mapping: PixelMapping,
  width: number,
  height: number,
  signal?: AbortSignal,
): Promise<Placement> {
  const inside = steps(EDGE_STEPS).flatMap((v) => steps(EDGE_STEPS).map((u): Point => [u * width, v * height]))
  const edge = ring(width, height)
  const cx = width / 2
  const cy = height / 2
  const middle: Point[] = [
    [cx, cy],
    [cx + 1, cy],
    [cx, cy + 1],
  ]
  const points = [...middle, ...edge, ...inside].map(([pixel, line]) => mapping.toCrs(pixel, line))
  const projected = await project(gdal, points, mapping.crs, 'EPSG:3857', signal)
  const across = stepsAcross(projected.slice(3, 3 + edge.length))
    ? continuous(projected, projected[0] ?? [NaN, NaN])
    : undefined
  const placed = across ?? projected
  const [at = [NaN, NaN], right = at, down = at] = placed
  const bounds = boundsOf(placed.slice(3), across !== undefined)
  if (!bounds || !isFinitePoint(at)) throw new RasterImportError(rasterText('outsideMap'))
  return {
    controlGrid: await buildControlGrid(gdal, across ? onOneSide(mapping, cx, cy) : mapping, bounds, signal),
    bounds,
    outline: placed.slice(3, 3 + edge.length).filter(isFinitePoint),
    middle: { at, right: [right[0] - at[0], right[1] - at[1]], down: [down[0] - at[0], down[1] - at[1]] },
  }
}

const GEOGRAPHIC = /^(COMPOUNDCRS\["[^"]*",\s*)?GEO(G|D)(CRS|CS)\[/

/** GDAL answers longitudes between -180 and 180. The file may continue beyond. */
function onOneSide(mapping: PixelMapping, middlePixel: number, middleLine: number): PixelMapping {
  if (!GEOGRAPHIC.test(mapping.crs)) return mapping
  const [middle] = mapping.toCrs(middlePixel, middleLine)
  return { ...mapping, toPixel: (long, lat) => mapping.toPixel(long + 360 * Math.round((middle - long) / 360), lat) }
}

async function buildControlGrid(
  gdal: Gdal,
  mapping: PixelMapping,
  bounds: Bounds,
  signal?: AbortSignal,
): Promise<ControlGrid> {
  const [west, south, east, north] = bounds
  const marginX = (east - west) * MARGIN
  const marginY = (north - south) * MARGIN
  const wide: Bounds = [west - marginX, south - marginY, east + marginX, north + marginY]
  for (let size = MIN_SIZE; ; size = size * 2 - 1) {
    const nodes = gridPoints(wide, size, 0)
    const probes = gridPoints(wide, size, 0.5).filter((_, index) => index % 17 === 0)
    const pixels = (await project(gdal, [...nodes, ...probes], 'EPSG:3857', mapping.crs, signal)).map(([x, y]) =>
      mapping.toPixel(x, y),
    )
    const controlGrid = controlGridOf(size, wide, pixels.slice(0, nodes.length))
    const error = maxError(controlGrid, probes, pixels.slice(nodes.length))
    if (error <= TOLERANCE_PIXELS || size >= MAX_SIZE) return controlGrid
  }
}

function controlGridOf(size: number, bounds: Bounds, points: Point[]): ControlGrid {
  return {
    size,
    bounds,
    pixels: Float64Array.from(points, ([pixel]) => pixel),
    lines: Float64Array.from(points, ([, line]) => line),
  }
}

function maxError(controlGrid: ControlGrid, places: Point[], exact: Point[]): number {
  const actual: Point = [0, 0]
  let max = 0
  for (const [index, [x, y]] of places.entries()) {
    pixelAt(controlGrid, x, y, actual)
    const [pixel, line] = exact[index] ?? [NaN, NaN]
    const error = Math.hypot(actual[0] - pixel, actual[1] - line)
    if (error > max) max = error
  }
  return max
}

/** Writes the pixel at a Web Mercator position into `out`; NaN where the raster's coordinate system is undefined. */
export function pixelAt({ size, bounds, pixels, lines }: ControlGrid, x: number, y: number, out: Point): void {
  const u = ((x - bounds[0]) / (bounds[2] - bounds[0])) * (size - 1)
  const v = ((bounds[3] - y) / (bounds[3] - bounds[1])) * (size - 1)
  const i = Math.max(0, Math.min(size - 2, Math.floor(u)))
  const j = Math.max(0, Math.min(size - 2, Math.floor(v)))
  const a = u - i
  const b = v - j
  const k = j * size + i
  out[0] = bilinear(pixels, k, size, a, b)
  out[1] = bilinear(lines, k, size, a, b)
}

/** Outside the grid, `a` or `b` is below 0 or above 1, which extrapolates linearly. */
function bilinear(values: Float64Array, k: number, size: number, a: number, b: number): number {
  const upper = values[k]! * (1 - a) + values[k + 1]! * a
  const lower = values[k + size]! * (1 - a) + values[k + size + 1]! * a
  return upper * (1 - b) + lower * b
}

const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count)

function ring(width: number, height: number): Point[] {
  const along = steps(EDGE_STEPS).slice(0, -1)
  return [
    ...along.map((t): Point => [t * width, 0]),
    ...along.map((t): Point => [width, t * height]),
    ...along.map((t): Point => [(1 - t) * width, height]),
    ...along.map((t): Point => [0, (1 - t) * height]),
    [0, 0],
  ]
}

function gridPoints([west, south, east, north]: Bounds, size: number, shift: number): Point[] {
  const cells = size - 1
  const count = shift === 0 ? size : cells
  return Array.from({ length: count * count }, (_, index): Point => {
    const column = (index % count) + shift
    const row = Math.floor(index / count) + shift
    return [west + ((east - west) * column) / cells, north - ((north - south) * row) / cells]
  })
}

function boundsOf(points: Point[], isAcross: boolean): Bounds | undefined {
  const finite = points.filter(isFinitePoint)
  if (finite.length === 0) return undefined
  const onMap = (value: number) => Math.max(-HALF_WORLD, Math.min(HALF_WORLD, value))
  const xs = finite.map(([x]) => (isAcross ? x : onMap(x)))
  const ys = finite.map(([, y]) => onMap(y))
  const bounds: Bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return bounds[0] < bounds[2] && bounds[1] < bounds[3] ? bounds : undefined
}

const isFinitePoint = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y)

const HEADER_NUMBERS = 5

/** Serialises the grid: size, bounds, pixels, lines, all 64-bit little-endian floats. */
export function encodeControlGrid({ size, bounds, pixels, lines }: ControlGrid): Buffer {
  const values = new Float64Array([size, ...bounds, ...pixels, ...lines])
  return Buffer.from(values.buffer)
}

/** @throws Error when the bytes are not a control grid */
export function decodeControlGrid(bytes: Buffer): ControlGrid {
  const values = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const [size = 0, west = 0, south = 0, east = 0, north = 0] = values
  const nodes = size * size
  if (size < 2 || values.length !== HEADER_NUMBERS + 2 * nodes) throw new Error('Not a control grid')
  return {
    size,
    bounds: [west, south, east, north],
    pixels: values.subarray(HEADER_NUMBERS, HEADER_NUMBERS + nodes),
    lines: values.subarray(HEADER_NUMBERS + nodes),
  }
}
