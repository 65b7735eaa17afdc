/**
 * Bilinear interpolation in cells where each position has four valid neighbours, which are nearly all. The results equal
 * those of resample.ts to the last bit. They are separate loops because they dominate the time of a tile. The positions of all
 * samples of a cell are calculated first, so that each loop over values is straight and the bands share the positions.
 */
import type { Samples } from '../samples'
import { CELL, LINE } from './cells'

/** Output pixels of one cell. */
export interface Cell {
  /** From sampleLines. */
  lines: Float64Array
  samplesPerSide: number
  /** Index of the first output pixel. */
  at: number
  /** Output pixels; fewer than CELL at the edges of the output. */
  columns: number
  rows: number
}

const BYTE = 255
const COLOURS = 3
const PIXELS = CELL * CELL
const MAX_SAMPLES = PIXELS * 4

/** Of each sample of a cell, all pixels for one sample after the other: its north-western neighbour in the window. */
const firsts = new Int32Array(MAX_SAMPLES)
/** The position between the neighbours, 0 to 1. */
const fractionsX = new Float64Array(MAX_SAMPLES)
const fractionsY = new Float64Array(MAX_SAMPLES)
/** Of the samples of each pixel. */
const sums = new Float64Array(PIXELS * COLOURS)

/** Red, green, blue and perhaps alpha as one number per pixel of a window, lowest byte first. */
export function packColours(pixels: Uint8Array<ArrayBuffer>, samples: 3 | 4): Uint32Array {
  if (samples === 4) return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const packed = new Uint32Array(pixels.length / 3)
  for (let at = 0, from = 0; at < packed.length; at++, from += 3) {
    packed[at] = pixels[from]! | (pixels[from + 1]! << 8) | (pixels[from + 2]! << 16)
  }
  return packed
}

/** Calculates the positions that fillColours and fillBand use. */
export function locateSamples({ lines, samplesPerSide }: Cell, windowWidth: number): void {
  const lineStep = LINE * samplesPerSide
  let entry = 0
  for (let sample = 0; sample < samplesPerSide * samplesPerSide; sample++) {
    const shift = ((sample % samplesPerSide) + 0.5) / samplesPerSide
    const end = lines.length
    for (let line = Math.floor(sample / samplesPerSide) * LINE; line < end; line += lineStep) {
      const startX = lines[line]!
      const stepX = lines[line + 1]!
      const startY = lines[line + 2]!
      const stepY = lines[line + 3]!
      for (const rowEnd = entry + CELL; entry < rowEnd; entry++) {
        const t = shift + (entry % CELL)
        const px = startX + stepX * t - 0.5
        const py = startY + stepY * t - 0.5
        // Positive, so this is Math.floor.
        const ix = px | 0
        const iy = py | 0
        firsts[entry] = Math.imul(iy, windowWidth) + ix
        fractionsX[entry] = px - ix
        fractionsY[entry] = py - iy
      }
    }
  }
}

/** Writes red, green and blue, interleaved. */
export function fillColours(
  { samplesPerSide, at, columns, rows }: Cell,
  packed: Uint32Array,
  windowWidth: number,
  values: Uint8Array,
  width: number,
): void {
  const all = samplesPerSide * samplesPerSide
  const cellValues = PIXELS * COLOURS
  sums.fill(0)
  for (let sample = 0, entry = 0; sample < all; sample++) {
    for (let to = 0; to < cellValues; to += COLOURS, entry++) {
      const first = firsts[entry]!
      const fx = fractionsX[entry]!
      const fy = fractionsY[entry]!
      // Signed, so that the loop has integers of 32 bits only.
      const nw = packed[first]! | 0
      const ne = packed[first + 1]! | 0
      const sw = packed[first + windowWidth]! | 0
      const se = packed[first + windowWidth + 1]! | 0
      const redNorth = (nw & BYTE) + fx * ((ne & BYTE) - (nw & BYTE))
      const redSouth = (sw & BYTE) + fx * ((se & BYTE) - (sw & BYTE))
      sums[to] = sums[to]! + (redNorth + fy * (redSouth - redNorth))
      const greenNorth = ((nw >> 8) & BYTE) + fx * (((ne >> 8) & BYTE) - ((nw >> 8) & BYTE))
      const greenSouth = ((sw >> 8) & BYTE) + fx * (((se >> 8) & BYTE) - ((sw >> 8) & BYTE))
      sums[to + 1] = sums[to + 1]! + (greenNorth + fy * (greenSouth - greenNorth))
      const blueNorth = ((nw >> 16) & BYTE) + fx * (((ne >> 16) & BYTE) - ((nw >> 16) & BYTE))
      const blueSouth = ((sw >> 16) & BYTE) + fx * (((se >> 16) & BYTE) - ((sw >> 16) & BYTE))
      sums[to + 2] = sums[to + 2]! + (blueNorth + fy * (blueSouth - blueNorth))
    }
  }
  const share = 1 / all
  const rowValues = CELL * COLOURS
  for (let y = 0; y < rows; y++) {
    const end = y * rowValues + columns * COLOURS
    for (let from = y * rowValues, to = (at + y * width) * COLOURS; from < end; from++, to++) {
      values[to] = sums[from]! * share + 0.5
    }
  }
}

/** Values of one band of a window. Always floating point, so that the loop over them stays fast. */
export function planeOf(pixels: Samples, samples: number, band: number): Float32Array {
  if (samples === 1 && pixels instanceof Float32Array) return pixels
  const plane = new Float32Array(pixels.length / samples)
  for (let at = 0, from = band; at < plane.length; at++, from += samples) plane[at] = pixels[from]!
  return plane
}

/** Writes the values of `plane` to every `step`th element of `values`, from `offset` on. */
export function fillBand(
  { samplesPerSide, at, columns, rows }: Cell,
  plane: Float32Array,
  windowWidth: number,
  values: Samples,
  width: number,
  { offset, step, rounding }: { offset: number; step: number; rounding: number },
): void {
  const all = samplesPerSide * samplesPerSide
  const pixels = PIXELS
  sums.fill(0, 0, pixels)
  for (let sample = 0, entry = 0; sample < all; sample++) {
    for (let to = 0; to < pixels; to++, entry++) {
      const first = firsts[entry]!
      const fx = fractionsX[entry]!
      const nw = plane[first]!
      const sw = plane[first + windowWidth]!
      const north = nw + fx * (plane[first + 1]! - nw)
      const south = sw + fx * (plane[first + windowWidth + 1]! - sw)
      sums[to] = sums[to]! + (north + fractionsY[entry]! * (south - north))
    }
  }
  const share = 1 / all
  const rowStep = CELL
  for (let y = 0; y < rows; y++) {
    const end = y * rowStep + columns
    for (let from = y * rowStep, to = (at + y * width) * step + offset; from < end; from++, to += step) {
      values[to] = sums[from]! * share + rounding
    }
  }
}
