// Packets of MAVLink as ground stations record them (.tlog): before each packet the time of day in microseconds. Source of the
// format: "Packet serialization" of the MAVLink guide.

export const TIME_BYTES = 8
const CHECKSUM_BYTES = 2
const VERSION_1 = 0xfe
const VERSION_2 = 0xfd
const HEAD_BYTES_1 = 6
const HEAD_BYTES_2 = 10
const SIGNATURE_BYTES = 13
const SIGNED = 1
/** Times outside are no times. */
const FROM_US = Date.UTC(2000, 0, 1) * 1000
const TO_US = Date.UTC(2100, 0, 1) * 1000
/** Packets that make a file a log. */
const PACKETS = 3

export const SMALLEST_FRAME = TIME_BYTES + HEAD_BYTES_1 + CHECKSUM_BYTES

/** Where a packet is, with its time in front. */
export interface MavlinkFrame {
  isVersion2: boolean
  /** Before the payload, without the time. */
  headBytes: number
  payloadBytes: number
  /** With the time. */
  bytes: number
}

/** Reports whether a file starts with packets that have a time. @param head its first bytes */
export function startsAsTlog(head: Buffer): boolean {
  let at = 0
  for (let count = 0; count < PACKETS; count++) {
    const frame = frameAt(head, at)
    if (!frame) return false
    at += frame.bytes
  }
  return true
}

/** @returns undefined where no packet starts */
export function frameAt(bytes: Buffer, at: number): MavlinkFrame | undefined {
  const marker = bytes[at + TIME_BYTES]
  if (marker !== VERSION_1 && marker !== VERSION_2) return undefined
  if (at + TIME_BYTES + 3 > bytes.length) return undefined
  const time = Number(bytes.readBigUInt64BE(at))
  if (time < FROM_US || time > TO_US) return undefined
  const isVersion2 = marker === VERSION_2
  const payloadBytes = bytes[at + TIME_BYTES + 1]!
  const isSigned = isVersion2 && (bytes[at + TIME_BYTES + 2]! & SIGNED) !== 0
  const headBytes = isVersion2 ? HEAD_BYTES_2 : HEAD_BYTES_1
  return {
    isVersion2,
    headBytes,
    payloadBytes,
    bytes: TIME_BYTES + headBytes + payloadBytes + CHECKSUM_BYTES + (isSigned ? SIGNATURE_BYTES : 0),
  }
}
