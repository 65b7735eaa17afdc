import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { lockTexts } from '../../platform/db/lockTexts'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission, NOTHING, showAlert } from '../../testing/clients'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { runCheck } from './checks'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']
type Alert = Schemas['Alert']

let aerie: TestApp
let tenant: TestTenant
let root: string
let missionId: string
let tenants = 0

beforeAll(async () => {
  aerie = await startTestApp()
})
beforeEach(async () => {
  tenant = await aerie.addTenant(`near${++tenants}`)
  root = await aerie.cookieOf(tenant.root)
  missionId = await newMission('Harbour survey')
})
afterAll(() => aerie.close())

const call = <T = { _id: string }>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const newMission = async (name: string, cookie = root) =>
  (await call('POST', '/mission/create', { name }, cookie)).data._id
const inDb = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, tenant.id, work)
const fields = (more: object = {}) => ({
  name: 'Too close',
  kind: 'aircraft_near',
  severity: 'high',
  alertKind: 'Airspace',
  distance: 500,
  ...more,
})
const create = (more: object = {}) => call<Rule>('POST', '/alert-rule/create', fields(more))
const alerts = async (cookie = root) =>
  (await call<{ items: Alert[] }>('GET', '/alert/list?sort=created', undefined, cookie)).data.items
/** Compares at once, because the positions of drones count for ten seconds only. */
const alertsAtLeast = (count: number) =>
  until(async () => {
    await check()
    const found = await alerts()
    return found.length >= count && found
  })

const HERE = { lat: 50.005, long: 4 }
/** 111 m, and 1.1 km, north of the drone. */
const NEAR = { lat: 50.006, long: 4 }
const FAR = { lat: 50.015, long: 4 }

interface Drone {
  flightId: string
  keyId: string
  key: string
}

async function newDrone(cookie = root, mission = missionId): Promise<Drone> {
  const flightId = (await call('POST', '/flight/create', { missionId: mission, name: 'Flight 1' }, cookie)).data._id
  const issued = { flightId, name: 'Drone' }
  const { data } = await call<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', issued, cookie)
  return { flightId, keyId: data._id, key: data.key }
}

async function fly({ key }: Drone, place: object = HERE, secondsAgo = 0) {
  const positions = [{ at: new Date(Date.now() - secondsAgo * 1000).toISOString(), ...place }]
  await send('/streamtoken/telemetry', key, { positions })
}

async function send(url: string, key: string, payload: object) {
  const headers = { authorization: `Bearer ${key}` }
  const response = await aerie.app.inject({ method: 'POST', url: `/apis/v1${url}`, headers, payload })
  expect(response.statusCode).toBe(200)
}

/** @returns sends positions with the key of a new feed of Remote ID */
async function newFeed(name = 'Roof', cookie = root) {
  const feed = { name, kind: 'remote_id' }
  const { data } = await call<Schemas['AircraftFeedKeyReply']['data']>('POST', '/aircraft/feed/create', feed, cookie)
  return (place: object, uasId = 'X1') =>
    send('/aircraft/remote-id', String(data.key), { messages: [{ uasId, ...place }] })
}

/** Compares as the round of a process does. */
const check = () => runCheck(aerie.db, { kind: 'aircraft', subjectId: tenant.id, tenantId: tenant.id, changes: 1 })
const isQueued = () =>
  inDb(async (tx) => {
    const rows = await tx.selectFrom('alert_check').select('kind').where('kind', '=', 'aircraft').execute()
    return rows.length > 0
  })

test('a rule about aircraft needs a distance, and other rules have none', async () => {
  const refused = await create({ distance: undefined })
  expect(refused).toMatchObject({ code: 400, errors: [{ field: 'distance' }] })
  expect((await create({ distance: 5 })).code).toBe(400)
  const { data } = await create({ heightDifference: 100, degrees: 70 })
  expect(data).toMatchObject({ distance: 500, heightDifference: 100, degrees: null, missionId: null })
  const cleared = { version: 1, heightDifference: null, distance: 200 }
  const edited = await call<Rule>('PATCH', `/alert-rule/edit/${data._id}`, cleared)
  expect(edited.data).toMatchObject({ distance: 200, heightDifference: null })
  const emptied = await call('PATCH', `/alert-rule/edit/${data._id}`, { version: 2, distance: null })
  expect(emptied).toMatchObject({ code: 400, errors: [{ field: 'distance' }] })
  const thermal = await create({ kind: 'thermal_above', degrees: 70 })
  expect(thermal.data).toMatchObject({ distance: null, heightDifference: null })
})

test('raises one alert while an aircraft is near, with names, distance, heights and place', async () => {
  await create()
  const drone = await newDrone()
  const report = await newFeed()
  await fly(drone, { ...HERE, altitude: 220 })
  await report({ ...FAR, altitude: 250 })
  await until(isQueued)
  expect(await alerts()).toEqual([])
  await report({ ...NEAR, altitude: 250, name: 'Survey' })
  const [alert] = await alertsAtLeast(1)
  expect(alert).toMatchObject({
    title: 'Too close: Flight 1 · Survey',
    description: '111 m · ↕ 30 ± 110 m · 50.00600, 4.00000 · Roof',
    kind: 'Airspace',
    severity: 'high',
    source: 'rule',
    missionId,
    flightId: drone.flightId,
    position: HERE,
    occurredAt: expect.any(String) as string,
  })
  await fly(drone, { ...HERE, altitude: 221 })
  await check()
  expect(await alerts()).toMatchObject([{ repeats: 0 }])
})

