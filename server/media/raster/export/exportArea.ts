// The part of a raster that is downloaded: in pixels for its values, in Web Mercator for its colours.
import type { MultiPolygon, Polygon } from 'geojson'
import { copiesOn, mercatorBounds, mercatorXIn } from '../antimeridian'
import { pixelAt, type ControlGrid } from '../controlGrid'
import type { Point } from '../import/surfaceFit'
import { groundScale, mercatorY, type Bounds } from '../mercator'
import type { RasterInfo } from '../rasterInfo'
import type { PixelWindow } from '../tiff/cog'

/** A box in degrees, whose west is greater than its east across the antimeridian, or an outline. */
export type ExportArea = { bounds: Bounds } | { outline: Polygon | MultiPolygon }

export interface PixelArea {
  /** In pixels of the full resolution. */
  window: PixelWindow
  /** Outline in the same pixels; without one, the window is complete. */
  rings?: Point[][]
}

export interface MapArea {
  /** Web Mercator metres, continuous across the antimeridian. */
  bounds: Bounds
  width: number
  height: number
  /** Outline in pixels of the area, from its upper left corner. */
  rings?: Point[][]
}

const EDGE_STEPS = 32
/** Pixels by which the control grid may be off. */
const TOLERANCE = 0.01

/** Undefined when the raster has no pixels there. */
export function pixelArea(
  controlGrid: ControlGrid,
  full: { width: number; height: number },
  area: ExportArea,
): PixelArea | undefined {
  if ('outline' in area) {
    const rings = mercatorRings(controlGrid, area.outline).map((ring) => ring.map((at) => pixelOn(controlGrid, at)))
    const window = windowOf(rings.flat(), full)
    return window && { window, rings }
  }
  const parts = partsOn(controlGrid.bounds, mercatorBounds(area.bounds))
  const window = windowOf(
    parts.flatMap(edgeOf).map((at) => pixelOn(controlGrid, at)),
    full,
  )
  return window && { window }
}

/** The area on the map at the resolution of the raster, or coarser where a limit demands it. */
export function mapArea(
  controlGrid: ControlGrid,
  { bounds, gsd }: Pick<RasterInfo, 'bounds' | 'gsd'>,
  area: ExportArea | undefined,
  limit: { pixels: number } | { side: number },
): MapArea | undefined {
  const all = mercatorBounds(bounds)
  const outline = area && 'outline' in area ? mercatorRings(controlGrid, area.outline) : undefined
  const asked = area && 'bounds' in area ? mercatorBounds(area.bounds) : all
  const within = outline ? extentOf(outline.flat()) : asked
  const found = within && extentOf(partsOn(all, within).flatMap(edgeOf))
  if (!found) return undefined
  const [west, south, east, north] = found
  const { east: eastScale, north: northScale } = groundScale((south + north) / 2)
  const native = gsd / Math.sqrt(eastScale * northScale)
  const across = east - west
  const down = north - south
  const coarsest = 'side' in limit ? Math.max(across, down) / limit.side : Math.sqrt((across * down) / limit.pixels)
  const pixel = Math.max(native, coarsest)
  const width = Math.max(1, Math.round(across / pixel))
  const height = Math.max(1, Math.round(down / pixel))
  return {
    bounds: [west, north - height * pixel, west + width * pixel, north],
    width,
    height,
    ...(outline && {
      rings: outline.map((ring) => ring.map(([x, y]): Point => [(x - west) / pixel, (north - y) / pixel])),
    }),
  }
}

function mercatorRings({ bounds }: ControlGrid, outline: Polygon | MultiPolygon): Point[][] {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates
  return polygons
    .flat()
    .map((ring) => ring.map(([long = NaN, lat = NaN]): Point => [mercatorXIn(bounds, long), mercatorY(lat)]))
}

/** What `asked` and its copies one world away have in common with `all`. */
function partsOn(all: Bounds, asked: Bounds): Bounds[] {
  return copiesOn(all, asked)
    .map(([west, south, east, north]): Bounds => [
      Math.max(west, all[0]),
      Math.max(south, all[1]),
      Math.min(east, all[2]),
      Math.min(north, all[3]),
    ])
    .filter(([west, south, east, north]) => west < east && south < north)
}

/** Points along the edge, because straight lines on the map are not straight in the raster. */
function edgeOf([west, south, east, north]: Bounds): Point[] {
  return Array.from({ length: EDGE_STEPS + 1 }, (_, step) => step / EDGE_STEPS).flatMap((t): Point[] => {
    const x = west + (east - west) * t
    const y = south + (north - south) * t
    return [
      [x, south],
      [x, north],
      [west, y],
      [east, y],
    ]
  })
}

function pixelOn(controlGrid: ControlGrid, [x, y]: Point): Point {
  const out: Point = [NaN, NaN]
  pixelAt(controlGrid, x, y, out)
  return out
}

function extentOf(points: Point[]): Bounds | undefined {
  const finite = points.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (const [x, y] of finite) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return west < east && south < north ? [west, south, east, north] : undefined
}

function windowOf(points: Point[], { width, height }: { width: number; height: number }): PixelWindow | undefined {
  const [left, top, right, bottom] = extentOf(points) ?? [0, 0, 0, 0]
  const window = {
    left: Math.max(0, Math.floor(left + TOLERANCE)),
    top: Math.max(0, Math.floor(top + TOLERANCE)),
    right: Math.min(width, Math.ceil(right - TOLERANCE)),
    bottom: Math.min(height, Math.ceil(bottom - TOLERANCE)),
  }
  return window.left < window.right && window.top < window.bottom ? window : undefined
}
