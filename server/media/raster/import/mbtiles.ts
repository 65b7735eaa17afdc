// Joins the tiles of an MBTiles file to one GeoTIFF, which is converted like any other raster.
import { copyFile, link } from 'node:fs/promises'
import path from 'node:path'
import type { Gdal } from '../gdal/gdal'
import { isTransient, ProcessFailure } from '../../../platform/core/sandboxedProcess'
import { rasterText } from '../messages'
import { failureMessages } from './convert'
import { MAX_PIXELS } from './inspect'
import { RasterImportError } from './rasterImportError'

const TIMEOUT_MS = 60_000
const OPTIONS = ['TILED=YES', 'COMPRESS=DEFLATE', 'ZLEVEL=1', 'SPARSE_OK=TRUE', 'BIGTIFF=IF_SAFER']

interface JoinOptions {
  /** Folder for the GeoTIFF and temporary files. */
  workDir: string
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/**
 * Joins the tiles of the highest zoom.
 * @returns the path of the GeoTIFF
 * @throws RasterImportError with a message for the user, also for vector tiles; ProcessFailure when GDAL was stopped
 */
export async function geotiffOfMbtiles(gdal: Gdal, file: string, options: JoinOptions): Promise<string> {
  const { workDir, signal, onProgress } = options
  // GDAL recognises the format by the extension. Folders of different disks cannot share a file.
  const input = path.join(workDir, 'source.mbtiles')
  await link(file, input).catch(() => copyFile(file, input))
  const [width, height] = await sizeOf(gdal, input, signal)
  if (width * height > MAX_PIXELS) {
    throw new RasterImportError(rasterText('tooManyPixels', { width: String(width), height: String(height) }))
  }
  const output = path.join(workDir, 'tiles.tif')
  const translation = ['-of', 'GTiff', ...OPTIONS.flatMap((option) => ['-co', option])]
  try {
    await gdal.run({ program: 'gdal_translate', options: translation, input, output, signal, onProgress })
  } catch (error) {
    if (!(error instanceof ProcessFailure) || isTransient(error.reason)) throw error
    throw new RasterImportError(failureMessages()[error.reason], { cause: error })
  }
  return output
}

async function sizeOf(gdal: Gdal, input: string, signal: AbortSignal): Promise<[number, number]> {
  const options = gdal.engine === 'system' ? ['-json'] : []
  try {
    const text = await gdal.run({ program: 'gdalinfo', options, input, signal, timeoutMs: TIMEOUT_MS })
    const { size, bands } = JSON.parse(text) as { size?: [number, number]; bands?: unknown[] }
    if (size && bands && bands.length > 0) return size
  } catch (error) {
    if (!(error instanceof ProcessFailure) || isTransient(error.reason)) throw error
  }
  throw new RasterImportError(rasterText('noRasterTiles'))
}
