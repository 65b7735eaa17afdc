import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { raiseDueAlerts } from './dueAlerts'

type Asset = components['schemas']['Asset']
type AssetClass = components['schemas']['AssetClass']
type Due = components['schemas']['AssetDue']
type Flight = components['schemas']['Flight']
type MaintenanceRecord = components['schemas']['MaintenanceRecord']
type MaintenanceRule = components['schemas']['MaintenanceRule']

let aerie: TestApp
let root: string
let classes: AssetClass[]
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  classes = (await call<{ classes: AssetClass[] }>('GET', '/assetclass/get')).data.classes
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Harbour survey' })).data._id
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const classOf = (kind: AssetClass['kind']) => classes.find((one) => one.kind === kind)!._id
const newAsset = async (serial: string, fields: object = {}) =>
  (await call<Asset>('POST', '/asset/create', { name: serial, serial, classId: classOf('drone'), ...fields })).data
const newRule = (name: string, fields: object) =>
  call<MaintenanceRule>('POST', '/maintenance/rule/create', { name, classId: classOf('drone'), ...fields })
const get = async (id: string) => (await call<Asset>('GET', `/asset/get/${id}`)).data
const record = (assetId: string, fields: object = {}) =>
  call<MaintenanceRecord>('POST', `/maintenance/record/create/${assetId}`, {
    name: '50-hour service',
    person: 'Tia Technician',
    ...fields,
  })
const plan = async (name: string, hours?: [number, number]) => {
  const [plannedStart, plannedEnd] = (hours ?? []).map((hour) => new Date(Date.UTC(2027, 2, 1, hour)).toISOString())
  return (await call<Flight>('POST', '/flight/create', { missionId, name, plannedStart, plannedEnd })).data
}
const assign = ({ _id: flightId, version }: Flight, fields: object, cookie = root) =>
  call<Flight>('PATCH', '/flight/assign-assets', { flightId, version, ...fields }, cookie)

/** A class of its own, so that the rules of one test do not concern the assets of another. */
const newClass = async (name: string) =>
  (await call<AssetClass>('POST', '/assetclass/create', { name, kind: 'drone' })).data._id

test('the limit that is reached first counts, and a record starts the interval again', async () => {
  const classId = await newClass('Limits')
  const rule = (await newRule('Service', { classId, everyHours: 50, everyDays: 100 })).data
  const asset = await newAsset('L-1', { classId, hours: 46 })
  expect(asset).toMatchObject({
    status: 'due_soon',
    due: { name: 'Service', state: 'due_soon', hoursLeft: 4, daysLeft: 100 },
  })
  const old = new Date(Date.now() - 101 * 86_400_000).toISOString().slice(0, 10)
  const late = await newAsset('L-2', { classId, hours: 1, inServiceOn: old })
  expect(late).toMatchObject({ status: 'grounded', due: { state: 'overdue', daysLeft: -1 } })

  const parts = [{ name: 'Propeller pair', quantity: 2 }]
  const stored = await record(late._id, { ruleIds: [rule._id], parts, firmware: '2.0', health: 90 })
  expect(stored.data).toMatchObject({ rules: [{ name: 'Service' }], parts, hours: 1, person: 'Tia Technician' })
  expect(await get(late._id)).toMatchObject({ status: 'available', firmware: '2.0', health: 90 })
  const { rules } = (await call<{ rules: Due[] }>('GET', `/maintenance/due/${late._id}`)).data
  expect(rules).toMatchObject([{ state: 'ok', hoursLeft: 50, daysLeft: 100 }])

  const url = `/maintenance/record/delete/${stored.data._id}`
  expect((await call('DELETE', url)).code).toBe(200)
  expect(await get(late._id)).toMatchObject({ status: 'grounded' })
  await call('POST', `/maintenance/record/restore/${stored.data._id}`)
  expect(await get(late._id)).toMatchObject({ status: 'available' })
})

