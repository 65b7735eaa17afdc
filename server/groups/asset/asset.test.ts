import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { assetTrash } from './trash'

type Asset = components['schemas']['Asset']
type AssetClass = components['schemas']['AssetClass']
type Flight = components['schemas']['Flight']

let aerie: TestApp
let root: string
let classes: AssetClass[]

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  classes = (await call<{ classes: AssetClass[] }>('GET', '/assetclass/get')).data.classes
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const classOf = (kind: AssetClass['kind']) => classes.find((one) => one.kind === kind)!._id
const create = (fields: object = {}, cookie = root) =>
  call<Asset>('POST', '/asset/create', { name: 'Kite 1', serial: 'K-1', classId: classOf('drone'), ...fields }, cookie)
const edit = ({ _id, version }: Asset, fields: object) =>
  call<Asset>('PATCH', `/asset/edit/${_id}`, { version, ...fields })
const setState = ({ _id: assetId, version }: Asset, state: string, reason?: string) =>
  call<Asset>('PATCH', '/asset/update-status', { assetId, version, state, ...(reason && { reason }) })
const get = async (id: string) => (await call<Asset>('GET', `/asset/get/${id}`)).data

test('a tenant starts with the usual classes, and a class in use cannot be deleted', async () => {
  expect(classes.map(({ name, kind }) => [name, kind])).toEqual([
    ['Battery', 'battery'],
    ['Dock', 'dock'],
    ['Drone', 'drone'],
    ['Payload', 'payload'],
    ['Vehicle', 'vehicle'],
  ])
  await create({ serial: 'class-1', classId: classOf('vehicle') })
  const refused = await call('DELETE', `/assetclass/delete/${classOf('vehicle')}`)
  expect(refused).toMatchObject({ code: 409, messageCode: 'assetClass.inUse' })
  expect((await call('POST', '/assetclass/create', { name: 'drone', kind: 'other' })).code).toBe(409)
})

test('a manufacturer with models and a model with assets cannot be deleted', async () => {
  const maker = (await call<{ _id: string }>('POST', '/manufacturer/create', { name: 'Northwind' })).data
  const model = { name: 'Kite 4', manufacturerId: maker._id, classId: classOf('drone') }
  const { data: made } = await call<{ _id: string }>('POST', '/model/create', model)
  expect((await call('POST', '/model/create', model)).code).toBe(409)
  expect((await call('POST', '/model/create', { ...model, manufacturerId: crypto.randomUUID() })).code).toBe(400)
  expect((await create({ serial: 'm-0', modelId: made._id, classId: classOf('battery') })).code).toBe(400)
  const { data: asset } = await create({ serial: 'm-1', modelId: made._id })
  expect(asset.model).toEqual({ _id: made._id, name: 'Kite 4', manufacturer: 'Northwind' })

  const refused = await call('DELETE', `/manufacturer/delete/${maker._id}`)
  expect(refused).toMatchObject({ code: 409, messageCode: 'manufacturer.inUse' })
  expect((await call('DELETE', `/model/delete/${made._id}`)).code).toBe(409)
  await edit(asset, { modelId: null })
  expect((await call('DELETE', `/model/delete/${made._id}`)).code).toBe(200)
  expect((await call('DELETE', `/manufacturer/delete/${maker._id}`)).code).toBe(200)
})

test('of assets created at once with one serial number only one is stored', async () => {
  const answers = await Promise.all(['twin', 'TWIN', ' twin '].map((serial) => create({ serial })))
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 409, 409])
  expect((await create({ serial: 'Twin' })).errors).toMatchObject([{ field: 'serial' }])
  const other = await aerie.cookieOf(aerie.other.root)
  const theirs = (await call<{ classes: AssetClass[] }>('GET', '/assetclass/get', undefined, other)).data.classes
  expect((await create({ serial: 'twin', classId: theirs[0]?._id }, other)).code).toBe(201)
  expect((await create({ serial: 'foreign', classId: theirs[0]?._id })).code).toBe(400)
})