test('compares as soon as the drone comes near an aircraft that stays', async () => {
  await create()
  const drone = await newDrone()
  await (
    await newFeed()
  )(NEAR)
  await fly(drone, FAR)
  await check()
  expect(await alerts()).toEqual([])
  // Nothing but the rounds of the process compares them.
  let flownAt = 0
  const found = await until(async () => {
    // A position counts for ten seconds.
    if (Date.now() - flownAt > 3000) {
      await fly(drone)
      flownAt = Date.now()
    }
    const raised = await alerts()
    return raised.length > 0 && raised
  })
  expect(found).toHaveLength(1)
})

test('counts a repeat when the aircraft comes back after it was away', async () => {
  await create()
  const drone = await newDrone()
  await (
    await newFeed()
  )(NEAR)
  await fly(drone)
  await alertsAtLeast(1)
  // Receivers at the edge do not count as away.
  await inDb((tx) => sql`update alert_rule_mark set at = now() - interval '20 seconds'`.execute(tx))
  await fly(drone)
  await check()
  expect(await alerts()).toMatchObject([{ repeats: 0 }])
  await until(async () => {
    await inDb((tx) => sql`update alert_rule_mark set at = now() - interval '40 seconds'`.execute(tx))
    await fly(drone)
    await check()
    return (await alerts())[0]?.repeats
  })
  expect(await alerts()).toHaveLength(1)
})

test('does not repeat the alert of a pair that stayed near while the check paused', async () => {
  await create()
  const drone = await newDrone()
  await (
    await newFeed()
  )(NEAR)
  await fly(drone)
  await alertsAtLeast(1)
  await pause({ lastNear: 120, due: 119 })
  await fly(drone)
  await check()
  expect(await alerts()).toMatchObject([{ repeats: 0 }])
  // It was away for longer before the pause.
  await pause({ lastNear: 155, due: 119 })
  await fly(drone)
  await check()
  expect(await alerts()).toMatchObject([{ repeats: 1 }])
})

/** Lets the last check be some time ago. @param ago seconds since the pair was near and since the next check was due */
const pause = (ago: { lastNear: number; due: number }) =>
  inDb(async (tx) => {
    // Waits for a check of the server.
    await lockTexts(tx, [`alert check aircraft ${tenant.id}`])
    await sql`update alert_rule_mark set at = now() - make_interval(secs => ${ago.lastNear})`.execute(tx)
    const { numUpdatedRows } = await tx
      .updateTable('alert_check')
      .set({ due_at: sql<Date>`now() - make_interval(secs => ${ago.due})` })
      .where('kind', '=', 'aircraft')
      .executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
  })

test('a client to whom a mission shows all alerts reads those about aircraft only if the team marks them', async () => {
  await create()
  await call('POST', '/alert/create', { missionId, title: 'Smoke', kind: 'Fire', severity: 'high' })
  const company = await addClient(aerie, tenant, 'Harbour Authority')
  await linkMission(aerie, tenant, company, missionId, { ...NOTHING, shows_alerts: 'all' })
  await joinClient(aerie, tenant, tenant.client, company)
  const client = await aerie.cookieOf(tenant.client)
  const drone = await newDrone()
  const report = await newFeed()
  await fly(drone)
  await report({ ...NEAR, name: 'Survey' })
  const found = await alertsAtLeast(2)
  const about = found.find(({ kind }) => kind === 'Airspace')
  const read = async () => (await call('GET', `/alert/get-alert-by-ID/${about?._id}`, undefined, client)).code
  const shown = async () => {
    const url = `/client/get-client-mission-details/${missionId}`
    return (await call<Schemas['ClientMission']>('GET', url, undefined, client)).data.shown.alerts
  }
  expect(await alerts(client)).toMatchObject([{ title: 'Smoke' }])
  expect(await read()).toBe(404)
  expect(await shown()).toBe(1)
  await showAlert(aerie, tenant, about?._id ?? '')
  expect(await alerts(client)).toHaveLength(2)
  expect(await read()).toBe(200)
})

test.each([
  ['farther above than the rule and the margin say', { altitude: 440 }, { altitude: 220 }, 0],
  ['farther below than the rule and the margin say', { altitude: 220 }, { altitude: 440 }, 0],
  ['within the height difference', { altitude: 300 }, { altitude: 220 }, 1],
  // Sea level is 105 m below the ellipsoid there, so that they are 100 m apart.
  ['that sea level brings within the height difference', { altitude: 220 }, { altitude: 425 }, 1],
  ['of unknown altitude', {}, { altitude: 220 }, 1],
  ['near a drone of unknown altitude', { altitude: 400 }, {}, 1],
  // The two are measured from different places.
  ['with a height above its take-off point only', { height: 900 }, { altitude: 220, height: 40 }, 1],
])('an aircraft %s', async (_name, other, own, expected) => {
  await create({ heightDifference: 100 })
  const drone = await newDrone()
  await fly(drone, { ...HERE, ...own })
  await (
    await newFeed()
  )({ ...NEAR, ...other })
  await check()
  expect(await alerts()).toHaveLength(expected)
})

