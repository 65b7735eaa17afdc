import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { makeKey } from '../../platform/storage/keys'
import { insertStoredFile } from '../../platform/storage/sql'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { endLapsedStreams } from '../stream/public'
import { addThermalPhoto } from '../thermal/public'
import { runCheck } from './checks'
import { claimCheck, type DueCheck } from './checkSql'
import { checkLicences } from './licences'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']
type Alert = Schemas['Alert']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call('POST', '/mission/create', { name: 'Harbour survey' })).data._id
})
// A rule of one test must not raise alerts in the next.
afterEach(async () => {
  for (const { _id } of await rules()) await call('DELETE', `/alert-rule/delete/${_id}`)
})

const call = <T = { _id: string }>(method: Method, url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const inDemo = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, aerie.demo.id, work)
const rules = async (cookie = root) =>
  (await call<{ rules: Rule[] }>('GET', '/alert-rule/getall', undefined, cookie)).data.rules
const fieldsOf = (kind: Rule['kind'], more: object) => ({
  name: 'Night watch',
  kind,
  severity: 'high',
  alertKind: 'Watch',
  ...more,
})
const create = (kind: Rule['kind'], more: object = {}, cookie = root) =>
  call<Rule>('POST', '/alert-rule/create', fieldsOf(kind, more), cookie)
const alerts = async (ofMission = missionId) =>
  (await call<{ items: Alert[] }>('GET', `/alert/list?missionId=${ofMission}&sort=created`)).data.items
const alertsAtLeast = (count: number) =>
  until(async () => {
    const found = await alerts()
    return found.length >= count && found
  })

const SQUARE = [
  [4, 50],
  [4.01, 50],
  [4.01, 50.01],
  [4, 50.01],
  [4, 50],
]

/** A base layer with one square. */
async function newArea(): Promise<{ baseLayerId: string; layerId: string }> {
  const { data } = await call<Schemas['BaseLayer']>('POST', '/baselayer/create-base-vector-layer', { name: 'Harbour' })
  const layerId = data.parts[0]?._id ?? ''
  const geometry = { type: 'Polygon', coordinates: [SQUARE] }
  const drawn = { features: [{ geometry, properties: { block: 'B' } }] }
  expect((await call('POST', `/layer/addFeature/${layerId}`, drawn)).code).toBe(201)
  return { baseLayerId: data._id, layerId }
}

async function newFlight() {
  const flightId = (await call('POST', '/flight/create', { missionId, name: 'Flight 1' })).data._id
  const { data } = await call<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', { flightId, name: 'Drone' })
  return { flightId, keyId: data._id, key: data.key }
}

/** A stream as if somebody published with the key. */
async function startStream({ flightId, keyId }: { flightId: string; keyId: string }, leaseUntil: Date) {
  const id = uuidv7()
  const of = { id, tenant_id: aerie.demo.id, mission_id: missionId, flight_id: flightId, stream_key_id: keyId }
  const started = { lease_until: leaseUntil, started_at: new Date(Date.now() - 60_000) }
  await inDemo((tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...of, ...started, name: 'Drone', protocol: 'rtmp' })
      .execute(),
  )
  return id
}

/** How many checks are queued for a stream. */
const checksOf = (streamId: string) =>
  inDemo(async (tx) => {
    const { rows } = await sql`select from alert_check where kind = 'stream' and subject_id = ${streamId}`.execute(tx)
    return rows.length
  })

