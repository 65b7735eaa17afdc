// Reads ArduPilot's logs on the vehicle (.bin): positions with height, speed, battery, heading and gimbal. Sources of the format:
// "Log format" of ArduPilot's developer guide, AP_Logger/LogStructure.h and AP_Mount's message MNT.
import { createReadStream } from 'node:fs'
import { telemetryText } from '../messages'
import { sampleAt, type Sample } from '../sample'
import { TelemetryError } from '../telemetryError'

const HEAD = [0xa3, 0x95] as const
const HEAD_BYTES = 3
/** The message that describes a message: its ID, length, name, format and fields. */
const FMT = 128
const FMT_BYTES = 89
const CHUNK_BYTES = 1024 * 1024

/** GPS time starts here and has no leap seconds; 18 since 2017. */
const GPS_EPOCH_MS = Date.UTC(1980, 0, 6)
const LEAP_SECONDS_MS = 18_000
const WEEK_MS = 7 * 24 * 3600 * 1000
/** Status of a receiver that knows position and height. */
const FIX_3D = 3

type Wanted = 'POS' | 'GPS' | 'BAT' | 'ATT' | 'MNT'

const WANTED: ReadonlySet<string> = new Set<Wanted>(['POS', 'GPS', 'BAT', 'ATT', 'MNT'])

interface Field {
  type: string
  offset: number
}

interface Format {
  name: string
  /** Of the whole message. */
  length: number
  fields: ReadonlyMap<string, Field>
}

interface FieldType {
  bytes: number
  read?: (body: Buffer, offset: number) => number
}

const scaled = (read: (body: Buffer, offset: number) => number, by: number) => (body: Buffer, offset: number) =>
  read(body, offset) / by

const int16 = (body: Buffer, offset: number): number => body.readInt16LE(offset)
const uint16 = (body: Buffer, offset: number): number => body.readUInt16LE(offset)
const int32 = (body: Buffer, offset: number): number => body.readInt32LE(offset)
const uint32 = (body: Buffer, offset: number): number => body.readUInt32LE(offset)

/** By the letter in the format of a message. */
const TYPES: Readonly<Record<string, FieldType>> = {
  a: { bytes: 64 },
  b: { bytes: 1, read: (body, offset) => body.readInt8(offset) },
  B: { bytes: 1, read: (body, offset) => body.readUInt8(offset) },
  c: { bytes: 2, read: scaled(int16, 100) },
  C: { bytes: 2, read: scaled(uint16, 100) },
  d: { bytes: 8, read: (body, offset) => body.readDoubleLE(offset) },
  e: { bytes: 4, read: scaled(int32, 100) },
  E: { bytes: 4, read: scaled(uint32, 100) },
  f: { bytes: 4, read: (body, offset) => body.readFloatLE(offset) },
  g: { bytes: 2 },
  h: { bytes: 2, read: int16 },
  H: { bytes: 2, read: uint16 },
  i: { bytes: 4, read: int32 },
  I: { bytes: 4, read: uint32 },
  L: { bytes: 4, read: scaled(int32, 1e7) },
  M: { bytes: 1 },
  n: { bytes: 4 },
  N: { bytes: 16 },
  q: { bytes: 8, read: (body, offset) => Number(body.readBigInt64LE(offset)) },
  Q: { bytes: 8, read: (body, offset) => Number(body.readBigUInt64LE(offset)) },
  Z: { bytes: 64 },
}

/** What other messages said last. */
type State = Pick<Sample, 'speed' | 'battery' | 'heading' | 'gimbalYaw' | 'gimbalPitch'>

/** A message of a wanted kind. */
interface Message {
  name: Wanted
  /** Null for a field that the message does not have. */
  value: (field: string) => number | null
}

/** @throws TelemetryError for a file without formats, and for a log without positions */
export async function* readDataflash(file: string): AsyncGenerator<Sample> {
  const { hasPositions, offset } = await survey(file)
  // Without it, the positions of the satellite receiver.
  const position: Wanted = hasPositions ? 'POS' : 'GPS'
  const state: State = { speed: null, battery: null, heading: null, gimbalYaw: null, gimbalPitch: null }
  let isEmpty = true
  for await (const message of messagesOf(file)) {
    if (!isFirstInstance(message)) continue
    follow(state, message)
    if (message.name !== position || (message.name === 'GPS' && !hasFix(message))) continue
    isEmpty = false
    yield { ...positionOf(message, offset), ...state }
  }
  if (isEmpty) throw new TelemetryError(telemetryText('noArduPilotPosition'))
}

