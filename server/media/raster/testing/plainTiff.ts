/** Writes small uncompressed GeoTIFFs with chosen values. */

interface PlainTiff {
  width: number
  height: number
  /** Row by row, all bands of a pixel together. */
  values: Float32Array | Uint16Array | Int16Array | Uint8Array
  samples?: number
  /** Position of the upper left corner, in the unit of the coordinate system. */
  origin: [x: number, y: number]
  /** Size of a pixel, in the unit of the coordinate system. */
  pixelSize: number
  /** Geographic if below 5000, else projected. Without it the file has a transform, but no coordinate system. */
  epsg?: number
  /** EPSG code of the unit of the heights, such as 9003 for the US survey foot, with an unnamed vertical system. */
  verticalUnit?: number
  /** Items of GDAL's metadata, such as `<Item name="SCALE" sample="0" role="scale">0.01</Item>`. */
  metadata?: string
  /** What the bands after the colours mean, 0 for unknown. The colours are those of the photometric interpretation. */
  extraSamples?: readonly number[]
  /** As TIFF numbers it: 1 for grey, 2 for red, green and blue. By default from the number of bands. */
  photometric?: number
  /** Red, green and blue of each class, from 0 to 255. */
  palette?: readonly (readonly [number, number, number])[]
  nodata?: number
}

const BYTE = 1
const ASCII = 2
const SHORT = 3
const LONG = 4
const DOUBLE = 12
const BYTES: Record<number, number> = { [BYTE]: 1, [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 }
const LAST_GEOGRAPHIC = 5000
const USER_DEFINED = 32_767
/** Formats of samples, as TIFF numbers them. */
const UNSIGNED = 1
const SIGNED = 2
const FLOAT = 3

export function plainTiff(tiff: PlainTiff): Buffer {
  const { width, height, values, samples = 1, origin, pixelSize, palette, nodata, metadata, extraSamples } = tiff
  const format = values instanceof Float32Array ? FLOAT : values instanceof Int16Array ? SIGNED : UNSIGNED
  const pixels = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const text = nodata === undefined ? undefined : textOf(String(nodata))
  const items = metadata === undefined ? undefined : textOf(`<GDALMetadata>${metadata}</GDALMetadata>`)
  const photometric = tiff.photometric ?? (palette ? 3 : samples >= 3 ? 2 : 1)
  const tags: [tag: number, type: number, values: number[]][] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, new Array<number>(samples).fill(values.BYTES_PER_ELEMENT * 8)],
    [259, SHORT, [1]],
    [262, SHORT, [photometric]],
    [273, LONG, [8]],
    [277, SHORT, [samples]],
    [278, LONG, [height]],
    [279, LONG, [pixels.length]],
    ...(palette ? [colours(palette)] : []),
    ...(extraSamples ? [[338, SHORT, [...extraSamples]] as [number, number, number[]]] : []),
    [339, SHORT, new Array<number>(samples).fill(format)],
    [33550, DOUBLE, [pixelSize, pixelSize, 0]],
    [33922, DOUBLE, [0, 0, 0, origin[0], origin[1], 0]],
    ...geoKeys(tiff),
    ...(items ? [[42112, ASCII, items] as [number, number, number[]]] : []),
    ...(text ? [[42113, ASCII, text] as [number, number, number[]]] : []),
  ]
  const start = 8 + pixels.length + (pixels.length % 2)
  const header = Buffer.from('49492a0000000000', 'hex')
  header.writeUInt32LE(start, 4)
  return Buffer.concat([header, pixels, Buffer.alloc(pixels.length % 2), directory(tags, start)])
}

/** None without a coordinate system. */
function geoKeys({ epsg, verticalUnit }: PlainTiff): [number, number, number[]][] {
  if (epsg === undefined) return []
  const isGeographic = epsg < LAST_GEOGRAPHIC
  const keys = [
    [1024, 0, 1, isGeographic ? 2 : 1],
    [1025, 0, 1, 1],
    [isGeographic ? 2048 : 3072, 0, 1, epsg],
    ...(verticalUnit === undefined
      ? []
      : [
          [4096, 0, 1, USER_DEFINED],
          [4099, 0, 1, verticalUnit],
        ]),
  ]
  return [[34735, SHORT, [1, 1, 0, keys.length, ...keys.flat()]]]
}

const textOf = (text: string): number[] => [...Buffer.from(`${text}\0`, 'latin1')]

function colours(palette: NonNullable<PlainTiff['palette']>): [number, number, number[]] {
  const channel = (at: 0 | 1 | 2) => Array.from({ length: 256 }, (_, index) => (palette[index]?.[at] ?? 0) * 257)
  return [320, SHORT, [...channel(0), ...channel(1), ...channel(2)]]
}

function directory(tags: [number, number, number[]][], start: number): Buffer {
  const table = Buffer.alloc(2 + tags.length * 12 + 4)
  table.writeUInt16LE(tags.length)
  const rest: Buffer[] = []
  let at = start + table.length
  for (const [index, [tag, type, values]] of tags.entries()) {
    const entry = 2 + index * 12
    const bytes = encode(type, values)
    table.writeUInt16LE(tag, entry)
    table.writeUInt16LE(type, entry + 2)
    table.writeUInt32LE(values.length, entry + 4)
    if (bytes.length <= 4) bytes.copy(table, entry + 8)
    else {
      table.writeUInt32LE(at, entry + 8)
      const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)])
      rest.push(padded)
      at += padded.length
    }
  }
  return Buffer.concat([table, ...rest])
}

function encode(type: number, values: number[]): Buffer {
  const size = BYTES[type] ?? 1
  const bytes = Buffer.alloc(size * values.length)
  for (const [index, value] of values.entries()) {
    if (type === DOUBLE) bytes.writeDoubleLE(value, index * size)
    else bytes.writeUIntLE(value, index * size, size)
  }
  return bytes
}
