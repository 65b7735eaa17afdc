/** Inspects a raster file with GDAL, after checking the file's own claims: size, bands, coordinate system, georeference. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rasterText } from '../messages'
import type { Gdal } from '../gdal/gdal'
import type { Georeference, GroundControlPoint, OwnPlace } from './georeference'
import { photoPosition, type PhotoPosition } from './photoFootprint'
import { findJpeg, writeSkeleton, type JpegTiff } from '../tiff/jpegTiff'
import { isTransient, ProcessFailure } from '../../../platform/core/sandboxedProcess'
import { RasterImportError } from './rasterImportError'
import { checkTiff } from '../tiff/tiffChecks'
import { readTiffDirectories } from '../tiff/tiffDirectories'
import { verticalUnitOf } from '../heightUnit'
import type { HeightUnit, Scaling } from '../rasterInfo'
import { wavelengthOf } from './wavelengths'
import { isUsable } from './valueConversion'

export interface RasterBand {
  /** GDAL's name: Byte, UInt16, Float32 ... */
  type: string
  /** GDAL's name: Red, Gray, Palette, Alpha, Undefined ... */
  colour: string
  description: string | undefined
  /** Unit of the values, as the file names it. */
  unit: string | undefined
  nodata: number | undefined
  /** How the file stores values; undefined if it stores them as they are. */
  scaling: Scaling | undefined
  /** Nanometres. */
  wavelength?: number
  /** Class names by class number. */
  categories: string[]
}

export interface RasterCrs {
  name: string
  epsg: number | undefined
  wkt: string
  /** The transformation from its datum to WGS 84 is accurate to decimetres or metres only, because a grid is missing. */
  approximateDatum: boolean
}

export interface RasterInspection {
  driver: 'GTiff' | 'PNG' | 'JPEG'
  width: number
  height: number
  /** All of one type; an alpha band is the last. */
  bands: RasterBand[]
  hasAlpha: boolean
  /** What tells whether the last band is alpha, if not the file. */
  alphaOrigin?: 'values' | 'chosen'
  /** A mask for all bands, instead of an alpha band. */
  hasMask: boolean
  crs: RasterCrs | undefined
  /** The coordinate system has a height axis. */
  hasVerticalCrs: boolean
  /** Unit of that axis; undefined if it has none, or one that Aerie does not know. */
  verticalUnit: HeightUnit | undefined
  /** The program that wrote the file. */
  software: string | undefined
  /** Absent: the user has to choose a coordinate system, or to georeference it by its corners. */
  georeference: Georeference | undefined
  /** As the file places its pixels in its coordinate system, which it may not name. */
  ownPlace: OwnPlace | undefined
  /** Whether the user has to georeference it by its corners. */
  needsGeoreference: boolean
  /** Of a photo with a GPS position. */
  photo: PhotoPosition | undefined
  /** Contains JPEG that this GDAL cannot read; the pixels must be unpacked first. */
  jpeg: JpegTiff | undefined
}

const TIMEOUT_MS = 60_000
export const MAX_PIXELS = 2 ** 34
const DRIVERS = { 'image/tiff': 'GTiff', 'image/png': 'PNG', 'image/jpeg': 'JPEG' } as const
const ENDINGS: Record<string, keyof typeof DRIVERS> = {
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}
const NAMES = { 'image/tiff': 'TIFF', 'image/png': 'PNG', 'image/jpeg': 'JPEG' } as const

/** GDAL transforms these datums to WGS 84 with centimetre accuracy without grids. */
const EXACT_DATUMS =
  /World Geodetic System 1984|WGS.?84|European Terrestrial Reference|ETRS89|North American Datum 1983|NAD83|Geocentric Datum of Australia|GDA|New Zealand Geodetic Datum 2000|CH1903\+|Reseau Geodesique Francais|RGF93|SIRGAS|Japanese Geodetic Datum|JGD20|International Terrestrial|ITRF|China 2000|Hartebeesthoek94|Korean Geodetic Datum 2002|Unknown based on GRS/i

interface InspectOptions {
  name?: string | undefined
  signal?: AbortSignal | undefined
  /** Folder for temporary files. */
  workDir?: string | undefined
}

/**
 * `name` is the user's name for the file; its extension must match the content.
 * @throws RasterImportError with a message for the user; ProcessFailure when GDAL was stopped
 */
