// Reads PX4 logs: global positions with height, speed, battery and heading, of the first of several receivers and batteries.
import { MessageType, ULog } from '@foxglove/ulog'
import { FileReader } from '@foxglove/ulog/node'
import { telemetryText } from '../messages'
import { sampleAt, type Sample } from '../sample'
import { TelemetryError } from '../telemetryError'
import type { Notes } from './notes'

const DEGREES = 180 / Math.PI
/** Old logs store positions as integers in units of 1e-7 degrees and millimetres. */
const INTEGER_DEGREES = 1e7
const INTEGER_METRES = 1e3

type Values = Record<string, unknown>

/** @throws TelemetryError for a damaged log or one without positions */
export async function* readULog(file: string, notes: Notes): AsyncGenerator<Sample> {
  const reader = new FileReader(file)
  const log = new ULog(reader)
  try {
    await log.open().catch((cause: unknown) => {
      throw new TelemetryError(telemetryText('damagedLog'), { cause })
    })
    yield* samplesOf(log, notes)
  } finally {
    await reader.close()
  }
}

async function* samplesOf(log: ULog, notes: Notes): AsyncGenerator<Sample> {
  const names = firstInstances(log)
  const named = (name: string) => [...names.values()].includes(name)
  const position = named('vehicle_global_position') ? 'vehicle_global_position' : 'vehicle_gps_position'
  if (!named(position)) throw new TelemetryError(telemetryText('noLogPosition'))
  const wanted = [position, 'vehicle_gps_position', 'sensor_gps', 'vehicle_local_position', 'battery_status']
  notes.otherInstances = [...log.subscriptions].filter(
    ([id, { name }]) => wanted.includes(name) && !names.has(id),
  ).length
  const msgIds = new Set([...names].filter(([, name]) => wanted.includes(name)).map(([id]) => id))
  const offset = await clockOffset(log, msgIds)
  const now = { speed: null as number | null, heading: null as number | null, battery: null as number | null }
  for await (const message of log.readMessages({ msgIds, includeLogs: false })) {
    if (message.type !== MessageType.Data) continue
    const name = names.get(message.msgId) ?? ''
    const values = message.value as Values
    if (name === 'battery_status') now.battery = scaled(values['remaining'], 100)
    if (name === 'vehicle_local_position') {
      now.heading = scaled(values['heading'], DEGREES)
      now.speed = number(Math.hypot(number(values['vx']) ?? NaN, number(values['vy']) ?? NaN))
    }
    if (name !== position) continue
    const place = placeOf(values)
    yield {
      ...sampleAt(bootTime(values) + (offset ?? 0), offset === undefined ? 'none' : 'utc', place.long, place.lat),
      altitude: place.altitude,
      speed: now.speed,
      battery: now.battery,
      heading: now.heading === null ? null : (now.heading + 360) % 360,
    }
  }
}

/**
 * The names of the messages by ID. A log has a message several times when the vehicle has several receivers or batteries; those
 * after the first are left out.
 */
function firstInstances(log: ULog): Map<number, string> {
  const first = new Map<string, { id: number; multiId: number }>()
  for (const [id, { name, multiId }] of log.subscriptions) {
    const known = first.get(name)
    if (!known || multiId < known.multiId) first.set(name, { id, multiId })
  }
  return new Map([...first].map(([name, { id }]) => [id, name]))
}

/** Times count from the start of the autopilot; the satellite receiver knows the time of day. */
async function clockOffset(log: ULog, msgIds: Set<number>): Promise<number | undefined> {
  for await (const message of log.readMessages({ msgIds, includeLogs: false })) {
    if (message.type !== MessageType.Data) continue
    const utc = number((message.value as Values)['time_utc_usec'])
    if (utc !== null && utc > 0) return Math.round(utc / 1000) - bootTime(message.value)
  }
  return undefined
}

const bootTime = (values: Values): number => Math.round((number(values['timestamp']) ?? 0) / 1000)

function placeOf(values: Values): { long: number; lat: number; altitude: number | null } {
  const lat = number(values['lat'] ?? values['latitude_deg'])
  const long = number(values['lon'] ?? values['longitude_deg'])
  const altitude = number(values['alt'] ?? values['altitude_msl_m'])
  const isInteger = Math.abs(lat ?? 0) > 90 || Math.abs(long ?? 0) > 180
  return isInteger
    ? {
        long: (long ?? NaN) / INTEGER_DEGREES,
        lat: (lat ?? NaN) / INTEGER_DEGREES,
        altitude: altitude === null ? null : altitude / INTEGER_METRES,
      }
    : { long: long ?? NaN, lat: lat ?? NaN, altitude }
}

function number(value: unknown): number | null {
  const converted = typeof value === 'bigint' ? Number(value) : value
  return typeof converted === 'number' && Number.isFinite(converted) ? converted : null
}

const scaled = (value: unknown, factor: number): number | null => {
  const read = number(value)
  return read === null ? null : read * factor
}
