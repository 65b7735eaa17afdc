/** Writes an image as a BigTIFF with DEFLATE strips: to pass pixels to GDAL, and for downloads. */
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { SAMPLE_BYTES, type Samples, type SampleType } from '../samples'
import type { KeptTag } from './tiffDirectories'

export interface StripTiff {
  width: number
  height: number
  /** 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha, unless `colours` says otherwise. */
  samples: number
  /** Bytes by default. */
  type?: SampleType
  colours?: {
    /** As in TiffDirectory. */
    photometric: number
    /** Whether the last sample is alpha. */
    hasAlpha: boolean
  }
  rowsPerStrip: number
  kept: Map<number, KeptTag>
}

const compress = promisify(deflate)

const HEADER_BYTES = 16
const SHORT = 3
const LONG = 4
const LONG8 = 16
const VALUE_BYTES: Record<number, number> = { [SHORT]: 2, [LONG]: 4, [LONG8]: 8 }
const DEFLATED = 8
const GREY = 1
const RGB = 2
const RGB_SAMPLES = 3
const UNSIGNED = 1
const FLOATING_POINT = 3
const UNASSOCIATED_ALPHA = 2

const usualColours = (samples: number) => ({
  photometric: samples < RGB_SAMPLES ? GREY : RGB,
  hasAlpha: samples === 2 || samples === 4,
})

const extraSamples = (count: number, hasAlpha: boolean): number[] =>
  Array.from({ length: count }, (_, at) => (hasAlpha && at === count - 1 ? UNASSOCIATED_ALPHA : 0))

/** Strips come in order from the top. Without strips the image is empty, which is enough for gdalinfo. */
export async function writeStripTiff(
  path: string,
  { width, height, samples, type = 'uint8', colours = usualColours(samples), rowsPerStrip, kept }: StripTiff,
  strips: AsyncIterable<Uint8Array | Samples> | Iterable<Uint8Array> | undefined,
): Promise<void> {
  const file = await open(path, 'w')
  try {
    const offsets: number[] = []
    const sizes: number[] = []
    let at = HEADER_BYTES
    for await (const strip of strips ?? []) {
      const packed = await compress(strip, { level: 1 })
      await file.write(packed, 0, packed.length, at)
      offsets.push(at)
      sizes.push(packed.length)
      at += packed.length
    }
    const count = Math.ceil(height / rowsPerStrip)
    const noOffsets = new Array<number>(count).fill(0)
    const noSizes = new Array<number>(count).fill(0)
    const { photometric, hasAlpha } = colours
    const extra = samples - (photometric === RGB ? RGB_SAMPLES : 1)
    const tags = new Map<number, KeptTag>([
      ...kept,
      [256, numbers(LONG, [width])],
      [257, numbers(LONG, [height])],
      [258, numbers(SHORT, new Array<number>(samples).fill(8 * SAMPLE_BYTES[type]))],
      [259, numbers(SHORT, [DEFLATED])],
      [262, numbers(SHORT, [photometric])],
      [273, numbers(LONG8, strips ? offsets : noOffsets)],
      [277, numbers(SHORT, [samples])],
      [278, numbers(LONG, [rowsPerStrip])],
      [279, numbers(LONG8, strips ? sizes : noSizes)],
      [284, numbers(SHORT, [1])],
      ...(extra > 0 ? [[338, numbers(SHORT, extraSamples(extra, hasAlpha))] as const] : []),
      [339, numbers(SHORT, new Array<number>(samples).fill(type === 'float32' ? FLOATING_POINT : UNSIGNED))],
    ])
    const directory = directoryBytes(tags, at)
    await file.write(directory, 0, directory.length, at)
    const header = Buffer.alloc(HEADER_BYTES)
    header.write('II')
    header.writeUInt16LE(43, 2)
    header.writeUInt16LE(8, 4)
    header.writeBigUInt64LE(BigInt(at), 8)
    await file.write(header, 0, HEADER_BYTES, 0)
  } finally {
    await file.close()
  }
}

function numbers(type: number, values: number[]): KeptTag {
  const each = VALUE_BYTES[type] ?? 1
  const bytes = Buffer.alloc(each * values.length)
  for (const [index, value] of values.entries()) {
    if (type === LONG8) bytes.writeBigUInt64LE(BigInt(value), index * each)
    else bytes.writeUIntLE(value, index * each, each)
  }
  return { type, count: values.length, bytes }
}

/** The directory at position `at`, followed by the values that do not fit into it. */
function directoryBytes(tags: Map<number, KeptTag>, at: number): Buffer {
  const sorted = [...tags].sort(([a], [b]) => a - b)
  const table = Buffer.alloc(8 + sorted.length * 20 + 8)
  table.writeBigUInt64LE(BigInt(sorted.length), 0)
  const beyond: Buffer[] = []
  let free = at + table.length
  for (const [index, [tag, { type, count, bytes }]] of sorted.entries()) {
    const entry = 8 + index * 20
    table.writeUInt16LE(tag, entry)
    table.writeUInt16LE(type, entry + 2)
    table.writeBigUInt64LE(BigInt(count), entry + 4)
    if (bytes.length <= 8) {
      bytes.copy(table, entry + 12)
      continue
    }
    table.writeBigUInt64LE(BigInt(free), entry + 12)
    beyond.push(bytes)
    free += bytes.length
  }
  return Buffer.concat([table, ...beyond])
}
