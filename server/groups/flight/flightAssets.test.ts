import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { send } from '../../records/uploads/testing/tusClient'
import { setAirborne } from './service'

type Asset = components['schemas']['Asset']
type BatteryFlight = components['schemas']['BatteryFlight']
type Flight = components['schemas']['Flight']
type FlightAsset = components['schemas']['FlightAsset']
type Telemetry = components['schemas']['Telemetry']
type Kind = components['schemas']['AssetKind']

let aerie: TestApp
let root: string
let planner: string
let missionId: string
let classes: components['schemas']['AssetClass'][]

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  await asPlatform(aerie.db, (tx) =>
    sql`update app_user set custom_permissions = '{mission_list,flight_list,flight_create,flight_update}'
         where id = ${aerie.demo.viewer.id}`.execute(tx),
  )
  planner = await aerie.cookieOf(aerie.demo.viewer)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Harbour survey' })).data._id
  classes = (await call<{ classes: typeof classes }>('GET', '/assetclass/get')).data.classes
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
let serial = 0
const classOf = (kind: Kind) => classes.find((one) => one.kind === kind)?._id
const asset = async (kind: Kind = 'drone', fields: object = {}) => {
  serial += 1
  const body = { name: `${kind} ${serial}`, serial: `FA-${serial}`, classId: classOf(kind), ...fields }
  return (await call<Asset>('POST', '/asset/create', body)).data
}
const plan = (fields: object = {}, cookie = root) =>
  call<Flight>('POST', '/flight/create', { missionId, name: 'Flight', ...fields }, cookie)
const move = ({ _id: flightId, version }: Flight, status: string, fields: object = {}, cookie = root) =>
  call<Flight>('PATCH', '/flight/update-status', { flightId, version, status, ...fields }, cookie)
const setState = async ({ _id: assetId }: Asset, state: string, reason?: string) => {
  const { version } = await getAsset(assetId)
  return call('PATCH', '/asset/update-status', { assetId, version, state, ...(reason && { reason }) })
}
const getAsset = async (id: string) => (await call<Asset>('GET', `/asset/get/${id}`)).data
const getFlight = async (id: string) => (await call<Flight>('GET', `/flight/get/${id}`)).data
const flights = async () => (await call<{ total: number }>('GET', '/flight/list?pageSize=1')).data.total
const audits = async (action: string) =>
  (await call<{ items: { target: string; details: object }[] }>('GET', `/audit/list?action=${action}`)).data.items
const hour = (start: number) => {
  const at = (offset: number) => new Date(Date.UTC(2031, 0, 1, start + offset)).toISOString()
  return { plannedStart: at(0), plannedEnd: at(1) }
}

test('plans a flight with its assets in one step, and creates none when an asset is refused', async () => {
  const drone = await asset()
  const battery = await asset('battery', { cycles: 240 })
  const camera = await asset('payload')
  const chosen = { droneId: drone._id, batteryIds: [battery._id], payloadIds: [camera._id] }
  const made = await plan({ ...chosen, ...hour(0) })
  expect(made.data.assets).toMatchObject([
    { _id: drone._id, role: 'drone', status: 'available', due: null, isAgeing: false, problems: [] },
    { _id: battery._id, role: 'battery', isAgeing: true },
    { _id: camera._id, role: 'payload' },
  ])
  expect((await audits('flight.assign-assets'))[0]).toMatchObject({ details: { flightId: made.data._id } })

  const before = await flights()
  expect(await plan({ ...chosen, ...hour(0.5) })).toMatchObject({ code: 409, messageCode: 'flight.assetProblems' })
  expect(await plan({ droneId: battery._id })).toMatchObject({ code: 400, errors: [{ field: 'droneId' }] })
  expect((await plan({ batteryIds: [crypto.randomUUID()] })).code).toBe(400)
  await setState(camera, 'grounded', 'Scratched lens')
  const refused = await plan({ payloadIds: [camera._id], ...hour(10) })
  expect(refused).toMatchObject({ code: 409, messageCode: 'flight.assetNeedsReason' })
  expect(refused.message).toContain('Scratched lens')
  const override = { payloadIds: [camera._id], overrideReason: 'Only its GPS is used', ...hour(10) }
  expect(await plan(override, planner)).toMatchObject({ code: 403, messageCode: 'flight.overrideNotAllowed' })
  expect(await flights()).toBe(before)
  const allowed = await plan(override)
  expect(allowed.data.assets).toMatchObject([
    { overrideReason: 'Only its GPS is used', problems: [{ isOverridden: true }] },
  ])
  expect((await audits('flight.assign-assets'))[0]).toMatchObject({ details: { reason: 'Only its GPS is used' } })
})

