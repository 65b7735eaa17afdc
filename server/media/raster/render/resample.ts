/** Interpolates the values of a window of a raster at the positions of the output's pixels. */
import { newSamples, type Samples, type SampleType } from '../samples'
import { validPixels } from './validPixels'
import { CELL, isSolid, LINE, sampleLines, type CellGrid, type WindowScale } from './cells'
import { fillBand, fillColours, locateSamples, packColours, planeOf, type Cell } from './solidCells'

/** From this scale on, each output pixel is the mean of 2 x 2 samples. */
const MINIFIES_FROM = 1.3
const FULL = 255

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
  /** True if all pixels of the window are known to have data, so that they need not be examined. */
  isComplete?: boolean
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
  /** True if all pixels are fully covered. */
  isFull: boolean
}

/** Undefined when all pixels are empty. */
export function resample(request: Resampling): Warped | undefined {
  const { grid, scale, windowWidth, windowHeight, width, height, method } = request
  const valid = request.isComplete ? undefined : validPixels(request)
  const values = newSamples(request.type, width * height * request.bands.length)
  // The general path corrects its pixels.
  const coverage = new Uint8Array(width * height).fill(FULL)
  const samplesPerSide = method === 'bilinear' && grid.scale * scale.shrinkX > MINIFIES_FROM ? 2 : 1
  const fillSolid = method === 'bilinear' && request.withSolidCells !== false ? solidFiller(request, values) : undefined
  const interpolate = interpolator(request, valid, values, coverage)
  const lines = new Float64Array(CELL * samplesPerSide * LINE)
  let isEmpty = true
  let isFull = true

  for (let row = 0; row * CELL < height; row++) {
    for (let column = 0; column * CELL < width; column++) {
      sampleLines(grid, scale, column, row, samplesPerSide, lines)
      const columns = Math.min(CELL, width - column * CELL)
      const rows = Math.min(CELL, height - row * CELL)
      const cell = { lines, samplesPerSide, at: row * CELL * width + column * CELL, columns, rows }
      if (fillSolid && isSolid(grid, scale, column, row, windowWidth, windowHeight, valid)) {
        fillSolid(cell)
        isEmpty = false
      } else {
        const covered = interpolate(cell)
        if (covered > 0) isEmpty = false
        if (covered < FULL * columns * rows) isFull = false
      }
    }
  }
  return isEmpty ? undefined : { values, coverage, isFull }
}

function solidFiller(
  { pixels, samples, bands, windowWidth, width }: Resampling,
  values: Samples,
): (cell: Cell) => void {
  const isColour =
    (samples === 3 || samples === 4) && bands.length === 3 && bands.every((band, index) => band === index)
  if (isColour && pixels instanceof Uint8Array && values instanceof Uint8Array) {
    const packed = packColours(pixels, samples)
    return (cell) => {
      locateSamples(cell, windowWidth)
      fillColours(cell, packed, windowWidth, values, width)
    }
  }
  const rounding = pixels instanceof Float32Array ? 0 : 0.5
  const planes = bands.map((band) => planeOf(pixels, samples, band))
  const targets = bands.map((_, offset) => ({ offset, step: bands.length, rounding }))
  return (cell) => {
    locateSamples(cell, windowWidth)
    for (const [index, plane] of planes.entries()) fillBand(cell, plane, windowWidth, values, width, targets[index]!)
  }
}

/** Handles every case. @returns a function that tells the sum of the coverage of a cell's pixels */
function interpolator(
  request: Resampling,
  valid: Uint8Array | undefined,
  values: Samples,
  coverage: Uint8Array,
): (cell: Cell) => number {
  const { pixels, samples, method, width, windowWidth: w, windowHeight: h } = request
  const bands = Int32Array.from(request.bands)
  const rounding = pixels instanceof Float32Array ? 0 : 0.5
  const sums = new Float64Array(bands.length)

  return (cell) => {
    let covered = 0
    for (let y = 0; y < cell.rows; y++) covered += interpolateRow(cell, y)
    return covered
  }

  function interpolateRow({ lines, samplesPerSide, at: start, columns }: Cell, y: number): number {
    const all = samplesPerSide * samplesPerSide
    let covered = 0
    for (let x = 0; x < columns; x++) {
      let weight = 0
      let hits = 0
      sums.fill(0)
      for (let sample = 0; sample < all; sample++) {
        const line = (y * samplesPerSide + Math.floor(sample / samplesPerSide)) * LINE
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
      const at = start + y * width + x
      coverage[at] = Math.round((hits / all) * FULL)
      covered += coverage[at]
      if (hits === 0) continue
      for (let s = 0; s < sums.length; s++) values[at * sums.length + s] = sums[s]! / weight + rounding
    }
    return covered
  }

  /** Adds the valid ones of the four neighbours to `sums`. @returns the sum of their weights */
  // oxlint-disable-next-line complexity -- inner loops over pixels at the edges; calls would slow them down
  function addNeighbours(x: number, y: number): number {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const first = iy * w + ix
    const isInside = ix >= 0 && iy >= 0 && ix + 1 < w && iy + 1 < h
    if (isInside && (!valid || valid[first]! & valid[first + 1]! & valid[first + w]! & valid[first + w + 1]!)) {
      for (let s = 0; s < bands.length; s++) {
        const nw = first * samples + bands[s]!
        const sw = nw + w * samples
        const north = pixels[nw]! + fx * (pixels[nw + samples]! - pixels[nw]!)
        const south = pixels[sw]! + fx * (pixels[sw + samples]! - pixels[sw]!)
        sums[s] = sums[s]! + (north + fy * (south - north))
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
