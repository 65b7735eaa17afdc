import type { Field } from './grid'

export interface Shift {
  dx: number
  dy: number
}

interface SearchOptions {
  /** Largest shift that is found, in pixels. */
  most: number
  /** Steps in pixels between the compared pixels of the coarse search, and between the shifts that it tries. */
  sampleStep: number
  shiftStep: number
}

/** Difference after which a pixel counts as changed, in standard deviations. Changes must not outweigh what stayed. */
const MOST_DIFFERENCE = 1

/**
 * Estimates by how many whole pixels `after` is shifted: what is at (x, y) before is at (x + dx, y + dy) after. Light and contrast
 * may differ; rotation and scale may not.
 */
export function estimateShift(before: Field, after: Field, { most, sampleStep, shiftStep }: SearchOptions): Shift {
  const a = normalise(before)
  const b = normalise(after)
  const { width, height } = before
  const cost = (dx: number, dy: number, step: number): number => {
    let sum = 0
    let count = 0
    for (let y = most; y < height - most; y += step) {
      for (let x = most; x < width - most; x += step) {
        const difference = Math.abs(a[y * width + x]! - b[(y + dy) * width + x + dx]!)
        // Without data it is NaN, which is neither.
        if (difference < MOST_DIFFERENCE) sum += difference
        else if (difference >= MOST_DIFFERENCE) sum += MOST_DIFFERENCE
        else continue
        count++
      }
    }
    return count === 0 ? Infinity : sum / count
  }
  const best = (around: Shift, reach: number, [shifts, step]: readonly [number, number]): Shift => {
    let found = around
    let least = cost(around.dx, around.dy, step)
    const from = (center: number) => Math.max(-most, center - reach)
    const to = (center: number) => Math.min(most, center + reach)
    for (let dy = from(around.dy); dy <= to(around.dy); dy += shifts) {
      for (let dx = from(around.dx); dx <= to(around.dx); dx += shifts) {
        const value = cost(dx, dy, step)
        if (value < least) {
          least = value
          found = { dx, dy }
        }
      }
    }
    return found
  }
  const coarse = best({ dx: 0, dy: 0 }, most, [shiftStep, sampleStep])
  return best(coarse, shiftStep, [1, Math.max(1, Math.floor(sampleStep / 2))])
}

/** Values with mean 0 and standard deviation 1. */
function normalise({ values }: Field): Float32Array {
  let count = 0
  let sum = 0
  let squares = 0
  for (const value of values) {
    if (value !== value) continue
    count++
    sum += value
    squares += value * value
  }
  const mean = sum / count
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean)) || 1
  return values.map((value) => (value - mean) / deviation)
}
