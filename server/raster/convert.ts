/**
 * From whatever raster a person brought to what Aerie serves: a COG of plain values, its control lattice, its numbers and
 * a thumbnail. All or nothing: until everything is there, nothing is.
 */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createBlockCache } from './blockCache'
import { openCog } from './cog'
import { describeRaster } from './describe'
import type { Gdal } from './gdal'
import { pixelMapping, type Corners } from './georeference'
import { inspectRaster, type RasterInspection } from './inspect'
import { unpackJpeg } from './jpegTiff'
import { encodeLattice, placeOnMap } from './lattice'
import { isByChance, NO_ROOM_LEFT, ProcessFailure } from './limitedProcess'
import type { Bounds } from './mercator'
import type { RasterInfo } from './rasterInfo'
import { readStyle } from './rasterStyle'
import { RasterRefusal } from './refusal'
import { renderRaster, type OpenRaster } from './render'
import { rasterStatistics } from './statistics'
import { encodePicture } from './tile'

export interface ConvertRequest {
  /** Absolute. */
  input: string
  /** What the person calls the file. */
  name?: string
  /** Absolute; made when it isn't there. */
  outputDir: string
  /** Where to put aside what is only needed on the way; the system's own place without it. */
  workDir?: string
  /** Where a person put the corners; wins over what the file says. */
  corners?: Corners
  signal?: AbortSignal
  onProgress?: (fraction: number, message: string) => void
}

export interface ConvertedRaster {
  cogPath: string
  latticePath: string
  thumbnailPath: string
  info: RasterInfo
}

const THUMBNAIL_PIXELS = 400
const BLOCK_PIXELS = 512
const CACHE_BYTES = 64 * 1024 * 1024
/** Shares of the whole time, roughly. */
const CONVERTED = 0.75
const PLACED = 0.85
const MEASURED = 0.97

/**
 * @throws RasterRefusal in words for the person, also when nobody knows where the raster lies; ProcessFailure or the
 * signal's reason when it was aborted
 */
