// Changes MPEG transport streams, ISO/IEC 13818-1, for tests.

const PACKET = 188
const MODULUS = 2 ** 33
const MAP_PID = 0x1000
const KLV_PID = 0x1f0

const pidOf = (packet: Buffer): number => packet.readUInt16BE(1) & 0x1fff
const isStart = (packet: Buffer): boolean => (packet[1]! & 0x40) !== 0
const payloadAt = (packet: Buffer): number => ((packet[3]! & 0x20) === 0 ? 4 : 5 + packet[4]!)

function packetsOf(stream: Buffer): Buffer[] {
  const packets: Buffer[] = []
  for (let at = 0; at + PACKET <= stream.length; at += PACKET)
    packets.push(Buffer.from(stream.subarray(at, at + PACKET)))
  return packets
}

/** Five bytes: 33 bits with marks between them. */
function moveStamp(bytes: Buffer, at: number, ticks: number): void {
  const a = bytes[at]!
  const b = bytes.readUInt16BE(at + 1)
  const c = bytes.readUInt16BE(at + 3)
  const stamp = ((a >> 1) & 7) * 2 ** 30 + (b >> 1) * 2 ** 15 + (c >> 1)
  const moved = (stamp + ticks) % MODULUS
  bytes[at] = (a & 0xf1) | (Math.floor(moved / 2 ** 30) << 1)
  bytes.writeUInt16BE(((Math.floor(moved / 2 ** 15) & 0x7fff) << 1) | 1, at + 1)
  bytes.writeUInt16BE(((moved & 0x7fff) << 1) | 1, at + 3)
}

/** Moves the times of all pictures and sounds, so that the first is at `ticks` of 1/90000 s; the clock starts again at 2^33. */
export function withStart(stream: Buffer, ticks: number): Buffer {
  const packets = packetsOf(stream)
  const heads = packets.flatMap((packet) => {
    const at = payloadAt(packet)
    const hasStamp = isStart(packet) && packet.readUIntBE(at, 3) === 1 && (packet[at + 7]! & 0x80) !== 0
    return hasStamp ? [{ packet, at }] : []
  })
  const stampOf = ({ packet, at }: (typeof heads)[number]) =>
    ((packet[at + 9]! >> 1) & 7) * 2 ** 30 +
    (packet.readUInt16BE(at + 10) >> 1) * 2 ** 15 +
    (packet.readUInt16BE(at + 12) >> 1)
  const first = Math.min(...heads.map(stampOf))
  for (const { packet, at } of heads) {
    moveStamp(packet, at + 9, ticks - first + MODULUS)
    if ((packet[at + 7]! & 0x40) !== 0) moveStamp(packet, at + 14, ticks - first + MODULUS)
  }
  return Buffer.concat(packets)
}

/** CRC of sections. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte << 24
    for (let bit = 0; bit < 8; bit++) crc = crc < 0 || (crc & 0x80000000) !== 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  }
  return crc >>> 0
}

/** Adds a stream of metadata in KLV (MISB ST 0601 in private data), with a packet after every tenth one. */
export function withKlv(stream: Buffer): Buffer {
  const packets: Buffer[] = []
  for (const [index, packet] of packetsOf(stream).entries()) {
    if (pidOf(packet) === MAP_PID && isStart(packet)) {
      const section = payloadAt(packet) + 1 + packet[payloadAt(packet)]!
      const length = packet.readUInt16BE(section + 1) & 0xfff
      const end = section + 3 + length - 4
      packet.set([0x06, 0xe0 | (KLV_PID >> 8), KLV_PID & 0xff, 0xf0, 6, 0x05, 4, ...Buffer.from('KLVA')], end)
      packet.writeUInt16BE(0xb000 | (length + 11), section + 1)
      packet.writeUInt32BE(checksum(packet.subarray(section, end + 11)), end + 11)
    }
    packets.push(packet)
    if (index % 10 === 9) packets.push(klvPacket(index))
  }
  return Buffer.concat(packets)
}

function klvPacket(index: number): Buffer {
  const key = Buffer.from('060e2b34020b01010e01030101000000', 'hex')
  const payload = Buffer.concat([
    Buffer.from('000001bd0000848005210001000100', 'hex').subarray(0, 14),
    key,
    Buffer.from([0]),
  ])
  payload.writeUInt16BE(payload.length - 6, 4)
  const packet = Buffer.alloc(PACKET, 0xff)
  packet.set([0x47, 0x40 | (KLV_PID >> 8), KLV_PID & 0xff, 0x30 | (Math.floor(index / 10) & 15)])
  packet[4] = PACKET - 5 - payload.length
  packet[5] = 0
  packet.set(payload, PACKET - payload.length)
  return packet
}
