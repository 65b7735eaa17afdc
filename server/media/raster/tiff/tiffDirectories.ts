/**
 * Reads the directories of a TIFF or BigTIFF: the declared properties of each image. Reads no pixels and trusts no number:
 * every offset is checked against the file size before memory is allocated.
 */
import { MessageError } from '../../../platform/core/messageError'
import { tiffText } from '../messages'
import { open, type FileHandle } from 'node:fs/promises'

export interface TiffDirectory {
  width: number
  height: number
  /** Bit 0: a smaller copy, bit 2: a mask. */
  subfileType: number
  samples: number
  bitsPerSample: number
  /** 1 unsigned, 2 signed, 3 floating point */
  sampleFormat: number
  compression: number
  predictor: number
  planar: boolean
  /** Size of tiles, or of strips (image width by rows per strip). */
  blockWidth: number
  blockHeight: number
  tiled: boolean
  blockOffsets: number[]
  blockSizes: number[]
  nodata: number | undefined
  /** 2 RGB, 3 palette, 4 mask, 6 YCbCr ... */
  photometric: number
  /** What the samples after the colours mean (0 unknown, 1 and 2 alpha), and where the file says so; undefined if it does not. */
  extraSamples: { at: number; values: number[] } | undefined
  /** Of a palette: the red of every value, then the green, then the blue, from 0 to 65535. Else empty. */
  colours: number[]
  /** Georeferencing tags as they are in the file, and the shared tables of JPEG blocks. */
  kept: Map<number, KeptTag>
}

/** A tag copied unchanged; the bytes are little-endian. */
export interface KeptTag {
  type: number
  count: number
  bytes: Buffer
}

/** Tables shared by the JPEG blocks of an image. */
export const JPEG_TABLES = 347
/** Pixel scale, tie points, transformation, the three GeoKey tags, GDAL's metadata and nodata. */
export const PLACE_TAGS = [33550, 33922, 34264, 34735, 34736, 34737, 42112, 42113]

/** The TIFF structure is invalid. The message completes "The GeoTIFF cannot be read:". */
export class MalformedTiff extends MessageError {}

const TAG = {
  NewSubfileType: 254,
  ImageWidth: 256,
  ImageLength: 257,
  BitsPerSample: 258,
  Compression: 259,
  Photometric: 262,
  StripOffsets: 273,
  SamplesPerPixel: 277,
  RowsPerStrip: 278,
  StripByteCounts: 279,
  PlanarConfiguration: 284,
  Predictor: 317,
  ColorMap: 320,
  TileWidth: 322,
  TileLength: 323,
  TileOffsets: 324,
  TileByteCounts: 325,
  ExtraSamples: 338,
  SampleFormat: 339,
  GdalNodata: 42113,
} as const

/** Bytes of one value of each TIFF type, by the type's number. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
const MAX_DIRECTORIES = 256
const MAX_ENTRIES = 4096
const MAX_VALUES = 8_000_000

const readTags = new Set<number>(Object.values(TAG))
const kept = new Set([JPEG_TABLES, ...PLACE_TAGS])

/** @throws MalformedTiff */
export async function readTiffDirectories(
  path: string,
): Promise<{ directories: TiffDirectory[]; fileSize: number; little: boolean }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const reader = await readerOf(file, size)
    const directories: TiffDirectory[] = []
    const seen = new Set<number>()
    for (let at = reader.first; at !== 0;) {
      if (seen.has(at) || seen.size === MAX_DIRECTORIES) throw new MalformedTiff(tiffText('cycle'))
      seen.add(at)
      const { values, places, raw, next } = await readDirectory(reader, at)
      directories.push(directoryOf(values, places, raw))
      at = next
    }
    if (directories.length === 0) throw new MalformedTiff(tiffText('noImage'))
    return { directories, fileSize: size, little: reader.little }
  } finally {
    await file.close()
  }
}

interface Reader {
  big: boolean
  first: number
  bytes: (at: number, length: number) => Promise<DataView>
  little: boolean
}

async function readerOf(file: FileHandle, size: number): Promise<Reader> {
  const bytes = async (at: number, length: number): Promise<DataView> => {
    if (!Number.isSafeInteger(at) || at < 0 || at + length > size) throw new MalformedTiff(tiffText('truncated'))
    const buffer = new Uint8Array(length)
    const { bytesRead } = await file.read(buffer, 0, length, at)
    if (bytesRead < length) throw new MalformedTiff(tiffText('truncated'))
    return new DataView(buffer.buffer)
  }
  const head = await bytes(0, 8)
  const order = head.getUint16(0)
  const little = order === 0x4949
  const version = head.getUint16(2, little)
  if ((!little && order !== 0x4d4d) || (version !== 42 && version !== 43)) throw new MalformedTiff(tiffText('notTiff'))
  const big = version === 43
  const first = big ? Number((await bytes(8, 8)).getBigUint64(0, little)) : head.getUint32(4, little)
  return { big, first, bytes, little }
}

