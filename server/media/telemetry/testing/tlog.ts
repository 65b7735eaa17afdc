// Writes logs of a ground station for tests, after the MAVLink guide.
import { checksumOf } from '../readers/tlog'

const VEHICLE = 1
const OTHER_VEHICLE = 2
const AUTOPILOT = 1
const GIMBAL = 154
const GROUND_STATION = 255

interface TlogOptions {
  /** Of the first position. */
  utc: number
  positions: number
  version?: 1 | 2
}

/** Ten positions a second, each about 1.1 m farther north and 2 m higher, from 47.4 N 8.5 E at 500 m; another vehicle follows. */
export function tlogOf({ utc, positions, version = 2 }: TlogOptions): Buffer {
  const parts: Buffer[] = []
  for (let index = 0; index < positions; index++) {
    const at = utc + index * 100
    const add = (system: number, component: number, message: Message, payload: Buffer) =>
      parts.push(packet({ at, version, system, component, message, payload }))
    add(GROUND_STATION, 190, HEARTBEAT, Buffer.from([0, 0, 0, 0, 6, 8, 0, 0, 3]))
    add(VEHICLE, AUTOPILOT, SYS_STATUS, battery(75))
    add(VEHICLE, GIMBAL, MOUNT_ORIENTATION, mount(-90, 95))
    add(VEHICLE, AUTOPILOT, GLOBAL_POSITION_INT, position(474_000_000 + index * 100, 500 + 2 * index, 2 * index))
    add(OTHER_VEHICLE, AUTOPILOT, GLOBAL_POSITION_INT, position(100_000_000, 10, 10))
  }
  return Buffer.concat(parts)
}

interface Message {
  id: number
  extra: number
}

const HEARTBEAT: Message = { id: 0, extra: 50 }
const SYS_STATUS: Message = { id: 1, extra: 124 }
const GLOBAL_POSITION_INT: Message = { id: 33, extra: 104 }
const MOUNT_ORIENTATION: Message = { id: 265, extra: 26 }

function battery(percent: number): Buffer {
  const payload = Buffer.alloc(31)
  payload.writeInt8(percent, 30)
  return payload
}

function mount(pitch: number, yaw: number): Buffer {
  const payload = Buffer.alloc(20)
  payload.writeFloatLE(pitch, 8)
  payload.writeFloatLE(yaw, 16)
  return payload
}

/** 5 m/s to the east. */
function position(lat: number, altitude: number, height: number): Buffer {
  const payload = Buffer.alloc(28)
  payload.writeInt32LE(lat, 4)
  payload.writeInt32LE(85_000_000, 8)
  payload.writeInt32LE(altitude * 1000, 12)
  payload.writeInt32LE(height * 1000, 16)
  payload.writeInt16LE(500, 22)
  payload.writeUInt16LE(9000, 26)
  return payload
}

function packet({
  at,
  version,
  system,
  component,
  message,
  payload,
}: {
  at: number
  version: 1 | 2
  system: number
  component: number
  message: Message
  payload: Buffer
}): Buffer {
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(BigInt(at) * 1000n)
  // Version 1 has one byte for the message, and version 2 cuts off zeros at the end.
  const sent = version === 1 ? payload : payload.subarray(0, payload.findLastIndex((byte) => byte !== 0) + 1 || 1)
  const head =
    version === 1
      ? [0xfe, sent.length, 0, system, component, message.id & 0xff]
      : [0xfd, sent.length, 0, 0, 0, system, component, message.id & 0xff, message.id >> 8, 0]
  const checksum = Buffer.alloc(2)
  checksum.writeUInt16LE(checksumOf(Buffer.concat([Buffer.from(head.slice(1)), sent]), message.extra))
  return Buffer.concat([time, Buffer.from(head), sent, checksum])
}