test('rejects a stale version with 409, and a total below what its flights add up to', async () => {
  const { data: asset } = await create({ serial: 'edit-1', hours: 12.5, flights: 30 })
  expect(asset).toMatchObject({ hours: 12.5, flights: 30, cycles: 0, status: 'available', version: 1 })
  const edited = await edit(asset, { name: 'Kite 9', health: null, firmware: '1.2' })
  expect(edited.data).toMatchObject({ name: 'Kite 9', firmware: '1.2', version: 2 })
  expect(await edit(asset, { name: 'Kite 8' })).toMatchObject({ code: 409, messageCode: 'asset.changedElsewhere' })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update asset set flown_flights = 3, flown_seconds = 7200 where id = ${asset._id}`.execute(tx),
  )
  expect(await get(asset._id)).toMatchObject({ hours: 14.5, flights: 33 })
  expect(await edit(edited.data, { hours: 1, reason: 'Counted again' })).toMatchObject({
    code: 400,
    errors: [{ field: 'hours' }],
  })
  expect((await edit(edited.data, { hours: 20, flights: 40, reason: 'Counted again' })).data).toMatchObject({
    hours: 20,
    flights: 40,
  })
})

test('another total needs a reason, which the audit log shows with the values before and after', async () => {
  const { data: asset } = await create({ serial: 'reason-1', name: 'Reasoned', hours: 10, flights: 5 })
  for (const fields of [{ hours: 11 }, { flights: 6 }, { cycles: 1, reason: ' ' }]) {
    expect(await edit(asset, fields)).toMatchObject({
      code: 400,
      messageCode: 'asset.reasonOfUse',
      errors: [{ field: 'reason' }],
    })
  }
  expect(await get(asset._id)).toMatchObject({ hours: 10, flights: 5, cycles: 0, version: 1 })
  const same = await edit(asset, { hours: 10.001, flights: 5, cycles: 0, note: 'No other total' })
  expect(same.code).toBe(200)
  expect((await edit(same.data, { hours: 12, reason: 'Read from the controller' })).data.hours).toBe(12)
  const { rows } = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql<{ details: object }>`
      select details from audit_entry where action = 'asset.edit' and target = 'Reasoned' order by id desc limit 1`.execute(
      tx,
    ),
  )
  expect(rows[0]?.details).toMatchObject({
    'hours.after': 12,
    reasonOfUse: 'Read from the controller',
  })
})

test('follows the table of states: grounding needs a reason, and retired is final', async () => {
  const { data: asset } = await create({ serial: 'state-1' })
  expect(asset.nextStates).toEqual(['in_maintenance', 'grounded', 'retired'])
  expect((await setState(asset, 'grounded')).code).toBe(400)
  const grounded = (await setState(asset, 'grounded', 'Cracked arm')).data
  expect(grounded).toMatchObject({ status: 'grounded', stateReason: 'Cracked arm' })
  const available = (await setState(grounded, 'available')).data
  expect(available).toMatchObject({ status: 'available', stateReason: '' })
  const retired = (await setState(available, 'retired')).data
  expect(retired.nextStates).toEqual([])
  expect(await setState(retired, 'available')).toMatchObject({ code: 409, messageCode: 'asset.cannotBecome' })
})

test('counts hours, flights and the cycles of batteries when flights land, and keeps them when a flight is purged', async () => {
  const { data: drone } = await create({ serial: 'use-1', hours: 1 })
  const { data: battery } = await create({ serial: 'use-2', classId: classOf('battery'), cycles: 5 })
  const missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })).data._id
  const flight = (await call<Flight>('POST', '/flight/create', { missionId, name: 'Flight 1' })).data
  const body = { flightId: flight._id, version: 1, droneId: drone._id, batteryIds: [battery._id] }
  expect((await call<Flight>('PATCH', '/flight/assign-assets', body)).data).toMatchObject({
    assetId: drone._id,
    assets: [
      { _id: drone._id, role: 'drone', problems: [] },
      { _id: battery._id, role: 'battery' },
    ],
  })
  expect((await call('DELETE', `/asset/delete/${drone._id}`)).code).toBe(409)
  const fly = (set: string) =>
    inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql`update flight set ${sql.raw(set)} where id = ${flight._id}`.execute(tx),
    )
  await fly("status = 'airborne', started_at = now() - interval '90 minutes'")
  expect(await get(drone._id)).toMatchObject({ status: 'in_use', flight: { _id: flight._id }, hours: 1 })
  await fly("status = 'landed', ended_at = started_at + interval '90 minutes'")
  expect(await get(drone._id)).toMatchObject({ status: 'available', hours: 2.5, flights: 1, cycles: 0 })
  expect(await get(battery._id)).toMatchObject({ hours: 1.5, flights: 1, cycles: 6 })
  const history = await call<{ items: object[] }>('GET', `/asset/flights/${drone._id}`)
  expect(history.data.items).toMatchObject([{ name: 'Flight 1', missionName: 'Survey', seconds: 5400, role: 'drone' }])

  await call('DELETE', `/flight/delete/${flight._id}`)
  expect(await get(drone._id)).toMatchObject({ hours: 1, flights: 0 })
  await call('POST', `/flight/restore/${flight._id}`)
  expect(await get(drone._id)).toMatchObject({ hours: 2.5, flights: 1 })
  await inTenant(aerie.db, aerie.demo.id, (tx) => sql`delete from flight where id = ${flight._id}`.execute(tx))
  expect(await get(drone._id)).toMatchObject({ hours: 2.5, flights: 1 })
})

test('lists by status, class and search, and counts all statuses', async () => {
  const { data: one } = await create({ name: 'Findable 1', serial: 'F-1' })
  await create({ name: 'Findable 2', serial: 'F-2', classId: classOf('payload') })
  await setState(one, 'grounded', 'Lost propeller')
  const names = async (query: string) =>
    (await call<{ items: Asset[] }>('GET', `/asset/get-all-asset?search=findable${query}`)).data.items.map(
      ({ name }) => name,
    )
  expect(await names('&sort=-name')).toEqual(['Findable 2', 'Findable 1'])
  expect(await names('&status=grounded')).toEqual(['Findable 1'])
  expect(await names(`&classId=${classOf('payload')}`)).toEqual(['Findable 2'])
  const { counts } = (await call<{ counts: { status: string; count: number }[] }>('GET', '/asset/counts')).data
  expect(counts).toHaveLength(7)
  expect(counts.find(({ status }) => status === 'grounded')?.count).toBeGreaterThan(0)
})

test('keeps deleted assets for 30 days, and restores one only while its serial number is free', async () => {
  const { data: asset } = await create({ serial: 'trash-1' })
  expect((await call('DELETE', `/asset/delete/${asset._id}`)).code).toBe(200)
  expect((await call('GET', `/asset/get/${asset._id}`)).code).toBe(404)
  const { data: other } = await create({ serial: 'trash-1' })
  expect((await call('POST', `/asset/restore/${asset._id}`)).code).toBe(409)
  await edit(other, { serial: 'trash-2' })
  expect((await call<Asset>('POST', `/asset/restore/${asset._id}`)).data).toMatchObject({ serial: 'trash-1' })
  await call('DELETE', `/asset/delete/${asset._id}`)
  expect((await call('DELETE', `/asset/deleted/${asset._id}`)).code).toBe(200)
  expect(await assetTrash.purge(aerie.db)).toBe(1)
})

test('an asset names its last flight, its hours by week, and the paths of its flights', async () => {
  const { data: asset } = await create({ serial: 'seen-1' })
  expect(asset).toMatchObject({ lastFlight: null, isAgeing: false })
  const mission = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Breakwater' })).data
  const flight = (await call<Flight>('POST', '/flight/create', { missionId: mission._id, name: 'First' })).data
  const assignment = { flightId: flight._id, version: flight.version, droneId: asset._id }
  await call('PATCH', '/flight/assign-assets', assignment)
  const ended = new Date()
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('flight')
      .set({ status: 'landed', started_at: new Date(ended.getTime() - 1_800_000), ended_at: ended })
      .where('id', '=', flight._id)
      .execute(),
  )
  const seen = { _id: flight._id, name: 'First', missionId: mission._id, missionName: 'Breakwater' }
  expect(await get(asset._id)).toMatchObject({ lastFlight: { ...seen, at: ended.toISOString() } })
  const { data } = await call<{ weeks: components['schemas']['AssetWeek'][] }>('GET', `/asset/usage/${asset._id}`)
  expect(data.weeks).toHaveLength(26)
  // Around midnight on a Monday the flight begins in the week before.
  const [before, current] = data.weeks.slice(-2)
  expect((before?.hours ?? 0) + (current?.hours ?? 0)).toBeCloseTo(0.5)
  expect((before?.flights ?? 0) + (current?.flights ?? 0)).toBe(1)
  const tracks = await call<{ tracks: object[] }>('GET', `/asset/tracks/${asset._id}`)
  expect(tracks.data.tracks).toEqual([])
  const other = await aerie.cookieOf(aerie.other.root)
  for (const url of [`/asset/usage/${asset._id}`, `/asset/tracks/${asset._id}`])
    expect((await call('GET', url, undefined, other)).code).toBe(404)
})

test('a battery is ageing from 200 cycles or below 80 percent health', async () => {
  const battery = { classId: classOf('battery') }
  const ageing = async (serial: string, fields: object) =>
    (await create({ serial, ...battery, ...fields })).data.isAgeing
  expect(await ageing('age-1', { cycles: 199 })).toBe(false)
  expect(await ageing('age-2', { cycles: 200 })).toBe(true)
  expect(await ageing('age-3', { health: 79 })).toBe(true)
  expect(await ageing('age-4', { health: 80 })).toBe(false)
  expect((await create({ serial: 'age-5', cycles: 500 })).data.isAgeing).toBe(false)
})