test('stale positions of aircraft and of drones do not count', async () => {
  const { data } = await create()
  const drone = await newDrone()
  const report = await newFeed()
  await fly(drone, HERE, 15)
  await report(NEAR)
  await check()
  expect(await alerts()).toEqual([])
  await inDb((tx) => sql`update aircraft set at = now() - interval '1 minute', stale_at = now()`.execute(tx))
  await fly(drone)
  await check()
  expect(await alerts()).toEqual([])
  expect(data.enabled).toBe(true)
})

test('own drones that come back through a feed or broadcast their serial number do not count', async () => {
  await create()
  const drone = await newDrone()
  const other = await newDrone()
  const report = await newFeed()
  const { data } = await call<{ classes: Schemas['AssetClass'][] }>('GET', '/assetclass/get')
  const asset = { name: 'Matrice', serial: '1596f0000000000009', classId: data.classes[0]?._id }
  expect((await call('POST', '/asset/create', asset)).code).toBe(201)
  await fly(drone)
  await report(NEAR, `aerie-${drone.keyId}`)
  await report(NEAR, `aerie-${other.keyId}`)
  await report(NEAR, '1596F0000000000009')
  await check()
  expect(await alerts()).toEqual([])
  await report(NEAR, 'aerie-00000000-0000-4000-8000-000000000000')
  expect(await alertsAtLeast(1)).toHaveLength(1)
})

test('looks at the drones of its mission only, and only in its hours', async () => {
  const elsewhere = await newMission('Elsewhere')
  await create({ name: 'Elsewhere only', missionId: elsewhere })
  const day = new Date(Date.now() + 2 * 86_400_000).getUTCDay() || 7
  await create({ name: 'Other day', hours: { days: [day], from: '00:00', until: '00:00', timeZone: 'UTC' } })
  const drone = await newDrone()
  await fly(drone)
  await (
    await newFeed()
  )(NEAR)
  await check()
  expect(await alerts()).toEqual([])
  await fly(await newDrone(root, elsewhere))
  expect(await alertsAtLeast(1)).toMatchObject([{ title: 'Elsewhere only: Flight 1 · X1', missionId: elsewhere }])
})

test('aircraft and drones of other tenants are not compared', async () => {
  await create()
  const stranger = await aerie.cookieOf(aerie.other.root)
  await call('POST', '/alert-rule/create', fields(), stranger)
  const foreign = await newDrone(stranger, await newMission('Quay', stranger))
  await fly(foreign)
  await (
    await newFeed()
  )(NEAR)
  const drone = await newDrone()
  await fly(drone, FAR)
  await (
    await newFeed('Mast', stranger)
  )(FAR, 'X2')
  await check()
  await runCheck(aerie.db, {
    kind: 'aircraft',
    subjectId: aerie.other.id,
    tenantId: aerie.other.id,
    changes: 1,
  })
  expect(await alerts()).toEqual([])
  expect(await alerts(stranger)).toEqual([])
})

test('raises one alert although several processes compare at once and two feeds report the aircraft', async () => {
  await create()
  const drone = await newDrone()
  const one = await newFeed('Roof')
  const two = await newFeed('Mast')
  await fly(drone)
  await Promise.all([one(NEAR), two({ ...NEAR, lat: 50.0055 })])
  await Promise.all(Array.from({ length: 6 }, check))
  const [alert, ...more] = await alertsAtLeast(1)
  expect(alert).toMatchObject({ repeats: 0, description: expect.stringMatching(/^56 m · .* · Mast$/) as string })
  expect(more).toEqual([])
})

test('compares only while there are aircraft and a rule', async () => {
  const drone = await newDrone()
  const report = await newFeed()
  await fly(drone)
  await report(NEAR)
  expect(await isQueued()).toBe(false)
  await create()
  await report(NEAR)
  expect(await isQueued()).toBe(true)
  await inDb((tx) => sql`update aircraft set stale_at = now()`.execute(tx))
  await until(async () => !(await isQueued()))
})

test('a trial shows the aircraft that are near now', async () => {
  const drone = await newDrone()
  await fly(drone)
  const report = await newFeed()
  await report({ ...NEAR, name: 'Survey' })
  await report(FAR, 'X2')
  const { data } = await call<Schemas['AlertRuleTrial']>('POST', '/alert-rule/try', fields())
  expect(data).toMatchObject({ alerts: 1, repeats: 0, isPartial: false })
  expect(data.examples).toMatchObject([{ title: 'Too close: Flight 1 · Survey', missionId, position: HERE }])
  expect(await alerts()).toEqual([])
})
