/**
 * Resamples a raster to Web Mercator: the values of all bands for a rectangle of the map, interpolated from the coarsest COG
 * level that is fine enough. Empty pixels are excluded from interpolation, so edges have no dark fringe.
 */
import type { BlockCache } from '../runtime/blockCache'
import { readWindow, type Cog, type CogLevel, type PixelWindow } from '../tiff/cog'
import { copiesOn } from '../antimeridian'
import { pixelAt, type ControlGrid } from '../controlGrid'
import type { Bounds } from '../mercator'
import { newSamples, type Samples } from '../samples'
import type { Point } from '../import/surfaceFit'
import { isData } from '../validity'

export interface WarpRequest {
  /** Web Mercator metres. */
  bounds: Bounds
  width: number
  height: number
  resampling: 'bilinear' | 'nearest'
}

export interface Warped {
  /** Row by row, all bands of a pixel together. */
  values: Samples
  /** Coverage of each pixel, 0 to 255. */
  coverage: Uint8Array
}

export interface WarpSource {
  cog: Cog
  controlGrid: ControlGrid
  /** The last band marks where there is data. */
  hasAlpha: boolean
}

/** Output pixels between two lookups in the control grid. */
const STEP = 16
/** Extra pixels around the window for interpolation. */
const RING = 2
/** From this scale on, each output pixel is the mean of 2 x 2 samples. */
const MINIFIES_FROM = 1.3
/** Guards against a control grid that maps a tile to half the raster. */
const MAX_WINDOW_PIXELS = 4096 * 4096

/** Undefined when the raster is empty in the rectangle. */
export async function warp(source: WarpSource, request: WarpRequest, cache: BlockCache): Promise<Warped | undefined> {
  let found: Warped | undefined
  // A raster across the antimeridian shows at both ends of a tile of the whole world.
  for (const bounds of copiesOn(source.controlGrid.bounds, request.bounds)) {
    const warped = await warpOnce(source, { ...request, bounds }, cache)
    found = found && warped ? merged(found, warped, source.cog.samples) : (found ?? warped)
  }
  return found
}

/** `below` where `above` is empty. */
function merged(above: Warped, below: Warped, samples: number): Warped {
  for (let at = 0; at < above.coverage.length; at++) {
    if (above.coverage[at] !== 0) continue
    above.coverage[at] = below.coverage[at]!
    for (let s = at * samples; s < (at + 1) * samples; s++) above.values[s] = below.values[s]!
  }
  return above
}

async function warpOnce(source: WarpSource, request: WarpRequest, cache: BlockCache): Promise<Warped | undefined> {
  const grid = gridOf(source.controlGrid, request)
  const extent = extentOf(grid)
  if (!extent) return undefined
  const view = levelFor(source.cog, grid, extent)
  if (!view) return undefined
  const pixels = await readWindow(source.cog, view.level, view.window, cache)
  return resample(source, request, grid, view, pixels)
}

interface Grid {
  columns: number
  rows: number
  pixels: Float64Array
  lines: Float64Array
  /** Full-resolution pixels per output pixel, in the middle. */
  scale: number
}

function gridOf(controlGrid: ControlGrid, { bounds, width, height }: WarpRequest): Grid {
  const columns = Math.ceil(width / STEP) + 1
  const rows = Math.ceil(height / STEP) + 1
  const pixels = new Float64Array(columns * rows)
  const lines = new Float64Array(columns * rows)
  const [stepX, stepY] = [((bounds[2] - bounds[0]) / width) * STEP, ((bounds[3] - bounds[1]) / height) * STEP]
  const at: Point = [0, 0]
  for (let index = 0; index < pixels.length; index++) {
    pixelAt(controlGrid, bounds[0] + (index % columns) * stepX, bounds[3] - Math.floor(index / columns) * stepY, at)
    pixels[index] = at[0]
    lines[index] = at[1]
  }
  const k = Math.floor((rows - 1) / 2) * columns + Math.floor((columns - 1) / 2)
  const area =
    (pixels[k + 1]! - pixels[k]!) * (lines[k + columns]! - lines[k]!) -
    (pixels[k + columns]! - pixels[k]!) * (lines[k + 1]! - lines[k]!)
  return { columns, rows, pixels, lines, scale: Math.sqrt(Math.abs(area)) / STEP }
}

function extentOf({ pixels, lines }: Grid) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = 0; index < pixels.length; index++) {
    const [pixel, line] = [pixels[index]!, lines[index]!]
    if (Number.isNaN(pixel + line)) continue
    left = Math.min(left, pixel)
    right = Math.max(right, pixel)
    top = Math.min(top, line)
    bottom = Math.max(bottom, line)
  }
  return right > left && bottom > top ? { left, top, right, bottom } : undefined
}

interface View {
  level: CogLevel
  window: PixelWindow
  /** Level pixels per full-resolution pixel. */
  shrinkX: number
  shrinkY: number
}

function levelFor(cog: Cog, grid: Grid, extent: PixelWindow): View | undefined {
  const full = cog.levels[0]
  const fine = cog.levels.filter(({ width }) => full.width / width <= grid.scale * 1.01)
  const candidates = cog.levels.slice(Math.max(0, fine.length - 1))
  for (const level of candidates) {
    const [shrinkX, shrinkY] = [level.width / full.width, level.height / full.height]
    const window = {
      left: Math.max(0, Math.floor(extent.left * shrinkX) - RING),
      top: Math.max(0, Math.floor(extent.top * shrinkY) - RING),
      right: Math.min(level.width, Math.ceil(extent.right * shrinkX) + RING),
      bottom: Math.min(level.height, Math.ceil(extent.bottom * shrinkY) + RING),
    }
    const [width, height] = [window.right - window.left, window.bottom - window.top]
    if (width <= 0 || height <= 0) return undefined
    if (width * height <= MAX_WINDOW_PIXELS) return { level, window, shrinkX, shrinkY }
  }
  return undefined
}

