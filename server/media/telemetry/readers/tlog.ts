// Reads what a ground station recorded of MAVLink (.tlog): before each packet the time of day in microseconds. Sources of the
// format: "Packet serialization" and the messages of "common" of the MAVLink guide; QGroundControl and Mission Planner write it.
import { createReadStream } from 'node:fs'
import { frameAt, SMALLEST_FRAME, TIME_BYTES, type MavlinkFrame } from '../../file-kind/mavlinkFrame'
import { telemetryText } from '../messages'
import { sampleAt, type Sample } from '../sample'
import { TelemetryError } from '../telemetryError'
import type { Notes } from './notes'

const CHUNK_BYTES = 1024 * 1024
/** Of the component that flies the vehicle. */
const AUTOPILOT = 1

/** IDs of messages, the length of their payload, and the byte with which their checksum ends. */
const SYS_STATUS = 1
const GLOBAL_POSITION_INT = 33
const MOUNT_ORIENTATION = 265
const WANTED: Readonly<Record<number, { bytes: number; extra: number }>> = {
  [SYS_STATUS]: { bytes: 31, extra: 124 },
  [GLOBAL_POSITION_INT]: { bytes: 28, extra: 104 },
  [MOUNT_ORIENTATION]: { bytes: 20, extra: 26 },
}

const MOUNT_YAW_AT = 16
const NO_HEADING = 0xffff
const NO_BATTERY = -1

/** What other packets said last. */
type State = Pick<Sample, 'battery' | 'gimbalYaw' | 'gimbalPitch'>

interface Packet {
  /** Microseconds since 1970. */
  at: number
  system: number
  component: number
  message: number
  /** Filled up with zeros, which version 2 cuts off. */
  payload: Buffer
  /** Before that. */
  sentBytes: number
}

/**
 * Of several vehicles in one log, the one whose position comes first; the others are counted in the notes.
 * @throws TelemetryError for a file without packets, and for a log without positions
 */
export async function* readTlog(file: string, notes: Notes): AsyncGenerator<Sample> {
  let vehicle: number | undefined
  const others = new Set<number>()
  const state: State = { battery: null, gimbalYaw: null, gimbalPitch: null }
  for await (const packet of packetsOf(file)) {
    const isPosition = packet.message === GLOBAL_POSITION_INT && packet.component === AUTOPILOT
    if (isPosition && hasPosition(packet.payload)) {
      vehicle ??= packet.system
      if (packet.system !== vehicle) others.add(packet.system)
    }
    if (packet.system !== vehicle) continue
    follow(state, packet)
    if (isPosition) yield { ...positionOf(packet), ...state }
  }
  notes.otherVehicles = others.size
  if (vehicle === undefined) throw new TelemetryError(telemetryText('noArduPilotPosition'))
}

function follow(state: State, { component, message, payload, sentBytes }: Packet): void {
  if (message === SYS_STATUS && component === AUTOPILOT) {
    const percent = payload.readInt8(30)
    state.battery = percent === NO_BATTERY ? null : percent
  }
  if (message !== MOUNT_ORIENTATION) return
  state.gimbalPitch = finite(payload.readFloatLE(8))
  // Older senders state only the angle to the vehicle.
  state.gimbalYaw = sentBytes > MOUNT_YAW_AT ? angle(finite(payload.readFloatLE(MOUNT_YAW_AT))) : null
}

function positionOf({ at, payload }: Packet): Sample {
  const heading = payload.readUInt16LE(26)
  return {
    ...sampleAt(Math.round(at / 1000), 'utc', payload.readInt32LE(8) / 1e7, payload.readInt32LE(4) / 1e7),
    altitude: payload.readInt32LE(12) / 1000,
    height: payload.readInt32LE(16) / 1000,
    speed: Math.hypot(payload.readInt16LE(20), payload.readInt16LE(22)) / 100,
    heading: heading === NO_HEADING ? null : heading / 100,
  }
}

/** Vehicles report 0/0 until they know their position. */
const hasPosition = (payload: Buffer): boolean => payload.readInt32LE(4) !== 0 || payload.readInt32LE(8) !== 0

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

const angle = (degrees: number | null): number | null => (degrees === null ? null : (degrees + 360) % 360)

/** The wanted packets of a log. Bytes that are no packet, such as after a crash, are skipped. */
async function* packetsOf(file: string): AsyncGenerator<Packet> {
  let rest: Buffer = Buffer.alloc(0)
  let isLog = false
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    while (at + SMALLEST_FRAME <= bytes.length) {
      const frame = frameAt(bytes, at)
      if (!frame) {
        at += 1
        continue
      }
      if (at + frame.bytes > bytes.length) break
      isLog = true
      const packet = packetAt(bytes, at, frame)
      if (packet) yield packet
      at += frame.bytes
    }
    rest = bytes.subarray(at)
  }
  if (!isLog) throw new TelemetryError(telemetryText('damagedArduPilotLog'))
}

/** @returns undefined for a message that is not wanted, or whose checksum is wrong */
function packetAt(
  bytes: Buffer,
  at: number,
  { isVersion2, headBytes, payloadBytes }: MavlinkFrame,
): Packet | undefined {
  const start = at + TIME_BYTES
  const message = isVersion2 ? bytes.readUIntLE(start + 7, 3) : bytes[start + 5]!
  const wanted = WANTED[message]
  if (!wanted) return undefined
  const payloadAt = start + headBytes
  const payloadEnd = payloadAt + payloadBytes
  if (checksumOf(bytes.subarray(start + 1, payloadEnd), wanted.extra) !== bytes.readUInt16LE(payloadEnd))
    return undefined
  const payload = Buffer.alloc(wanted.bytes)
  bytes.copy(payload, 0, payloadAt, Math.min(payloadEnd, payloadAt + wanted.bytes))
  return {
    at: Number(bytes.readBigUInt64BE(at)),
    system: bytes[start + (isVersion2 ? 5 : 3)]!,
    component: bytes[start + (isVersion2 ? 6 : 4)]!,
    message,
    payload,
    sentBytes: payloadBytes,
  }
}

/** CRC-16/MCRF4XX of a packet without its marker, and of the byte that depends on the fields of the message. */
export function checksumOf(bytes: Buffer, extra: number): number {
  let sum = 0xffff
  for (const byte of bytes) sum = addToChecksum(sum, byte)
  return addToChecksum(sum, extra)
}

function addToChecksum(sum: number, byte: number): number {
  let low = byte ^ (sum & 0xff)
  low = (low ^ (low << 4)) & 0xff
  return ((sum >> 8) ^ (low << 8) ^ (low << 3) ^ (low >> 4)) & 0xffff
}
