// Writes time and position into JPEG files, as cameras do. Format: Exif 2.32 (CIPA DC-008), which is TIFF 6.0 within the
// segment APP1 of JPEG.

/** What a picture shows, and when and where it was taken. */
export interface PictureFacts {
  /** Null if unknown. */
  takenAt: Date | null
  description: string
  /** WGS 84, in degrees; altitude in metres above sea level. */
  position?: { lat: number; long: number; altitude?: number | null }
}

interface Field {
  tag: number
  type: number
  count: number
  bytes: Uint8Array
}

const BYTE = 1
const ASCII = 2
const LONG = 4
const RATIONAL = 5

const TIFF_HEADER_BYTES = 8
const ENTRY_BYTES = 12
/** Values of up to this size stand in the entry itself. */
const INLINE_BYTES = 4
const SECONDS_SCALE = 10_000
const ALTITUDE_SCALE = 100

/**
 * Returns the JPEG with the facts in its metadata.
 * @throws Error when the file is no JPEG
 */
export async function withExif(jpeg: Blob, facts: PictureFacts): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new Error('The picture is no JPEG')
  const tiff = tiffOf(facts)
  const segment = new Uint8Array(10 + tiff.length)
  segment.set([0xff, 0xe1])
  // The length counts itself but not the marker.
  new DataView(segment.buffer).setUint16(2, segment.length - 2)
  segment.set(ascii('Exif\0'), 4)
  segment.set(tiff, 10)
  return new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: 'image/jpeg' })
}

function tiffOf({ takenAt, description, position }: PictureFacts): Uint8Array {
  const main = [text(0x010e, description)]
  const exif = takenAt === null ? [] : timeFields(takenAt)
  const gps = position ? gpsFields(position, takenAt) : []
  const pointers = (exif.length > 0 ? 1 : 0) + (gps.length > 0 ? 1 : 0)
  const exifOffset = TIFF_HEADER_BYTES + sizeOf(main) + pointers * ENTRY_BYTES
  const gpsOffset = exifOffset + (exif.length > 0 ? sizeOf(exif) : 0)
  const fields = [...main]
  if (exif.length > 0) fields.push(long(0x8769, exifOffset))
  if (gps.length > 0) fields.push(long(0x8825, gpsOffset))
  const parts = [header(), directory(fields, TIFF_HEADER_BYTES)]
  if (exif.length > 0) parts.push(directory(exif, exifOffset))
  if (gps.length > 0) parts.push(directory(gps, gpsOffset))
  return joined(parts)
}

function timeFields(time: Date): Field[] {
  const [date = '', clock = ''] = time.toISOString().split('T')
  return [
    text(0x9003, `${date.replaceAll('-', ':')} ${clock.slice(0, 8)}`),
    text(0x9011, '+00:00'),
    text(0x9291, clock.slice(9, 12)),
  ]
}

function gpsFields({ lat, long, altitude }: NonNullable<PictureFacts['position']>, takenAt: Date | null): Field[] {
  const fields = [
    { tag: 0x0000, type: BYTE, count: 4, bytes: Uint8Array.of(2, 3, 0, 0) },
    text(0x0001, lat < 0 ? 'S' : 'N'),
    degrees(0x0002, lat),
    text(0x0003, long < 0 ? 'W' : 'E'),
    degrees(0x0004, long),
  ]
  if (altitude !== undefined && altitude !== null) {
    fields.push({ tag: 0x0005, type: BYTE, count: 1, bytes: Uint8Array.of(altitude < 0 ? 1 : 0) })
    fields.push(rationals(0x0006, [[Math.round(Math.abs(altitude) * ALTITUDE_SCALE), ALTITUDE_SCALE]]))
  }
  if (takenAt !== null) {
    const clock = [takenAt.getUTCHours(), takenAt.getUTCMinutes(), takenAt.getUTCSeconds()]
    fields.push(
      rationals(
        0x0007,
        clock.map((value) => [value, 1]),
      ),
    )
    fields.push(text(0x001d, takenAt.toISOString().slice(0, 10).replaceAll('-', ':')))
  }
  return fields
}

/** Degrees, minutes and seconds without the sign. */
function degrees(tag: number, value: number): Field {
  const units = Math.round(Math.abs(value) * 3600 * SECONDS_SCALE)
  const whole = Math.floor(units / (3600 * SECONDS_SCALE))
  const minutes = Math.floor(units / (60 * SECONDS_SCALE)) % 60
  return rationals(tag, [
    [whole, 1],
    [minutes, 1],
    [units % (60 * SECONDS_SCALE), SECONDS_SCALE],
  ])
}

function rationals(tag: number, values: number[][]): Field {
  const numbers = values.flat()
  const bytes = new Uint8Array(numbers.length * 4)
  const view = new DataView(bytes.buffer)
  numbers.forEach((value, index) => view.setUint32(index * 4, value, true))
  return { tag, type: RATIONAL, count: values.length, bytes }
}

function long(tag: number, value: number): Field {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return { tag, type: LONG, count: 1, bytes }
}

/** Readers take other characters than ASCII as UTF-8. */
function text(tag: number, value: string): Field {
  const bytes = ascii(`${value}\0`)
  return { tag, type: ASCII, count: bytes.length, bytes }
}

const ascii = (value: string): Uint8Array => new TextEncoder().encode(value)

function header(): Uint8Array {
  const bytes = new Uint8Array(TIFF_HEADER_BYTES)
  bytes.set(ascii('II'))
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 42, true)
  view.setUint32(4, TIFF_HEADER_BYTES, true)
  return bytes
}

/** An image file directory, followed by the values that do not fit into its entries. */
function directory(fields: Field[], offset: number): Uint8Array {
  const bytes = new Uint8Array(sizeOf(fields))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, fields.length, true)
  let valuesAt = 2 + fields.length * ENTRY_BYTES + 4
  fields.forEach((field, index) => {
    const at = 2 + index * ENTRY_BYTES
    view.setUint16(at, field.tag, true)
    view.setUint16(at + 2, field.type, true)
    view.setUint32(at + 4, field.count, true)
    if (field.bytes.length <= INLINE_BYTES) {
      bytes.set(field.bytes, at + 8)
    } else {
      view.setUint32(at + 8, offset + valuesAt, true)
      bytes.set(field.bytes, valuesAt)
      valuesAt += evenLength(field)
    }
  })
  return bytes
}

function sizeOf(fields: Field[]): number {
  const values = fields.filter(({ bytes }) => bytes.length > INLINE_BYTES)
  return 2 + fields.length * ENTRY_BYTES + 4 + values.reduce((sum, field) => sum + evenLength(field), 0)
}

/** Values begin at even offsets. */
const evenLength = ({ bytes }: Field): number => bytes.length + (bytes.length % 2)

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
