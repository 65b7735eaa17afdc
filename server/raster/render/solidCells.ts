/**
 * Bilinear interpolation in cells where each position has four valid neighbours, which are nearly all. The results equal
 * those of resample.ts to the last bit. They are separate loops because they dominate the time of a tile.
 */
import { CELL, LINE } from './cells'
import type { Samples } from '../samples'

/** Output pixels of one row in one cell. */
export interface CellRow {
  /** From sampleLines. */
  lines: Float64Array
  /** Index of the first line of the cell in `lines`. */
  from: number
  samplesPerSide: number
  /** Index of the first output pixel. */
  at: number
  count: number
}

const BYTE = 255

/** Red, green, blue and perhaps alpha as one number per pixel of a window, lowest byte first. */
export function packColours(pixels: Uint8Array<ArrayBuffer>, samples: 3 | 4): Uint32Array {
  if (samples === 4) return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const packed = new Uint32Array(pixels.length / 3)
  for (let at = 0, from = 0; at < packed.length; at++, from += 3) {
    packed[at] = pixels[from]! | (pixels[from + 1]! << 8) | (pixels[from + 2]! << 16)
  }
  return packed
}

/** Writes red, green and blue, interleaved. */
export function fillColours(
  { lines, from, samplesPerSide, at, count }: CellRow,
  packed: Uint32Array,
  windowWidth: number,
  values: Uint8Array,
): void {
  const all = samplesPerSide * samplesPerSide
  const share = 1 / all
  const lower = from + LINE
  for (let x = 0; x < count; x++) {
    let red = 0
    let green = 0
    let blue = 0
    for (let sample = 0; sample < all; sample++) {
      const line = samplesPerSide === 1 || sample < 2 ? from : lower
      const t = samplesPerSide === 1 ? x + 0.5 : x + ((sample & 1) === 0 ? 0.25 : 0.75)
      const px = lines[line]! + lines[line + 1]! * t - 0.5
      const py = lines[line + 2]! + lines[line + 3]! * t - 0.5
      // Positive, so this is Math.floor.
      const ix = px | 0
      const iy = py | 0
      const fx = px - ix
      const fy = py - iy
      const first = iy * windowWidth + ix
      const north = packed[first]!
      const northEast = packed[first + 1]!
      const south = packed[first + windowWidth]!
      const southEast = packed[first + windowWidth + 1]!
      const nw = (1 - fx) * (1 - fy)
      const ne = fx * (1 - fy)
      const sw = (1 - fx) * fy
      const se = fx * fy
      red += nw * (north & BYTE) + ne * (northEast & BYTE) + sw * (south & BYTE) + se * (southEast & BYTE)
      green +=
        nw * ((north >>> 8) & BYTE) +
        ne * ((northEast >>> 8) & BYTE) +
        sw * ((south >>> 8) & BYTE) +
        se * ((southEast >>> 8) & BYTE)
      blue +=
        nw * ((north >>> 16) & BYTE) +
        ne * ((northEast >>> 16) & BYTE) +
        sw * ((south >>> 16) & BYTE) +
        se * ((southEast >>> 16) & BYTE)
    }
    const to = (at + x) * 3
    values[to] = red * share + 0.5
    values[to + 1] = green * share + 0.5
    values[to + 2] = blue * share + 0.5
  }
}

/** Values of one band of a window. Always floating point, so that the loop over them stays fast. */
export function planeOf(pixels: Samples, samples: number, band: number): Float32Array {
  if (samples === 1 && pixels instanceof Float32Array) return pixels
  const plane = new Float32Array(pixels.length / samples)
  for (let at = 0, from = band; at < plane.length; at++, from += samples) plane[at] = pixels[from]!
  return plane
}

/** The first neighbour of each sample of a row in a cell, and the position between the neighbours. */
const MAX_SAMPLES = CELL * 4
const firsts = new Int32Array(MAX_SAMPLES)
const fractionsX = new Float64Array(MAX_SAMPLES)
const fractionsY = new Float64Array(MAX_SAMPLES)

/** Writes the values of `planes`, interleaved. */
export function fillValues(
  { lines, from, samplesPerSide, at, count }: CellRow,
  planes: Float32Array[],
  windowWidth: number,
  values: Samples,
  rounding: number,
): void {
  const all = samplesPerSide * samplesPerSide
  const lower = from + LINE
  for (let entry = 0; entry < count * all; entry++) {
    const sample = entry % all
    const line = samplesPerSide === 1 || sample < 2 ? from : lower
    const t = Math.floor(entry / all) + ((sample % samplesPerSide) + 0.5) / samplesPerSide
    const px = lines[line]! + lines[line + 1]! * t - 0.5
    const py = lines[line + 2]! + lines[line + 3]! * t - 0.5
    firsts[entry] = (py | 0) * windowWidth + (px | 0)
    fractionsX[entry] = px - (px | 0)
    fractionsY[entry] = py - (py | 0)
  }
  for (let band = 0; band < planes.length; band++) {
    fillBand(planes[band]!, windowWidth, values, at * planes.length + band, planes.length, count, all, rounding)
  }
}

function fillBand(
  plane: Float32Array,
  windowWidth: number,
  values: Samples,
  start: number,
  step: number,
  count: number,
  all: number,
  rounding: number,
): void {
  const share = 1 / all
  for (let x = 0, entry = 0, to = start; x < count; x++, to += step) {
    let sum = 0
    for (const end = entry + all; entry < end; entry++) {
      const first = firsts[entry]!
      const fx = fractionsX[entry]!
      const fy = fractionsY[entry]!
      sum +=
        (1 - fx) * (1 - fy) * plane[first]! +
        fx * (1 - fy) * plane[first + 1]! +
        (1 - fx) * fy * plane[first + windowWidth]! +
        fx * fy * plane[first + windowWidth + 1]!
    }
    values[to] = sum * share + rounding
  }
}
