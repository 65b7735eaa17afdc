// Checks the claims of a TIFF against its content before GDAL reads it.
import { rasterText } from '../messages'
import { RasterImportError } from '../import/rasterImportError'
import { MalformedTiff, readTiffDirectories, type TiffDirectory } from './tiffDirectories'

/** About 130,000 by 130,000 pixels. */
const MAX_PIXELS = 2 ** 34
const MAX_BANDS = 64
const MAX_BLOCK_BYTES = 512 * 1024 * 1024
/** DEFLATE compresses by 1:1032 at most. A file that claims more is mostly sparse, or a bomb. */
const MAX_RATIO = 1200
const RATIO_MIN_BYTES = 512 * 1024 * 1024
const UNCOMPRESSED = 1

/** @throws RasterImportError */
export async function checkTiff(path: string): Promise<void> {
  const { directories, fileSize } = await readDirectories(path)
  for (const directory of directories) {
    checkSizes(directory)
    checkBlocks(directory, fileSize)
  }
  const bytes = Math.max(...directories.map(declaredBytes))
  if (bytes > RATIO_MIN_BYTES && bytes > fileSize * MAX_RATIO) {
    throw new RasterImportError(
      rasterText('implausibleSize', { declared: megabytes(bytes), actual: megabytes(fileSize) }),
    )
  }
}

async function readDirectories(path: string) {
  try {
    return await readTiffDirectories(path)
  } catch (error) {
    if (error instanceof MalformedTiff)
      throw new RasterImportError(rasterText('malformedTiff', { problem: error.text }))
    throw error
  }
}

function checkSizes({ width, height, samples, bitsPerSample, blockWidth, blockHeight, planar }: TiffDirectory): void {
  if (width < 1 || height < 1) throw new RasterImportError(rasterText('noPixels'))
  if (width * height > MAX_PIXELS) {
    throw new RasterImportError(rasterText('tooManyPixels', { width: String(width), height: String(height) }))
  }
  if (samples < 1 || samples > MAX_BANDS)
    throw new RasterImportError(rasterText('tooManyBands', { count: samples, limit: MAX_BANDS }))
  if (bitsPerSample < 1 || bitsPerSample > 64)
    throw new RasterImportError(rasterText('bitDepth', { bits: bitsPerSample }))
  const blockBytes = (blockWidth * blockHeight * (planar ? 1 : samples) * bitsPerSample) / 8
  if (blockWidth < 1 || blockHeight < 1 || blockBytes > MAX_BLOCK_BYTES) {
    throw new RasterImportError(rasterText('largeBlocks'))
  }
}

function checkBlocks(directory: TiffDirectory, fileSize: number): void {
  const { width, height, samples, planar, blockWidth, blockHeight, blockOffsets, blockSizes } = directory
  const planes = planar ? samples : 1
  const expected = Math.ceil(width / blockWidth) * Math.ceil(height / blockHeight) * planes
  if (blockOffsets.length !== expected || blockSizes.length !== expected) {
    throw new RasterImportError(
      rasterText('blockCount', {
        width: String(width),
        height: String(height),
        expected: String(expected),
        actual: String(blockOffsets.length),
      }),
    )
  }
  for (let block = 0; block < expected; block++) {
    if ((blockOffsets[block] ?? 0) + (blockSizes[block] ?? 0) > fileSize) {
      throw new RasterImportError(rasterText('truncated'))
    }
  }
  const stored = blockSizes.reduce((sum, size) => sum + size, 0)
  const sparse = blockSizes.some((size) => size === 0)
  if (directory.compression === UNCOMPRESSED && !sparse && stored < declaredBytes(directory)) {
    throw new RasterImportError(rasterText('missingPixels'))
  }
}

const declaredBytes = ({ width, height, samples, bitsPerSample }: TiffDirectory) =>
  (width * height * samples * bitsPerSample) / 8

const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024 / 1024))
