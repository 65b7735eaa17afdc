// Writes the simplest GeoTIFF: one strip without compression, 3 cm per pixel in UTM zone 32.
import type { Samples, SampleType } from '../../server/media/raster/samples'

interface PlainTiff {
  width: number
  height: number
  type: SampleType
  samples: number
  /** Of four samples the last is alpha. */
  pixels: Samples
  nodata?: number
}

const METRES = 0.03
const SHORT = 3
const LONG = 4
const DOUBLE = 12
const ASCII = 2
const BITS: Record<SampleType, number> = { uint8: 8, uint16: 16, float32: 32 }
const HEADER_BYTES = 8

export function writePlainTiff({ width, height, type, samples, pixels, nodata }: PlainTiff): Buffer {
  const data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const each = (value: number) => new Array<number>(samples).fill(value)
  const isColour = samples === 3 || samples === 4
  // Alpha, or bands of no special meaning.
  const extra = samples === 4 ? [2] : isColour ? [] : new Array<number>(samples - 1).fill(0)
  const tags: [tag: number, type: number, values: number[] | string][] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, each(BITS[type])],
    [259, SHORT, [1]],
    [262, SHORT, [isColour ? 2 : 1]],
    [273, LONG, [HEADER_BYTES]],
    [277, SHORT, [samples]],
    [278, LONG, [height]],
    [279, LONG, [data.length]],
    [284, SHORT, [1]],
    ...(extra.length > 0 ? [[338, SHORT, extra] as [number, number, number[]]] : []),
    [339, SHORT, each(type === 'float32' ? 3 : 1)],
    [33550, DOUBLE, [METRES, METRES, 0]],
    [33922, DOUBLE, [0, 0, 0, 500_000, 5_200_000, 0]],
    [34735, SHORT, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 32_632]],
    ...(nodata === undefined ? [] : [[42113, ASCII, `${nodata}\0`] as [number, number, string]]),
  ]
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('II')
  header.writeUInt16LE(42, 2)
  header.writeUInt32LE(HEADER_BYTES + data.length, 4)
  const table = Buffer.alloc(2 + tags.length * 12 + 4)
  table.writeUInt16LE(tags.length, 0)
  const beyond: Buffer[] = []
  let free = HEADER_BYTES + data.length + table.length
  for (const [index, [tag, kind, values]] of tags.entries()) {
    const bytes = bytesOf(kind, values)
    const entry = 2 + index * 12
    table.writeUInt16LE(tag, entry)
    table.writeUInt16LE(kind, entry + 2)
    table.writeUInt32LE(values.length, entry + 4)
    if (bytes.length <= 4) bytes.copy(table, entry + 8)
    else {
      table.writeUInt32LE(free, entry + 8)
      beyond.push(bytes)
      free += bytes.length
    }
  }
  return Buffer.concat([header, data, table, ...beyond])
}

function bytesOf(kind: number, values: number[] | string): Buffer {
  if (typeof values === 'string') return Buffer.from(values, 'latin1')
  if (kind === DOUBLE) return Buffer.from(new Float64Array(values).buffer)
  return Buffer.from((kind === SHORT ? new Uint16Array(values) : new Uint32Array(values)).buffer)
}
