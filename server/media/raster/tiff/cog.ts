/**
 * Reads windows of the COGs that convert.ts writes: DEFLATE blocks, bands interleaved by pixel. libvips is not an option: it
 * silently converts values (more than three bands, multi-band floating point, 16-bit colour) and rejects more than five
 * bands.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import type { BlockCache } from '../runtime/blockCache'
import { undoDifferences, undoFloatPredictor } from './predictors'
import { newSamples, SAMPLE_BYTES, samplesOf, type Samples, type SampleType } from '../samples'
import { readTiffDirectories, type TiffDirectory } from './tiffDirectories'

/** One resolution. The first level of a COG is the full raster; each following one has half its size. */
export interface CogLevel {
  width: number
  height: number
  directory: TiffDirectory
}

export interface Cog {
  path: string
  type: SampleType
  samples: number
  /** In the precision of `type`. */
  nodata: number | undefined
  levels: [CogLevel, ...CogLevel[]]
  file: FileHandle
  /** Of a palette, whose samples are red, green, blue and alpha. */
  palette?: Palette
}

interface Palette {
  /** Red, green, blue and alpha of each class, 256 in all. Pixels without data are transparent. */
  colours: Uint8Array
  /** The same file with one sample: the number of the class. */
  classes: Cog
}

/** Part of a level. `right` and `bottom` are exclusive. */
export interface PixelWindow {
  left: number
  top: number
  right: number
  bottom: number
}

const DEFLATE = [8, 32946]
const SUBFILE_MASK = 4

/** The caller closes `file`. @throws Error when convert.ts did not write the file */
export async function openCog(path: string): Promise<Cog> {
  const { directories } = await readTiffDirectories(path)
  const [first, ...others] = directories
    .filter(({ subfileType }) => (subfileType & SUBFILE_MASK) === 0)
    .map((directory): CogLevel => ({ width: directory.width, height: directory.height, directory }))
  if (!first) throw new Error(`${path} contains no image`)
  const { samples } = first.directory
  const type = typeOf(first.directory)
  for (const { directory } of [first, ...others]) {
    const readable = DEFLATE.includes(directory.compression) && directory.tiled && (!directory.planar || samples === 1)
    if (!readable || directory.samples !== samples) throw new Error(`${path} is not a COG that Aerie wrote`)
  }
  const nodata = nodataAs(type, first.directory.nodata)
  const cog: Cog = { path, type, samples, nodata, levels: [first, ...others], file: await open(path) }
  const colours = coloursOf(first.directory, nodata)
  return colours ? { ...cog, samples: COLOUR_SAMPLES, nodata: undefined, palette: { colours, classes: cog } } : cog
}

const PALETTE = 3
const COLOUR_SAMPLES = 4
const CLASSES = 256

/** Red, green, blue and alpha of each class; undefined without a palette. */
function coloursOf({ photometric, colours }: TiffDirectory, nodata: number | undefined): Uint8Array | undefined {
  if (photometric !== PALETTE || colours.length !== CLASSES * 3) return undefined
  return Uint8Array.from({ length: CLASSES * COLOUR_SAMPLES }, (_, at) => {
    const index = Math.floor(at / COLOUR_SAMPLES)
    const channel = at % COLOUR_SAMPLES
    if (channel === COLOUR_SAMPLES - 1) return index === nodata ? 0 : 255
    // The TIFF has 16 bits for each.
    return colours[channel * CLASSES + index]! >> 8
  })
}

/** nodata in the precision of the samples: -3.4e38 differs between 32 and 64 bits. Undefined when no sample can equal it. */
function nodataAs(type: SampleType, nodata: number | undefined): number | undefined {
  if (nodata === undefined || Number.isNaN(nodata)) return undefined
  return type === 'float32' ? Math.fround(nodata) : nodata
}

function typeOf({ bitsPerSample, sampleFormat }: TiffDirectory): SampleType {
  if (bitsPerSample === 8 && sampleFormat === 1) return 'uint8'
  if (bitsPerSample === 16 && sampleFormat === 1) return 'uint16'
  if (bitsPerSample === 32 && sampleFormat === 3) return 'float32'
  throw new Error(`Unsupported sample format: ${bitsPerSample} bits, format ${sampleFormat}`)
}

/**
 * Pixels of a window, row by row, bands interleaved. Without a cache, blocks are decoded on every call.
 * @param onBlock receives each block of the window; undefined for one that is empty
 */
export async function readWindow(
  cog: Cog,
  level: CogLevel,
  window: PixelWindow,
  cache?: BlockCache,
  onBlock?: (block: Samples | undefined) => void,
): Promise<Samples> {
  const { left, top, right, bottom } = window
  const { blockWidth, blockHeight } = level.directory
  const width = right - left
  const out = newSamples(cog.type, width * (bottom - top) * cog.samples)
  const across = Math.ceil(level.width / blockWidth)
  for (let row = Math.floor(top / blockHeight); row * blockHeight < bottom; row++) {
    for (let column = Math.floor(left / blockWidth); column * blockWidth < right; column++) {
      const block = await readBlock(cog, level, row * across + column, cache)
      onBlock?.(block)
      if (!block) continue
      const x0 = Math.max(left, column * blockWidth)
      const x1 = Math.min(right, (column + 1) * blockWidth)
      const y0 = Math.max(top, row * blockHeight)
      const y1 = Math.min(bottom, (row + 1) * blockHeight)
      for (let y = y0; y < y1; y++) {
        const from = ((y - row * blockHeight) * blockWidth + (x0 - column * blockWidth)) * cog.samples
        out.set(block.subarray(from, from + (x1 - x0) * cog.samples), ((y - top) * width + (x0 - left)) * cog.samples)
      }
    }
  }
  return out
}

/** Undefined for a sparse block, which is empty and therefore not stored. */
async function readBlock(cog: Cog, level: CogLevel, index: number, cache?: BlockCache): Promise<Samples | undefined> {
  const key = `${cog.path}:${cog.samples}:${level.width}:${index}`
  const known = cache?.get(key)
  if (known) return known
  const { blockOffsets, blockSizes } = level.directory
  const size = blockSizes[index] ?? 0
  if (size === 0) return undefined
  const stored = Buffer.allocUnsafe(size)
  const { bytesRead } = await cog.file.read(stored, 0, size, blockOffsets[index] ?? 0)
  if (bytesRead < size) throw new Error(`${cog.path} is cut off`)
  const block = cog.palette
    ? painted(decode(stored, cog.palette.classes, level.directory), cog.palette.colours)
    : decode(stored, cog, level.directory)
  cache?.set(key, block)
  return block
}

function painted(classes: Samples, colours: Uint8Array): Samples {
  const out = new Uint8Array(classes.length * COLOUR_SAMPLES)
  for (let at = 0; at < out.length; at++) {
    out[at] = colours[classes[Math.floor(at / COLOUR_SAMPLES)]! * COLOUR_SAMPLES + (at % COLOUR_SAMPLES)]!
  }
  return out
}

function decode(stored: Buffer, { type, samples }: Cog, directory: TiffDirectory): Samples {
  const { blockWidth, blockHeight, predictor } = directory
  const rowValues = blockWidth * samples
  const size = rowValues * blockHeight * SAMPLE_BYTES[type]
  // One chunk, so that the parts need not be joined.
  const bytes = inflateSync(stored, { maxOutputLength: size, chunkSize: size })
  if (predictor === 3) return undoFloatPredictor(bytes, rowValues, samples)
  const values = samplesOf(type, bytes)
  if (predictor === 2) undoDifferences(values, rowValues, samples)
  return values
}
