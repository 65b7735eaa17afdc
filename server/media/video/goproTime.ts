// When a recording of a GoPro starts, by its satellite receiver. The header of the file has the local time of the camera in a
// field for UTC. Source of the format: the description of GPMF by GoPro.
import type { FileHandle } from 'node:fs/promises'
import { metadataSamples } from './metadataTrack'

/** The track of measurements in files of GoPro. */
const TRACK = 'gpmd'
/** One per second. A receiver needs up to some minutes. */
const MOST_SAMPLES = 600
const MOST_DEPTH = 4
const EPOCH_2000 = Date.UTC(2000, 0, 1)
const DAY_MS = 86_400_000

export interface GoProTime {
  /** Milliseconds since 1970; null without reception. */
  startedAt: number | null
}

/** @returns undefined for files of other cameras */
export async function goproTime(file: FileHandle): Promise<GoProTime | undefined> {
  let isGoPro = false
  for await (const { seconds, bytes } of metadataSamples(file, TRACK, MOST_SAMPLES)) {
    isGoPro = true
    const time = timeIn(bytes, 0)
    if (time !== undefined) return { startedAt: Math.round(time - seconds * 1000) }
  }
  return isGoPro ? { startedAt: null } : undefined
}

interface Entry {
  key: string
  /** A letter; `\0` for entries that contain entries. */
  type: string
  /** Of one value, bytes. */
  size: number
  value: Buffer
}

/** Each entry has a key of four letters, a type, the size of a value, the number of values, and is filled up to four bytes. */
function* entriesOf(bytes: Buffer): Generator<Entry> {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes[at + 5]!
    const length = size * bytes.readUInt16BE(at + 6)
    if (at + 8 + length > bytes.length) return
    const key = bytes.toString('latin1', at, at + 4)
    const type = String.fromCharCode(bytes[at + 4]!)
    yield { key, type, size, value: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + 4 * Math.ceil(length / 4)
  }
}

/** The time of the first position that has reception. */
function timeIn(bytes: Buffer, depth: number): number | undefined {
  const found = new Map<string, Entry>()
  for (const entry of entriesOf(bytes)) {
    const time = entry.type === '\0' && depth < MOST_DEPTH ? timeIn(entry.value, depth + 1) : undefined
    if (time !== undefined) return time
    found.set(entry.key, entry)
  }
  return timeOfPayload(found) ?? timeOfPosition(found)
}

/** Until HERO10: the time of each second as text, and whether there is a position in two or three dimensions. */
function timeOfPayload(entries: Map<string, Entry>): number | undefined {
  const fix = entries.get('GPSF')?.value
  if (!fix || fix.length < 4 || fix.readUInt32BE(0) < 2) return undefined
  const text = entries.get('GPSU')?.value.toString('latin1') ?? ''
  const [, year, month, day, hour, minute, second] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d\.\d+)/.exec(text) ?? []
  if (second === undefined) return undefined
  const whole = Date.UTC(2000 + Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  return whole + Math.round(Number(second) * 1000)
}

/** From HERO11: days since 2000, thousandths of a second of the day, and the dimensions of the position, in each position. */
function timeOfPosition(entries: Map<string, Entry>): number | undefined {
  const positions = entries.get('GPS9')
  const scales = entries.get('SCAL')?.value
  if (positions?.size !== 32 || !scales || scales.length < 36) return undefined
  const { value } = positions
  const isFixed = value.length >= 32 && value.readUInt16BE(30) >= 2
  const scale = scales.readInt32BE(24)
  if (!isFixed || scale <= 0) return undefined
  return EPOCH_2000 + value.readInt32BE(20) * DAY_MS + Math.round((value.readInt32BE(24) / scale) * 1000)
}
