/**
 * Converts an uploaded raster to the form Aerie serves: a COG with plain values, its control grid, statistics and a
 * thumbnail. Results appear all at once or not at all.
 */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Message } from '../../../platform/core/messages'
import { rasterText } from '../messages'
import { createBlockCache } from '../runtime/blockCache'
import { openCog } from '../tiff/cog'
import { lastBandLooksTransparent } from './alphaBand'
import { classesOf, hasClasses } from './classes'
import { describeRaster } from './describe'
import { proposeEmptyValue } from './emptyValue'
import type { Gdal, GdalCommand } from '../gdal/gdal'
import { pixelMapping, type Corners, type Georeference } from './georeference'
import { inspectRaster, type RasterInspection } from './inspect'
import { markAlpha } from '../tiff/markAlpha'
import { unpackJpeg } from '../tiff/jpegTiff'
import { encodeControlGrid, placeOnMap } from '../controlGrid'
import { isTransient, ProcessFailure } from '../../../platform/core/sandboxedProcess'
import { diskFull } from '../diskFull'
import type { Bounds } from '../mercator'
import type { HeightUnit, RasterHeights, RasterInfo, RasterKind, Scaling } from '../rasterInfo'
import { readStyle } from '../style/rasterStyle'
import { RasterImportError } from './rasterImportError'
import { renderRaster, type OpenRaster } from '../render/render'
import { rasterStatistics } from './statistics'
import { encodePicture } from '../render/tile'
import { heightsIn } from './heights'
import { kindOf } from './rasterKind'
import { conversionOptions, convertedValue, inMetres } from './valueConversion'

type ChosenNodata = number | 'none'

export interface ConvertRequest {
  /** Absolute. */
  input: string
  /** The user's name for the file. */
  name?: string
  /** Absolute; created if missing. */
  outputDir: string
  /** Folder for temporary files; the system's by default. */
  workDir?: string
  /** Of the input, if it is known already. */
  inspection?: RasterInspection
  /** Corners placed by the user; they override the georeference of the file. */
  corners?: Corners
  /** EPSG code of the coordinate system, chosen by the user; it overrides that of the file. */
  epsg?: number
  /** Value of pixels without data, as the file stores it, chosen by the user; it overrides that of the file. */
  nodata?: ChosenNodata
  /** Keeps stored values, whatever scale and offset the file declares. */
  ignoresScaling?: boolean
  /** Whether the last band marks transparent pixels, chosen by the user; by default as the file states or its values suggest. */
  lastBandIsAlpha?: boolean
  /** Kind of the raster, chosen by the user; by default as the file suggests. */
  kind?: RasterKind
  /** Unit of the heights in the file, chosen by the user; it overrides what the file declares. */
  heightUnit?: HeightUnit
  signal?: AbortSignal
  onProgress?: (fraction: number, message: Message) => void
}

export interface ConvertedRaster {
  cogPath: string
  controlGridPath: string
  thumbnailPath: string
  info: RasterInfo
}

const THUMBNAIL_PIXELS = 400
const BLOCK_PIXELS = 512
const CACHE_BYTES = 64 * 1024 * 1024
/** Approximate shares of the total time. */
const CONVERTED = 0.75
const PLACED = 0.85
const MEASURED = 0.97

/**
 * @throws RasterImportError with a message for the user, also when the georeference is missing; ProcessFailure or the
 * signal's reason when aborted
 */
