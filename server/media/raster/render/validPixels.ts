/** Which pixels have data: alpha is not zero, and at least one band is neither nodata nor NaN. */
import type { Samples } from '../samples'
import { isData } from '../validity'

interface Pixels {
  /** Bands interleaved. */
  pixels: Samples
  samples: number
  nodata: number | undefined
  /** The last band marks where there is data. */
  hasAlpha: boolean
}

/** 1 where a pixel has data. Undefined if all pixels have data. */
export function validPixels(window: Pixels): Uint8Array | undefined {
  if (!canBeEmpty(window)) return undefined
  const { pixels, samples } = window
  const hasData = examiner(window)
  const valid = new Uint8Array(pixels.length / samples)
  let count = 0
  for (let at = 0, start = 0; at < valid.length; at++, start += samples) {
    if (!hasData(start)) continue
    valid[at] = 1
    count++
  }
  return count === valid.length ? undefined : valid
}

const complete = new WeakMap<Samples, boolean>()

/**
 * Whether all pixels of a block have data. Remembered with the block, because most blocks of a raster are complete and many
 * tiles read each of them: the pixels of a tile need to be examined only where one of its blocks is not complete.
 */
export function isComplete(block: Pixels): boolean {
  if (!canBeEmpty(block)) return true
  const known = complete.get(block.pixels)
  if (known !== undefined) return known
  const hasData = examiner(block)
  let start = 0
  while (start < block.pixels.length && hasData(start)) start += block.samples
  const found = start >= block.pixels.length
  complete.set(block.pixels, found)
  return found
}

const canBeEmpty = ({ pixels, nodata, hasAlpha }: Pixels) =>
  hasAlpha || nodata !== undefined || pixels instanceof Float32Array

function examiner({ pixels, samples, nodata, hasAlpha }: Pixels): (start: number) => boolean {
  const bands = hasAlpha ? samples - 1 : samples
  // Every integer is valid without a nodata value; only the alpha band marks empty pixels.
  if (hasAlpha && nodata === undefined && !(pixels instanceof Float32Array)) {
    return (start) => pixels[start + bands] !== 0
  }
  return (start) => {
    if (hasAlpha && pixels[start + bands] === 0) return false
    for (let s = start; s < start + bands; s++) if (isData(pixels[s]!, nodata)) return true
    return false
  }
}