export async function inspectRaster(
  gdal: Gdal,
  file: string,
  { name = path.basename(file), signal, workDir = tmpdir() }: InspectOptions = {},
): Promise<RasterInspection> {
  const mediaType = await sniff(file)
  const expected = ENDINGS[path.extname(name).toLowerCase()]
  if (expected && expected !== mediaType) {
    throw new RasterImportError(rasterText('wrongExtension', { name, kind: NAMES[mediaType] }))
  }
  if (mediaType === 'image/tiff') await checkTiff(file)
  const jpeg = mediaType === 'image/tiff' && gdal.engine === 'bundled' ? await findJpeg(file) : undefined
  if (!jpeg) {
    const info = await runGdalInfo(gdal, file, signal).catch(async (error: unknown) => {
      const compression = error instanceof RasterImportError && (await rareCompression(file))
      if (!compression) throw error
      throw new RasterImportError(rasterText('compression', { compression }), { cause: error })
    })
    return { ...readInfo(info, DRIVERS[mediaType]), jpeg }
  }
  const folder = await mkdtemp(path.join(workDir, 'aerie-skeleton-'))
  try {
    const skeleton = path.join(folder, 'skeleton.tif')
    await writeSkeleton(jpeg, skeleton)
    return { ...readInfo(await runGdalInfo(gdal, skeleton, signal), 'GTiff'), jpeg }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** TIFF compressions, by their numbers in libtiff's list, that not every GDAL has. The bundled one has none of them. */
const RARE_COMPRESSIONS: Record<number, string> = {
  34712: 'JPEG 2000',
  34887: 'LERC',
  34925: 'LZMA',
  50000: 'ZSTD',
  50001: 'WebP',
  50002: 'JPEG XL',
}

/** @returns the name of the compression of a TIFF, if it is one of those; undefined for other files, too */
async function rareCompression(file: string): Promise<string | undefined> {
  const read = await readTiffDirectories(file).catch(() => undefined)
  return RARE_COMPRESSIONS[read?.directories[0]?.compression ?? 0]
}

async function sniff(file: string): Promise<keyof typeof DRIVERS> {
  const handle = await open(file)
  const head = Buffer.alloc(8)
  try {
    const { bytesRead } = await handle.read(head, 0, 8, 0)
    if (bytesRead === 0) throw new RasterImportError(rasterText('empty'))
  } finally {
    await handle.close()
  }
  const hex = head.toString('hex')
  if (/^(49492[ab]00|4d4d002[ab])/.test(hex)) return 'image/tiff'
  if (hex === '89504e470d0a1a0a') return 'image/png'
  if (hex.startsWith('ffd8ff')) return 'image/jpeg'
  throw new RasterImportError(rasterText('unsupported'))
}

interface GdalInfo {
  size?: [number, number]
  metadata?: Record<string, Record<string, unknown> | unknown[] | string>
  coordinateSystem?: { wkt?: string }
  geoTransform?: number[]
  gcps?: { coordinateSystem?: { wkt?: string }; gcpList?: GroundControlPoint[] }
  bands?: {
    type?: string
    colorInterpretation?: string
    description?: string
    unit?: string
    noDataValue?: number | string
    scale?: number | string
    offset?: number | string
    metadata?: Record<string, unknown>
    categories?: string[]
    mask?: { flags?: string[] }
  }[]
}

async function runGdalInfo(gdal: Gdal, file: string, signal?: AbortSignal): Promise<GdalInfo> {
  try {
    const output = await gdal.run({
      program: 'gdalinfo',
      options: [...(gdal.engine === 'system' ? ['-json'] : []), '-mdd', 'xml:XMP', '-mdd', 'IMAGERY'],
      input: file,
      timeoutMs: TIMEOUT_MS,
      ...(signal && { signal }),
    })
    // GDAL writes such nodata values as bare nan and inf.
    return JSON.parse(output.replace(/(?<!\\)"\s*:\s*(-?)(nan|inf)(?:inity)?\b/gi, '":"$1$2"')) as GdalInfo
  } catch (error) {
    if (error instanceof ProcessFailure && isTransient(error.reason)) throw error
    throw new RasterImportError(rasterText('unreadable'))
  }
}

// oxlint-disable-next-line complexity -- one default for each field that GDAL leaves out
function readInfo(info: GdalInfo, driver: RasterInspection['driver']): Omit<RasterInspection, 'jpeg'> {
  const [width = 0, height = 0] = info.size ?? []
  const flags = info.bands?.map((band) => band.mask?.flags ?? []) ?? []
  const bands = (info.bands ?? []).map((band): RasterBand => ({
    type: band.type ?? 'Unknown',
    colour: band.colorInterpretation ?? 'Undefined',
    description: band.description?.trim() || undefined,
    unit: band.unit?.trim() || undefined,
    nodata: nodataOf(band.noDataValue),
    scaling: scalingOf(band),
    ...wavelengthIn(band),
    categories: band.categories ?? [],
  }))
  const first = bands[0]
  if (!first || width < 1 || height < 1) throw new RasterImportError(rasterText('noRaster'))
  if (width * height > MAX_PIXELS)
    throw new RasterImportError(rasterText('tooManyPixels', { width: String(width), height: String(height) }))
  if (bands.some((band) => band.type.startsWith('C'))) throw new RasterImportError(rasterText('complex'))
  const hasAlpha = bands.length > 1 && bands.at(-1)?.colour === 'Alpha'
  const hasMask = !hasAlpha && (flags[0]?.includes('PER_DATASET') ?? false)
  const place = placeOf(info)
  return {
    driver,
    width,
    height,
    bands,
    hasAlpha,
    hasMask,
    hasVerticalCrs: /^(COMPOUNDCRS|COMPD_CS)|\bVERT(CRS|_CS)\[/.test(info.coordinateSystem?.wkt ?? ''),
    verticalUnit: verticalUnitOf(info.coordinateSystem?.wkt ?? ''),
    software: softwareOf(info),
    ...place,
    needsGeoreference: place.georeference === undefined,
    photo: photoOf(info),
  }
}

function photoOf({ metadata }: GdalInfo): PhotoPosition | undefined {
  const xmp: unknown = metadata?.['xml:XMP']
  return photoPosition({ ...(metadata?.[''] as object) }, typeof xmp === 'string' ? xmp : JSON.stringify(xmp ?? ''))
}

/** From the TIFF tags for the program and the camera. */
function softwareOf({ metadata }: GdalInfo): string | undefined {
  const tags: Record<string, unknown> = { ...(metadata?.[''] as object) }
  const texts = ['TIFFTAG_SOFTWARE', 'TIFFTAG_IMAGEDESCRIPTION', 'TIFFTAG_DOCUMENTNAME'].map((tag) => tags[tag])
  return texts.filter((text) => typeof text === 'string').join(' ') || undefined
}

function wavelengthIn({ description, metadata = {} }: NonNullable<GdalInfo['bands']>[number]) {
  const all = Object.assign({}, ...Object.values(metadata)) as Record<string, unknown>
  const wavelength = wavelengthOf(description, all)
  return wavelength === undefined ? {} : { wavelength }
}

/** From the items `scale` and `offset` of GDAL's metadata, whose defaults are 1 and 0. */
function scalingOf({ scale = 1, offset = 0 }: { scale?: number | string; offset?: number | string }) {
  const scaling = { scale: Number(scale), offset: Number(offset) }
  return isUsable(scaling) ? scaling : undefined
}

function nodataOf(value: number | string | undefined): number | undefined {
  if (value === undefined) return undefined
  const named: Record<string, number> = { nan: NaN, inf: Infinity, '-inf': -Infinity }
  return typeof value === 'number' ? value : (named[value.toLowerCase()] ?? Number(value))
}

function placeOf(info: GdalInfo): Pick<RasterInspection, 'crs' | 'georeference' | 'ownPlace'> {
  const gcps = info.gcps?.gcpList ?? []
  const ownPlace = ownPlaceOf(info.geoTransform, gcps)
  const ownWkt = usable(info.coordinateSystem?.wkt)
  const gcpWkt = usable(info.gcps?.coordinateSystem?.wkt)
  if (ownWkt && info.geoTransform) {
    const georeference = { kind: 'affine' as const, transform: info.geoTransform, crs: ownWkt }
    return { crs: crsOf(ownWkt), georeference, ownPlace }
  }
  if (gcpWkt && gcps.length >= MIN_POINTS)
    return { crs: crsOf(gcpWkt), georeference: { kind: 'gcps', gcps, crs: gcpWkt }, ownPlace }
  return { crs: undefined, georeference: undefined, ownPlace }
}

const MIN_POINTS = 3

/** A transform that only counts pixels is no place. */
function ownPlaceOf(transform: number[] | undefined, gcps: GroundControlPoint[]): OwnPlace | undefined {
  if (transform && !PIXEL_COUNTS.has(transform.map(Math.abs).join())) return { kind: 'affine', transform }
  return gcps.length >= MIN_POINTS ? { kind: 'gcps', gcps } : undefined
}

const PIXEL_COUNTS = new Set(['0,1,0,0,0,1'])

/** The local axes of a drawing are not a georeference. */
const usable = (wkt: string | undefined) => (wkt && !/^(LOCAL_CS|ENGCRS|ENGINEERINGCRS)/.test(wkt) ? wkt : undefined)

function crsOf(wkt: string): RasterCrs {
  const epsg = /ID\["EPSG",(\d+)\]\]\s*$/.exec(wkt)?.[1]
  const datum = /(?:DATUM|ENSEMBLE)\["([^"]+)"/.exec(wkt)?.[1] ?? ''
  return {
    name: /^\w+\["([^"]+)"/.exec(wkt)?.[1] ?? 'Unknown',
    epsg: epsg === undefined ? undefined : Number(epsg),
    wkt,
    approximateDatum: !EXACT_DATUMS.test(datum),
  }
}
