import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { flightTrash } from './trash'

type Flight = components['schemas']['Flight']
type LogEntry = components['schemas']['FlightLogEntry']
type Pilot = components['schemas']['Pilot']
type Checklist = components['schemas']['ChecklistReply']['data']

let aerie: TestApp
let root: string
let otherRoot: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  otherRoot = await aerie.cookieOf(aerie.other.root)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Harbour survey' })).data._id
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const plan = async (fields: object = {}) =>
  (await call<Flight>('POST', '/flight/create', { missionId, name: 'Flight', ...fields })).data
const move = ({ _id: flightId, version }: Flight, status: string, cookie = root) =>
  call<Flight>('PATCH', '/flight/update-status', { flightId, version, status }, cookie)
const newPilot = async (fields: object = {}) =>
  (await call<Pilot>('POST', '/pilot/create', { name: 'Asha Rao', ...fields })).data
const assign = ({ _id: flightId, version }: Flight, pilotId: string | null, fields: object = {}) =>
  call<Flight>('PATCH', '/flight/assign-pilot', { flightId, version, pilotId, ...fields })
const answer = ({ _id, version }: Flight, checks: object[]) =>
  call<Flight>('PATCH', `/flight/checklist/${_id}`, { version, checks })
const passAll = async (flight: Flight) =>
  (
    await answer(
      flight,
      (flight.checks ?? []).map(({ position }) => ({ position, state: 'passed' })),
    )
  ).data

test('plans, edits, lists and finds flights of a mission', async () => {
  const times = { plannedStart: '2027-03-01T09:00:00.000Z', plannedEnd: '2027-03-01T09:30:00.000Z' }
  const made = await call<Flight>('POST', '/flight/create', { missionId, name: ' Quay wall ', payload: 'L2', ...times })
  expect(made).toMatchObject({
    code: 201,
    data: {
      name: 'Quay wall',
      status: 'planned',
      assetId: null,
      assets: [],
      pilot: null,
      mission: { name: 'Harbour survey' },
      ...times,
    },
  })
  const edit = { version: 1, name: 'Quay wall north', plannedEnd: null }
  expect((await call<Flight>('PATCH', `/flight/edit/${made.data._id}`, edit)).data).toMatchObject({
    name: 'Quay wall north',
    plannedEnd: null,
    version: 2,
  })
  expect((await call('PATCH', `/flight/edit/${made.data._id}`, edit)).code).toBe(409)
  const ofMission = await call<{ flights: Flight[] }>('GET', `/flight/mission-specific-view/${missionId}`)
  expect(ofMission.data.flights.map(({ _id }) => _id)).toContain(made.data._id)
  const found = await call<{ items: Flight[]; total: number }>(
    'GET',
    '/flight/list?search=wall&status=planned&sort=name',
  )
  expect(found.data).toMatchObject({ total: 1, items: [{ _id: made.data._id }] })
  expect((await call<{ flights: number }>('GET', `/mission/get-mission-doc-count/${missionId}`)).data.flights).toBe(1)
})

test('rejects an end before the start', async () => {
  const wrong = { plannedStart: '2027-03-01T09:00:00Z', plannedEnd: '2027-03-01T08:00:00Z' }
  expect(await call('POST', '/flight/create', { missionId, name: 'X', ...wrong })).toMatchObject({
    code: 400,
    errors: [{ field: 'plannedEnd' }],
  })
})

