/** Visits the pixels of a raster inside a polygon, each with its ground area. */
import type { Polygon } from 'geojson'
import { crossingsAt } from '../../../geometry/crossingsAt'
import type { BlockCache } from './runtime/blockCache'
import { readWindow, type CogLevel, type PixelWindow } from './tiff/cog'
import { pixelAt, type ControlGrid } from './controlGrid'
import { mercatorXIn } from './antimeridian'
import { groundScale, mercatorY } from './mercator'
import type { OpenRaster } from './render/render'
import { fitPolynomial, type Point } from './import/surfaceFit'
import type { Samples } from './samples'
import { isData } from './validity'

/** Larger areas are measured on an overview. */
const MAX_PIXELS = 16_000_000
const ROWS_PER_READ = 256

/** `area` in square metres; `pixel` and `line` are the pixel's centre in full resolution. */
export type PixelVisitor = (value: number, area: number, pixel: number, line: number) => void

/** Visits the pixels of `band` (from 0) with data whose centre is inside. */
export async function visitPolygon(
  raster: OpenRaster,
  polygon: Polygon,
  band: number,
  cache: BlockCache,
  visit: PixelVisitor,
): Promise<void> {
  const { cog, controlGrid, info } = raster
  const rings = polygon.coordinates.map((ring) =>
    ring.map(([long = NaN, lat = NaN]) => pixelOf(controlGrid, long, lat)),
  )
  const extent = extentOf(rings.flat(), cog.levels[0])
  if (!extent) return
  const level = levelFor(cog.levels, (extent.right - extent.left) * (extent.bottom - extent.top))
  const shrinkX = level.width / cog.levels[0].width
  const shrinkY = level.height / cog.levels[0].height
  const areaAt = groundArea(controlGrid, polygon)
  const left = Math.floor(extent.left * shrinkX)
  const right = Math.min(level.width, Math.ceil(extent.right * shrinkX))
  const last = Math.min(level.height, Math.ceil(extent.bottom * shrinkY))
  for (let top = Math.floor(extent.top * shrinkY); top < last; top += ROWS_PER_READ) {
    const bottom = Math.min(last, top + ROWS_PER_READ)
    const pixels = await readWindow(cog, level, { left, top, right, bottom }, cache)
    for (let y = top; y < bottom; y++) {
      const line = (y + 0.5) / shrinkY
      const crossings = crossingsAt(rings, line).map((pixel) => pixel * shrinkX)
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const to = Math.min(right - 1, Math.ceil(crossings[pair + 1]! - 0.5) - 1)
        for (let x = Math.max(left, Math.ceil(crossings[pair]! - 0.5)); x <= to; x++) {
          const at = ((y - top) * (right - left) + (x - left)) * cog.samples
          if (info.hasAlpha && pixels[at + cog.samples - 1] === 0) continue
          const value = pixels[at + band]!
          if (!isData(value, cog.nodata)) continue
          const pixel = (x + 0.5) / shrinkX
          visit(value, areaAt(pixel, line) / (shrinkX * shrinkY), pixel, line)
        }
      }
    }
  }
}

/** Sets all samples of the pixels of a window whose centre is outside the rings, which are in pixels too. */
export function clearOutside(
  values: Samples,
  samples: number,
  { left, top, right, bottom }: PixelWindow,
  rings: Point[][],
  fill: number,
): void {
  const clamp = (edge: number) => Math.max(left, Math.min(right, Math.ceil(edge - 0.5)))
  for (let y = top; y < bottom; y++) {
    const row = (y - top) * (right - left) - left
    const clear = (from: number, to: number) => values.fill(fill, (row + from) * samples, (row + to) * samples)
    const crossings = crossingsAt(rings, y + 0.5)
    let cleared = left
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = clamp(crossings[pair]!)
      const to = clamp(crossings[pair + 1]!)
      if (from > cleared) clear(cleared, from)
      cleared = Math.max(cleared, to)
    }
    if (right > cleared) clear(cleared, right)
  }
}

/** Full-resolution pixel at a position. */
export function pixelOf(controlGrid: ControlGrid, long: number, lat: number): Point {
  const out: Point = [NaN, NaN]
  pixelAt(controlGrid, mercatorXIn(controlGrid.bounds, long), mercatorY(lat), out)
  return out
}

function extentOf(points: Point[], full: CogLevel) {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))
  const xs = points.map(([x]) => clamp(x, full.width))
  const ys = points.map(([, y]) => clamp(y, full.height))
  const extent = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  return extent.right > extent.left && extent.bottom > extent.top ? extent : undefined
}

function levelFor(levels: OpenRaster['cog']['levels'], pixels: number): CogLevel {
  const fits = levels.find(({ width, height }) => {
    const share = (width * height) / (levels[0].width * levels[0].height)
    return pixels * share <= MAX_PIXELS
  })
  return fits ?? levels.at(-1) ?? levels[0]
}

/** Ground area of a full-resolution pixel on the WGS 84 ellipsoid, as a plane fitted to four points of the polygon. */
function groundArea(controlGrid: ControlGrid, polygon: Polygon): (pixel: number, line: number) => number {
  const xOf = (long: number) => mercatorXIn(controlGrid.bounds, long)
  const places = polygon.coordinates.flat().map(([long = NaN, lat = NaN]): Point => [xOf(long), mercatorY(lat)])
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  const corners = [Math.min(...xs), Math.max(...xs)].flatMap((x) =>
    [Math.min(...ys), Math.max(...ys)].map((y): Point => [x, y]),
  )
  const areas = corners.map(([x, y]) => areaNear(controlGrid, x, y))
  const pixels = corners.map(([x, y]): Point => {
    const out: Point = [NaN, NaN]
    pixelAt(controlGrid, x, y, out)
    return out
  })
  const plane = fitPolynomial(
    pixels,
    areas.map((area): Point => [area, 0]),
    1,
  )
  const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length
  return plane ? (pixel, line) => plane(pixel, line)[0] : () => mean
}

function areaNear(controlGrid: ControlGrid, x: number, y: number): number {
  const half = (controlGrid.bounds[2] - controlGrid.bounds[0]) / (controlGrid.size - 1) / 2
  const east: Point = [0, 0]
  const west: Point = [0, 0]
  const north: Point = [0, 0]
  const south: Point = [0, 0]
  pixelAt(controlGrid, x + half, y, east)
  pixelAt(controlGrid, x - half, y, west)
  pixelAt(controlGrid, x, y + half, north)
  pixelAt(controlGrid, x, y - half, south)
  const pixels = Math.abs((east[0] - west[0]) * (north[1] - south[1]) - (north[0] - south[0]) * (east[1] - west[1]))
  const scale = groundScale(y)
  return ((2 * half) ** 2 / pixels) * scale.east * scale.north
}
