/** Writes a part of an imported raster as a GeoTIFF: its values at full resolution, or its colours on the map. */
import { readFile } from 'node:fs/promises'
import { conflict } from '../../../platform/core/errors'
import { decodeControlGrid } from '../controlGrid'
import type { Corners } from '../import/georeference'
import { rasterText } from '../messages'
import type { RasterPool } from '../runtime/rasterPool'
import type { RasterFiles } from '../runtime/rasterTasks'
import { SAMPLE_BYTES, type Samples } from '../samples'
import type { RasterStyle } from '../style/rasterStyle'
import { openCog, type Cog, type CogLevel } from '../tiff/cog'
import { writeStripTiff } from '../tiff/tiffWriter'
import type { RasterInfo } from '../rasterInfo'
import { mapArea, pixelArea, type ExportArea, type PixelArea } from './exportArea'
import { colourPlaceTags, valuePlaceTags } from './placeTags'
import type { OutsideMark } from './stripTasks'

export interface ExportRequest {
  pool: RasterPool
  files: RasterFiles & { info: RasterInfo }
  /** The file that is written. */
  output: string
  signal: AbortSignal
}

const MEGABYTE = 1024 * 1024
/** Of the values, uncompressed. The request waits for the file, so the limits keep it below about ten seconds. */
const MAX_VALUE_BYTES = 256 * MEGABYTE
const MAX_COLOUR_PIXELS = 16_000_000
const VALUE_STRIP_PIXELS = 2_000_000
const COLOUR_STRIP_PIXELS = 500_000
/** Rows between two positions that the renderer computes exactly, so that strips meet without a seam. */
const ROW_STEP = 16

/**
 * Without an area, writes the whole raster.
 * @throws AppError 409 when the area is outside the raster or too large
 */
export async function exportValues(
  { pool, files, output, signal }: ExportRequest,
  area: ExportArea | undefined,
  corners: Corners | undefined,
): Promise<void> {
  const cog = await openCog(files.cogPath)
  try {
    const found = area
      ? pixelArea(decodeControlGrid(await readFile(files.controlGridPath)), cog.levels[0], area)
      : wholeOf(cog.levels[0])
    if (!found) throw conflict(rasterText('areaOutside'))
    const { window, rings } = found
    const source = cog.palette?.classes ?? cog
    const mark = rings && markFor(source, files.info)
    const width = window.right - window.left
    const height = window.bottom - window.top
    const samples = source.samples + (mark === 'alpha' ? 1 : 0)
    const bytes = width * height * samples * SAMPLE_BYTES[source.type]
    if (bytes > MAX_VALUE_BYTES)
      throw conflict(rasterText(area ? 'areaTooLarge' : 'wholeTooLarge', { limit: MAX_VALUE_BYTES / MEGABYTE }))
    const rowsPerStrip = rowsOf(VALUE_STRIP_PIXELS, width, height)
    const strips = async function* (): AsyncGenerator<Samples> {
      for (let top = window.top; top < window.bottom; top += rowsPerStrip) {
        const strip = { ...window, top, bottom: Math.min(window.bottom, top + rowsPerStrip) }
        const outside = rings && mark ? { outside: { rings, mark } } : {}
        yield pool.run(files, 'values', { window: strip, ...outside }, signal)
      }
    }
    const { directory } = source.levels[0]
    const tiff = {
      width,
      height,
      samples,
      type: source.type,
      rowsPerStrip,
      colours: { photometric: directory.photometric, hasAlpha: mark === 'alpha' || files.info.hasAlpha },
      kept: valuePlaceTags({ directory, window, info: files.info, corners, mark }),
    }
    await writeStripTiff(output, tiff, strips())
  } finally {
    await cog.file.close()
  }
}

/**
 * In Web Mercator. Areas with more than 16 million pixels get a coarser resolution.
 * @throws AppError 409 when the area is outside the raster
 */
export async function exportColours(
  { pool, files, output, signal }: ExportRequest,
  area: ExportArea | undefined,
  style: RasterStyle,
): Promise<void> {
  const controlGrid = decodeControlGrid(await readFile(files.controlGridPath))
  const found = mapArea(controlGrid, files.info, area, { pixels: MAX_COLOUR_PIXELS })
  if (!found) throw conflict(rasterText('areaOutside'))
  const { bounds, width, height, rings } = found
  const pixel = (bounds[2] - bounds[0]) / width
  const rowsPerStrip = rowsOf(COLOUR_STRIP_PIXELS, width, height)
  const strips = async function* (): AsyncGenerator<Samples> {
    for (let top = 0; top < height; top += rowsPerStrip) {
      const rows = Math.min(rowsPerStrip, height - top)
      const north = bounds[3] - top * pixel
      const strip = [bounds[0], north - rows * pixel, bounds[2], north] as const
      const request = { style, bounds: [...strip] as typeof bounds, width, height: rows, top, ...(rings && { rings }) }
      yield pool.run(files, 'colours', request, signal)
    }
  }
  const kept = colourPlaceTags(bounds, pixel)
  await writeStripTiff(output, { width, height, samples: 4, rowsPerStrip, kept }, strips())
}

const wholeOf = ({ width, height }: CogLevel): PixelArea => ({
  window: { left: 0, top: 0, right: width, bottom: height },
})

function rowsOf(pixels: number, width: number, height: number): number {
  const rows = Math.max(ROW_STEP, Math.floor(pixels / width / ROW_STEP) * ROW_STEP)
  return Math.min(rows, height)
}

/** The mark that the raster already has for pixels without data, else one that no pixel has. */
function markFor({ type, nodata }: Cog, { hasAlpha, classes }: RasterInfo): OutsideMark {
  if (nodata !== undefined) return { fill: nodata }
  if (classes) {
    const used = new Set(classes.present.map(({ value }) => value))
    const free = Array.from({ length: 256 }, (_, value) => 255 - value).find((value) => !used.has(value))
    if (free === undefined) throw conflict(rasterText('noFreeClass'))
    return { fill: free }
  }
  if (hasAlpha) return { fill: 0 }
  return type === 'float32' ? { fill: NaN } : 'alpha'
}
