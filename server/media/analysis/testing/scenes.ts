// Generated ground with known truth. The same seed gives the same scene.
import type { Picture } from '../grid'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Smooth noise from 0 to 1 with features of `size` pixels. */
export function smoothNoise(seed: number, size: number): (x: number, y: number) => number {
  const side = 64
  const random = randomFrom(seed)
  const knots = Array.from({ length: side * side }, random)
  const knot = (x: number, y: number) => knots[(y & (side - 1)) * side + (x & (side - 1))]!
  const ease = (value: number) => value * value * (3 - 2 * value)
  return (x, y) => {
    const left = Math.floor(x / size)
    const top = Math.floor(y / size)
    const u = ease(x / size - left)
    const v = ease(y / size - top)
    const north = knot(left, top) * (1 - u) + knot(left + 1, top) * u
    const south = knot(left, top + 1) * (1 - u) + knot(left + 1, top + 1) * u
    return north * (1 - v) + south * v
  }
}

/** Paints each pixel with uneven light and the noise of a sensor. */
export function paint(
  { width, height, seed }: { width: number; height: number; seed: number },
  colourAt: (x: number, y: number) => Rgb,
): Picture {
  const random = randomFrom(seed)
  const light = smoothNoise(seed + 1, 150)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const brightness = 0.6 + 0.5 * light(x, y)
      colourAt(x, y).forEach((value, band) => (rgba[at + band] = value * brightness + (random() - 0.5) * 24))
      rgba[at + 3] = 255
    }
  }
  return { width, height, rgba }
}

/** Shares of the found pixels that are right, and of the true pixels that were found. */
export function score(found: Uint8Array, truth: Uint8Array): { precision: number; recall: number } {
  let right = 0
  let wrong = 0
  let missed = 0
  found.forEach((bit, pixel) => {
    if (bit === 1 && truth[pixel] === 1) right++
    else if (bit === 1) wrong++
    else if (truth[pixel] === 1) missed++
  })
  return { precision: right / (right + wrong), recall: right / (right + missed) }
}
