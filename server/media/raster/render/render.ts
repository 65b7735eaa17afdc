/** Renders a styled raster for any rectangle of the map. */
import type { BlockCache } from '../runtime/blockCache'
import type { Cog } from '../tiff/cog'
import { FORMULAS } from '../style/formulas'
import { hillshade } from './hillshade'
import type { ControlGrid } from '../controlGrid'
import { groundScale, type Bounds } from '../mercator'
import type { RasterInfo } from '../rasterInfo'
import type { RasterStyle } from '../style/rasterStyle'
import { REFLECTANCE } from '../samples'
import type { Warped } from './resample'
import { addAlpha, composite, mapped, type Picture } from './colours'
import { warp } from './warp'

/** A raster opened for rendering and measuring. */
export interface OpenRaster {
  cog: Cog
  controlGrid: ControlGrid
  info: Pick<RasterInfo, 'hasAlpha' | 'bands' | 'bounds' | 'gsd'>
}

const HALF_COVERED = 128

/** Like drawRaster, always with alpha. */
export async function renderRaster(
  ...request: Parameters<typeof drawRaster>
): Promise<{ rgba: Uint8Array<ArrayBuffer> } | undefined> {
  const drawn = await drawRaster(...request)
  return drawn && { rgba: drawn.channels === 4 ? drawn.pixels : addAlpha(drawn.pixels) }
}

/** Undefined when the raster is empty in `bounds` (Web Mercator metres). */
export async function drawRaster(
  raster: OpenRaster,
  style: RasterStyle,
  bounds: Bounds,
  width: number,
  height: number,
  cache: BlockCache,
): Promise<Picture | undefined> {
  const source = { cog: raster.cog, controlGrid: raster.controlGrid, hasAlpha: raster.info.hasAlpha }
  // The slope of edge pixels needs their outer neighbours.
  const ring = style.hillshade ? 1 : 0
  const request = {
    bounds: widen(bounds, ring, width, height),
    width: width + 2 * ring,
    height: height + 2 * ring,
    resampling: style.resampling,
    bands: bandsOf(raster, style),
  }
  const warped = await warp(source, request, cache)
  if (!warped) return undefined
  if (style.hillshade) return shaded(raster, style, bounds, width, height, warped)
  if (style.formula === undefined && style.bands.length === 3) return composite(style, warped)
  return mapped(style, valuesOf(raster, style, warped), warped)
}

/** Indexes of the bands that the style shows. */
function bandsOf({ info }: OpenRaster, { formula, bands }: RasterStyle): number[] {
  if (formula === undefined) return bands.map((band) => band - 1)
  return FORMULAS[formula].needs.map((role) => info.bands.findIndex((band) => band.role === role))
}

function widen([west, south, east, north]: Bounds, ring: number, width: number, height: number): Bounds {
  const x = ((east - west) / width) * ring
  const y = ((north - south) / height) * ring
  return [west - x, south - y, east + x, north + y]
}

/** One value per pixel, from the band or the formula; NaN where empty. */
function valuesOf({ cog }: OpenRaster, style: RasterStyle, { values, coverage, isFull }: Warped): Float32Array {
  if (style.formula === undefined) {
    const single = values instanceof Float32Array ? values : Float32Array.from(values)
    if (!isFull) for (let at = 0; at < single.length; at++) if (coverage[at] === 0) single[at] = NaN
    return single
  }
  const out = new Float32Array(coverage.length)
  const { needs, compute } = FORMULAS[style.formula]
  const scale = REFLECTANCE[cog.type]
  const given = new Float64Array(needs.length)
  for (let at = 0; at < out.length; at++) {
    for (let index = 0; index < given.length; index++) given[index] = values[at * given.length + index]! * scale
    out[at] = coverage[at] === 0 ? NaN : compute(given)
  }
  return out
}

/** Colours of the heights, shaded by the slopes. */
function shaded(
  raster: OpenRaster,
  style: RasterStyle,
  bounds: Bounds,
  width: number,
  height: number,
  warped: Warped,
): Picture {
  const heights = valuesOf(raster, style, warped)
  for (let at = 0; at < heights.length; at++) if (warped.coverage[at]! < HALF_COVERED) heights[at] = NaN
  const scale = groundScale((bounds[1] + bounds[3]) / 2)
  const east = ((bounds[2] - bounds[0]) / width) * scale.east
  const north = ((bounds[3] - bounds[1]) / height) * scale.north
  const shades = hillshade(heights, width, height, east, north)
  const inner = new Float32Array(width * height)
  const coverage = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * (width + 2) + 1
    inner.set(heights.subarray(from, from + width), y * width)
    coverage.set(warped.coverage.subarray(from, from + width), y * width)
  }
  const coloured = mapped(style, inner, { coverage, isFull: warped.isFull })
  const { pixels, channels } = coloured
  for (let at = 0; at < shades.length; at++) {
    for (let channel = at * channels; channel < at * channels + 3; channel++) {
      pixels[channel] = (pixels[channel]! * shades[at]!) / 255
    }
  }
  return coloured
}
