// Proposes the value that marks pixels without data in a raster that does not declare one.
import { readWindow, type Cog, type CogLevel } from '../tiff/cog'
import type { EmptyValue, Scaling } from '../rasterInfo'
import type { RasterStatistics } from './statistics'
import { storedValue } from './valueConversion'

const MAX_PIXELS = 4_000_000
const ROWS_PER_READ = 256
/** Values that programs write where they have no data. */
const USUAL = new Set([-32_768, -32_767, -99_999, -10_000, -9999, -999])
/** A usual value that is rarer than this may be an error of measurement. */
const MIN_USUAL_SHARE = 0.0005
/** Any other value must be frequent, also along the edge of the raster. */
const MIN_SHARE = 0.02
const MIN_EDGE_SHARE = 0.1

/**
 * A frequent lowest or highest value; undefined when none stands out. Not for a raster with a mask or nodata.
 * @param scaling that the values of the COG were converted with: programs write the usual values as they are stored
 */
export async function proposeEmptyValue(
  cog: Cog,
  { bands }: RasterStatistics,
  scaling: Scaling | undefined,
  signal?: AbortSignal,
): Promise<EmptyValue | undefined> {
  const level =
    cog.levels.find(({ width, height }) => width * height <= MAX_PIXELS) ?? cog.levels.at(-1) ?? cog.levels[0]
  const extremes = [bands.map(({ min }) => min), bands.map(({ max }) => max)]
  const found: EmptyValue[] = []
  for (const values of extremes) {
    const [value] = values
    // All bands of an empty pixel have one value.
    if (value === undefined || values.some((other) => other !== value)) continue
    if (bands.every(({ min, max }) => min === max)) continue
    const { share, edgeShare } = await sharesOf(cog, level, value, signal)
    const isUsual = USUAL.has(Math.round(storedValue(value, scaling))) && share >= MIN_USUAL_SHARE
    if (isUsual || (share >= MIN_SHARE && edgeShare >= MIN_EDGE_SHARE)) found.push({ value, share })
  }
  return found.sort((a, b) => b.share - a.share)[0]
}

/** Shares of pixels, and of pixels at the edge, whose bands all have the value. */
async function sharesOf(cog: Cog, level: CogLevel, value: number, signal?: AbortSignal) {
  const { width, height } = level
  let count = 0
  let atEdge = 0
  for (let top = 0; top < height; top += ROWS_PER_READ) {
    signal?.throwIfAborted()
    const bottom = Math.min(height, top + ROWS_PER_READ)
    const pixels = await readWindow(cog, level, { left: 0, top, right: width, bottom })
    for (let at = 0; at * cog.samples < pixels.length; at++) {
      if (!isValue(pixels, at * cog.samples, cog.samples, value)) continue
      count++
      const x = at % width
      const y = top + Math.floor(at / width)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) atEdge++
    }
  }
  const edge = Math.max(1, 2 * (width + height) - 4)
  return { share: count / (width * height), edgeShare: atEdge / edge }
}

function isValue(pixels: ArrayLike<number>, start: number, samples: number, value: number): boolean {
  for (let band = 0; band < samples; band++) if (pixels[start + band] !== value) return false
  return true
}
