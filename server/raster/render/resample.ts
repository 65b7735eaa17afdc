/** Interpolates the values of a window of a raster at the positions of the output's pixels. */
import { newSamples, type Samples, type SampleType } from '../samples'
import { isData } from '../validity'
import { CELL, isSolid, LINE, sampleLines, type CellGrid, type WindowScale } from './cells'
import { fillColours, fillValues, packColours, planeOf, type CellRow } from './solidCells'

/** From this scale on, each output pixel is the mean of 2 x 2 samples. */
const MINIFIES_FROM = 1.3

export interface Resampling {
  grid: CellGrid
  scale: WindowScale
  /** Pixels of the window, row by row, bands interleaved. */
  pixels: Samples
  type: SampleType
  windowWidth: number
  windowHeight: number
  samples: number
  nodata: number | undefined
  /** The last band marks where there is data. */
  hasAlpha: boolean
  /** Indexes of the bands to interpolate. */
  bands: number[]
  /** Of the output. */
  width: number
  height: number
  method: 'bilinear' | 'nearest'
  /** False calculates all pixels the general way, for tests. */
  withSolidCells?: boolean
}

export interface Warped {
  /** Row by row, the requested bands of a pixel together. */
  values: Samples
  /** Coverage of each pixel, 0 to 255. */
  coverage: Uint8Array
}

/** Undefined when all pixels are empty. */
export function resample(request: Resampling): Warped | undefined {
  const { grid, scale, windowWidth, windowHeight, width, height, method } = request
  const valid = validity(request)
  const values = newSamples(request.type, width * height * request.bands.length)
  const coverage = new Uint8Array(width * height)
  const samplesPerSide = method === 'bilinear' && grid.scale * scale.shrinkX > MINIFIES_FROM ? 2 : 1
  const fillSolid = method === 'bilinear' && request.withSolidCells !== false ? solidFiller(request, values) : undefined
  const interpolate = interpolator(request, valid, values, coverage, samplesPerSide)
  const columns = grid.columns - 1
  const solid = new Uint8Array(columns)
  const lines = new Float64Array(columns * samplesPerSide * LINE)
  let covered = false

  for (let y = 0; y < height; y++) {
    if (y % CELL === 0 && fillSolid) {
      for (let i = 0; i < columns; i++)
        solid[i] = Number(isSolid(grid, scale, i, y / CELL, windowWidth, windowHeight, valid))
    }
    sampleLines(grid, scale, y, samplesPerSide, lines)
    for (let i = 0; i < columns; i++) {
      const at = y * width + i * CELL
      const count = Math.min(CELL, width - i * CELL)
      const row = { lines, from: i * samplesPerSide * LINE, samplesPerSide, at, count }
      if (solid[i] !== 0 && fillSolid) {
        fillSolid(row)
        coverage.fill(255, at, at + count)
        covered = true
      } else if (interpolate(row)) covered = true
    }
  }
  return covered ? { values, coverage } : undefined
}

function solidFiller({ pixels, samples, bands, windowWidth }: Resampling, values: Samples): (row: CellRow) => void {
  const isColour =
    (samples === 3 || samples === 4) && bands.length === 3 && bands.every((band, index) => band === index)
  if (isColour && pixels instanceof Uint8Array && values instanceof Uint8Array) {
    const packed = packColours(pixels, samples)
    return (row) => fillColours(row, packed, windowWidth, values)
  }
  const planes = bands.map((band) => planeOf(pixels, samples, band))
  const rounding = pixels instanceof Float32Array ? 0 : 0.5
  return (row) => fillValues(row, planes, windowWidth, values, rounding)
}

