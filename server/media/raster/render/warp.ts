/**
 * Resamples a raster to Web Mercator: the values of all bands for a rectangle of the map, interpolated from the coarsest COG
 * level that is fine enough. Empty pixels are excluded from interpolation, so edges have no dark fringe.
 */
import type { BlockCache } from '../runtime/blockCache'
import { readWindow, type Cog, type CogLevel, type PixelWindow } from '../tiff/cog'
import { copiesOn } from '../antimeridian'
import { pixelAt, type ControlGrid } from '../controlGrid'
import type { Bounds } from '../mercator'
import type { Point } from '../import/surfaceFit'
import { CELL, type CellGrid } from './cells'
import { resample, type Warped } from './resample'
import { isComplete } from './validPixels'

export interface WarpRequest {
  /** Web Mercator metres. */
  bounds: Bounds
  width: number
  height: number
  resampling: 'bilinear' | 'nearest'
  /** Indexes of the bands to read. */
  bands: number[]
}

export interface WarpSource {
  cog: Cog
  controlGrid: ControlGrid
  /** The last band marks where there is data. */
  hasAlpha: boolean
}

/** Extra pixels around the window for interpolation. */
const RING = 2
/** Guards against a control grid that maps a tile to half the raster. */
const MAX_WINDOW_PIXELS = 4096 * 4096

/** Undefined when the raster is empty in the rectangle. */
export async function warp(source: WarpSource, request: WarpRequest, cache: BlockCache): Promise<Warped | undefined> {
  let found: Warped | undefined
  // A raster across the antimeridian shows at both ends of a tile of the whole world.
  for (const bounds of copiesOn(source.controlGrid.bounds, request.bounds)) {
    const warped = await warpOnce(source, { ...request, bounds }, cache)
    found = found && warped ? merged(found, warped, request.bands.length) : (found ?? warped)
  }
  return found
}

/** `below` where `above` is empty. */
function merged(above: Warped, below: Warped, bands: number): Warped {
  for (let at = 0; at < above.coverage.length; at++) {
    if (above.coverage[at] !== 0) continue
    above.coverage[at] = below.coverage[at]!
    for (let s = at * bands; s < (at + 1) * bands; s++) above.values[s] = below.values[s]!
  }
  return { ...above, isFull: above.coverage.every((share) => share === 255) }
}

async function warpOnce(source: WarpSource, request: WarpRequest, cache: BlockCache): Promise<Warped | undefined> {
  const grid = gridOf(source.controlGrid, request)
  const extent = extentOf(grid)
  if (!extent) return undefined
  const view = levelFor(source.cog, grid, extent)
  if (!view) return undefined
  const { type, samples, nodata } = source.cog
  const { hasAlpha } = source
  let hasAllData = true
  const pixels = await readWindow(source.cog, view.level, view.window, cache, (block) => {
    hasAllData &&= block !== undefined && isComplete({ pixels: block, samples, nodata, hasAlpha })
  })
  return resample({
    grid,
    scale: { shrinkX: view.shrinkX, shrinkY: view.shrinkY, left: view.window.left, top: view.window.top },
    pixels,
    type,
    windowWidth: view.window.right - view.window.left,
    windowHeight: view.window.bottom - view.window.top,
    samples,
    nodata,
    hasAlpha,
    isComplete: hasAllData,
    bands: request.bands,
    width: request.width,
    height: request.height,
    method: request.resampling,
  })
}

function gridOf(controlGrid: ControlGrid, { bounds, width, height }: WarpRequest): CellGrid {
  const columns = Math.ceil(width / CELL) + 1
  const rows = Math.ceil(height / CELL) + 1
  const pixels = new Float64Array(columns * rows)
  const lines = new Float64Array(columns * rows)
  const stepX = ((bounds[2] - bounds[0]) / width) * CELL
  const stepY = ((bounds[3] - bounds[1]) / height) * CELL
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
  return { columns, rows, pixels, lines, scale: Math.sqrt(Math.abs(area)) / CELL }
}

function extentOf({ pixels, lines }: CellGrid) {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index]!
    const line = lines[index]!
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

function levelFor(cog: Cog, grid: CellGrid, extent: PixelWindow): View | undefined {
  const full = cog.levels[0]
  const fine = cog.levels.filter(({ width }) => full.width / width <= grid.scale * 1.01)
  const candidates = cog.levels.slice(Math.max(0, fine.length - 1))
  for (const level of candidates) {
    const shrinkX = level.width / full.width
    const shrinkY = level.height / full.height
    const window = {
      left: Math.max(0, Math.floor(extent.left * shrinkX) - RING),
      top: Math.max(0, Math.floor(extent.top * shrinkY) - RING),
      right: Math.min(level.width, Math.ceil(extent.right * shrinkX) + RING),
      bottom: Math.min(level.height, Math.ceil(extent.bottom * shrinkY) + RING),
    }
    const width = window.right - window.left
    const height = window.bottom - window.top
    if (width <= 0 || height <= 0) return undefined
    if (width * height <= MAX_WINDOW_PIXELS) return { level, window, shrinkX, shrinkY }
  }
  return undefined
}
