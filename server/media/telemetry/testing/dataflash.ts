// Writes ArduPilot logs for tests, after AP_Logger/LogStructure.h.

/** Name, format and fields; the ID is the place in the list. */
const MESSAGES = [
  ['POS', 'QLLfff', 'TimeUS,Lat,Lng,Alt,RelHomeAlt,RelOriginAlt'],
  ['GPS', 'QBBIHBcLLeffffB', 'TimeUS,I,Status,GMS,GWk,NSats,HDop,Lat,Lng,Alt,Spd,GCrs,VZ,Yaw,U'],
  ['BAT', 'QBfffffcfBBb', 'TimeUS,Inst,Volt,VoltR,Curr,CurrTot,EnrgTot,Temp,Res,RemPct,H,SH'],
  ['ATT', 'QccccCCCC', 'TimeUS,DesRoll,Roll,DesPitch,Pitch,DesYaw,Yaw,ErrRP,ErrYaw'],
  ['MNT', 'QBfffffffff', 'TimeUS,I,DesRoll,Roll,DesPitch,Pitch,DesYawB,YawB,DesYawE,YawE,Dist'],
  ['IMU', 'QBffffff', 'TimeUS,I,GyrX,GyrY,GyrZ,AccX,AccY,AccZ'],
] as const
const FIRST_ID = 10
const GPS_EPOCH = Date.UTC(1980, 0, 6)
const LEAP_SECONDS = 18
const WEEK_MS = 7 * 24 * 3600 * 1000
const BOOT_US = 5_000_000

interface DataflashOptions {
  /** Of the first position. */
  utc: number
  positions: number
  /** Without it, only the satellite receiver's. */
  withPos?: boolean
}

/** Ten positions a second, each about 1.1 m farther north and 2 m higher, from 47.4 N 8.5 E at 500 m. */
export function dataflashOf({ utc, positions, withPos = true }: DataflashOptions): Buffer {
  const parts = [formatOf(128, 89, 'FMT', 'BBnNZ', 'Type,Length,Name,Format,Columns')]
  for (const [index, [name, format, fields]] of MESSAGES.entries()) {
    const zeros = format.split('').map(() => 0)
    parts.push(formatOf(FIRST_ID + index, record(name, zeros).length, name, format, fields))
  }
  for (let index = 0; index < positions; index++) {
    const time = BOOT_US + index * 100_000
    const gps = utc + index * 100 + LEAP_SECONDS * 1000 - GPS_EPOCH
    const lat = 474_000_000 + index * 100
    const long = 85_000_000
    const altitude = 500 + 2 * index
    parts.push(
      record('IMU', [time, 0, 0, 0, 0, 0, 0, -9.8]),
      record('ATT', [time, 0, 0, 0, 0, 9000, 9000, 0, 0]),
      record('MNT', [time, 0, 0, 0, -90, -90, 0, 0, 90, 95, 0]),
      record('BAT', [time, 0, 22, 22, 9, 0, 0, 20, 0, 75, 1, 100]),
      record('BAT', [time, 1, 5, 5, 1, 0, 0, 20, 0, 10, 1, 100]),
      record('GPS', [
        time,
        0,
        3,
        gps % WEEK_MS,
        Math.floor(gps / WEEK_MS),
        14,
        80,
        lat,
        long,
        altitude * 100,
        5,
        0,
        0,
        0,
        1,
      ]),
      record('GPS', [time, 1, 3, 0, 1, 14, 80, 0, 0, 0, 99, 0, 0, 0, 1]),
    )
    if (withPos) parts.push(record('POS', [time, lat, long, altitude, 2 * index, 2 * index]))
  }
  return Buffer.concat(parts)
}

function formatOf(id: number, length: number, name: string, format: string, fields: string): Buffer {
  const body = Buffer.alloc(89)
  body.set([0xa3, 0x95, 128, id, length])
  body.write(name, 5, 'latin1')
  body.write(format, 9, 'latin1')
  body.write(fields, 25, 'latin1')
  return body
}

/** @param values as they are stored: latitudes in 1e-7 degrees, hundredths where the format says so */
function record(name: (typeof MESSAGES)[number][0], values: number[]): Buffer {
  const index = MESSAGES.findIndex(([each]) => each === name)
  const format = MESSAGES[index]![1]
  const fields = values.map((value, field) => bytesOf(format[field]!, value))
  return Buffer.concat([Buffer.from([0xa3, 0x95, FIRST_ID + index]), ...fields])
}

function bytesOf(type: string, value: number): Buffer {
  const buffer = Buffer.alloc({ Q: 8, L: 4, I: 4, e: 4, f: 4, c: 2, C: 2, H: 2, B: 1, b: 1 }[type] ?? 0)
  if (type === 'Q') buffer.writeBigUInt64LE(BigInt(value))
  if (type === 'L' || type === 'e') buffer.writeInt32LE(value)
  if (type === 'I') buffer.writeUInt32LE(value)
  if (type === 'f') buffer.writeFloatLE(value)
  if (type === 'c') buffer.writeInt16LE(value)
  if (type === 'C' || type === 'H') buffer.writeUInt16LE(value)
  if (type === 'B') buffer.writeUInt8(value)
  if (type === 'b') buffer.writeInt8(value)
  return buffer
}
