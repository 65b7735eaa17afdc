// Counts single plants: local maxima of the green leaf index, at the scale of a plant. Also finds the direction of the rows, if there
// are rows, and the gaps in them.
import { boxMean } from './boxMean'
import type { Picture } from './grid'
import { otsuThreshold } from './otsu'
import { findRows, type Rows } from './plantRows'
import { leafIndex } from './segment'

export interface PlantOptions {
  /** Typical diameter of a plant, in pixels. At least 3. */
  diameter: number
}

export interface Plants {
  /** Columns and rows. */
  positions: (readonly [x: number, y: number])[]
  /** Undefined when the plants do not stand in rows. */
  rows: Rows | undefined
}

/** @returns undefined when the picture does not separate into plants and ground */
export function countPlants(picture: Picture, { diameter }: PlantOptions): Plants | undefined {
  const leaves = leafIndex(picture)
  const threshold = otsuThreshold(boxMean(leaves, 1), [-1, 1])
  if (!threshold) return undefined
  const { width, height } = picture
  const isLeaf = leaves.values.map((value) => (value !== value ? NaN : value > threshold.threshold ? 1 : 0))
  // Two means approximate a Gaussian, whose maximum is at the centre of a plant.
  const radius = Math.max(1, Math.round(diameter / 4))
  const density = boxMean(boxMean({ width, height, values: isLeaf }, radius), radius).values
  const reach = Math.max(1, Math.floor(diameter / 2))
  const positions: Plants['positions'] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (density[y * width + x]! >= LEAST_DENSITY && isMaximum(density, width, height, { x, y, reach })) {
        positions.push([x, y])
      }
    }
  }
  return { positions, rows: findRows(positions) }
}

/** Share of leaves around the centre of a plant. Smaller maxima are weeds or noise. */
const LEAST_DENSITY = 0.35

/** Of equal neighbours, the first counts. */
function isMaximum(
  density: Float32Array,
  width: number,
  height: number,
  { x, y, reach }: { x: number; y: number; reach: number },
): boolean {
  const at = y * width + x
  const value = density[at]!
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const other = row * width + column
      if (density[other]! > value || (density[other]! === value && other < at)) return false
    }
  }
  return true
}
