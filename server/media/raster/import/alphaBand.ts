/**
 * Tells whether the last band of a raster marks transparent pixels although the file does not say so: many programs write red, green,
 * blue and alpha with an unspecified extra sample.
 */
import path from 'node:path'
import type { Gdal } from '../gdal/gdal'
import { openCog, readWindow, type Cog } from '../tiff/cog'
import type { Samples } from '../samples'
import type { RasterInspection } from './inspect'

const OPAQUE: Record<string, number> = { Byte: 255, UInt16: 65_535 }
/** Of the sample that is judged. */
const MAX_SIDE = 1024
/** Programs smooth the edge of a picture, so that some pixels are half transparent. */
const MAX_HALF_TRANSPARENT = 0.01
/** Of the transparent pixels, which programs fill with one colour; compression changes a few. */
const MIN_FILLED = 0.98

/** Whether only the values tell. */
const isCandidate = ({ bands, hasAlpha, hasMask }: RasterInspection): boolean => {
  const last = bands.at(-1)
  if (bands.length < 2 || hasAlpha || hasMask || !last) return false
  const isPlain = bands.every(({ type, scaling }) => type === last.type && !scaling) && last.type in OPAQUE
  return isPlain && last.colour === 'Undefined' && last.description === undefined && last.wavelength === undefined
}

/**
 * By a sample of the pixels: the band is fully transparent or fully opaque, and what it hides has one colour.
 * @param file that GDAL reads
 * @param work folder for a temporary file
 */
export async function lastBandLooksTransparent(
  gdal: Gdal,
  inspection: RasterInspection,
  file: string,
  work: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (!isCandidate(inspection)) return false
  const output = path.join(work, 'sample.tif')
  const { width, height } = inspection
  const share = Math.min(1, MAX_SIDE / Math.max(width, height))
  const size = [width, height].map((side) => String(Math.max(1, Math.round(side * share))))
  const options = ['-outsize', ...size, '-r', 'nearest', '-a_nodata', 'none', '-of', 'COG', '-co', 'COMPRESS=DEFLATE']
  await gdal.run({ program: 'gdal_translate', options, input: file, output, ...(signal && { signal }) })
  const cog = await openCog(output)
  try {
    const [level] = cog.levels
    const pixels = await readWindow(cog, level, { left: 0, top: 0, right: level.width, bottom: level.height })
    return hidesOneColour(pixels, cog, OPAQUE[inspection.bands.at(-1)?.type ?? ''] ?? Infinity)
  } finally {
    await cog.file.close()
  }
}

function hidesOneColour(pixels: Samples, { samples }: Cog, opaque: number): boolean {
  const total = pixels.length / samples
  let shown = 0
  let hidden = 0
  const colours = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += samples) {
    const value = pixels[at + samples - 1]!
    if (value === opaque) shown++
    if (value !== 0) continue
    hidden++
    const colour = pixels.subarray(at, at + samples - 1).join()
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  const isBinary = shown > 0 && shown + hidden >= total * (1 - MAX_HALF_TRANSPARENT)
  return isBinary && Math.max(0, ...colours.values()) >= hidden * MIN_FILLED
}