function resample(
  source: WarpSource,
  request: WarpRequest,
  grid: Grid,
  view: View,
  pixels: Samples,
): Warped | undefined {
  const { width, height, resampling } = request
  const { samples, type, nodata } = source.cog
  const { window, shrinkX, shrinkY } = view
  const [w, h] = [window.right - window.left, window.bottom - window.top]
  const valid = validity(pixels, w * h, samples, source.hasAlpha, nodata)
  const values = newSamples(type, width * height * samples)
  const coverage = new Uint8Array(width * height)
  const samplesPerSide = resampling === 'bilinear' && grid.scale * shrinkX > MINIFIES_FROM ? 2 : 1
  const rounding = type === 'float32' ? 0 : 0.5
  const sums = new Float64Array(samples)
  const bands = source.hasAlpha ? samples - 1 : samples
  let covered = false

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let weight = 0
      let hits = 0
      for (let s = 0; s < bands; s++) sums[s] = 0
      for (let sample = 0; sample < samplesPerSide * samplesPerSide; sample++) {
        const u = (x + ((sample % samplesPerSide) + 0.5) / samplesPerSide) / STEP
        const v = (y + (Math.floor(sample / samplesPerSide) + 0.5) / samplesPerSide) / STEP
        const i = Math.floor(u)
        const j = Math.floor(v)
        const a = u - i
        const b = v - j
        const k = j * grid.columns + i
        const k2 = k + grid.columns
        const px =
          ((grid.pixels[k]! * (1 - a) + grid.pixels[k + 1]! * a) * (1 - b) +
            (grid.pixels[k2]! * (1 - a) + grid.pixels[k2 + 1]! * a) * b) *
            shrinkX -
          window.left
        const py =
          ((grid.lines[k]! * (1 - a) + grid.lines[k + 1]! * a) * (1 - b) +
            (grid.lines[k2]! * (1 - a) + grid.lines[k2 + 1]! * a) * b) *
            shrinkY -
          window.top
        // Also false for NaN: a position outside the raster's coordinate system.
        if (!(px >= 0 && py >= 0 && px < w && py < h)) continue
        // Like gdalwarp: a position is empty when the pixel that contains it is empty.
        const at = Math.floor(py) * w + Math.floor(px)
        if (!valid[at]) continue
        hits++
        if (resampling === 'nearest') {
          for (let s = 0; s < bands; s++) sums[s] = sums[s]! + pixels[at * samples + s]!
          weight++
          continue
        }
        const ix = Math.floor(px - 0.5)
        const iy = Math.floor(py - 0.5)
        const fx = px - 0.5 - ix
        const fy = py - 0.5 - iy
        const first = iy * w + ix
        const inside = ix >= 0 && iy >= 0 && ix + 1 < w && iy + 1 < h
        // Fast path: nearly always all four pixels are valid, and this loop dominates the run time.
        if (inside && valid[first]! & valid[first + 1]! & valid[first + w]! & valid[first + w + 1]!) {
          const south = w * samples
          const nw = (1 - fx) * (1 - fy)
          const ne = fx * (1 - fy)
          const sw = (1 - fx) * fy
          const se = fx * fy
          for (let s = 0, p = first * samples; s < bands; s++, p++) {
            sums[s] =
              sums[s]! +
              (nw * pixels[p]! +
                ne * pixels[p + samples]! +
                sw * pixels[p + south]! +
                se * pixels[p + south + samples]!)
          }
          weight++
          continue
        }
        for (let corner = 0; corner < 4; corner++) {
          const cx = ix + (corner & 1)
          const cy = iy + (corner >> 1)
          if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue
          const neighbour = cy * w + cx
          const share = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy)
          if (share <= 0 || !valid[neighbour]) continue
          for (let s = 0; s < bands; s++) sums[s] = sums[s]! + share * pixels[neighbour * samples + s]!
          weight += share
        }
      }
      if (hits === 0) continue
      covered = true
      const at = y * width + x
      coverage[at] = Math.round((hits / (samplesPerSide * samplesPerSide)) * 255)
      for (let s = 0; s < bands; s++) values[at * samples + s] = sums[s]! / weight + rounding
      if (source.hasAlpha) values[at * samples + bands] = 255
    }
  }
  return covered ? { values, coverage } : undefined
}

/** 1 where a pixel has data: alpha is not zero, and at least one band is neither nodata nor NaN. */
function validity(
  pixels: Samples,
  count: number,
  samples: number,
  hasAlpha: boolean,
  nodata: number | undefined,
): Uint8Array {
  const valid = new Uint8Array(count).fill(1)
  if (!hasAlpha && nodata === undefined && !(pixels instanceof Float32Array)) return valid
  const bands = hasAlpha ? samples - 1 : samples
  for (let at = 0; at < count; at++) {
    const start = at * samples
    let hasData = false
    if (!hasAlpha || pixels[start + bands] !== 0) {
      for (let s = start; s < start + bands && !hasData; s++) hasData = isData(pixels[s]!, nodata)
    }
    if (!hasData) valid[at] = 0
  }
  return valid
}