test('an overdue rule that does not ground leaves the asset overdue', async () => {
  const classId = await newClass('Inspection')
  const { data: rule } = await newRule('Inspection', { classId, everyFlights: 10, grounds: false })
  const asset = await newAsset('I-1', { classId, flights: 10 })
  expect(asset.status).toBe('overdue')
  const edit = (fields: object) => call('PATCH', `/maintenance/rule/edit/${rule._id}`, { version: 1, ...fields })
  expect(await edit({ everyFlights: null })).toMatchObject({ code: 400, errors: [{ field: 'everyHours' }] })
  expect((await edit({ everyFlights: 100 })).code).toBe(200)
  expect(await edit({ everyFlights: 5 })).toMatchObject({
    code: 409,
    messageCode: 'maintenanceRule.typeChangedElsewhere',
  })
  expect(await get(asset._id)).toMatchObject({ status: 'available' })
})

test('rejects records of the future, of a use the asset does not have, and for rules of other assets', async () => {
  const asset = await newAsset('R-1', { hours: 10 })
  const foreign = (await newRule('Battery check', { classId: classOf('battery'), everyCycles: 50 })).data
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  expect(await record(asset._id, { doneOn: tomorrow })).toMatchObject({ code: 400, errors: [{ field: 'doneOn' }] })
  expect(await record(asset._id, { hours: 11 })).toMatchObject({ code: 400, errors: [{ field: 'hours' }] })
  expect(await record(asset._id, { ruleIds: [foreign._id] })).toMatchObject({
    code: 400,
    errors: [{ field: 'ruleIds' }],
  })
  const list = await call<{ total: number }>('GET', `/maintenance/record/get/${asset._id}`)
  expect(list.data.total).toBe(0)
})

test('records add up what they cost by currency, and reject a cost without a currency', async () => {
  const asset = await newAsset('COST-1')
  const euros = (amount: number) => ({ cost: { amount, currency: 'EUR' } })
  expect((await record(asset._id, euros(12_550))).data.cost).toEqual({ amount: 12_550, currency: 'EUR' })
  const second = await record(asset._id, euros(450))
  await record(asset._id, { cost: { amount: 9, currency: 'JPY' } })
  expect((await record(asset._id)).data.cost).toBeNull()
  const costs = async () => (await call<{ costs: object[] }>('GET', `/maintenance/record/get/${asset._id}`)).data.costs
  expect(await costs()).toEqual([
    { amount: 13_000, currency: 'EUR' },
    { amount: 9, currency: 'JPY' },
  ])
  await call('DELETE', `/maintenance/record/delete/${second.data._id}`)
  expect(await costs()).toEqual([
    { amount: 12_550, currency: 'EUR' },
    { amount: 9, currency: 'JPY' },
  ])
  for (const cost of [{ amount: 5 }, { amount: -1, currency: 'EUR' }, { amount: 1, currency: 'euro' }]) {
    expect((await record(asset._id, { cost })).code).toBe(400)
  }
})