test('of flights that are planned at once with one asset only one is created', async () => {
  const drone = await asset()
  const before = await flights()
  const answers = await Promise.all(
    [0, 0.2, 0.4, 0.6].map((start) => plan({ droneId: drone._id, ...hour(20 + start) })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 409, 409, 409])
  expect(await flights()).toBe(before + 1)
})

test('of two flights that choose one asset at once, or begin with it at once, one is refused', async () => {
  const drone = await asset()
  const both = await Promise.all([plan(hour(30)), plan(hour(30))])
  const assigned = await Promise.all(
    both.map(({ data: { _id: flightId, version } }) =>
      call<Flight>('PATCH', '/flight/assign-assets', { flightId, version, droneId: drone._id }),
    ),
  )
  expect(assigned.map(({ code }) => code).sort()).toEqual([200, 409])

  const spare = await asset()
  const times = [hour(40), hour(50)]
  const later = await Promise.all(times.map((time) => plan({ droneId: spare._id, ...time })))
  expect(later.map(({ code }) => code)).toEqual([201, 201])
  const started = await Promise.all(later.map(({ data }) => move(data, 'preflight')))
  expect(started.map(({ code }) => code).sort()).toEqual([200, 409])
})

test('an asset that is grounded after its assignment stops preflight and take-off, and each problem needs its own reason', async () => {
  const drone = await asset()
  const made = (await plan({ droneId: drone._id, ...hour(60) })).data
  await setState(drone, 'grounded', 'Cracked arm')
  const refused = await move(made, 'preflight')
  expect(refused).toMatchObject({ code: 409, messageCode: 'flight.assetNeedsReason' })
  expect(refused.message).toContain('Cracked arm')
  const reason = { overrideReason: 'Arm replaced, paper follows' }
  expect(await move(made, 'preflight', reason, planner)).toMatchObject({ code: 403 })
  expect(await getFlight(made._id)).toMatchObject({ status: 'planned', version: made.version })
  const ready = (await move(made, 'preflight', reason)).data
  expect(ready).toMatchObject({ status: 'preflight', assets: [{ ...reason, problems: [{ isOverridden: true }] }] })
  expect((await audits('flight.assign-assets'))[0]).toMatchObject({
    target: 'Flight',
    details: { flightId: made._id, reason: reason.overrideReason },
  })

  const pilotId = (await call<{ _id: string }>('POST', '/pilot/create', { name: 'Asha Rao' })).data._id
  const piloted = await call<Flight>('PATCH', '/flight/assign-pilot', {
    flightId: ready._id,
    version: ready.version,
    pilotId,
  })
  const checks = (piloted.data.checks ?? []).map(({ position }) => ({ position, state: 'passed' }))
  const checked = await call<Flight>('PATCH', `/flight/checklist/${ready._id}`, {
    version: piloted.data.version,
    checks,
  })
  await setState(drone, 'available')
  await setState(drone, 'grounded', 'Lost propeller')
  const stopped = await move(checked.data, 'airborne')
  expect(stopped).toMatchObject({ code: 409, messageCode: 'flight.assetNeedsReason' })
  expect(stopped.message).toContain('Lost propeller')
  const flying = await move(checked.data, 'airborne', { overrideReason: 'Propeller replaced' })
  expect(flying).toMatchObject({ code: 200, data: { status: 'airborne' } })
  expect(await getAsset(drone._id)).toMatchObject({ status: 'grounded', flight: { _id: made._id } })
})

