// Compares two surface models of the same ground: where material was removed (cut) and where it was added (fill).
import { eachRun, type AreaRings } from './areaPixels'
import { boxMean } from './boxMean'
import type { Mask, Surface } from './grid'

export interface ElevationOptions {
  /** Metres by which a height must differ to count. */
  least: number
  /** Whether to subtract the median difference first: models without ground control often differ by a constant. */
  align: boolean
}

export interface ElevationChange {
  /** Later minus earlier height of each pixel in metres, after alignment. NaN without data in one of the models. */
  differences: Float32Array
  cut: Mask
  fill: Mask
  /** Metres subtracted by the alignment, 0 without. */
  offset: number
}

const RADIUS = 1

export function compareSurfaces(before: Surface, after: Surface, { least, align }: ElevationOptions): ElevationChange {
  const { width, height } = before
  const differences = after.heights.map((value, pixel) => value - before.heights[pixel]!)
  const offset = align ? median(differences) : 0
  for (let pixel = 0; pixel < differences.length; pixel++) differences[pixel]! -= offset
  const smooth = boxMean({ width, height, values: differences }, RADIUS).values
  const maskOf = (belongs: (metres: number) => boolean): Mask => ({
    width,
    height,
    bits: Uint8Array.from(smooth, (metres) => (belongs(metres) ? 1 : 0)),
  })
  return {
    differences,
    offset,
    cut: maskOf((metres) => metres < -least),
    fill: maskOf((metres) => metres > least),
  }
}

/** Volume in cubic metres that the pixels gained; negative for what they lost. @param pixelArea in square metres */
export function volumeOf(differences: Float32Array, pixels: Iterable<number>, pixelArea: number): number {
  let sum = 0
  for (const pixel of pixels) {
    const metres = differences[pixel]!
    if (metres === metres) sum += metres
  }
  return sum * pixelArea
}

/** Cubic metres of the pixels that count, and the square metres whose heights are known in both models. */
export interface AreaVolume {
  cutM3: number
  fillM3: number
  knownM2: number
}

/** @param pixelArea in square metres */
export function volumeIn({ differences, cut, fill }: ElevationChange, rings: AreaRings, pixelArea: number): AreaVolume {
  let known = 0
  let lost = 0
  let gained = 0
  eachRun(rings, cut, (from, until) => {
    for (let pixel = from; pixel < until; pixel++) {
      const metres = differences[pixel]!
      if (Number.isNaN(metres)) continue
      known += 1
      if (cut.bits[pixel] === 1) lost -= metres
      if (fill.bits[pixel] === 1) gained += metres
    }
  })
  return { cutM3: lost * pixelArea, fillM3: gained * pixelArea, knownM2: known * pixelArea }
}

function median(values: Float32Array): number {
  const sorted = values.filter((value) => value === value).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
