// Writes position and time into a JPEG, because browsers hand over photos of the camera without a position.

export interface PhotoPlace {
  lat: number
  long: number
}

interface Entry {
  tag: number
  /** 2 text, 4 number, 5 fractions. */
  type: 2 | 4 | 5
  count: number
  data: Uint8Array
}

const SOI = 0xffd8
const APP1 = 0xffe1
const GPS_POINTER = 0x8825
const EXIF_POINTER = 0x8769
const TIFF_AT = 6
const SECONDS_SCALE = 10_000

/** @returns the photo as a JPEG with the place, unless its file has one already */
export async function withPlace(photo: Blob, place: PhotoPlace | undefined, takenAt: Date): Promise<Blob> {
  const bytes = new Uint8Array(await (await asJpeg(photo)).arrayBuffer())
  const view = new DataView(bytes.buffer)
  if (bytes.length < 4 || view.getUint16(0) !== SOI || !place || hasGps(view)) {
    return new Blob([bytes], { type: 'image/jpeg' })
  }
  return new Blob([bytes.subarray(0, 2), segmentOf(place, takenAt), bytes.subarray(2)], { type: 'image/jpeg' })
}

/** Other kinds of pictures are converted. */
async function asJpeg(photo: Blob): Promise<Blob> {
  if (photo.type === 'image/jpeg') return photo
  const bitmap = await createImageBitmap(photo)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? photo), 'image/jpeg', 0.92))
}

/** Whether the first metadata of the file have a position. */
function hasGps(view: DataView): boolean {
  if (view.byteLength < 30 || view.getUint16(2) !== APP1 || view.getUint32(6) !== 0x45786966) return false
  const start = 12
  const little = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, little)
  if (directory + 2 > view.byteLength) return false
  const count = view.getUint16(directory, little)
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * 12
    if (at + 12 > view.byteLength) return false
    if (view.getUint16(at, little) === GPS_POINTER) return true
  }
  return false
}

/** The segment of a JPEG with the metadata. */
function segmentOf(place: PhotoPlace, takenAt: Date): Uint8Array<ArrayBuffer> {
  const rootSize = directorySize([4, 4])
  const exif = [text(0x9003, timeText(takenAt)), text(0x9011, '+00:00')]
  const gps = [
    text(0x0001, place.lat < 0 ? 'S' : 'N'),
    degrees(0x0002, place.lat),
    text(0x0003, place.long < 0 ? 'W' : 'E'),
    degrees(0x0004, place.long),
  ]
  const exifAt = 8 + rootSize
  const exifBytes = directory(exif, exifAt)
  const gpsAt = exifAt + exifBytes.length
  const root = directory([pointer(EXIF_POINTER, exifAt), pointer(GPS_POINTER, gpsAt)], 8)
  const tiff = [Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8), root, exifBytes, directory(gps, gpsAt)]
  const size = tiff.reduce((sum, part) => sum + part.length, 0)
  const segment = new Uint8Array(4 + TIFF_AT + size)
  const view = new DataView(segment.buffer)
  view.setUint16(0, APP1)
  view.setUint16(2, 2 + TIFF_AT + size)
  segment.set([0x45, 0x78, 0x69, 0x66, 0, 0], 4)
  let at = 4 + TIFF_AT
  for (const part of tiff) {
    segment.set(part, at)
    at += part.length
  }
  return segment
}

/** Bytes of a directory whose entries have data of these sizes; up to 4 bytes are in the entry itself. */
const directorySize = (sizes: number[]): number =>
  2 + sizes.length * 12 + 4 + sizes.reduce((sum, size) => sum + (size > 4 ? size : 0), 0)

/** @param offset of the directory from the start of the metadata */
function directory(entries: Entry[], offset: number): Uint8Array {
  const bytes = new Uint8Array(directorySize(entries.map(({ data }) => data.length)))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, entries.length)
  let dataAt = 2 + entries.length * 12 + 4
  for (const [index, { tag, type, count, data }] of entries.entries()) {
    const at = 2 + index * 12
    view.setUint16(at, tag)
    view.setUint16(at + 2, type)
    view.setUint32(at + 4, count)
    if (data.length <= 4) bytes.set(data, at + 8)
    else {
      view.setUint32(at + 8, offset + dataAt)
      bytes.set(data, dataAt)
      dataAt += data.length
    }
  }
  return bytes
}

function text(tag: number, value: string): Entry {
  const data = new TextEncoder().encode(`${value}\0`)
  return { tag, type: 2, count: data.length, data }
}

function pointer(tag: number, to: number): Entry {
  const data = new Uint8Array(4)
  new DataView(data.buffer).setUint32(0, to)
  return { tag, type: 4, count: 1, data }
}

/** Degrees, minutes and seconds. */
function degrees(tag: number, value: number): Entry {
  const all = Math.abs(value)
  const whole = Math.floor(all)
  const minutes = Math.floor((all - whole) * 60)
  const seconds = Math.round(((all - whole) * 60 - minutes) * 60 * SECONDS_SCALE)
  const data = new Uint8Array(24)
  const view = new DataView(data.buffer)
  for (const [index, number] of [whole, 1, minutes, 1, seconds, SECONDS_SCALE].entries()) {
    view.setUint32(index * 4, number)
  }
  return { tag, type: 5, count: 3, data }
}

/** As in cameras, in UTC. */
const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ').replace(/-/g, ':')
