// Rules about drones that send their positions: a low battery, and positions that stop.
import type { components } from '../../platform/contract/contract.gen'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { runCheck } from './checks'

type Schemas = components['schemas']
type Rule = Schemas['AlertRule']
type Alert = Schemas['Alert']

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
beforeEach(async () => {
  missionId = (await call('POST', '/mission/create', { name: 'Harbour survey' })).data._id
})
// A rule of one test must not raise alerts in the next.
afterEach(async () => {
  const { rules } = (await call<{ rules: Rule[] }>('GET', '/alert-rule/getall')).data
  for (const { _id } of rules) await call('DELETE', `/alert-rule/delete/${_id}`)
})
afterAll(() => aerie.close())

const call = <T = { _id: string }>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<T>(root, method, url, body)
const inDemo = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, aerie.demo.id, work)
const fieldsOf = (kind: Rule['kind'], more: object) => ({
  name: 'Watch',
  kind,
  severity: 'high',
  alertKind: 'Drone',
  ...more,
})
const create = (kind: Rule['kind'], more: object = {}) => call<Rule>('POST', '/alert-rule/create', fieldsOf(kind, more))
const attempt = (kind: Rule['kind'], more: object = {}) =>
  call<Schemas['AlertRuleTrial']>('POST', '/alert-rule/try?days=1', fieldsOf(kind, { missionId, ...more }))
const alerts = async () =>
  (await call<{ items: Alert[] }>('GET', `/alert/list?missionId=${missionId}&sort=created`)).data.items
const alertsAtLeast = (count: number) =>
  until(async () => {
    const found = await alerts()
    return found.length >= count && found
  })

interface Drone {
  flightId: string
  key: string
}

async function newDrone(): Promise<Drone> {
  const flightId = (await call('POST', '/flight/create', { missionId, name: 'Flight 1' })).data._id
  const { data } = await call<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', { flightId, name: 'Nose' })
  return { flightId, key: data.key }
}

let sent = 0

/** Sends a position, later than all before. */
async function fly({ key }: Drone, more: object = {}): Promise<void> {
  const at = new Date(Date.now() + 10 * sent++).toISOString()
  const response = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/streamtoken/telemetry',
    headers: { authorization: `Bearer ${key}` },
    payload: { positions: [{ at, lat: 50, long: 4, height: 40, ...more }] },
  })
  expect(response.statusCode).toBe(200)
}

const telemetryOf = async ({ flightId }: Drone) =>
  inDemo((tx) => tx.selectFrom('telemetry').select('id').where('flight_id', '=', flightId).executeTakeFirstOrThrow())

/** Makes the checks of what a drone has sent at once. */
async function check(drone: Drone): Promise<void> {
  const { id: subjectId } = await telemetryOf(drone)
  for (const kind of ['telemetry', 'positions'] as const) {
    await runCheck(aerie.db, { kind, subjectId, tenantId: aerie.demo.id, changes: 1 })
  }
}

/** As if the last positions had arrived earlier. */
const arrivedAgo = ({ flightId }: Drone, seconds: number) =>
  inDemo((tx) =>
    tx
      .updateTable('telemetry')
      .set({ received_at: new Date(Date.now() - seconds * 1000) })
      .where('flight_id', '=', flightId)
      .execute(),
  )

describe('a low battery', () => {
  test('raises one alert at its position, and another one after the battery was changed', async () => {
    await create('battery_low', { percent: 20 })
    const drone = await newDrone()
    await fly(drone, { battery: 21 })
    await check(drone)
    expect(await alerts()).toEqual([])
    await fly(drone, { battery: 20, lat: 50.5 })
    const [alert] = await alertsAtLeast(1)
    expect(alert).toMatchObject({
      title: 'Watch: Flight 1',
      description: '20 % · ≤ 20 %',
      flightId: drone.flightId,
      position: { lat: 50.5, long: 4 },
      repeats: 0,
    })
    await fly(drone, { battery: 3 })
    await check(drone)
    expect(await alerts()).toMatchObject([{ repeats: 0 }])
    await fly(drone, { battery: 98 })
    await check(drone)
    await fly(drone, { battery: 12 })
    await until(async () => (await alerts()).reduce((sum, { repeats }) => sum + repeats + 1, 0) === 2)
  })

  test('is judged by the last battery that a drone has sent, and not without one', async () => {
    await create('battery_low', { percent: 20 })
    const silent = await newDrone()
    await fly(silent)
    await check(silent)
    expect(await alerts()).toEqual([])
    const drone = await newDrone()
    await fly(drone, { battery: 15 })
    await fly(drone)
    expect(await alertsAtLeast(1)).toHaveLength(1)
  })

  test('is shown by a trial', async () => {
    const drone = await newDrone()
    await fly(drone, { battery: 60 })
    await fly(drone, { battery: 14 })
    await fly(drone, { battery: 9 })
    expect((await attempt('battery_low', { percent: 20 })).data).toMatchObject({
      alerts: 1,
      examples: [{ description: '14 % · ≤ 20 %' }],
    })
    expect((await attempt('battery_low', { percent: 5 })).data).toMatchObject({ alerts: 0 })
  })
})

describe('positions that stop', () => {
  test('raise an alert at the last position, once for each silence', async () => {
    await create('positions_stopped', { seconds: 5 })
    const drone = await newDrone()
    await fly(drone, { lat: 50.25 })
    await check(drone)
    expect(await alerts()).toEqual([])
    const started = Date.now()
    const [alert] = await alertsAtLeast(1)
    expect(Date.now() - started).toBeGreaterThan(3000)
    expect(alert).toMatchObject({
      title: 'Watch: Flight 1',
      description: 'Nose',
      flightId: drone.flightId,
      position: { lat: 50.25, long: 4 },
    })
    await check(drone)
    expect(await alerts()).toMatchObject([{ repeats: 0 }])
  })

  test('raise none when the drone or its flight has landed', async () => {
    await create('positions_stopped', { seconds: 5 })
    await inDemo((tx) =>
      tx
        .updateTable('alert_rule')
        .set({ enabled_at: new Date(Date.now() - 3_600_000) })
        .execute(),
    )
    const onGround = await newDrone()
    await fly(onGround)
    await fly(onGround, { height: 0.2 })
    await arrivedAgo(onGround, 60)
    await check(onGround)
    const landed = await newDrone()
    await fly(landed)
    await inDemo((tx) => tx.updateTable('flight').set({ status: 'landed' }).where('id', '=', landed.flightId).execute())
    await arrivedAgo(landed, 60)
    await check(landed)
    expect(await alerts()).toEqual([])
    // Without a height nothing tells that it has landed.
    const unknown = await newDrone()
    await fly(unknown, { height: undefined })
    await arrivedAgo(unknown, 60)
    await check(unknown)
    expect(await alerts()).toMatchObject([{ flightId: unknown.flightId }])
  })

  test('are shown by a trial as they are now', async () => {
    const drone = await newDrone()
    await fly(drone)
    expect((await attempt('positions_stopped', { seconds: 30 })).data).toMatchObject({ alerts: 0 })
    await arrivedAgo(drone, 60)
    expect((await attempt('positions_stopped', { seconds: 30 })).data).toMatchObject({ alerts: 1 })
  })

  test.each([
    ['positions_stopped', {}, 'seconds'],
    ['positions_stopped', { seconds: 4 }, 'seconds'],
    ['battery_low', {}, 'percent'],
  ] as const)('%s with %j names what is missing', async (kind, more, field) => {
    expect(await create(kind, more)).toMatchObject({ code: 400, errors: [{ field }] })
  })
})