export async function convertRaster(gdal: Gdal, request: ConvertRequest): Promise<ConvertedRaster> {
  const { input, outputDir, signal, corners } = request
  const report = request.onProgress ?? (() => undefined)
  report(0, 'Looking at the raster')
  const { name, workDir } = request
  const inspection = await inspectRaster(gdal, input, { name, signal, workDir })
  const georeference = corners ? { kind: 'corners' as const, corners } : inspection.georeference
  if (!georeference) throw new RasterRefusal('The file does not say where it lies. Place it on the map by its corners')
  const mapping = pixelMapping(georeference, inspection.width, inspection.height)

  await mkdir(outputDir, { recursive: true })
  const work = await mkdtemp(path.join(outputDir, '.converting-'))
  try {
    const cogPath = path.join(work, 'raster.tif')
    const progress = (fraction: number) => report(fraction * CONVERTED, 'Converting')
    const readable = await readableInput(inspection, input, work, progress, signal)
    await translate(gdal, inspection, readable, cogPath, signal, progress)
    report(CONVERTED, 'Placing it on the map')
    const placement = await placeOnMap(gdal, mapping, inspection.width, inspection.height, signal)
    report(PLACED, 'Measuring its bands')
    const cog = await openCog(cogPath)
    try {
      const hasAlpha = keepsAlpha(inspection)
      const statistics = await rasterStatistics(cog, hasAlpha, signal)
      const placed = corners !== undefined
      const info = describeRaster({ inspection, placement, statistics, hasAlpha, sampleType: cog.type, placed })
      report(MEASURED, 'Drawing a thumbnail')
      const thumbnail = await drawThumbnail({ cog, lattice: placement.lattice, info }, info, placement.bounds)
      await writeFile(path.join(work, 'lattice.bin'), encodeLattice(placement.lattice))
      await writeFile(path.join(work, 'thumbnail.webp'), thumbnail)
      signal?.throwIfAborted()
      return { ...(await moveInto(work, outputDir)), info }
    } finally {
      await cog.file.close()
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const isPalette = ({ bands }: RasterInspection) => bands[0]?.colour === 'Palette'
const keepsAlpha = (inspection: RasterInspection) => inspection.hasAlpha || inspection.hasMask || isPalette(inspection)

async function readableInput(
  { jpeg }: RasterInspection,
  input: string,
  work: string,
  onProgress: (fraction: number) => void,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (!jpeg) return input
  const unpacked = path.join(work, 'unpacked.tif')
  await unpackJpeg(input, jpeg, unpacked, (fraction) => onProgress(fraction / 2), signal)
  return unpacked
}

async function translate(
  gdal: Gdal,
  inspection: RasterInspection,
  input: string,
  output: string,
  signal: AbortSignal | undefined,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const options = [...bandOptions(inspection), '-of', 'COG', ...creationOptions(inspection)]
  try {
    await gdal.run({ program: 'gdal_translate', options, input, output, onProgress, ...(signal && { signal }) })
  } catch (error) {
    if (!(error instanceof ProcessFailure) || isByChance(error.reason)) throw error
    throw new RasterRefusal(WORDS[error.reason], { cause: error })
  }
}

const WORDS = {
  failed: 'The raster cannot be read to its end; the file is damaged. Export it again',
  memory: 'The raster needs more memory than there is for one conversion. Export it in tiles',
  timeout: 'The conversion took too long and was stopped. Export the raster in smaller parts',
  disk: NO_ROOM_LEFT,
}

function bandOptions(inspection: RasterInspection): string[] {
  const { bands, hasMask } = inspection
  // Naming the type also makes values of odd bit depths whole bytes.
  const type = ['-ot', storedType(inspection), ...(keepsNodata(inspection) ? [] : ['-a_nodata', 'none'])]
  if (isPalette(inspection)) return [...type, '-expand', 'rgba']
  if (!hasMask) return [...type, '-mask', 'none']
  const colour = bands.flatMap((_, index) => ['-b', String(index + 1)])
  return [...type, ...colour, '-b', 'mask', '-mask', 'none', `-colorinterp_${bands.length + 1}`, 'alpha']
}

/** GDAL would clamp a value the bands can't hold (-10000 in bytes) to one they can, and with it hide good pixels. */
function keepsNodata(inspection: RasterInspection): boolean {
  if (keepsAlpha(inspection)) return false
  const highest = { Byte: 255, UInt16: 65_535, Float32: Infinity }[storedType(inspection)]
  return inspection.bands.every(
    ({ nodata }) => nodata === undefined || highest === Infinity || (nodata >= 0 && nodata <= highest),
  )
}

/** What cog.ts reads. 32-bit floats hold every smaller integer, and heights to a fraction of a millimetre. */
function storedType({ bands }: RasterInspection): 'Byte' | 'UInt16' | 'Float32' {
  if (bands.every(({ type }) => type === 'Byte')) return 'Byte'
  return bands.every(({ type }) => type === 'Byte' || type === 'UInt16') ? 'UInt16' : 'Float32'
}

function creationOptions(inspection: RasterInspection): string[] {
  const resampling = isPalette(inspection) ? 'NEAREST' : 'AVERAGE'
  const threads = Math.max(1, os.availableParallelism() - 1)
  const options = [
    ...['COMPRESS=DEFLATE', 'PREDICTOR=YES', `BLOCKSIZE=${BLOCK_PIXELS}`, 'BIGTIFF=IF_SAFER'],
    ...['OVERVIEWS=IGNORE_EXISTING', `RESAMPLING=${resampling}`, `NUM_THREADS=${threads}`],
  ]
  return options.flatMap((option) => ['-co', option])
}

async function drawThumbnail(raster: OpenRaster, info: RasterInfo, bounds: Bounds): Promise<Buffer> {
  const [across, down] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
  const scale = THUMBNAIL_PIXELS / Math.max(across, down)
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))]
  const cache = createBlockCache(CACHE_BYTES)
  const rendered = await renderRaster(raster, readStyle({}, info), bounds, width, height, cache)
  const empty = { rgba: new Uint8Array(width * height * 4), opaque: false }
  return (await encodePicture({ ...(rendered ?? empty), opaque: false }, width, height)).buffer
}

async function moveInto(work: string, outputDir: string) {
  const names = { cogPath: 'raster.tif', latticePath: 'lattice.bin', thumbnailPath: 'thumbnail.webp' }
  const moved = Object.entries(names).map(([key, name]) => [key, path.join(outputDir, name)] as const)
  for (const [, file] of moved) await rename(path.join(work, path.basename(file)), file)
  return Object.fromEntries(moved) as Record<keyof typeof names, string>
}
