/**
 * Unpacks GeoTIFFs with JPEG compression, which most orthophotos use. The bundled GDAL lacks that codec and cannot open
 * them, so libvips decodes each block into a GeoTIFF that GDAL can read, with the mask as alpha.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { rasterText } from '../messages'
import { RasterImportError } from '../import/rasterImportError'
import { JPEG_TABLES, PLACE_TAGS, readTiffDirectories, type TiffDirectory } from './tiffDirectories'
import { writeStripTiff } from './tiffWriter'

const JPEG = 7
const SUBFILE_MASK = 4
const NO_COMPRESSION = 1
const DEFLATE = [8, 32946]
const GREY = 1
const YCBCR = 6

export interface JpegTiff {
  picture: TiffDirectory
  mask: TiffDirectory | undefined
}

/** Undefined when the file contains no JPEG. @throws RasterImportError for JPEG variants that drones do not write */
export async function findJpeg(path: string): Promise<JpegTiff | undefined> {
  const { directories } = await readTiffDirectories(path)
  const [picture] = directories
  if (picture?.compression !== JPEG) return undefined
  const { width, height, samples, bitsPerSample, photometric, planar } = picture
  const usual = (samples === 3 && photometric === YCBCR) || (samples === 1 && photometric === GREY)
  const mask = directories.find(
    (each) => (each.subfileType & SUBFILE_MASK) !== 0 && each.width === width && each.height === height,
  )
  const readableMask = !mask || [NO_COMPRESSION, ...DEFLATE].includes(mask.compression)
  if (!usual || bitsPerSample !== 8 || planar || !readableMask) {
    throw new RasterImportError(rasterText('jpegVariant'))
  }
  return { picture, mask }
}

/** Writes a GeoTIFF without pixels but with the same georeference, for gdalinfo. */
export async function writeSkeleton(jpeg: JpegTiff, output: string): Promise<void> {
  await writeStripTiff(output, layoutOf(jpeg), undefined)
}

/** Writes the image in a compression that the bundled GDAL reads. @throws RasterImportError when a block is damaged */
export async function unpackJpeg(
  input: string,
  jpeg: JpegTiff,
  output: string,
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const file = await open(input)
  try {
    await writeStripTiff(output, layoutOf(jpeg), stripsOf(file, jpeg, onProgress, signal))
  } finally {
    await file.close()
  }
}

function layoutOf({ picture, mask }: JpegTiff) {
  const { width, height, samples, blockHeight, kept } = picture
  const place = new Map([...kept].filter(([tag]) => PLACE_TAGS.includes(tag)))
  return { width, height, samples: samples + (mask ? 1 : 0), rowsPerStrip: blockHeight, kept: place }
}

async function* stripsOf(
  file: FileHandle,
  { picture, mask }: JpegTiff,
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { width, height, samples, blockWidth, blockHeight } = picture
  const across = Math.ceil(width / blockWidth)
  const out = samples + (mask ? 1 : 0)
  const maskRow = mask && maskReader(file, mask)
  for (let top = 0; top < height; top += blockHeight) {
    signal?.throwIfAborted()
    const rows = Math.min(blockHeight, height - top)
    const strip = new Uint8Array(width * rows * out)
    for (let column = 0; column < across; column++) {
      const block = await decodeBlock(file, picture, (top / blockHeight) * across + column)
      if (!block) continue
      const columns = Math.min(blockWidth, width - column * blockWidth)
      if (block.width < columns || block.height < rows) throw damaged()
      for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) {
          const to = (y * width + column * blockWidth + x) * out
          const from = (y * block.width + x) * samples
          for (let s = 0; s < samples; s++) strip[to + s] = block.pixels[from + s]!
        }
      }
    }
    for (let y = 0; maskRow && y < rows; y++) {
      const valid = await maskRow(top + y)
      for (let x = 0; x < width; x++) strip[(y * width + x) * out + samples] = valid[x]!
    }
    onProgress((top + rows) / height)
    yield strip
  }
}

const damaged = () => new RasterImportError(rasterText('damaged'))

/** Undefined for a sparse block, which is empty and therefore not stored. */
async function decodeBlock(
  file: FileHandle,
  { blockOffsets, blockSizes, kept, samples }: TiffDirectory,
  index: number,
) {
  const stored = await readBlock(file, blockOffsets[index] ?? 0, blockSizes[index] ?? 0)
  if (stored.length === 0) return undefined
  const tables = kept.get(JPEG_TABLES)?.bytes
  // Tables end and blocks start with a marker that a complete JPEG contains once.
  const whole = tables ? Buffer.concat([tables.subarray(0, -2), stored.subarray(2)]) : stored
  try {
    const { data, info } = await sharp(whole)
      .toColourspace(samples === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch {
    throw damaged()
  }
}

/** Returns a reader of mask rows: 255 where there is data. Rows must be read from the top. */
function maskReader(file: FileHandle, mask: TiffDirectory): (row: number) => Promise<Uint8Array> {
  const { width, bitsPerSample, blockWidth, blockHeight, blockOffsets, blockSizes, compression } = mask
  const across = Math.ceil(width / blockWidth)
  const rowBytes = Math.ceil((blockWidth * bitsPerSample) / 8)
  let current = -1
  let blocks: Uint8Array[] = []
  return async (row) => {
    const blockRow = Math.floor(row / blockHeight)
    if (blockRow !== current) {
      current = blockRow
      const indices = Array.from({ length: across }, (_, column) => blockRow * across + column)
      const stored = await Promise.all(indices.map((at) => readBlock(file, blockOffsets[at] ?? 0, blockSizes[at] ?? 0)))
      blocks = stored.map((block) =>
        compression === NO_COMPRESSION || block.length === 0 ? block : inflate(block, rowBytes * blockHeight),
      )
    }
    const valid = new Uint8Array(width)
    const start = (row - blockRow * blockHeight) * rowBytes
    for (let x = 0; x < width; x++) {
      const inBlock = x % blockWidth
      const block = blocks[Math.floor(x / blockWidth)]
      const byte = block?.[start + ((inBlock * bitsPerSample) >> 3)] ?? 0
      valid[x] = bitsPerSample === 1 ? ((byte >> (7 - (inBlock & 7))) & 1) * 255 : byte === 0 ? 0 : 255
    }
    return valid
  }
}

function inflate(block: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(block, { maxOutputLength })
  } catch {
    throw new RasterImportError(rasterText('damagedMask'))
  }
}

async function readBlock(file: FileHandle, offset: number, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size)
  await file.read(bytes, 0, size, offset)
  return bytes
}
