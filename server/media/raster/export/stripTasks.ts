// The work of raster threads for a download: one strip of pixels at a time, so that map tiles are not delayed.
import type { Point } from '../import/surfaceFit'
import type { Bounds } from '../mercator'
import { clearOutside } from '../polygonPixels'
import { renderRaster, type OpenRaster } from '../render/render'
import { warp } from '../render/warp'
import type { BlockCache } from '../runtime/blockCache'
import { newSamples, type Samples } from '../samples'
import type { RasterStyle } from '../style/rasterStyle'
import { readWindow, type PixelWindow } from '../tiff/cog'

/** What marks the pixels outside an outline: a value in all samples, or an alpha band that is added. */
export type OutsideMark = { fill: number } | 'alpha'

export interface ValueStrip {
  window: PixelWindow
  /** In pixels of the raster. */
  outside?: { rings: Point[][]; mark: OutsideMark }
}

export interface ColourStrip {
  style: RasterStyle
  /** Of the strip, in Web Mercator metres. */
  bounds: Bounds
  width: number
  height: number
  /** First row of the strip in the area. */
  top: number
  /** In pixels of the area. */
  rings?: Point[][]
}

/** Values as the COG stores them: of a palette, the numbers of the classes. */
export async function readValues(
  { cog }: OpenRaster,
  { window, outside }: ValueStrip,
  cache: BlockCache,
): Promise<Samples> {
  const source = cog.palette?.classes ?? cog
  const values = await readWindow(source, source.levels[0], window, cache)
  if (!outside) return values
  const { rings, mark } = outside
  if (mark !== 'alpha') {
    clearOutside(values, source.samples, window, rings, mark.fill)
    return values
  }
  const wider = withAlpha(values, source.samples)
  clearOutside(wider, source.samples + 1, window, rings, 0)
  return wider
}

/** Red, green, blue and alpha, as map tiles show them. */
export async function drawColours(
  raster: OpenRaster,
  { style, bounds, width, height, top, rings }: ColourStrip,
  cache: BlockCache,
): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = await renderRaster(raster, style, bounds, width, height, cache)
  const rgba = rendered?.rgba ?? new Uint8Array(width * height * 4)
  if (rings) clearOutside(rgba, 4, { left: 0, top, right: width, bottom: top + height }, rings, 0)
  return rgba
}

/** Web Mercator metres and pixels. */
export interface HeightStrip {
  bounds: Bounds
  width: number
  height: number
}

/** Values of the first band on the map, row by row; NaN where the raster is empty. */
export async function readHeights(
  { cog, controlGrid, info }: OpenRaster,
  strip: HeightStrip,
  cache: BlockCache,
): Promise<Float32Array<ArrayBuffer>> {
  const source = { cog, controlGrid, hasAlpha: info.hasAlpha }
  const warped = await warp(source, { ...strip, resampling: 'bilinear', bands: [0] }, cache)
  const heights = new Float32Array(strip.width * strip.height).fill(NaN)
  if (!warped) return heights
  for (let at = 0; at < heights.length; at++) if (warped.coverage[at]! >= HALF_COVERED) heights[at] = warped.values[at]!
  return heights
}

const HALF_COVERED = 128

function withAlpha(values: Samples, samples: number): Samples {
  const type = values instanceof Uint8Array ? 'uint8' : 'uint16'
  const pixels = values.length / samples
  const out = newSamples(type, pixels * (samples + 1)).fill(type === 'uint8' ? 255 : 65_535)
  for (let pixel = 0; pixel < pixels; pixel++) {
    out.set(values.subarray(pixel * samples, (pixel + 1) * samples), pixel * (samples + 1))
  }
  return out
}
