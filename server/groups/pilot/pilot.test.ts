import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { eventsPublished } from '../../testing/eventsPublished'
import { mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { pilotTrash } from './trash'

type Flight = components['schemas']['Flight']
type Pilot = components['schemas']['Pilot']

let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Harbour survey' })).data._id
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const plan = async (hours: [from: number, until: number]) => {
  const [plannedStart, plannedEnd] = hours.map((hour) => new Date(Date.UTC(2027, 2, 1, hour)).toISOString())
  const body = { missionId, name: `From ${hours[0]}`, plannedStart, plannedEnd }
  return (await call<Flight>('POST', '/flight/create', body)).data
}
const newPilot = async (fields: object = {}) =>
  (await call<Pilot>('POST', '/pilot/create', { name: 'Asha Rao', ...fields })).data
const assign = ({ _id: flightId, version }: Flight, pilotId: string | null, fields: object = {}) =>
  call<Flight>('PATCH', '/flight/assign-pilot', { flightId, version, pilotId, ...fields })
const pilots = async (query = '') =>
  (await call<{ pilots: Pilot[] }>('GET', `/pilot/get-all-pilots${query}`)).data.pilots

test('keeps people without an account and users as pilots, with licences', async () => {
  const licences = [
    { kind: 'EU A2', number: 'D-1', expiresOn: '2027-01-31' },
    { kind: 'BVLOS', number: '', expiresOn: null },
  ]
  const made = await call<Pilot>('POST', '/pilot/create', { name: ' Bo Berg ', email: 'bo@test.example', licences })
  expect(made).toMatchObject({ code: 201, data: { name: 'Bo Berg', userId: null, licences, flights: [] } })
  const user = await newPilot({ userId: aerie.demo.staff.id, name: 'Ignored' })
  expect(user).toMatchObject({ userId: aerie.demo.staff.id, email: aerie.demo.staff.email })
  expect(user.name).not.toBe('Ignored')
  expect((await call('POST', '/pilot/create', { userId: aerie.demo.staff.id })).code).toBe(409)
  expect((await call('POST', '/pilot/create', { userId: aerie.other.staff.id })).code).toBe(400)
  expect((await call('POST', '/pilot/create', { userId: aerie.demo.client.id })).code).toBe(400)
  expect((await call('POST', '/pilot/create', {})).code).toBe(400)

  const url = `/pilot/edit/${made.data._id}`
  const edited = await call<Pilot>('PATCH', url, { version: 1, name: 'Bo Lind', licences: licences.slice(1) })
  expect(edited.data).toMatchObject({ name: 'Bo Lind', licences: licences.slice(1), version: 2 })
  expect((await call('PATCH', url, { version: 1, phone: '1' })).code).toBe(409)
  expect((await call('PATCH', `/pilot/edit/${user._id}`, { version: 1, name: 'X' })).code).toBe(400)
  expect((await call('PATCH', url, { version: 2 }, await aerie.cookieOf(aerie.other.root))).code).toBe(404)
})

test('removes and restores a pilot who is not assigned to an open flight', async () => {
  const { _id } = await newPilot({ name: 'Removable' })
  const flight = (await assign(await plan([1, 2]), _id)).data
  expect(await call('DELETE', `/pilot/delete/${_id}`)).toMatchObject({ code: 409, messageCode: 'pilot.stillFlies' })
  await assign(flight, null)
  expect((await call('DELETE', `/pilot/delete/${_id}`)).code).toBe(200)
  expect((await pilots()).map((pilot) => pilot._id)).not.toContain(_id)
  expect((await call<Pilot>('POST', `/pilot/restore/${_id}`)).data).toMatchObject({ name: 'Removable' })
})

test('lists removed pilots, and a past flight keeps the name of a pilot who is deleted permanently', async () => {
  const { _id } = await newPilot({ name: 'Retired' })
  const flight = (await assign(await plan([6, 7]), _id)).data
  const { _id: flightId, version } = flight
  await call('PATCH', '/flight/update-status', { flightId, version, status: 'aborted' })
  expect((await call('DELETE', `/pilot/delete/${_id}`)).code).toBe(200)
  const trash = await call<{ items: { _id: string; name: string }[] }>('GET', '/pilot/deleted')
  expect(trash.data.items).toMatchObject([{ _id, name: 'Retired' }])
  const shown = async () => (await call<Flight>('GET', `/flight/get/${flightId}`)).data.pilot
  expect(await shown()).toMatchObject({ _id, name: 'Retired' })
  expect((await call('DELETE', `/pilot/deleted/${_id}`)).code).toBe(200)
  expect(await pilotTrash.purge(aerie.db)).toBe(1)
  expect(await shown()).toEqual({ _id: null, name: 'Retired', avatar: null, hasAccount: false, problems: [] })
})

test('keeps the name of a user on past flights, and no pilot on a flight that is restored before its take-off', async () => {
  const { _id } = await newPilot({ userId: aerie.demo.root.id })
  const { name } = (await pilots()).find((pilot) => pilot._id === _id)!
  const aborted = (await assign(await plan([22, 23]), _id)).data
  const change = { flightId: aborted._id, version: aborted.version, status: 'aborted' }
  await call('PATCH', '/flight/update-status', change)
  const planned = (await assign(await plan([24, 25]), _id)).data
  await call('DELETE', `/flight/delete/${planned._id}`)
  await call('DELETE', `/pilot/delete/${_id}`)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update pilot set deleted_at = now() - interval '31 days' where id = ${_id}`.execute(tx),
  )
  expect(await pilotTrash.purge(aerie.db)).toBe(1)
  expect((await call<Flight>('GET', `/flight/get/${aborted._id}`)).data.pilot).toMatchObject({ _id: null, name })
  expect((await call<Flight>('POST', `/flight/restore/${planned._id}`)).data).toMatchObject({ pilot: null })
})

test('shows an expired licence before assigning, refuses it, and records the reason of an override', async () => {
  const licences = [{ kind: 'EU A2', expiresOn: '2027-02-28' }]
  const { _id } = await newPilot({ name: 'Expired', licences })
  const flight = await plan([3, 4])
  const shown = (await pilots(`?flightId=${flight._id}`)).find((pilot) => pilot._id === _id)
  expect(shown?.problems).toEqual([{ kind: 'licence-expired', name: 'EU A2', at: '2027-02-28' }])
  expect(await assign(flight, _id)).toMatchObject({ code: 409, messageCode: 'flight.pilotProblems' })
  const overridden = await assign(flight, _id, { overrideReason: 'Renewal confirmed by phone' })
  expect(overridden.data).toMatchObject({
    overrideReason: 'Renewal confirmed by phone',
    pilot: { name: 'Expired', problems: [{ kind: 'licence-expired' }] },
  })
  const entries = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select('details').where('action', '=', 'flight.assign').execute(),
  )
  expect(entries.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ pilot: 'Expired', reason: 'Renewal confirmed by phone' }),
  )
})

test('accepts a licence that expires on the day of the flight', async () => {
  const { _id } = await newPilot({ licences: [{ kind: 'EU A2', expiresOn: '2027-03-01' }] })
  expect((await assign(await plan([5, 6]), _id)).code).toBe(200)
})

test('refuses overlapping flights of a pilot, also when a time is changed later', async () => {
  const { _id } = await newPilot({ name: 'Busy' })
  const first = await plan([8, 10])
  const second = await plan([9, 11])
  const later = await plan([12, 13])
  expect((await assign(first, _id)).code).toBe(200)
  expect(await assign(second, _id)).toMatchObject({ code: 409, messageCode: 'flight.pilotProblems' })
  const assigned = (await assign(later, _id)).data
  const earlier = { version: assigned.version, plannedStart: new Date(Date.UTC(2027, 2, 1, 9)).toISOString() }
  const url = `/flight/edit/${later._id}`
  expect(await call('PATCH', url, earlier)).toMatchObject({ code: 409, messageCode: 'flight.pilotProblems' })
  expect((await call('PATCH', url, { ...earlier, overrideReason: 'Same take-off site' })).code).toBe(200)
})

test('accepts one of two simultaneous assignments, for a flight and for a pilot', async () => {
  const one = await newPilot({ name: 'One' })
  const other = await newPilot({ name: 'Other' })
  const flight = await plan([14, 15])
  const ofFlight = await Promise.all([assign(flight, one._id), assign(flight, other._id)])
  expect(ofFlight.map(({ code }) => code).sort()).toEqual([200, 409])
  const left = await plan([16, 17])
  const right = await plan([16, 17])
  const third = await newPilot({ name: 'Third' })
  const ofPilot = await Promise.all([assign(left, third._id), assign(right, third._id)])
  expect(ofPilot.map(({ code }) => code).sort()).toEqual([200, 409])
})

test('mails a pilot who has no socket, and records the event', async () => {
  const { _id } = await newPilot({ name: 'Mia Mail', email: 'mia@pilots.example' })
  const flight = await plan([18, 19])
  await assign(flight, _id)
  const mail = await mailTo(aerie, 'mia@pilots.example')
  expect(mail).toContain('Harbour survey')
  expect(mail).toContain('2027-03-01 18:00')
  expect(mail).toContain(`/flights?flight=${flight._id}`)
  await eventsPublished(aerie.db)
  const found = await call<{ items: object[] }>('GET', '/notification/list')
  expect(found.data.items).toContainEqual(
    expect.objectContaining({
      event: 'PILOT_ASSIGNED',
      payload: {
        mission: 'Harbour survey',
        name: 'Mia Mail',
        avatar: null,
        missionID: missionId,
        flightID: flight._id,
      },
    }),
  )
})

test('shows what a pilot flies now', async () => {
  const { _id } = await newPilot({ name: 'Flying' })
  const { _id: flightId, version } = (await assign(await plan([20, 21]), _id)).data
  await call('PATCH', '/flight/update-status', { flightId, version, status: 'preflight' })
  const shown = (await pilots()).find((pilot) => pilot._id === _id)
  expect(shown?.flights).toEqual([{ _id: flightId, name: 'From 20', missionId, status: 'preflight' }])
})