test('takes off only with a pilot and a complete checklist, and is final when it has landed', async () => {
  const planned = await plan({ name: 'States' })
  expect(planned.nextStatuses).toEqual(['preflight', 'aborted'])
  expect((await move(planned, 'airborne')).code).toBe(409)
  const ready = (await move(planned, 'preflight')).data
  expect(ready.checks?.length).toBeGreaterThan(5)
  expect(await move(ready, 'airborne')).toMatchObject({ code: 409, messageCode: 'flight.pilotMissing' })

  const assigned = (await assign(ready, (await newPilot())._id)).data
  expect(await move(assigned, 'airborne')).toMatchObject({ code: 409, messageCode: 'flight.checksOpen' })
  const advisory = assigned.checks?.find(({ isBlocking }) => !isBlocking)?.position
  const blocking = assigned.checks?.find(({ isBlocking }) => isBlocking)?.position
  const overriding = { state: 'overridden', note: 'Spare card on site' }
  expect((await answer(assigned, [{ position: blocking, ...overriding }])).messageCode).toBe('flight.blockingCheck')
  expect((await answer(assigned, [{ position: advisory, state: 'overridden' }])).messageCode).toBe('flight.noteMissing')
  expect((await answer(assigned, [{ position: 50, state: 'passed' }])).messageCode).toBe('flight.unknownCheck')
  const passed = await passAll(assigned)
  const checked = (await answer(passed, [{ position: advisory, ...overriding }])).data
  expect(checked.checks?.find(({ position }) => position === advisory)).toMatchObject({
    ...overriding,
    answeredBy: { name: expect.any(String) as string },
  })

  const airborne = (await move(checked, 'airborne')).data
  expect(airborne).toMatchObject({ status: 'airborne', startedAt: expect.any(String) as string })
  expect((await answer(airborne, [{ position: 1, state: 'open' }])).messageCode).toBe('flight.checksClosed')
  expect((await move(airborne, 'landed')).messageCode).toBe('flight.cannotBecome')
  const returning = (await move(airborne, 'returning')).data
  const again = (await move((await move(returning, 'airborne')).data, 'returning')).data
  const landed = (await move(again, 'landed')).data
  expect(landed).toMatchObject({
    nextStatuses: [],
    endedAt: expect.any(String) as string,
    startedAt: airborne.startedAt,
  })
  const edit = await call('PATCH', `/flight/edit/${landed._id}`, { version: landed.version, name: 'Late' })
  expect(edit).toMatchObject({ code: 409, messageCode: 'flight.isOver' })
  expect((await assign(landed, null)).messageCode).toBe('flight.isOver')
  expect((await call('POST', `/flight/log/create/${landed._id}`, { text: 'Landed hard' })).code).toBe(201)
})

test('lets only the pilot, the staff and the tenant root fly, when the pilot has an account', async () => {
  const { viewer, staff } = aerie.demo
  await asPlatform(aerie.db, (tx) =>
    sql`update app_user set custom_permissions = '{mission_list,flight_list,flight_update}' where id = ${viewer.id}`.execute(
      tx,
    ),
  )
  const viewerCookie = await aerie.cookieOf(viewer)
  const staffCookie = await aerie.cookieOf(staff)
  const pilot = await newPilot({ userId: staff.id })
  const ready = (await move(await plan({ name: 'Crew' }), 'preflight', viewerCookie)).data
  const checked = await passAll((await assign(ready, pilot._id)).data)
  expect(await move(checked, 'airborne', viewerCookie)).toMatchObject({ code: 403, messageCode: 'flight.notYours' })
  const seen = await call<Flight>('GET', `/flight/get/${checked._id}`, undefined, viewerCookie)
  expect(seen.data.nextStatuses).toEqual(['aborted'])
  expect((await move(checked, 'airborne', staffCookie)).code).toBe(200)
})

test('copies the checklist of the mission type when preflight begins', async () => {
  const type = (await call<{ _id: string }>('POST', '/common/missiontype/create', { name: 'Roofs' })).data._id
  const url = `/flight/checklist-template?missionTypeId=${type}`
  const usual = (await call<Checklist>('GET', url)).data
  expect(usual.checks.some(({ isBlocking }) => isBlocking)).toBe(true)
  const checks = [{ text: 'Ladder secured', isBlocking: true }]
  const saved = await call<Checklist>('PATCH', '/flight/checklist-template', {
    missionTypeId: type,
    version: 1,
    checks,
  })
  expect(saved.data).toEqual({ checks, version: 2 })
  const late = { missionTypeId: type, version: 1, checks: [] }
  expect((await call('PATCH', '/flight/checklist-template', late)).code).toBe(409)
  expect((await call('GET', url, undefined, otherRoot)).code).toBe(404)

  const mission = await call<{ _id: string }>('POST', '/mission/create', { name: 'Roof 4', missionTypeId: type })
  const flight = (await call<Flight>('POST', '/flight/create', { missionId: mission.data._id, name: 'Roof' })).data
  const ready = (await move(flight, 'preflight')).data
  expect(ready.checks).toMatchObject([{ position: 1, text: 'Ladder secured', isBlocking: true, state: 'open' }])
  await call('PATCH', '/flight/checklist-template', { ...late, version: 2 })
  expect((await call<Flight>('GET', `/flight/get/${ready._id}`)).data.checks).toHaveLength(1)
})