function follow(state: State, { name, value }: Message): void {
  if (name === 'GPS') state.speed = value('Spd')
  if (name === 'BAT') state.battery = value('RemPct')
  if (name === 'ATT') state.heading = angle(value('Yaw'))
  if (name !== 'MNT') return
  state.gimbalYaw = angle(value('YawE'))
  state.gimbalPitch = value('Pitch')
}

function positionOf(message: Message, offset: number | undefined): Sample {
  const { value } = message
  const clock = offset === undefined ? 'none' : 'utc'
  return {
    ...sampleAt(timeOf(message) + (offset ?? 0), clock, value('Lng') ?? NaN, value('Lat') ?? NaN),
    altitude: value('Alt'),
    height: value('RelHomeAlt'),
  }
}

/** Times count from the start of the autopilot; the satellite receiver knows the time of day. */
async function survey(file: string): Promise<{ hasPositions: boolean; offset: number | undefined }> {
  let hasPositions = false
  let offset: number | undefined
  for await (const message of messagesOf(file)) {
    if (message.name === 'POS') hasPositions = true
    if (message.name === 'GPS' && offset === undefined && isFirstInstance(message)) offset = offsetOf(message)
    if (hasPositions && offset !== undefined) break
  }
  return { hasPositions, offset }
}

function offsetOf(message: Message): number | undefined {
  const week = message.value('GWk') ?? 0
  const milliseconds = message.value('GMS')
  if (!hasFix(message) || week === 0 || milliseconds === null) return undefined
  return GPS_EPOCH_MS + week * WEEK_MS + milliseconds - LEAP_SECONDS_MS - timeOf(message)
}

const hasFix = ({ value }: Message): boolean => (value('Status') ?? 0) >= FIX_3D

/** Milliseconds since the start of the autopilot. */
const timeOf = ({ value }: Message): number => Math.round((value('TimeUS') ?? NaN) / 1000)

/** Of several receivers, batteries and gimbals, the first one counts. */
const isFirstInstance = ({ value }: Message): boolean => (value('I') ?? value('Inst') ?? value('Instance') ?? 0) === 0

const angle = (degrees: number | null): number | null => (degrees === null ? null : (degrees + 360) % 360)

/** The wanted messages of a log. Bytes that are no message, such as after a loss of power, are skipped. */
async function* messagesOf(file: string): AsyncGenerator<Message> {
  const formats = new Map<number, Format>()
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    while (at + HEAD_BYTES <= bytes.length) {
      const length = lengthAt(bytes, at, formats)
      if (length === undefined) {
        at += 1
        continue
      }
      if (at + length > bytes.length) break
      const id = bytes[at + 2]!
      const body = bytes.subarray(at + HEAD_BYTES, at + length)
      at += length
      if (id === FMT) {
        addFormat(formats, body)
        continue
      }
      const format = formats.get(id)
      if (format && WANTED.has(format.name)) yield messageOf(format, body)
    }
    rest = bytes.subarray(at)
  }
  if (formats.size === 0) throw new TelemetryError(telemetryText('damagedArduPilotLog'))
}

/** @returns undefined where no message starts */
function lengthAt(bytes: Buffer, at: number, formats: ReadonlyMap<number, Format>): number | undefined {
  if (bytes[at] !== HEAD[0] || bytes[at + 1] !== HEAD[1]) return undefined
  const id = bytes[at + 2]!
  return id === FMT ? FMT_BYTES : formats.get(id)?.length
}

/** A format whose fields do not fill its length is damaged and is left out. */
function addFormat(formats: Map<number, Format>, body: Buffer): void {
  const id = body[0]!
  const length = body[1]!
  const types = textAt(body, 6, 16)
  const names = textAt(body, 22, 64).split(',')
  const fields = new Map<string, Field>()
  let offset = 0
  for (const [index, type] of [...types].entries()) {
    const bytes = TYPES[type]?.bytes
    if (bytes === undefined) return
    const name = names[index]
    if (name !== undefined) fields.set(name, { type, offset })
    offset += bytes
  }
  if (id === FMT || offset + HEAD_BYTES !== length) return
  formats.set(id, { name: textAt(body, 2, 4), length, fields })
}

const textAt = (body: Buffer, start: number, length: number): string =>
  body.toString('latin1', start, start + length).replace(/\0.*$/s, '')

const messageOf = (format: Format, body: Buffer): Message => ({
  name: format.name as Wanted,
  value: (name) => {
    const field = format.fields.get(name)
    const value = field && TYPES[field.type]?.read?.(body, field.offset)
    return value === undefined || !Number.isFinite(value) ? null : value
  },
})
