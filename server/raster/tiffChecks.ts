// What a TIFF claims, held against what is there, before GDAL is let near it.
import { RasterRefusal } from './refusal'
import { MalformedTiff, readTiffDirectories, type TiffDirectory } from './tiffDirectories'

/** About 130,000 by 130,000 pixels. */
const MOST_PIXELS = 2 ** 34
const MOST_BANDS = 64
const LARGEST_BLOCK_BYTES = 512 * 1024 * 1024
/** DEFLATE can't do better than 1:1032; a file that claims more is mostly holes, or a bomb. */
const HIGHEST_RATIO = 1200
const RATIO_MATTERS_FROM_BYTES = 512 * 1024 * 1024
const UNCOMPRESSED = 1

/** @throws RasterRefusal */
export async function checkTiff(path: string): Promise<void> {
  const { directories, fileSize } = await readOrRefuse(path)
  for (const directory of directories) {
    checkSizes(directory)
    checkBlocks(directory, fileSize)
  }
  const bytes = Math.max(...directories.map(declaredBytes))
  if (bytes > RATIO_MATTERS_FROM_BYTES && bytes > fileSize * HIGHEST_RATIO) {
    throw new RasterRefusal(
      `The file declares ${megabytes(bytes)} MB of pixels but is only ${megabytes(fileSize)} MB; it looks damaged or forged`,
    )
  }
}

async function readOrRefuse(path: string) {
  try {
    return await readTiffDirectories(path)
  } catch (error) {
    if (error instanceof MalformedTiff)
      throw new RasterRefusal(`The GeoTIFF cannot be read: ${lowerFirst(error.message)}`)
    throw error
  }
}

function checkSizes({ width, height, samples, bitsPerSample, blockWidth, blockHeight, planar }: TiffDirectory): void {
  if (width < 1 || height < 1) throw new RasterRefusal('The picture has no pixels')
  if (width * height > MOST_PIXELS) {
    throw new RasterRefusal(
      `The file declares ${width} x ${height} pixels, more than the ${Math.sqrt(MOST_PIXELS)} x ${Math.sqrt(MOST_PIXELS)} that are taken`,
    )
  }
  if (samples < 1 || samples > MOST_BANDS)
    throw new RasterRefusal(`${samples} bands are not taken; at most ${MOST_BANDS}`)
  if (bitsPerSample < 1 || bitsPerSample > 64) throw new RasterRefusal(`${bitsPerSample} bits a value are not taken`)
  const blockBytes = (blockWidth * blockHeight * (planar ? 1 : samples) * bitsPerSample) / 8
  if (blockWidth < 1 || blockHeight < 1 || blockBytes > LARGEST_BLOCK_BYTES) {
    throw new RasterRefusal('The picture is stored in blocks too large to read')
  }
}

function checkBlocks(directory: TiffDirectory, fileSize: number): void {
  const { width, height, samples, planar, blockWidth, blockHeight, blockOffsets, blockSizes } = directory
  const planes = planar ? samples : 1
  const expected = Math.ceil(width / blockWidth) * Math.ceil(height / blockHeight) * planes
  if (blockOffsets.length !== expected || blockSizes.length !== expected) {
    throw new RasterRefusal(
      `The file declares ${width} x ${height} pixels, which would be ${expected} blocks, but it lists ${blockOffsets.length}`,
    )
  }
  for (let block = 0; block < expected; block++) {
    if ((blockOffsets[block] ?? 0) + (blockSizes[block] ?? 0) > fileSize) {
      throw new RasterRefusal('The file is cut off: pixels that it lists are not in it. Upload it again')
    }
  }
  const stored = blockSizes.reduce((sum, size) => sum + size, 0)
  const sparse = blockSizes.some((size) => size === 0)
  if (directory.compression === UNCOMPRESSED && !sparse && stored < declaredBytes(directory)) {
    throw new RasterRefusal('The file holds fewer pixels than it declares')
  }
}

const declaredBytes = ({ width, height, samples, bitsPerSample }: TiffDirectory) =>
  (width * height * samples * bitsPerSample) / 8

const megabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024 / 1024))
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
