// Messages of Remote ID that a receiver sends with the key of its feed.
import type { FastifyRequest } from 'fastify'
import type { components } from '../../platform/contract/contract.gen'
import { AppError, conflict, fieldError, forbidden } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import { cleanText, NAME_LENGTH, timesOf, UID_LENGTH, type AircraftReport } from '../../media/aircraft/aircraftReport'
import { NotRemoteId, readRemoteId, timeOfTenths, type RemoteId } from '../../media/aircraft/remoteId'
import { MAX_AIRCRAFT, storeAircraft } from './aircraftSql'
import { countPerSecond } from './countPerSecond'
import { bearerOf, hashOf } from './key'
import { selectFeedOfKey } from './leaseSql'
import { aircraftText } from './messages'
import { addCount } from './sql'

type Sent = components['schemas']['RemoteIdMessage']

const MAX_CALLS_PER_SECOND = 20
/** A drone broadcasts its location at least once a second. */
const SHOWN_MS = 30_000

export type ReceiveRemoteId = (request: Pick<FastifyRequest, 'headers'>, messages: readonly Sent[]) => Promise<number>

/**
 * The function returns how many aircraft were stored; of several messages of one, the latest.
 * @throws AppError 403 for a key that is not valid, 429, 400 for an invalid message, 409 for too many aircraft
 */
export function openRemoteId({ db }: { db: Db }): ReceiveRemoteId {
  const count = countPerSecond()
  return async ({ headers }, messages) => {
    const key = bearerOf(headers.authorization)
    if (key === undefined) throw forbidden(aircraftText('keyRefused'))
    const hash = hashOf(key)
    const feed = await asPlatform(db, (tx) => selectFeedOfKey(tx, hash))
    if (!feed) throw forbidden(aircraftText('keyRefused'))
    const limit = MAX_CALLS_PER_SECOND
    if (count(feed.id) > limit) throw new AppError(429, aircraftText('tooManyCalls', { limit }))
    const now = Date.now()
    const latest = new Map<string, AircraftReport>()
    messages.forEach((message, place) => {
      const report = reportOf(message, `messages[${place}]`, now)
      const known = latest.get(report.uid)
      if (!known || known.at <= report.at) latest.set(report.uid, report)
    })
    const reports = [...latest.values()]
    const { tenantId, id } = feed
    await inTenant(db, tenantId, async (tx) => {
      // Also locks the feed, which may have been switched off or deleted meanwhile.
      if (!(await addCount(tenantId, tx, id, hash, messages.length))) throw forbidden(aircraftText('keyRefused'))
      if ((await storeAircraft(tenantId, tx, id, reports)) > 0) {
        throw conflict(aircraftText('tooManyAircraft', { limit: MAX_AIRCRAFT }))
      }
    })
    return reports.length
  }
}

/** @throws AppError 400 */
function reportOf(message: Sent, field: string, now: number): AircraftReport {
  const { fields, binary } = sourcesOf(message, field)
  const place = placeOf(fields, binary)
  if (!place) throw fieldError(`${field}.${binary ? 'pack' : 'lat'}`, aircraftText('placeMissing'))
  const uid = cleanText(fields.uasId ?? binary?.uasId ?? '', UID_LENGTH)
  if (uid === '') throw fieldError(`${field}.uasId`, aircraftText('idMissing'))
  const at = fields.at === undefined ? timeOfTenths(binary?.location?.tenths ?? null, now) : Date.parse(fields.at)
  const times = timesOf(at, at + SHOWN_MS, now)
  if (!times) throw fieldError(`${field}.at`, aircraftText('tooOld'))
  const name = cleanText(fields.name ?? '', NAME_LENGTH)
  return {
    uid,
    callsign: name === '' ? null : name,
    cotType: null,
    ...times,
    ...place,
    ...movementOf(fields, binary),
    ...operatorOf(fields, binary, field),
  }
}

interface Sources {
  fields: Sent
  binary: RemoteId | undefined
}

const BESIDE_PACK = ['pack', 'uasId', 'name', 'at']

function sourcesOf(message: Sent, field: string): Sources {
  if (message.pack === undefined) return { fields: message, binary: undefined }
  if (Object.keys(message).some((name) => !BESIDE_PACK.includes(name))) {
    throw fieldError(`${field}.pack`, aircraftText('packOrFields'))
  }
  try {
    return { fields: message, binary: readRemoteId(Buffer.from(message.pack, 'base64')) }
  } catch (error) {
    if (!(error instanceof NotRemoteId)) throw error
    throw fieldError(`${field}.pack`, aircraftText('notRemoteId', { reason: error.message }))
  }
}

function placeOf({ lat, long }: Sent, binary: RemoteId | undefined): { lat: number; long: number } | undefined {
  if (binary) return binary.location && { lat: binary.location.lat, long: binary.location.long }
  if (lat === undefined || long === undefined || (lat === 0 && long === 0)) return undefined
  return { lat, long }
}

type Movement = Pick<
  AircraftReport,
  'altitude' | 'height' | 'heightReference' | 'accuracy' | 'course' | 'speed' | 'verticalSpeed' | 'isEmergency'
>

function movementOf(fields: Sent, binary: RemoteId | undefined): Movement {
  if (binary?.location) {
    const { direction, altitude, height, heightReference, accuracy, speed, verticalSpeed, isEmergency } =
      binary.location
    const reference = height === null ? null : heightReference
    return {
      altitude,
      height,
      heightReference: reference,
      accuracy,
      course: direction,
      speed,
      verticalSpeed,
      isEmergency,
    }
  }
  return {
    altitude: fields.altitude ?? null,
    height: fields.height ?? null,
    heightReference: fields.height === undefined ? null : (fields.heightType ?? 'take_off'),
    accuracy: fields.accuracy ?? null,
    course: fields.direction === undefined ? null : fields.direction % 360,
    speed: fields.speed ?? null,
    verticalSpeed: fields.verticalSpeed ?? null,
    isEmergency: fields.status === 'emergency',
  }
}

function operatorOf(
  { operatorId, operatorLat, operatorLong }: Sent,
  binary: RemoteId | undefined,
  field: string,
): Pick<AircraftReport, 'operatorId' | 'operatorLat' | 'operatorLong'> {
  if (binary) {
    const { operator } = binary
    return {
      operatorId: binary.operatorId ?? null,
      operatorLat: operator?.lat ?? null,
      operatorLong: operator?.long ?? null,
    }
  }
  if ((operatorLat === undefined) !== (operatorLong === undefined)) {
    throw fieldError(`${field}.operatorLat`, aircraftText('operatorIncomplete'))
  }
  const id = cleanText(operatorId ?? '', NAME_LENGTH)
  return { operatorId: id === '' ? null : id, operatorLat: operatorLat ?? null, operatorLong: operatorLong ?? null }
}