test('a stream starts a flight although its drone is grounded, and the log says so', async () => {
  const drone = await asset()
  const made = (await plan({ droneId: drone._id, ...hour(70) })).data
  await setState(drone, 'grounded', 'Cracked arm')
  await inTenant(aerie.db, aerie.demo.id, (tx) => setAirborne(aerie.demo.id, tx, made._id))
  await inTenant(aerie.db, aerie.demo.id, (tx) => setAirborne(aerie.demo.id, tx, made._id))
  expect((await getFlight(made._id)).status).toBe('airborne')
  const log = await call<{ items: { text: string }[] }>('GET', `/flight/log/list/${made._id}`)
  expect(log.data.items).toHaveLength(1)
  expect(log.data.items[0]?.text).toContain(`${drone.name}: grounded (Cracked arm)`)
})

test('the choice for a new flight shows what is wrong at its time', async () => {
  const drone = await asset()
  const taken = hour(80)
  await plan({ name: 'Quay wall', droneId: drone._id, ...taken })
  const problems = async (time: object) => {
    const query = new URLSearchParams(Object.entries(time)).toString()
    const { data } = await call<{ assets: FlightAsset[] }>('GET', `/flight/assets-for-new?${query}`, undefined, planner)
    return data.assets.find(({ _id }) => _id === drone._id)?.problems
  }
  expect(await problems(taken)).toMatchObject([{ kind: 'other-flight', name: 'Quay wall' }])
  expect(await problems({ plannedStart: taken.plannedStart })).toHaveLength(1)
  expect(await problems(hour(82))).toEqual([])
  expect(await problems({})).toEqual([])
})

/** Uploads a table with a position each minute and creates a landed flight of it. */
async function record(start: string, minutes: number, battery: (minute: number) => number | ''): Promise<Telemetry> {
  const begin = Date.parse(start)
  const rows = Array.from({ length: minutes + 1 }, (_, minute) => {
    const height = minute === 0 || minute === minutes ? 0 : 40
    return `${new Date(begin + minute * 60_000).toISOString()},50,${7 + minute / 10_000},${height},${battery(minute)}`
  })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  const content = Buffer.from(`clock,north,east,agl,charge\n${rows.join('\n')}\n`)
  const uploadId = (await send(origin, root, content, { filename: 'log.csv' })).id
  const made = await call<Telemetry>('POST', '/flight/telemetry/create', { missionId, uploadId })
  const url = `/flight/telemetry/list/${missionId}`
  const settled = () =>
    until(async () => {
      const { telemetry } = (await call<{ telemetry: Telemetry[] }>('GET', url)).data
      return telemetry.find(({ _id, state }) => _id === made.data._id && state !== 'reading')
    })
  if ((await settled()).state === 'columns') {
    await call('PATCH', `/flight/telemetry/columns/${made.data._id}`, {
      fields: { time: 'clock', lat: 'north', long: 'east', height: 'agl', battery: 'charge' },
      timeUnit: 's',
      lengthUnit: 'm',
      speedUnit: 'm/s',
    })
  }
  expect(await settled()).toMatchObject({ state: 'unassigned', problem: null })
  const flown = await call<Telemetry>('POST', `/flight/telemetry/create-flight/${made.data._id}`, { name: start })
  return flown.data
}

const assign = async (flightId: string, chosen: object) => {
  const { version } = await getFlight(flightId)
  return call<Flight>('PATCH', '/flight/assign-assets', { flightId, version, ...chosen })
}