async function fly(key: string, ...places: [seconds: number, long: number, height?: number | null][]) {
  const positions = places.map(([seconds, long, height = 40]) => {
    const at = new Date(Date.now() + seconds * 1000).toISOString()
    return { at, lat: 50.005, long, ...(height !== null && { height }) }
  })
  const headers = { authorization: `Bearer ${key}` }
  const url = '/apis/v1/streamtoken/telemetry'
  expect((await aerie.app.inject({ method: 'POST', url, headers, payload: { positions } })).statusCode).toBe(200)
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

describe('rules', () => {
  test('are created, edited with their version, switched off and deleted', async () => {
    const { code, data } = await create('thermal_above', { degrees: 70, seconds: 5 })
    expect(code).toBe(201)
    expect(data).toMatchObject({ enabled: true, degrees: 70, seconds: null, version: 1, missionId: null })
    const url = `/alert-rule/edit/${data._id}`
    expect((await call<Rule>('PATCH', url, { version: 1, enabled: false, degrees: 65 })).data).toMatchObject({
      enabled: false,
      degrees: 65,
      version: 2,
    })
    expect(await call('PATCH', url, { version: 1, name: 'Late' })).toMatchObject({ code: 409 })
    expect(await rules()).toMatchObject([{ name: 'Night watch' }])
    expect((await call('DELETE', `/alert-rule/delete/${data._id}`)).code).toBe(200)
    expect(await rules()).toEqual([])
  })

  test('name what is missing or does not fit', async () => {
    const { baseLayerId, layerId } = await newArea()
    const cases = [
      ['thermal_above', {}, 'degrees'],
      ['stream_lost', {}, 'seconds'],
      ['licence_expired', { degrees: 3 }, 'days'],
      ['geofence_entered', {}, 'baseLayerId'],
      ['geofence_entered', { baseLayerId, layerId, featureIndex: 0 }, 'layerId'],
      ['geofence_left', { baseLayerId, mapref: 'B' }, 'mapref'],
      ['geofence_left', { layerId, featureIndex: 77 }, 'featureIndex'],
      ['geofence_left', { baseLayerId, minHeight: 50, maxHeight: 50 }, 'maxHeight'],
    ] as const
    for (const [kind, more, field] of cases) {
      expect(await create(kind, more)).toMatchObject({ code: 400, errors: [{ field }] })
    }
    expect(await rules()).toEqual([])
  })

  test('reject an area that crosses itself, and stop while the area of a rule does', async () => {
    const layerId = (await call('POST', '/layer/create-vector-layer', { missionId, name: 'Zones' })).data._id
    const [a, b, c, d] = SQUARE
    const bow = { type: 'Polygon', coordinates: [[a, c, b, d, a]] }
    const square = { type: 'Polygon', coordinates: [SQUARE] }
    const drawn = { features: [bow, square].map((geometry) => ({ geometry, properties: {} })) }
    await call('POST', `/layer/addFeature/${layerId}`, drawn)
    const layer = async () =>
      (await call<{ items: Schemas['Layer'][] }>('GET', `/layer/getbymissionId/${missionId}`)).data.items[0]
    const refused = await create('geofence_entered', { layerId, featureIndex: 1 })
    expect(refused).toMatchObject({ code: 400, errors: [{ field: 'featureIndex' }] })
    expect(refused.errors?.[0]?.message).toMatch(/crosses itself/)
    expect(await layer()).toMatchObject({ fence: false })
    const { data } = await create('geofence_entered', { layerId, featureIndex: 2 })
    expect(data.isAreaCrossed).toBe(false)
    // The layer of its area has become a fence.
    expect(await layer()).toMatchObject({ fence: true })
    await call('PATCH', `/layer/edit-geojson/${layerId}`, { index: 2, version: 1, geometry: bow })
    expect(await rules()).toMatchObject([{ isAreaCrossed: true }])
    const flight = await newFlight()
    await fly(flight.key, [1, 3.99], [2, 4.005])
    const { id: subjectId } = await inDemo((tx) =>
      tx.selectFrom('telemetry').select('id').where('flight_id', '=', flight.flightId).executeTakeFirstOrThrow(),
    )
    await runCheck(aerie.db, { kind: 'telemetry', subjectId, tenantId: aerie.demo.id, changes: 1 })
    expect(await alerts()).toEqual([])
    const url = `/alert-rule/edit/${data._id}`
    expect(await call('PATCH', url, { version: 1, featureIndex: 1 })).toMatchObject({ code: 400 })
    expect((await call('PATCH', url, { version: 1, name: 'Renamed' })).code).toBe(200)
  })

  test('have hours in a zone that exists and a time for repeats of their own', async () => {
    const hours = { days: [1, 2], from: '22:00', until: '06:00', timeZone: 'Europe/Berlin' }
    const { data } = await create('stream_lost', { seconds: 5, hours, repeatMinutes: 15 })
    expect(data).toMatchObject({ hours, repeatMinutes: 15 })
    const url = `/alert-rule/edit/${data._id}`
    const elsewhere = { ...hours, timeZone: 'Mars/Base' }
    expect(await call('PATCH', url, { version: 1, hours: elsewhere })).toMatchObject({
      code: 400,
      errors: [{ field: 'hours' }],
    })
    expect((await call('PATCH', url, { version: 1, hours: { ...hours, days: [] } })).code).toBe(400)
    expect((await call('PATCH', url, { version: 1, hours: { ...hours, from: '24:00' } })).code).toBe(400)
    const { data: cleared } = await call<Rule>('PATCH', url, { version: 1, hours: null, repeatMinutes: null })
    expect(cleared).toMatchObject({ hours: null, repeatMinutes: null })
    // A licence expires on a day.
    expect((await create('licence_expired', { days: 3, hours })).data.hours).toBeNull()
  })

  test('are hidden from other tenants, whose areas and missions cannot be used', async () => {
    const stranger = await aerie.cookieOf(aerie.other.root)
    const { baseLayerId } = await newArea()
    const { data } = await create('geofence_entered', { baseLayerId })
    expect(await rules(stranger)).toEqual([])
    expect((await call('DELETE', `/alert-rule/delete/${data._id}`, undefined, stranger)).code).toBe(404)
    expect((await create('geofence_entered', { baseLayerId }, stranger)).code).toBe(404)
    expect((await create('stream_lost', { seconds: 5, missionId }, stranger)).code).toBe(404)
  })
})

describe('a geofence', () => {
  test('raises an alert with position and stream when a drone enters or leaves, and counts repeats', async () => {
    const { baseLayerId, layerId } = await newArea()
    await create('geofence_entered', { baseLayerId })
    const stay = await create('geofence_left', { name: 'Stay here', layerId, featureIndex: 1, missionId })
    expect(stay).toMatchObject({ code: 201, data: { areaName: 'Harbour', featureIndex: 1 } })
    const flight = await newFlight()
    const streamId = await startStream(flight, inAnHour())
    await fly(flight.key, [1, 3.99], [2, 3.999])
    await fly(flight.key, [3, 4.005])
    const [entered] = await alertsAtLeast(1)
    expect(entered).toMatchObject({
      title: 'Night watch: Flight 1',
      kind: 'Watch',
      severity: 'high',
      source: 'rule',
      description: 'Harbour',
      flightId: flight.flightId,
      streamId,
      position: { lat: 50.005, long: 4.005 },
      repeats: 0,
    })
    await fly(flight.key, [4, 4.02], [5, 4.005])
    const [again, left] = await until(async () => {
      const found = await alerts()
      return found.length === 2 && found[0]?.repeats === 1 && found
    })
    expect(again?._id).toBe(entered?._id)
    expect(left).toMatchObject({ title: 'Stay here: Flight 1', position: { lat: 50.005, long: 4.02 } })
  })

  test('has heights above take-off, and does not judge positions without a height', async () => {
    const { baseLayerId } = await newArea()
    const low = { baseLayerId, minHeight: 0, maxHeight: 30 }
    const { data } = await create('geofence_entered', low)
    expect(data).toMatchObject({ minHeight: 0, maxHeight: 30 })
    const flight = await newFlight()
    await fly(flight.key, [-60, 3.99], [-50, 4.005])
    await fly(flight.key, [-40, 4.005, 25], [-30, 4.005, null], [-20, 4.005, 26], [-10, 4.005, 40])
    const tried = async (kind: Rule['kind'], more: object) =>
      (await call<Schemas['AlertRuleTrial']>('POST', '/alert-rule/try', fieldsOf(kind, { missionId, ...more }))).data
    const [entered] = (await tried('geofence_entered', low)).examples
    const [left] = (await tried('geofence_left', low)).examples
    const seconds = (Date.parse(left?.occurredAt ?? '') - Date.parse(entered?.occurredAt ?? '')) / 1000
    expect(Math.round(seconds)).toBe(30)
    expect(await tried('geofence_entered', low)).toMatchObject({ alerts: 1, repeats: 0 })
    expect(await tried('geofence_entered', { baseLayerId, minHeight: 50 })).toMatchObject({ alerts: 0 })
  })

  test('raises its alert although the area of another rule was deleted', async () => {
    const gone = await newArea()
    await create('geofence_entered', { name: 'Gone', baseLayerId: gone.baseLayerId })
    const { layerId } = await newArea()
    await create('geofence_entered', { name: 'Here', layerId, featureIndex: 1 })
    expect((await call('DELETE', `/baselayer/delete-baseLayer-id/${gone.baseLayerId}`)).code).toBe(200)
    const flight = await newFlight()
    await fly(flight.key, [1, 3.99], [2, 4.005])
    expect(await alertsAtLeast(1)).toMatchObject([{ title: 'Here: Flight 1', repeats: 0 }])
  })

  test('raises one alert although several processes check at once', async () => {
    const { baseLayerId } = await newArea()
    await create('geofence_entered', { baseLayerId })
    const flight = await newFlight()
    await fly(flight.key, [1, 3.99], [2, 4.005])
    const { id } = await inDemo((tx) =>
      tx.selectFrom('telemetry').select('id').where('flight_id', '=', flight.flightId).executeTakeFirstOrThrow(),
    )
    const due: DueCheck = { kind: 'telemetry', subjectId: id, tenantId: aerie.demo.id, changes: 1 }
    await Promise.all(Array.from({ length: 6 }, () => runCheck(aerie.db, due)))
    expect(await alertsAtLeast(1)).toMatchObject([{ repeats: 0 }])
    await until(async () => (await asPlatform(aerie.db, claimCheck)) === undefined)
    expect(await alerts()).toMatchObject([{ repeats: 0 }])
  })
})

test('a stream that ends without being stopped raises one alert, and a stream that is closed none', async () => {
  await create('stream_lost', { seconds: 0 })
  const flight = await newFlight()
  const closed = await startStream(flight, inAnHour())
  expect((await call('POST', `/streamtoken/close/${closed}`)).code).toBeLessThan(300)
  const streamId = await startStream(flight, new Date(Date.now() - 1000))
  await Promise.all([endLapsedStreams(aerie), endLapsedStreams(aerie)])
  expect(await alertsAtLeast(1)).toMatchObject([{ streamId, repeats: 0, description: 'Drone' }])
})

describe('a lost stream', () => {
  const newKey = async (flightId: string, name: string) => {
    const { data } = await call<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', { flightId, name })
    return { flightId, keyId: data._id, key: data.key }
  }

  test('is not hidden by a later stream of another key of its flight', async () => {
    await create('stream_lost', { seconds: 0 })
    const flight = await newFlight()
    const lost = await startStream(flight, new Date(Date.now() - 1000))
    const running = await startStream(await newKey(flight.flightId, 'Tail'), inAnHour())
    await endLapsedStreams(aerie)
    expect(await alertsAtLeast(1)).toMatchObject([{ streamId: lost }])
    // Each key has alerts of its own, also at the same time.
    await inDemo((tx) =>
      tx
        .updateTable('live_stream')
        .set({ lease_until: new Date(Date.now() - 1000) })
        .where('id', '=', running)
        .execute(),
    )
    await endLapsedStreams(aerie)
    expect((await alertsAtLeast(2)).map(({ streamId }) => streamId)).toEqual(expect.arrayContaining([lost, running]))
  })

  test('raises none when its key publishes again', async () => {
    await create('stream_lost', { seconds: 1 })
    const flight = await newFlight()
    const lost = await startStream(flight, new Date(Date.now() - 300))
    await endLapsedStreams(aerie)
    await startStream(flight, inAnHour())
    await until(async () => (await checksOf(lost)) === 0)
    expect(await alerts()).toEqual([])
  })
})

test('an expired licence raises an alert for each flight of the pilot that is not over, once', async () => {
  await create('licence_expired', { days: 0 })
  const licences = [{ kind: 'A2', number: '1', expiresOn: '2999-01-01' }]
  const pilotId = (await call('POST', '/pilot/create', { name: 'Bo Berg', licences })).data._id
  const flightId = (await call('POST', '/flight/create', { missionId, name: 'Flight 1' })).data._id
  await call('PATCH', '/flight/assign-pilot', { flightId, pilotId, version: 1 })
  await checkLicences(aerie)
  expect(await alerts()).toEqual([])
  await inDemo((tx) =>
    tx.updateTable('pilot_licence').set({ expires_on: '2020-05-01' }).where('pilot_id', '=', pilotId).execute(),
  )
  await Promise.all([checkLicences(aerie), checkLicences(aerie)])
  await checkLicences(aerie)
  const expected = { title: 'Night watch: Bo Berg', description: 'Flight 1 · A2 · 2020-05-01', flightId, repeats: 0 }
  expect(await alerts()).toMatchObject([expected])
})

test('only events in the hours of a rule raise alerts, and repeats end with the time of the rule', async () => {
  const { baseLayerId } = await newArea()
  const day = (at: number) => new Date(at).getUTCDay() || 7
  const around = { from: '00:00', until: '00:00', timeZone: 'UTC' }
  const now = Date.now()
  // The day after tomorrow is not the day of the flight, also when the test runs at midnight.
  const other = { ...around, days: [day(now + 2 * 86_400_000)] }
  const every = { ...around, days: [1, 2, 3, 4, 5, 6, 7] }
  await create('geofence_entered', { baseLayerId, name: 'Other day', hours: other })
  await create('geofence_entered', { baseLayerId, name: 'Every day', hours: every, repeatMinutes: 5 })
  const flight = await newFlight()
  await fly(flight.key, [1, 3.99], [2, 4.005])
  const [first] = await alertsAtLeast(1)
  await inDemo((tx) =>
    tx
      .updateTable('alert')
      .set({ last_seen_at: new Date(now - 6 * 60_000) })
      .where('id', '=', first?._id ?? '')
      .execute(),
  )
  await fly(flight.key, [3, 4.02], [4, 4.005])
  const titles = (await alertsAtLeast(2)).map(({ title }) => title)
  expect(titles).toEqual(['Every day: Flight 1', 'Every day: Flight 1'])
})

describe('trying a rule', () => {
  type Trial = Schemas['AlertRuleTrial']
  const attempt = (kind: Rule['kind'], more: object = {}, days = 1, cookie = root) =>
    call<Trial>('POST', `/alert-rule/try?days=${days}`, fieldsOf(kind, { missionId, ...more }), cookie)

  test('shows the crossings of a geofence and their repeats, and raises nothing', async () => {
    const { baseLayerId } = await newArea()
    const flight = await newFlight()
    await fly(flight.key, [-300, 4.005], [-200, 4.02], [-100, 4.005], [-50, 4.02])
    const { code, data } = await attempt('geofence_entered', { baseLayerId })
    expect(code).toBe(200)
    expect(data).toMatchObject({ alerts: 1, repeats: 1, isPartial: false })
    expect(data.examples).toMatchObject([
      {
        title: 'Night watch: Flight 1',
        description: 'Harbour',
        missionId,
        missionName: 'Harbour survey',
        position: { lat: 50.005, long: 4.005 },
      },
    ])
    expect((await attempt('geofence_left', { baseLayerId, repeatMinutes: 1 })).data).toMatchObject({
      alerts: 2,
      repeats: 0,
    })
    const day = new Date(Date.now() + 2 * 86_400_000).getUTCDay() || 7
    const hours = { days: [day], from: '00:00', until: '00:00', timeZone: 'UTC' }
    expect((await attempt('geofence_left', { baseLayerId, hours })).data).toMatchObject({ alerts: 0, examples: [] })
    expect(await rules()).toEqual([])
    expect(await alerts()).toEqual([])
  })

  test('looks at as many days as it is told, and starts where a live drone was then', async () => {
    const { baseLayerId } = await newArea()
    const flight = await newFlight()
    await fly(flight.key, [-300, 3.99], [-200, 4.005], [-100, 4.005], [-50, 4.02], [-40, 4.005])
    // The first two positions are from the day before.
    await inDemo((tx) =>
      sql`
        update telemetry_sample set at = at - interval '36 hours'
         where at < now() - interval '150 seconds'
           and telemetry_id = (select id from telemetry where flight_id = ${flight.flightId})`.execute(tx),
    )
    expect((await attempt('geofence_entered', { baseLayerId })).data).toMatchObject({ alerts: 1, repeats: 0 })
    expect((await attempt('geofence_entered', { baseLayerId }, 2)).data).toMatchObject({ alerts: 2, repeats: 0 })
    expect((await attempt('geofence_entered', { baseLayerId }, 8)).code).toBe(400)
  })

  test('shows lost streams unless they came back in time', async () => {
    const flight = await newFlight()
    await startStream(flight, new Date(Date.now() - 1000))
    await endLapsedStreams(aerie)
    expect((await attempt('stream_lost', { seconds: 0 })).data).toMatchObject({
      alerts: 1,
      examples: [{ title: 'Night watch: Flight 1', description: 'Drone' }],
    })
    // It is not lost for so long yet.
    expect((await attempt('stream_lost', { seconds: 600 })).data).toMatchObject({ alerts: 0 })
    expect(await alerts()).toEqual([])
  })

  test('checks the rule, its records and its tenant as on creation', async () => {
    const stranger = await aerie.cookieOf(aerie.other.root)
    expect(await attempt('thermal_above')).toMatchObject({ code: 400, errors: [{ field: 'degrees' }] })
    expect((await attempt('stream_lost', { seconds: 0 }, 1, stranger)).code).toBe(404)
  })
})

test('a thermal photo above the threshold raises an alert at its position', async () => {
  await create('thermal_above', { degrees: 70 })
  await create('thermal_above', { degrees: 90, name: 'Fire' })
  const id = uuidv7()
  await inDemo(async (tx) => {
    const file = {
      key: makeKey(aerie.demo.id, id),
      name: 'x',
      size: 1,
      sha256: '0'.repeat(64),
      mediaType: 'image/jpeg',
    }
    const stored = await insertStoredFile(aerie.demo.id, tx, file, aerie.demo.root.id)
    const of = { tenant_id: aerie.demo.id, mission_id: missionId, stored_file_id: stored.id }
    const taken = { taken_at: new Date('2026-03-05T10:00:00Z'), lat: 50, long: 4 }
    await tx
      .insertInto('mission_file')
      .values({ ...of, ...taken, id, kind: 'photo', name: 'FLIR_0001.jpg' })
      .execute()
    const statistics = { min: 10, max: 71.26, mean: 30 }
    const measured = { model: 'FLIR', width: 640, height: 512, cameraParameters: null, parameters: null }
    const result = { ...measured, statistics, hotspots: [], values: undefined }
    await addThermalPhoto(aerie.demo.id, tx, id, { source: 'flir', result, problem: undefined } as never)
  })
  const [alert, ...others] = await alertsAtLeast(1)
  expect(others).toEqual([])
  expect(alert).toMatchObject({
    title: 'Night watch: FLIR_0001.jpg',
    description: '71.3 °C · > 70 °C',
    position: { lat: 50, long: 4 },
    occurredAt: '2026-03-05T10:00:00.000Z',
  })
  const url = '/alert-rule/try'
  const tried = await call<Schemas['AlertRuleTrial']>(
    'POST',
    url,
    fieldsOf('thermal_above', { degrees: 70, missionId }),
  )
  expect(tried.data).toMatchObject({
    alerts: 1,
    examples: [{ title: 'Night watch: FLIR_0001.jpg', occurredAt: '2026-03-05T10:00:00.000Z' }],
  })
  expect(await alerts()).toHaveLength(1)
})
