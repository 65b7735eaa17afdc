// Finds ground cover in colour pictures: an index per pixel, its mean over a few pixels, and the guarded threshold of Otsu.
import { boxMean } from './boxMean'
import type { Field, Mask, Picture } from './grid'
import { otsuThreshold, type Threshold } from './otsu'

/** Kinds of ground cover that can be told apart in red, green and blue. */
export type Cover = 'vegetation' | 'water' | 'bareSoil'

type Index = (red: number, green: number, blue: number) => number

interface CoverIndex {
  index: Index
  /** Pixels at or below it never belong, so that a scene without the cover does not get some of it. */
  least: number
}

const COVERS: Record<Cover, CoverIndex> = {
  // Green leaf index (Louhaichi, Borman and Johnson 2001).
  vegetation: { index: (r, g, b) => (2 * g - r - b) / (2 * g + r + b + 1), least: 0.02 },
  // Water absorbs red. Turbid water is brown and is not found.
  water: { index: (r, g, b) => (g + b - 2 * r) / (g + b + 2 * r + 1), least: 0.08 },
  // Dry soil reflects most red and least blue; leaves reflect more green than red.
  bareSoil: { index: (r, g, b) => (r - b + Math.min(0, r - g)) / (r + b + 1), least: 0.08 },
}

const RANGE = [-1, 1] as const
/** Radius of the mean, in pixels. Removes noise of the sensor and of JPEG. */
const RADIUS = 2

export interface Segmentation extends Threshold {
  mask: Mask
}

/** @returns undefined when the picture does not separate into pixels with and without the cover */
export function segmentCover(picture: Picture, cover: Cover): Segmentation | undefined {
  const { index, least } = COVERS[cover]
  const mean = boxMean(indexField(picture, index), RADIUS)
  const found = otsuThreshold(mean, RANGE)
  if (!found) return undefined
  const threshold = Math.max(least, found.threshold)
  const bits = new Uint8Array(mean.values.length)
  // Comparisons with NaN are false: pixels without data do not belong.
  for (let pixel = 0; pixel < bits.length; pixel++) if (mean.values[pixel]! > threshold) bits[pixel] = 1
  return { ...found, threshold, mask: { width: picture.width, height: picture.height, bits } }
}

/** Green leaf index of each pixel, -1 to 1. */
export const leafIndex = (picture: Picture): Field => indexField(picture, COVERS.vegetation.index)

function indexField({ width, height, rgba }: Picture, index: Index): Field {
  const values = new Float32Array(width * height)
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4) {
    values[pixel] = rgba[at + 3] === 0 ? NaN : index(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)
  }
  return { width, height, values }
}
