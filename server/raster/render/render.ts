/** Renders a styled raster for any rectangle of the map. */
import type { BlockCache } from '../runtime/blockCache'
import type { Cog } from '../tiff/cog'
import { colormapTable } from '../style/colormaps'
import { FORMULAS } from '../style/formulas'
import { hillshade } from './hillshade'
import type { ControlGrid } from '../controlGrid'
import { groundScale, type Bounds } from '../mercator'
import type { RasterInfo } from '../rasterInfo'
import type { RasterStyle } from '../style/rasterStyle'
import { REFLECTANCE, type Samples } from '../samples'
import type { Warped } from './resample'
import { warp } from './warp'

/** A raster opened for rendering and measuring. */
export interface OpenRaster {
  cog: Cog
  controlGrid: ControlGrid
  info: Pick<RasterInfo, 'hasAlpha' | 'bands' | 'bounds' | 'gsd'>
}

export interface Rendered {
  /** Red, green, blue and alpha, row by row. */
  rgba: Uint8Array
  opaque: boolean
}

const HALF_COVERED = 128

/** Undefined when the raster is empty in `bounds` (Web Mercator metres). */
export async function renderRaster(
  raster: OpenRaster,
  style: RasterStyle,
  bounds: Bounds,
  width: number,
  height: number,
  cache: BlockCache,
): Promise<Rendered | undefined> {
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
  if (style.formula === undefined && style.bands.length === 3) return composite(raster, style, warped)
  return mapped(style, valuesOf(raster, style, warped), warped.coverage)
}

/** Indexes of the bands that the style shows. */
function bandsOf({ info }: OpenRaster, { formula, bands }: RasterStyle): number[] {
  if (formula === undefined) return bands.map((band) => band - 1)
  return FORMULAS[formula].needs.map((role) => info.bands.findIndex((band) => band.role === role))
}

function widen([west, south, east, north]: Bounds, ring: number, width: number, height: number): Bounds {
  const [x, y] = [((east - west) / width) * ring, ((north - south) / height) * ring]
  return [west - x, south - y, east + x, north + y]
}

function composite({ cog }: OpenRaster, { bands, rescale }: RasterStyle, { values, coverage }: Warped): Rendered {
  const rgba = new Uint8Array(coverage.length * 4)
  for (let channel = 0; channel < bands.length; channel++) {
    const [low, high] = rescale[rescale.length === 1 ? 0 : channel] ?? [0, 255]
    if (cog.type === 'uint8' && low === 0 && high === 255) copyChannel(values, channel, rgba)
    else stretchChannel(values, channel, low, 255 / (high - low), rgba)
  }
  return withCoverage(rgba, coverage)
}

function copyChannel(values: Samples, channel: number, rgba: Uint8Array): void {
  for (let from = channel, to = channel; to < rgba.length; from += 3, to += 4) rgba[to] = values[from]!
}

function stretchChannel(values: Samples, channel: number, low: number, factor: number, rgba: Uint8Array): void {
  for (let from = channel, to = channel; to < rgba.length; from += 3, to += 4) {
    rgba[to] = clampByte((values[from]! - low) * factor)
  }
}

function withCoverage(rgba: Uint8Array, coverage: Uint8Array): Rendered {
  let opaque = true
  for (let at = 0; at < coverage.length; at++) {
    const alpha = coverage[at]!
    rgba[at * 4 + 3] = alpha
    if (alpha !== 255) opaque = false
  }
  return { rgba, opaque }
}

/** One value per pixel, from the band or the formula; NaN where empty. */
function valuesOf({ cog }: OpenRaster, style: RasterStyle, { values, coverage }: Warped): Float32Array {
  const out = new Float32Array(coverage.length)
  if (style.formula === undefined) {
    for (let at = 0; at < out.length; at++) out[at] = coverage[at] === 0 ? NaN : values[at]!
    return out
  }
  const { needs, compute } = FORMULAS[style.formula]
  const scale = REFLECTANCE[cog.type]
  const given = new Float64Array(needs.length)
  for (let at = 0; at < out.length; at++) {
    for (let index = 0; index < given.length; index++) given[index] = values[at * given.length + index]! * scale
    out[at] = coverage[at] === 0 ? NaN : compute(given)
  }
  return out
}

function mapped({ colormap, rescale }: RasterStyle, values: Float32Array, coverage: Uint8Array): Rendered {
  const table = colormapTable(colormap)
  const [low, high] = rescale[0] ?? [0, 1]
  const factor = 255 / (high - low)
  const rgba = new Uint8Array(values.length * 4)
  let opaque = true
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    const alpha = Number.isNaN(value) ? 0 : coverage[at]!
    if (alpha !== 255) opaque = false
    if (alpha === 0) continue
    const entry = Math.floor(clampByte((value - low) * factor)) * 3
    rgba[at * 4] = table[entry]!
    rgba[at * 4 + 1] = table[entry + 1]!
    rgba[at * 4 + 2] = table[entry + 2]!
    rgba[at * 4 + 3] = alpha
  }
  return { rgba, opaque }
}

/** Colours of the heights, shaded by the slopes. */
function shaded(
  raster: OpenRaster,
  style: RasterStyle,
  bounds: Bounds,
  width: number,
  height: number,
  warped: Warped,
): Rendered | undefined {
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
  const coloured = mapped(style, inner, coverage)
  for (let at = 0; at < shades.length; at++) {
    for (let channel = at * 4; channel < at * 4 + 3; channel++) {
      coloured.rgba[channel] = (coloured.rgba[channel]! * shades[at]!) / 255
    }
  }
  return coloured
}

/** Rounds and clamps to a byte; an array of bytes removes the fraction. */
const clampByte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5)
