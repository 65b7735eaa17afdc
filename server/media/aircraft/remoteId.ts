// Reads binary messages of ASTM F3411 (Remote ID), as drones broadcast them. The layout of the 25 bytes of a message and the values
// that mean "unknown" are those of opendroneid-core-c (opendroneid.h and opendroneid.c, Apache License 2.0).
import { cleanText, NAME_LENGTH, type HeightReference } from './aircraftReport'

const MESSAGE_BYTES = 25
const BASIC_ID = 0x0
const LOCATION = 0x1
const SYSTEM = 0x4
const OPERATOR_ID = 0x5
const PACK = 0xf

const PACK_HEAD_BYTES = 3
const MOST_IN_PACK = 9
const ID_BYTES = 20
const DEGREE = 1e-7
const HALF = 0.5
const ALTITUDE_OFFSET = 1000
const UNKNOWN_ALTITUDE = 0
const LAST_DIRECTION = 360
const SLOW_STEP = 0.25
const FAST_STEP = 0.75
const FAST_START = 255 * SLOW_STEP
const UNKNOWN_SPEED = 255
const MOST_VERTICAL_SPEED = 62
const UNKNOWN_TIME = 0xffff
const EMERGENCY = 3

/** Metres, by the value of the field; the first ones are so coarse that they say nothing on a map. */
const ACCURACIES = [null, 18_520, 7408, 3704, 1852, 926, 555.6, 185.2, 92.6, 30, 10, 3, 1]

/** What the messages say together. */
export interface RemoteId {
  uasId?: string
  location?: RemoteIdLocation
  operatorId?: string
  operator?: { lat: number; long: number }
}

export interface RemoteIdLocation {
  lat: number
  long: number
  direction: number | null
  speed: number | null
  verticalSpeed: number | null
  /** Metres above the WGS 84 ellipsoid. */
  altitude: number | null
  height: number | null
  heightReference: HeightReference
  accuracy: number | null
  isEmergency: boolean
  /** Tenths of a second since the full hour; null if unknown. */
  tenths: number | null
}

/** The bytes are no messages of Remote ID. */
export class NotRemoteId extends Error {}

/**
 * Reads one message, or a pack of them. Messages of other kinds are passed over.
 * @throws NotRemoteId
 */
export function readRemoteId(bytes: Buffer): RemoteId {
  const found: RemoteId = {}
  for (const message of messagesOf(bytes)) readMessage(message, found)
  return found
}

function messagesOf(bytes: Buffer): Buffer[] {
  const head = bytes[0]
  if (head === undefined) throw new NotRemoteId('There are no bytes')
  if (head >> 4 !== PACK) {
    if (bytes.length !== MESSAGE_BYTES) throw new NotRemoteId(`A message has 25 bytes, not ${bytes.length}`)
    return [bytes]
  }
  const size = bytes[1]
  const count = bytes[2] ?? 0
  if (size !== MESSAGE_BYTES) throw new NotRemoteId('The messages of a pack have 25 bytes each')
  if (count < 1 || count > MOST_IN_PACK) throw new NotRemoteId(`A pack has 1 to 9 messages, not ${count}`)
  if (bytes.length !== PACK_HEAD_BYTES + count * MESSAGE_BYTES) {
    throw new NotRemoteId(`A pack of ${count} messages has ${PACK_HEAD_BYTES + count * MESSAGE_BYTES} bytes`)
  }
  return Array.from({ length: count }, (_, place) => {
    const start = PACK_HEAD_BYTES + place * MESSAGE_BYTES
    return bytes.subarray(start, start + MESSAGE_BYTES)
  })
}

function readMessage(message: Buffer, found: RemoteId): void {
  const kind = message.readUInt8(0) >> 4
  if (kind === PACK) throw new NotRemoteId('A pack contains no packs')
  if (kind === BASIC_ID) {
    const id = textOf(message.subarray(2, 2 + ID_BYTES))
    // A drone may send two: the first is its serial number.
    if (id !== '') found.uasId ??= id
  }
  if (kind === LOCATION) {
    const location = locationOf(message)
    if (location) found.location = location
  }
  if (kind === OPERATOR_ID) {
    const id = textOf(message.subarray(2, 2 + ID_BYTES))
    if (id !== '') found.operatorId = id
  }
  if (kind === SYSTEM) {
    const operator = placeOf(message, 2)
    if (operator) found.operator = operator
  }
}

function locationOf(message: Buffer): RemoteIdLocation | undefined {
  const place = placeOf(message, 5)
  if (!place) return undefined
  const flags = message.readUInt8(1)
  const direction = message.readUInt8(2) + (flags & 2 ? 180 : 0)
  const fast = message.readUInt8(3)
  const speed = flags & 1 ? fast * FAST_STEP + FAST_START : fast * SLOW_STEP
  const verticalSpeed = message.readInt8(4) * HALF
  const tenths = message.readUInt16LE(21)
  return {
    ...place,
    direction: direction > LAST_DIRECTION ? null : direction % LAST_DIRECTION,
    speed: speed >= UNKNOWN_SPEED ? null : speed,
    verticalSpeed: Math.abs(verticalSpeed) > MOST_VERTICAL_SPEED ? null : verticalSpeed,
    altitude: altitudeOf(message, 15),
    height: altitudeOf(message, 17),
    heightReference: flags & 4 ? 'ground' : 'take_off',
    accuracy: ACCURACIES[message.readUInt8(19) & 0xf] ?? null,
    isEmergency: flags >> 4 === EMERGENCY,
    tenths: tenths === UNKNOWN_TIME ? null : tenths,
  }
}

/** Undefined for 0/0, which means unknown, and for what is no place. */
function placeOf(message: Buffer, offset: number): { lat: number; long: number } | undefined {
  const lat = message.readInt32LE(offset) * DEGREE
  const long = message.readInt32LE(offset + 4) * DEGREE
  if ((lat === 0 && long === 0) || Math.abs(lat) > 90 || Math.abs(long) > 180) return undefined
  return { lat, long }
}

function altitudeOf(message: Buffer, offset: number): number | null {
  const raw = message.readUInt16LE(offset)
  return raw === UNKNOWN_ALTITUDE ? null : raw * HALF - ALTITUDE_OFFSET
}

/** ASCII, filled with zero bytes. */
const textOf = (bytes: Buffer): string => {
  const end = bytes.indexOf(0)
  return cleanText(bytes.subarray(0, end === -1 ? bytes.length : end).toString('latin1'), NAME_LENGTH)
}

const HOUR_MS = 3_600_000
const TENTH_MS = 100

/** The time that is nearest to now with these tenths of a second since the full hour. @param now epoch milliseconds */
export function timeOfTenths(tenths: number | null, now: number): number {
  if (tenths === null || tenths * TENTH_MS > HOUR_MS) return now
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS
  const inHour = hour + tenths * TENTH_MS
  const half = HOUR_MS / 2
  if (inHour > now + half) return inHour - HOUR_MS
  return inHour < now - half ? inHour + HOUR_MS : inHour
}