test('keeps a log with versions', async () => {
  const { _id } = await plan({ name: 'Logged' })
  const first = await call<LogEntry>('POST', `/flight/log/create/${_id}`, { text: 'Battery swapped' })
  await call('POST', `/flight/log/create/${_id}`, { text: 'Earlier', at: '2026-01-01T00:00:00Z' })
  const log = async () => (await call<{ items: LogEntry[] }>('GET', `/flight/log/list/${_id}`)).data.items
  expect((await log()).map(({ text }) => text)).toEqual(['Earlier', 'Battery swapped'])
  const url = `/flight/log/edit/${first.data._id}`
  expect((await call<LogEntry>('PATCH', url, { version: 1, text: 'Both swapped' })).data.version).toBe(2)
  expect((await call('PATCH', url, { version: 1, text: 'Late' })).code).toBe(409)
  expect((await call('DELETE', `/flight/log/delete/${first.data._id}`)).code).toBe(200)
  expect((await call('DELETE', `/flight/log/delete/${first.data._id}`)).code).toBe(404)
  expect(await log()).toHaveLength(1)
})

test('restores a deleted flight, and purges it when its retention has ended', async () => {
  const { _id } = await plan({ name: 'Deleted' })
  expect((await call('DELETE', `/flight/delete/${_id}`)).code).toBe(200)
  expect((await call('GET', `/flight/get/${_id}`)).code).toBe(404)
  const trash = await call<{ items: { _id: string }[] }>('GET', '/flight/deleted')
  expect(trash.data.items.map((item) => item._id)).toEqual([_id])
  expect((await call('POST', `/flight/restore/${_id}`)).data).toMatchObject({ name: 'Deleted' })
  await call('DELETE', `/flight/delete/${_id}`)
  expect(await flightTrash.purge(aerie.db)).toBe(0)
  expect((await call('DELETE', `/flight/deleted/${_id}`)).code).toBe(200)
  expect(await flightTrash.purge(aerie.db)).toBe(1)
  const rows = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`select from flight where id = ${_id}`.execute(tx).then((result) => result.rows),
  )
  expect(rows).toEqual([])
})

test('plans the flights of a duplicated mission again, without their pilots', async () => {
  const source = (await call<{ _id: string }>('POST', '/mission/create', { name: 'March' })).data._id
  const flight = (await call<Flight>('POST', '/flight/create', { missionId: source, name: 'North', payload: 'P1' }))
    .data
  await assign(flight, (await newPilot())._id)
  const copy = await call<{ _id: string }>('POST', `/mission/duplicate/${source}`, { name: 'April' })
  const { flights } = (await call<{ flights: Flight[] }>('GET', `/flight/mission-specific-view/${copy.data._id}`)).data
  expect(flights).toMatchObject([{ name: 'North', payload: 'P1', status: 'planned', pilot: null }])
})

test("answers 404 for another tenant's flight, and hides flights of a deleted mission", async () => {
  const theirs = await plan({ name: 'Ours' })
  expect((await call('GET', `/flight/get/${theirs._id}`, undefined, otherRoot)).code).toBe(404)
  expect((await move(theirs, 'preflight', otherRoot)).code).toBe(404)
  const gone = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Gone' })).data._id
  const flight = (await call<Flight>('POST', '/flight/create', { missionId: gone, name: 'Gone' })).data
  await call('DELETE', `/mission/delete/${gone}`)
  expect((await call('GET', `/flight/get/${flight._id}`)).code).toBe(404)
})
