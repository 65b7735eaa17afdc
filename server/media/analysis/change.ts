// Finds what differs between two pictures of the same ground. Differences of light are removed by matching the mean and the
// contrast of each band, and small misregistration by estimating the shift.
import { boxMean } from './boxMean'
import type { Field, Mask, Picture } from './grid'
import { withoutMargins } from './margins'
import { estimateShift, type Shift } from './shift'

export interface ChangeOptions {
  /** Mean difference of a band, 0 to 255, above which a pixel counts as changed. */
  threshold: number
}

export interface Change {
  mask: Mask
  /** Misregistration of the later picture in pixels, which was compensated. */
  shift: Shift
}

const MOST_SHIFT = 10
const SEARCH = { most: MOST_SHIFT, sampleStep: 11, shiftStep: 1 }
const RADIUS = 2
const BANDS = [0, 1, 2] as const
/** Weights of red, green and blue. */
const LUMINANCE = [0.3, 0.6, 0.1] as const

/**
 * Pixels are those of the earlier picture. Pixels without data in one of the pictures have not changed. Black margins have no
 * data.
 */
export function findChange(earlier: Picture, later: Picture, { threshold }: ChangeOptions): Change {
  const before = withoutMargins(earlier)
  const after = withoutMargins(later)
  const shift = estimateShift(luminance(before), luminance(after), SEARCH)
  const mean = boxMean(difference(before, after, shift), RADIUS)
  const bits = new Uint8Array(mean.values.length)
  for (let pixel = 0; pixel < bits.length; pixel++) if (mean.values[pixel]! > threshold) bits[pixel] = 1
  return { mask: { width: before.width, height: before.height, bits }, shift }
}

function luminance({ width, height, rgba }: Picture): Field {
  const values = new Float32Array(width * height)
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4) {
    values[pixel] =
      rgba[at + 3] === 0 ? NaN : LUMINANCE[0] * rgba[at]! + LUMINANCE[1] * rgba[at + 1]! + LUMINANCE[2] * rgba[at + 2]!
  }
  return { width, height, values }
}

/** Largest difference of the bands of each pixel. */
function difference(before: Picture, after: Picture, { dx, dy }: Shift): Field {
  const { width, height } = before
  const values = new Float32Array(width * height).fill(NaN)
  const matches = BANDS.map((band) => matchBand(before, after, band))
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const a = (y * width + x) * 4
      const b = ((y + dy) * width + x + dx) * 4
      if (before.rgba[a + 3] === 0 || after.rgba[b + 3] === 0) continue
      let most = 0
      for (const band of BANDS) {
        const { gain, offset } = matches[band]!
        most = Math.max(most, Math.abs(before.rgba[a + band]! - (after.rgba[b + band]! * gain + offset)))
      }
      values[y * width + x] = most
    }
  }
  return { width, height, values }
}

/** Gain and offset that give a band of `after` the mean and the contrast of `before`. */
function matchBand(before: Picture, after: Picture, band: number): { gain: number; offset: number } {
  const a = statistics(before, band)
  const b = statistics(after, band)
  const gain = b.deviation > 0 ? a.deviation / b.deviation : 1
  return { gain, offset: a.mean - b.mean * gain }
}

function statistics({ rgba }: Picture, band: number): { mean: number; deviation: number } {
  let count = 0
  let sum = 0
  let squares = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) continue
    const value = rgba[at + band]!
    count++
    sum += value
    squares += value * value
  }
  const mean = count === 0 ? 0 : sum / count
  return { mean, deviation: count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - mean * mean)) }
}