/** Handles every case. @returns a function that tells whether a pixel of the row has data */
function interpolator(
  request: Resampling,
  valid: Uint8Array | undefined,
  values: Samples,
  coverage: Uint8Array,
  samplesPerSide: number,
): (row: CellRow) => boolean {
  const { pixels, samples, method, windowWidth: w, windowHeight: h } = request
  const bands = Int32Array.from(request.bands)
  const rounding = pixels instanceof Float32Array ? 0 : 0.5
  const sums = new Float64Array(bands.length)
  const all = samplesPerSide * samplesPerSide
  const lineStep = LINE

  return ({ lines, from, at: start, count }) => {
    let covered = false
    for (let x = 0; x < count; x++) {
      let weight = 0
      let hits = 0
      sums.fill(0)
      for (let sample = 0; sample < all; sample++) {
        const line = from + Math.floor(sample / samplesPerSide) * lineStep
        const t = x + ((sample % samplesPerSide) + 0.5) / samplesPerSide
        const px = lines[line]! + lines[line + 1]! * t
        const py = lines[line + 2]! + lines[line + 3]! * t
        // Also false for NaN: a position outside the raster's coordinate system.
        if (!(px >= 0 && py >= 0 && px < w && py < h)) continue
        // Like gdalwarp: a position is empty when the pixel that contains it is empty.
        const inside = Math.floor(py) * w + Math.floor(px)
        if (valid?.[inside] === 0) continue
        hits++
        if (method === 'nearest') {
          for (let s = 0; s < bands.length; s++) sums[s] = sums[s]! + pixels[inside * samples + bands[s]!]!
          weight++
          continue
        }
        weight += addNeighbours(px - 0.5, py - 0.5)
      }
      if (hits === 0) continue
      covered = true
      const at = start + x
      coverage[at] = Math.round((hits / all) * 255)
      for (let s = 0; s < sums.length; s++) values[at * sums.length + s] = sums[s]! / weight + rounding
    }
    return covered
  }

  /** Adds the valid ones of the four neighbours to `sums`. @returns the sum of their weights */
  function addNeighbours(x: number, y: number): number {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const first = iy * w + ix
    const isInside = ix >= 0 && iy >= 0 && ix + 1 < w && iy + 1 < h
    if (isInside && (!valid || valid[first]! & valid[first + 1]! & valid[first + w]! & valid[first + w + 1]!)) {
      const south = w * samples
      const nw = (1 - fx) * (1 - fy)
      const ne = fx * (1 - fy)
      const sw = (1 - fx) * fy
      const se = fx * fy
      for (let s = 0; s < bands.length; s++) {
        const p = first * samples + bands[s]!
        sums[s] =
          sums[s]! +
          (nw * pixels[p]! + ne * pixels[p + samples]! + sw * pixels[p + south]! + se * pixels[p + south + samples]!)
      }
      return 1
    }
    let weight = 0
    for (let corner = 0; corner < 4; corner++) {
      const cx = ix + (corner & 1)
      const cy = iy + (corner >> 1)
      if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue
      const neighbour = cy * w + cx
      const share = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy)
      if (share <= 0 || valid?.[neighbour] === 0) continue
      for (let s = 0; s < bands.length; s++) sums[s] = sums[s]! + share * pixels[neighbour * samples + bands[s]!]!
      weight += share
    }
    return weight
  }
}

/**
 * 1 where a pixel has data: alpha is not zero, and at least one band is neither nodata nor NaN. Undefined if all pixels
 * have data.
 */
function validity({ pixels, samples, nodata, hasAlpha, ...window }: Resampling): Uint8Array | undefined {
  if (!hasAlpha && nodata === undefined && !(pixels instanceof Float32Array)) return undefined
  const valid = new Uint8Array(window.windowWidth * window.windowHeight)
  const bands = hasAlpha ? samples - 1 : samples
  // Integers without nodata are data, so that alpha decides alone.
  const onlyAlpha = hasAlpha && nodata === undefined && !(pixels instanceof Float32Array)
  let count = 0
  for (let at = 0, start = 0; at < valid.length; at++, start += samples) {
    let hasData = !hasAlpha || pixels[start + bands] !== 0
    if (hasData && !onlyAlpha) {
      hasData = false
      for (let s = start; s < start + bands && !hasData; s++) hasData = isData(pixels[s]!, nodata)
    }
    if (!hasData) continue
    valid[at] = 1
    count++
  }
  return count === valid.length ? undefined : valid
}