test('after a counting part was replaced the counter goes on from the new value, and other intervals keep their use', async () => {
  const classId = await newClass('Counters')
  const reset = (await newRule('Controller', { classId, everyHours: 100 })).data
  const kept = (await newRule('Airframe', { classId, everyHours: 50 })).data
  const asset = await newAsset('CNT-1', { classId, hours: 40, flights: 30 })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update asset set flown_seconds = 3600 * 5, flown_flights = 10 where id = ${asset._id}`.execute(tx),
  )
  const left = async () => {
    const { rules } = (await call<{ rules: Due[] }>('GET', `/maintenance/due/${asset._id}`)).data
    return Object.fromEntries(rules.map(({ ruleId, hoursLeft }) => [ruleId, hoursLeft]))
  }
  expect(await left()).toEqual({ [reset._id]: 55, [kept._id]: 5 })

  const work = await record(asset._id, { ruleIds: [reset._id], hoursAfter: 0, flightsAfter: 2 })
  expect(work.data).toMatchObject({ hours: 45, hoursAfter: 0, flights: 40, flightsAfter: 2, cyclesAfter: null })
  expect(await get(asset._id)).toMatchObject({ hours: 0, flights: 2, cycles: 0 })
  expect(await left()).toEqual({ [reset._id]: 100, [kept._id]: 5 })
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{ details: object }>`
      select details from audit_entry where action = 'maintenance-record.create' and target = 'CNT-1'`.execute(tx),
  )
  expect(rows[0]?.details).toMatchObject({ 'hours.before': 45, 'hours.after': 0, 'flights.after': 2 })

  // Flown after the work; the total can be corrected, but not below what was flown since then.
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update asset set flown_seconds = 3600 * 8 where id = ${asset._id}`.execute(tx),
  )
  expect(await get(asset._id)).toMatchObject({ hours: 3 })
  expect(await left()).toEqual({ [reset._id]: 97, [kept._id]: 2 })
  const edit = async (hours: number) =>
    call<Asset>('PATCH', `/asset/edit/${asset._id}`, {
      version: (await get(asset._id)).version,
      hours,
      reason: 'Read again',
    })
  expect((await edit(4)).data).toMatchObject({ hours: 4 })
  expect((await edit(2)).code).toBe(400)

  const url = `/maintenance/record/delete/${work.data._id}`
  expect((await call('DELETE', url)).code).toBe(200)
  expect((await call('DELETE', url)).code).toBe(404)
  expect(await get(asset._id)).toMatchObject({ hours: 49, flights: 40 })
  await call('POST', `/maintenance/record/restore/${work.data._id}`)
  expect(await get(asset._id)).toMatchObject({ hours: 4, flights: 2 })
})

test('a rule of one asset applies to it alone, beside those of its class', async () => {
  const classId = await newClass('Own rule')
  await newRule('Of the class', { classId, everyHours: 100 })
  const asset = await newAsset('OWN-1', { classId, hours: 20 })
  const other = await newAsset('OWN-2', { classId, hours: 20 })
  const own = await newRule('Of one', { classId, assetId: asset._id, everyHours: 21 })
  expect(own.data.asset).toEqual({ _id: asset._id, name: 'OWN-1' })
  expect(await get(asset._id)).toMatchObject({ due: { name: 'Of one', hoursLeft: 1 } })
  expect(await get(other._id)).toMatchObject({ due: { name: 'Of the class' } })
  expect((await record(other._id, { ruleIds: [own.data._id] })).code).toBe(400)
  expect((await record(asset._id, { ruleIds: [own.data._id] })).code).toBe(201)

  const stranger = await newAsset('OWN-3')
  for (const [name, assetId] of [
    ['Unknown', crypto.randomUUID()],
    ['Other class', stranger._id],
  ] as const) {
    const refused = await newRule(name, { classId, assetId, everyHours: 5 })
    expect(refused).toMatchObject({ code: 400, errors: [{ field: 'assetId' }] })
  }
  const edit = (fields: object) => call('PATCH', `/maintenance/rule/edit/${own.data._id}`, fields)
  expect((await edit({ version: 1, assetId: crypto.randomUUID() })).code).toBe(400)
  expect((await edit({ version: 1, assetId: null })).code).toBe(200)
  expect((await record(other._id, { ruleIds: [own.data._id] })).code).toBe(201)
})

test('a grounded drone cannot be assigned without the permission and a reason, and flies after its service', async () => {
  const classId = await newClass('Grounding')
  const rule = (await newRule('Motors', { classId, everyHours: 50 })).data
  const drone = await newAsset('G-1', { classId, hours: 51 })
  const flight = await plan('Grounded')
  const refused = await assign(flight, { droneId: drone._id })
  expect(refused).toMatchObject({ code: 409, messageCode: 'flight.assetNeedsReason' })
  expect(refused.message).toContain('Motors is overdue')
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['flight_update', 'flight_list'] })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  expect((await assign(flight, { droneId: drone._id, overrideReason: 'Ferry' }, viewer)).code).toBe(403)
  const overridden = await assign(flight, { droneId: drone._id, overrideReason: 'Ferry flight' })
  expect(overridden.data.assets).toMatchObject([{ overrideReason: 'Ferry flight', problems: [{ kind: 'overdue' }] }])
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{
      reason: string
    }>`select details ->> 'reason' as reason from audit_entry where action = 'flight.assign-assets'`.execute(tx),
  )
  expect(rows).toEqual([{ reason: 'Ferry flight' }])

  await record(drone._id, { ruleIds: [rule._id] })
  const other = await plan('After the service')
  expect((await assign(other, { droneId: drone._id })).data.assets).toMatchObject([
    { problems: [], overrideReason: null },
  ])
})