export async function convertRaster(gdal: Gdal, request: ConvertRequest): Promise<ConvertedRaster> {
  const { input, outputDir, signal, corners, epsg } = request
  const report = request.onProgress ?? (() => undefined)
  report(0, rasterText('inspecting'))
  const { name, workDir } = request
  const inspected = request.inspection ?? (await inspectRaster(gdal, input, { name, signal, workDir }))
  const georeference = georeferenceOf(inspected, request)
  if (!georeference) throw new RasterImportError(rasterText('noGeoreference'))
  const mapping = pixelMapping(georeference, inspected.width, inspected.height)

  await mkdir(outputDir, { recursive: true })
  const work = await mkdtemp(path.join(outputDir, '.converting-'))
  try {
    const cogPath = path.join(work, 'raster.tif')
    const progress = (fraction: number) => report(fraction * CONVERTED, rasterText('converting'))
    const readable = await readableInput(inspected, input, work, progress, signal)
    const inspection = await withAlpha(gdal, inspected, readable, work, request)
    const kind = request.kind ?? kindOf(inspection, name ?? path.basename(input))
    const heights = heightsIn(inspection, kind, request.heightUnit)
    const conversions = conversionsOf(inspection, request, heights)
    const chosen = request.nodata
    const nodata = typeof chosen === 'number' ? convertedValue(chosen, conversions[0]) : chosen
    const options = { nodata, conversions, epsg: corners ? undefined : epsg, signal, onProgress: progress }
    const source = await withoutDeclaredNodata(gdal, inspection, readable, work, options)
    await translate(gdal, inspection, source, cogPath, options)
    report(CONVERTED, rasterText('georeferencing'))
    const placement = await placeOnMap(gdal, mapping, inspection.width, inspection.height, signal)
    report(PLACED, rasterText('measuring'))
    const cog = await openCog(cogPath)
    try {
      const hasAlpha = keepsAlpha(inspection)
      const statistics = await rasterStatistics(cog, hasAlpha, signal)
      const isOpen = !hasAlpha && cog.nodata === undefined
      const proposedNodata = isOpen ? await proposeEmptyValue(cog, statistics, conversions[0], signal) : undefined
      const classes = await classesOf(cog, inspection, signal)
      const placed = corners !== undefined
      const crs = options.epsg === undefined ? inspection.crs : (await inspectRaster(gdal, cogPath, { signal })).crs
      const info = describeRaster({
        inspection: { ...inspection, crs },
        placement,
        statistics,
        hasAlpha,
        sampleType: cog.type,
        placed,
        proposedNodata,
        classes,
        nodata: cog.nodata,
        heights,
        conversions,
        name: name ?? path.basename(input),
      })
      report(MEASURED, rasterText('thumbnail'))
      const thumbnail = await drawThumbnail({ cog, controlGrid: placement.controlGrid, info }, info, placement.bounds)
      await writeFile(path.join(work, 'control-grid.bin'), encodeControlGrid(placement.controlGrid))
      await writeFile(path.join(work, 'thumbnail.webp'), thumbnail)
      signal?.throwIfAborted()
      return { ...(await moveResults(work, outputDir)), info }
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

interface TranslateOptions {
  nodata: ChosenNodata | undefined
  conversions: readonly (Scaling | undefined)[]
  /** Of the output, in place of the coordinate system of the file. */
  epsg: number | undefined
  signal: AbortSignal | undefined
  onProgress: (fraction: number) => void
}

function georeferenceOf(
  { georeference, ownPlace }: RasterInspection,
  { corners, epsg }: ConvertRequest,
): Georeference | undefined {
  if (corners) return { kind: 'corners', corners }
  return epsg !== undefined && ownPlace ? { ...ownPlace, crs: `EPSG:${epsg}` } : georeference
}

/** The same file, with what a user or its values tell about its last band. */
async function withAlpha(
  gdal: Gdal,
  inspection: RasterInspection,
  file: string,
  work: string,
  { lastBandIsAlpha, signal }: ConvertRequest,
): Promise<RasterInspection> {
  const { bands, hasMask } = inspection
  if (bands.length < 2 || hasMask) return inspection
  if (lastBandIsAlpha !== undefined) {
    return { ...inspection, hasAlpha: lastBandIsAlpha, alphaOrigin: 'chosen' }
  }
  const isAlpha = await lastBandLooksTransparent(gdal, inspection, file, work, signal)
  return isAlpha ? { ...inspection, hasAlpha: true, alphaOrigin: 'values' } : inspection
}

/** One for each band of the file. Numbers of classes and transparency are not converted. */
function conversionsOf(
  inspection: RasterInspection,
  { ignoresScaling }: ConvertRequest,
  heights: RasterHeights | undefined,
): (Scaling | undefined)[] {
  const { bands, hasAlpha } = inspection
  return bands.map(({ scaling }, index) => {
    const isAlpha = hasAlpha && index === bands.length - 1
    if (isAlpha || isPalette(inspection)) return undefined
    const applied = ignoresScaling ? undefined : scaling
    return heights ? inMetres(applied, heights.unit) : applied
  })
}

/**
 * A conversion skips the pixels that the file declares as empty. Where a person has chosen another value, they have values too, which
 * need a copy of the file without that declaration.
 */
async function withoutDeclaredNodata(
  gdal: Gdal,
  { bands }: RasterInspection,
  input: string,
  work: string,
  { nodata, conversions, signal }: TranslateOptions,
): Promise<string> {
  const isDeclared = bands.some((band) => band.nodata !== undefined)
  if (nodata === undefined || !isDeclared || !conversions.some(Boolean)) return input
  const output = path.join(work, 'undeclared.tif')
  await runTranslate(gdal, ['-a_nodata', 'none', '-of', 'GTiff', '-co', 'BIGTIFF=IF_SAFER'], {
    input,
    output,
    ...(signal && { signal }),
  })
  return output
}

async function translate(
  gdal: Gdal,
  inspection: RasterInspection,
  input: string,
  output: string,
  options: TranslateOptions,
): Promise<void> {
  const { signal, onProgress } = options
  const creation = creationOptions(resamplingOf(inspection), gdal.engine)
  await runTranslate(gdal, [...bandOptions(inspection, options), '-of', 'COG', ...creation], {
    input,
    output,
    onProgress,
    ...(signal && { signal }),
  })
  const { hasMask, hasAlpha, alphaOrigin } = inspection
  if (hasMask || (hasAlpha && alphaOrigin !== undefined)) await markAlpha(output)
}

async function runTranslate(
  gdal: Gdal,
  options: readonly string[],
  command: Pick<GdalCommand, 'input' | 'output' | 'onProgress' | 'signal'>,
): Promise<void> {
  try {
    await gdal.run({ program: 'gdal_translate', options, ...command })
  } catch (error) {
    if (!(error instanceof ProcessFailure) || isTransient(error.reason)) throw error
    throw new RasterImportError(failureMessages()[error.reason], { cause: error })
  }
}

/** What a user reads when GDAL failed, by its reason. */
export const failureMessages = () => ({
  failed: rasterText('damaged'),
  memory: rasterText('memory'),
  timeout: rasterText('timeout'),
  disk: diskFull(),
})

function bandOptions(inspection: RasterInspection, { nodata, conversions, epsg }: TranslateOptions): string[] {
  const { bands, hasMask, hasAlpha, alphaOrigin } = inspection
  // Setting the type also converts odd bit depths to whole bytes.
  const type = [
    ...(epsg === undefined ? [] : ['-a_srs', `EPSG:${epsg}`]),
    '-ot',
    storedType(inspection, conversions),
    ...nodataOptions(inspection, { nodata, conversions }),
    ...conversionOptions(conversions),
  ]
  if (isPalette(inspection) && !hasClasses(inspection)) return [...type, '-expand', 'rgba']
  const meaning = alphaOrigin === undefined ? [] : [`-colorinterp_${bands.length}`, hasAlpha ? 'alpha' : 'undefined']
  if (!hasMask) return [...type, '-mask', 'none', ...meaning]
  const colour = bands.flatMap((_, index) => ['-b', String(index + 1)])
  return [...type, ...colour, '-b', 'mask', '-mask', 'none', `-colorinterp_${bands.length + 1}`, 'alpha']
}

type ValueOptions = Pick<TranslateOptions, 'nodata' | 'conversions'>

function nodataOptions(inspection: RasterInspection, { nodata, conversions }: ValueOptions): string[] {
  if (nodata !== undefined && !keepsAlpha(inspection)) return ['-a_nodata', String(nodata)]
  return keepsNodata(inspection, conversions) ? [] : ['-a_nodata', 'none']
}

/** GDAL clamps nodata values that the band type cannot hold (-10000 in bytes), which would hide valid pixels. */
function keepsNodata(inspection: RasterInspection, conversions: ValueOptions['conversions']): boolean {
  if (keepsAlpha(inspection) && !hasClasses(inspection)) return false
  const highest = { Byte: 255, UInt16: 65_535, Float32: Infinity }[storedType(inspection, conversions)]
  return inspection.bands.every(
    ({ nodata }) => nodata === undefined || highest === Infinity || (nodata >= 0 && nodata <= highest),
  )
}

/** Types that cog.ts reads. 32-bit floats hold all smaller integers, and heights to a fraction of a millimetre. */
function storedType(
  { bands }: RasterInspection,
  conversions: ValueOptions['conversions'],
): 'Byte' | 'UInt16' | 'Float32' {
  if (conversions.some(Boolean)) return 'Float32'
  if (bands.every(({ type }) => type === 'Byte')) return 'Byte'
  return bands.every(({ type }) => type === 'Byte' || type === 'UInt16') ? 'UInt16' : 'Float32'
}

type Resampling = 'NEAREST' | 'AVERAGE'

const resamplingOf = (inspection: RasterInspection): Resampling => (isPalette(inspection) ? 'NEAREST' : 'AVERAGE')

/**
 * How gdal_translate writes a COG that cog.ts reads. The bundled GDAL compresses four times as slowly as that of the system; at level 4
 * instead of 6 it takes half the time, for files that are 1 % larger for photos and 9 % for smooth surfaces.
 */
export function creationOptions(resampling: Resampling, engine: Gdal['engine']): string[] {
  const threads = Math.max(1, os.availableParallelism() - 1)
  const options = [
    'COMPRESS=DEFLATE',
    ...(engine === 'bundled' ? ['LEVEL=4'] : []),
    'PREDICTOR=YES',
    `BLOCKSIZE=${BLOCK_PIXELS}`,
    'BIGTIFF=IF_SAFER',
    'OVERVIEWS=IGNORE_EXISTING',
    `RESAMPLING=${resampling}`,
    `NUM_THREADS=${threads}`,
  ]
  return options.flatMap((option) => ['-co', option])
}

async function drawThumbnail(raster: OpenRaster, info: RasterInfo, bounds: Bounds): Promise<Buffer> {
  const across = bounds[2] - bounds[0]
  const down = bounds[3] - bounds[1]
  const scale = THUMBNAIL_PIXELS / Math.max(across, down)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  const cache = createBlockCache(CACHE_BYTES)
  const rendered = await renderRaster(raster, readStyle({}, info), bounds, width, height, cache)
  const pixels = rendered?.rgba ?? new Uint8Array(width * height * 4)
  return (await encodePicture({ pixels, channels: 4 }, width, height)).buffer
}

async function moveResults(work: string, outputDir: string) {
  const names = { cogPath: 'raster.tif', controlGridPath: 'control-grid.bin', thumbnailPath: 'thumbnail.webp' }
  const moved = Object.entries(names).map(([key, name]) => [key, path.join(outputDir, name)] as const)
  for (const [, file] of moved) await rename(path.join(work, path.basename(file)), file)
  return Object.fromEntries(moved) as Record<keyof typeof names, string>
}