test('a drone passes 50 hours on three recorded flights, is refused, and flies again after its service', async () => {
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const rule = { name: '50-hour service', classId: classOf('drone'), everyHours: 50, warnPercent: 10, grounds: true }
  expect((await call('POST', '/maintenance/rule/create', rule)).code).toBe(201)
  const drone = await asset('drone', { hours: 44 })
  const statusOf = async () => {
    const { status, hours, due } = await getAsset(drone._id)
    return { status, hours: Math.round(hours * 10) / 10, due: due?.state }
  }
  expect(await statusOf()).toEqual({ status: 'available', hours: 44, due: 'ok' })

  const recorded: string[] = []
  const after = [
    { status: 'due_soon', hours: 46.1, due: 'due_soon' },
    { status: 'due_soon', hours: 48.2, due: 'due_soon' },
    { status: 'grounded', hours: 50.3, due: 'overdue' },
  ]
  for (const [index, expected] of after.entries()) {
    const { flightId } = await record(`2026-03-0${index + 1}T08:00:00Z`, 126, () => '')
    recorded.push(flightId ?? '')
    expect(await assign(flightId ?? '', { droneId: drone._id })).toMatchObject({ code: 200 })
    expect(await statusOf()).toEqual(expected)
  }
  const again = await assign(recorded[0] ?? '', { droneId: null })
  expect(again).toMatchObject({ code: 409, messageCode: 'flight.isOver' })

  const next = (await plan(hour(100))).data
  const refused = await assign(next._id, { droneId: drone._id })
  expect(refused).toMatchObject({ code: 409, messageCode: 'flight.assetNeedsReason' })
  expect(refused.message).toContain('50-hour service is overdue')
  const overrideReason = 'Ferry flight to the workshop'
  const { version } = await getFlight(next._id)
  const body = { flightId: next._id, version, droneId: drone._id, overrideReason }
  expect((await call('PATCH', '/flight/assign-assets', body, planner)).code).toBe(403)
  expect((await call('PATCH', '/flight/assign-assets', body)).code).toBe(200)
  expect((await audits('flight.assign-assets'))[0]).toMatchObject({ details: { reason: overrideReason } })
  expect((await assign(next._id, { droneId: null })).code).toBe(200)

  const ruleId = (await getAsset(drone._id)).due?.ruleId
  const work = { name: 'Service', person: 'Tia Technician', ruleIds: [ruleId] }
  expect((await call('POST', `/maintenance/record/create/${drone._id}`, work)).code).toBe(201)
  expect(await statusOf()).toEqual({ status: 'available', hours: 50.3, due: 'ok' })
  expect(await assign(next._id, { droneId: drone._id })).toMatchObject({ code: 200 })
  expect((await move((await assign(next._id, {})).data, 'preflight')).code).toBe(200)
})

test('the hours of a recorded flight count once, whatever happens to its telemetry, and go to the trash with the flight', async () => {
  const drone = await asset('drone', { hours: 1 })
  const other = await asset('battery')
  const telemetry = await record('2026-04-01T08:00:00Z', 60, (minute) => (minute < 5 ? '' : 100 - minute))
  const flightId = telemetry.flightId ?? ''
  const hours = async () => (await getAsset(drone._id)).hours
  await assign(flightId, { droneId: drone._id, batteryIds: [other._id] })
  expect(await hours()).toBeCloseTo(2, 1)
  const counted = await hours()

  const battery = async () =>
    (await call<{ flights: BatteryFlight[] }>('GET', `/asset/battery/${other._id}`)).data.flights
  const measured = { flightId, startPercent: 95, endPercent: 40, batteries: 1, missionName: 'Harbour survey' }
  expect(await battery()).toMatchObject([{ ...measured, startedAt: '2026-04-01T08:05:00.000Z' }])

  const elsewhere = (await plan(hour(120))).data
  await call('PATCH', `/flight/telemetry/assign/${telemetry._id}`, { flightId: elsewhere._id })
  expect(await hours()).toBe(counted)
  expect(await battery()).toEqual([])
  await call('PATCH', `/flight/telemetry/assign/${telemetry._id}`, { flightId })
  await call('DELETE', `/flight/telemetry/delete/${telemetry._id}`)
  expect(await hours()).toBe(counted)
  expect(await battery()).toEqual([])
  await call('POST', `/flight/telemetry/restore/${telemetry._id}`)
  expect(await battery()).toHaveLength(1)
  await call('DELETE', `/flight/delete/${flightId}`)
  expect(await hours()).toBe(1)
  expect(await battery()).toEqual([])
  // A recording of the same time, which would belong to the flight if it were not in the trash.
  const twice = await record('2026-04-01T08:30:00Z', 10, () => '')
  await call('POST', `/flight/restore/${flightId}`)
  expect(await hours()).toBe(counted)

  const clash = await assign(twice.flightId ?? '', { droneId: drone._id })
  expect(clash).toMatchObject({ code: 409, messageCode: 'flight.assetWasElsewhere' })
  expect(await hours()).toBe(counted)
})