// oxlint-disable-next-line complexity -- TIFF and BigTIFF differ in the width of every field
async function readDirectory(reader: Reader, at: number) {
  const { big, little, bytes } = reader
  const countBytes = big ? 8 : 2
  const head = await bytes(at, countBytes)
  const count = big ? Number(head.getBigUint64(0, little)) : head.getUint16(0, little)
  if (count > MAX_ENTRIES) throw new MalformedTiff(tiffText('tooManyTags'))
  const entryBytes = big ? 20 : 12
  const pointerBytes = big ? 8 : 4
  const table = await bytes(at + countBytes, count * entryBytes + pointerBytes)
  const pointer = (offset: number) =>
    big ? Number(table.getBigUint64(offset, little)) : table.getUint32(offset, little)

  const values = new Map<number, number[] | string>()
  const places = new Map<number, number>()
  const raw = new Map<number, KeptTag>()
  for (let entry = 0; entry < count * entryBytes; entry += entryBytes) {
    const tag = table.getUint16(entry, little)
    if (!readTags.has(tag) && !kept.has(tag)) continue
    const type = table.getUint16(entry + 2, little)
    const length = pointer(entry + 4)
    const each = TYPE_BYTES[type] ?? 0
    if (each === 0 || length > MAX_VALUES) throw new MalformedTiff(tiffText('invalidTag', { tag: String(tag) }))
    const inline = entry + 4 + pointerBytes
    const fits = each * length <= pointerBytes
    const view = fits ? new DataView(table.buffer, inline, each * length) : await bytes(pointer(inline), each * length)
    places.set(tag, fits ? at + countBytes + inline : pointer(inline))
    if (kept.has(tag)) raw.set(tag, { type, count: length, bytes: littleEndian(view, each, little) })
    if (readTags.has(tag)) values.set(tag, type === 2 ? textOf(view) : numbersOf(view, type, length, little))
  }
  return { values, places, raw, next: pointer(count * entryBytes) }
}

function littleEndian(view: DataView, each: number, little: boolean): Buffer {
  const bytes = Buffer.from(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength))
  if (little || each === 1) return bytes
  return each === 2 ? bytes.swap16() : each === 4 ? bytes.swap32() : bytes.swap64()
}

const textOf = (view: DataView) =>
  Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('latin1').replace(/\0.*$/s, '')

function numbersOf(view: DataView, type: number, length: number, little: boolean): number[] {
  const read: Record<number, (at: number) => number> = {
    1: (at) => view.getUint8(at),
    3: (at) => view.getUint16(at, little),
    4: (at) => view.getUint32(at, little),
    16: (at) => Number(view.getBigUint64(at, little)),
  }
  const one = read[type]
  if (!one) throw new MalformedTiff(tiffText('invalidTagType'))
  const each = TYPE_BYTES[type] ?? 1
  return Array.from({ length }, (_, index) => one(index * each))
}

function directoryOf(
  values: Map<number, number[] | string>,
  places: Map<number, number>,
  raw: Map<number, KeptTag>,
): TiffDirectory {
  const list = (tag: number) => {
    const value = values.get(tag)
    return typeof value === 'string' ? [] : (value ?? [])
  }
  const one = (tag: number, fallback = 0) => list(tag)[0] ?? fallback
  const width = one(TAG.ImageWidth)
  const height = one(TAG.ImageLength)
  const tiled = values.has(TAG.TileOffsets)
  const nodata = values.get(TAG.GdalNodata)
  const extraAt = places.get(TAG.ExtraSamples)
  return {
    width,
    height,
    subfileType: one(TAG.NewSubfileType),
    samples: one(TAG.SamplesPerPixel, 1),
    bitsPerSample: one(TAG.BitsPerSample, 1),
    sampleFormat: one(TAG.SampleFormat, 1),
    compression: one(TAG.Compression, 1),
    predictor: one(TAG.Predictor, 1),
    planar: one(TAG.PlanarConfiguration, 1) === 2,
    tiled,
    blockWidth: tiled ? one(TAG.TileWidth) : width,
    blockHeight: tiled ? one(TAG.TileLength) : Math.min(height, one(TAG.RowsPerStrip, height)),
    blockOffsets: list(tiled ? TAG.TileOffsets : TAG.StripOffsets),
    blockSizes: list(tiled ? TAG.TileByteCounts : TAG.StripByteCounts),
    nodata: typeof nodata === 'string' && nodata.trim() !== '' ? Number(nodata) : undefined,
    photometric: one(TAG.Photometric),
    extraSamples: extraAt === undefined ? undefined : { at: extraAt, values: list(TAG.ExtraSamples) },
    colours: list(TAG.ColorMap),
    kept: raw,
  }
}