test('a drone that is grounded after it was assigned does not go into preflight', async () => {
  const drone = await newAsset('G-2')
  const flight = (await assign(await plan('Later grounded'), { droneId: drone._id })).data
  const { version } = await get(drone._id)
  const body = { assetId: drone._id, version, state: 'grounded', reason: 'Cracked arm' }
  expect((await call('PATCH', '/asset/update-status', body)).code).toBe(200)
  const move = { flightId: flight._id, version: flight.version, status: 'preflight' }
  const refused = await call('PATCH', '/flight/update-status', move)
  expect(refused).toMatchObject({ code: 409, messageCode: 'flight.assetNeedsReason' })
  expect((await call<Flight>('GET', `/flight/get/${flight._id}`)).data.status).toBe('planned')
})

test('of flights at one time only one gets the drone, and a new time does not take it from another flight', async () => {
  const drone = await newAsset('S-1')
  const flights = await Promise.all([plan('A', [1, 3]), plan('B', [2, 4]), plan('C', [2, 3])])
  const answers = await Promise.all(flights.map((flight) => assign(flight, { droneId: drone._id })))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409])
  const refused = answers.find(({ code }) => code === 409)!
  expect(refused).toMatchObject({ messageCode: 'flight.assetProblems' })
  const later = (await assign(await plan('D', [10, 11]), { droneId: drone._id })).data
  const moved = { version: later.version, plannedStart: new Date(Date.UTC(2027, 2, 1, 2)).toISOString() }
  expect((await call('PATCH', `/flight/edit/${later._id}`, moved)).code).toBe(409)
})

test('rejects assets of another kind, an asset twice and assets of another tenant', async () => {
  const battery = await newAsset('K-1', { classId: classOf('battery') })
  const flight = await plan('Kinds')
  expect(await assign(flight, { droneId: battery._id })).toMatchObject({ code: 400, errors: [{ field: 'droneId' }] })
  expect((await assign(flight, { batteryIds: [battery._id, battery._id] })).code).toBe(409)
  expect((await assign(flight, { batteryIds: [crypto.randomUUID()] })).code).toBe(400)
  const saved = (await assign(flight, { batteryIds: [battery._id] })).data
  const kept = (await assign(saved, { payloadIds: [] })).data
  expect(kept.assets).toMatchObject([{ _id: battery._id, role: 'battery' }])
  expect((await assign(saved, { batteryIds: [] })).code).toBe(409)
})

test('raises one alert for a mission whose asset is due', async () => {
  const classId = await newClass('Alerting')
  await newRule('Annual check', { classId, everyHours: 10, grounds: false })
  const drone = await newAsset('A-1', { classId, hours: 11 })
  await assign(await plan('Alerted'), { droneId: drone._id })
  const services = { db: aerie.db, config: aerie.config } as never
  await Promise.all([raiseDueAlerts(services), raiseDueAlerts(services)])
  await raiseDueAlerts(services)
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`select name, severity, source from alert where name like 'A-1%'`.execute(tx),
  )
  expect(rows).toEqual([{ name: 'A-1: Annual check is overdue', severity: 'high', source: 'rule' }])
})

