// Writes PX4 logs for tests, after the specification of ULog version 1.

const FORMATS = [
  'vehicle_global_position:uint64_t timestamp;double lat;double lon;float alt;',
  'vehicle_gps_position:uint64_t timestamp;uint64_t time_utc_usec;',
  'vehicle_local_position:uint64_t timestamp;float vx;float vy;float heading;',
  'battery_status:uint64_t timestamp;float remaining;',
]
const BOOT_US = 5_000_000n

interface LogOptions {
  /** Time of the first position. */
  utc: number
  positions: number
  /** Whether a second battery (10 %) and a second estimate of the position (the other side of the Earth) are in the log. */
  hasSecondInstances?: boolean
}

/** Ten positions a second, each about 1.1 m farther north and 2 m higher. */
export function ulogOf({ utc, positions, hasSecondInstances = false }: LogOptions): Buffer {
  const header = Buffer.alloc(16)
  Buffer.from([0x55, 0x4c, 0x6f, 0x67, 0x01, 0x12, 0x35, 0x01]).copy(header)
  const parts = [header, message('B', Buffer.alloc(40))]
  for (const format of FORMATS) parts.push(message('F', Buffer.from(format)))
  for (const [id, format] of FORMATS.entries()) {
    parts.push(message('A', Buffer.from([0, id, 0]), Buffer.from(format.split(':')[0] ?? '')))
  }
  if (hasSecondInstances) {
    parts.push(message('A', Buffer.from([1, 4, 0]), Buffer.from('battery_status')))
    parts.push(message('A', Buffer.from([1, 5, 0]), Buffer.from('vehicle_global_position')))
  }
  for (let index = 0; index < positions; index++) {
    const at = BOOT_US + BigInt(index) * 100_000n
    const time = () => bytes(8, (buffer) => buffer.writeBigUInt64LE(at))
    const epoch = bytes(8, (buffer) => buffer.writeBigUInt64LE(BigInt(utc + index * 100) * 1000n))
    parts.push(
      data(1, time(), epoch),
      data(2, time(), float(3), float(4), float(Math.PI / 2)),
      data(3, time(), float(0.75)),
    )
    parts.push(data(0, time(), double(47.4 + index / 100_000), double(8.5), float(500 + 2 * index)))
    if (hasSecondInstances) {
      parts.push(data(4, time(), float(0.1)))
      parts.push(data(5, time(), double(-47.4), double(-171.5), float(20)))
    }
  }
  return Buffer.concat(parts)
}

const message = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([bytes(2, (buffer) => buffer.writeUInt16LE(body.length)), Buffer.from(type), body])
}

const data = (id: number, ...content: Buffer[]): Buffer =>
  message(
    'D',
    bytes(2, (buffer) => buffer.writeUInt16LE(id)),
    ...content,
  )

function bytes(length: number, write: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(length)
  write(buffer)
  return buffer
}

const float = (value: number) => bytes(4, (buffer) => buffer.writeFloatLE(value))
const double = (value: number) => bytes(8, (buffer) => buffer.writeDoubleLE(value))