test('an alert rule about maintenance replaces the standard alerts and has a mission for assets without a flight', async () => {
  const classId = await newClass('Ruled')
  await newRule('Motor check', { classId, everyHours: 10, grounds: false })
  const flying = await newAsset('RULED-1', { classId, hours: 11 })
  const idle = await newAsset('RULED-2', { classId, hours: 9.5 })
  await assign(await plan('Ruled flight'), { droneId: flying._id })
  const missionOf = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Workshop' })).data._id
  const fields = { name: 'Service', kind: 'maintenance_due', severity: 'low', alertKind: 'Workshop' }
  const titles = async () => {
    const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql<{ name: string; mission_id: string; severity: string; description: string }>`
        select name, mission_id, severity, description from alert where name like '%RULED-1%' or name like '%RULED-2%' order by name`.execute(
        tx,
      ),
    )
    return rows
  }
  type Rule = components['schemas']['AlertRule']
  type Trial = components['schemas']['AlertRuleTrial']
  const tried = (missionId: string | null) => call<Trial>('POST', '/alert-rule/try', { ...fields, missionId })
  const examples = async (missionId: string | null) => (await tried(missionId)).data.examples.map(({ title }) => title)
  expect(await examples(null)).toContain('Service: RULED-1')
  expect(await examples(null)).not.toContain('Service: RULED-2')
  expect(await examples(missionOf)).toEqual(expect.arrayContaining(['Service: RULED-1', 'Service: RULED-2']))
  const rule = (await call<Rule>('POST', '/alert-rule/create', { ...fields, missionId: missionOf })).data
  await raiseDueAlerts({ db: aerie.db, config: aerie.config } as never)
  await until(async () => (await titles()).length === 2)
  expect(await titles()).toMatchObject([
    { name: 'Service: RULED-1', severity: 'low' },
    { name: 'Service: RULED-2', severity: 'low', mission_id: missionOf },
  ])
  expect((await titles())[0]?.description).toMatch(/^Motor check · 110 % · RULED-1 · Ruled flight$/)
  expect(idle.serial).toBe('RULED-2')
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await call('DELETE', `/alert-rule/delete/${rule._id}`, undefined, stranger)).code).toBe(404)
  await call('DELETE', `/alert-rule/delete/${rule._id}`)
})

test('lists what is due by day, and estimates the day of hours from the use of the last 90 days', async () => {
  const classId = await newClass('Calendar')
  await newRule('Yearly check', { classId, everyDays: 30 })
  const flying = await newAsset('CAL-1', { classId })
  const unused = await newAsset('CAL-2', { classId })
  const hourly = await newClass('Calendar hours')
  await newRule('Hours', { classId: hourly, everyHours: 10 })
  const used = await newAsset('CAL-3', { classId: hourly })
  await newAsset('CAL-4', { classId: hourly })
  // 9 hours in 90 days are 0.1 hours a day: the last hour takes 10 days.
  const flight = await plan('Calendar flight')
  await assign(flight, { droneId: used._id })
  const ended = new Date(Date.now() - 86_400_000)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('flight')
      .set({ status: 'landed', started_at: new Date(ended.getTime() - 9 * 3_600_000), ended_at: ended })
      .where('id', '=', flight._id)
      .execute(),
  )
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const due = async (from: number, until: number, cookie = root) => {
    const url = `/maintenance/calendar?from=${day(from)}&until=${day(until)}`
    return call<{ due: components['schemas']['MaintenanceDue'][] }>('GET', url, undefined, cookie)
  }
  const ofTest = (items: components['schemas']['MaintenanceDue'][]) =>
    items
      .filter(({ serial }) => serial.startsWith('CAL'))
      .map(({ serial, on, isEstimated }) => [serial, on, isEstimated])
  expect(ofTest((await due(0, 40)).data.due)).toEqual([
    ['CAL-3', day(10), true],
    [flying.serial, day(30), false],
    [unused.serial, day(30), false],
  ])
  expect(ofTest((await due(11, 29)).data.due)).toEqual([])
  expect((await due(0, 40, await aerie.cookieOf(aerie.other.root))).data.due).toEqual([])
  for (const [from, until] of [
    [5, 1],
    [0, 400],
  ] as const)
    expect((await due(from, until)).code).toBe(400)
})
