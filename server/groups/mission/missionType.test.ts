import { sql } from 'kysely'
import type { components } from '../../contract/contract.gen'
import { inTenant } from '../../db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { contains } from './mapref'

type Mission = components['schemas']['Mission']
type MissionList = components['schemas']['MissionListReply']['data']
type Types = components['schemas']['MissionTypesReply']['data']
type MissionType = components['schemas']['MissionType']
type Location = components['schemas']['Location']

let aerie: TestApp
let root: string
let staff: string
let stranger: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  stranger = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const create = async (body: object): Promise<Mission> =>
  (await aerie.call<Mission>(root, 'POST', '/mission/create', body)).data
const types = async (cookie: string): Promise<MissionType[]> =>
  (await aerie.call<Types>(cookie, 'GET', '/common/missiontype/getall')).data.types

test('a tenant starts with the usual mission types and adds its own', async () => {
  expect((await types(staff)).map(({ name }) => name)).toContain('Survey')
  expect((await aerie.call(staff, 'POST', '/common/missiontype/create', { name: 'Roofs' })).code).toBe(403)
  const made = await aerie.call<MissionType>(root, 'POST', '/common/missiontype/create', { name: ' Roofs ' })
  expect(made).toMatchObject({ code: 201, data: { name: 'Roofs', version: 1 } })
  expect(await aerie.call(root, 'POST', '/common/missiontype/create', { name: 'ROOFS' })).toMatchObject({
    code: 409,
    errors: [{ field: 'name' }],
  })
  expect((await types(stranger)).map(({ name }) => name)).not.toContain('Roofs')

  const edit = `/common/missiontype/edit/${made.data._id}`
  expect((await aerie.call(root, 'PATCH', edit, { version: 1, name: 'Roof check' })).data).toMatchObject({ version: 2 })
  expect((await aerie.call(root, 'PATCH', edit, { version: 1, name: 'Late' })).code).toBe(409)
  expect((await aerie.call(stranger, 'PATCH', edit, { version: 2, name: 'Mine' })).code).toBe(404)

  const mission = await create({ name: 'With a type', missionTypeId: made.data._id })
  expect(mission.missionType).toEqual({ _id: made.data._id, name: 'Roof check' })
  const list = `/mission/get/tenant/${aerie.demo.id}?missionTypeId=${made.data._id}`
  expect((await aerie.call<MissionList>(root, 'GET', list)).data).toMatchObject({
    total: 1,
    items: [{ _id: mission._id }],
  })
  expect((await aerie.call(root, 'DELETE', `/common/missiontype/delete/${made.data._id}`)).code).toBe(200)
  const after = await aerie.call<Mission>(root, 'GET', `/mission/get/${mission._id}`)
  expect(after.data).not.toHaveProperty('missionType')
})

test('a mission takes a type of its own tenant only, and gives it back', async () => {
  const [foreign] = await types(stranger)
  const [own] = await types(root)
  expect(await aerie.call(root, 'POST', '/mission/create', { name: 'X', missionTypeId: foreign?._id })).toMatchObject({
    code: 400,
    errors: [{ field: 'missionTypeId' }],
  })
  const { _id, version } = await create({ name: 'Typed', missionTypeId: own?._id })
  const edited = await aerie.call(root, 'PATCH', `/mission/edit/${_id}`, { version, missionTypeId: null })
  expect(edited.data).not.toHaveProperty('missionType')
})

test('a place is read, renamed and moved; its missions are listed, the latest first', async () => {
  const at = { name: 'Pier', location: { lat: 1, long: 2 } }
  const pier = (await aerie.call<Location>(root, 'POST', '/location/create', at)).data
  await create({ name: 'Later', locationId: pier._id, scheduledAt: '2031-01-02T00:00:00.000Z' })
  await create({ name: 'Sooner', locationId: pier._id, scheduledAt: '2030-01-02T00:00:00.000Z' })
  const url = `/mission/get-missions-by-locationID/${pier._id}`
  const found = await aerie.call<MissionList>(staff, 'GET', url)
  expect(found.data.items.map(({ name }) => name)).toEqual(['Later', 'Sooner'])
  expect((await aerie.call(stranger, 'GET', url)).code).toBe(404)
  expect((await aerie.call(staff, 'GET', `/location/get-by-id/${pier._id}`)).data).toEqual({
    location: pier,
    missions: 2,
  })

  const update = `/location/update/${pier._id}`
  const moved = { version: 1, location: { lat: 3, long: 4 } }
  expect((await aerie.call(staff, 'PATCH', update, moved)).code).toBe(403)
  expect((await aerie.call(root, 'PATCH', update, moved)).data).toEqual({ ...pier, ...moved, version: 2 })
  expect((await aerie.call(root, 'PATCH', update, moved)).code).toBe(409)
  expect((await aerie.call(stranger, 'PATCH', update, { ...moved, version: 2 })).code).toBe(404)
  await aerie.call(root, 'POST', '/location/create', { ...at, name: 'Taken' })
  expect(await aerie.call(root, 'PATCH', update, { version: 2, name: 'taken' })).toMatchObject({
    code: 409,
    errors: [{ field: 'name' }],
  })
})

test('duplicateMission plans another after the pattern, without what was flown', async () => {
  const [type] = await types(root)
  const pattern = await create({ name: 'Pattern', description: 'Every month', missionTypeId: type?._id })
  await aerie.call(root, 'POST', '/layergroup/create', { missionId: pattern._id, name: 'Before' })
  await aerie.call(root, 'POST', '/layer/create-vector-layer', { missionId: pattern._id, name: 'Notes' })
  const copy = await aerie.call<Mission>(staff, 'POST', `/mission/duplicate/${pattern._id}`, { name: 'April' })
  expect(copy).toMatchObject({
    code: 201,
    data: { name: 'April', description: 'Every month', status: 'draft', missionType: { _id: type?._id } },
  })
  const panel = await aerie.call(root, 'GET', `/layer/all-layers-for-mission/${copy.data._id}`)
  expect(panel.data).toMatchObject({ groups: [{ name: 'Before' }], layers: [] })
  expect((await aerie.call(stranger, 'POST', `/mission/duplicate/${pattern._id}`, { name: 'Mine' })).code).toBe(404)
})

test('a removed mission comes back with its layers, for 30 days', async () => {
  const { _id } = await create({ name: 'Lost and found' })
  await aerie.call(root, 'POST', '/layer/create-vector-layer', { missionId: _id, name: 'Notes' })
  const count = `/mission/get-mission-doc-count/${_id}`
  expect((await aerie.call(root, 'GET', count)).data).toMatchObject({ layers: 1, vectors: 1, rasters: 0, documents: 0 })
  await aerie.call(root, 'DELETE', `/mission/delete/${_id}`)
  expect((await aerie.call(root, 'GET', count)).code).toBe(404)
  const gone = await aerie.call<{ items: { _id: string }[] }>(root, 'GET', '/mission/deleted')
  expect(gone.data.items.map((mission) => mission._id)).toEqual([_id])
  expect((await aerie.call(stranger, 'POST', `/mission/restore/${_id}`)).code).toBe(404)
  expect((await aerie.call(root, 'POST', `/mission/restore/${_id}`)).data).toMatchObject({ name: 'Lost and found' })
  expect((await aerie.call(root, 'GET', count)).data).toMatchObject({ layers: 1 })
  expect((await aerie.call(root, 'POST', `/mission/restore/${_id}`)).code).toBe(404)

  await aerie.call(root, 'DELETE', `/mission/delete/${_id}`)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update mission set deleted_at = now() - interval '31 days' where id = ${_id}`.execute(tx),
  )
  expect(await aerie.call(root, 'GET', '/mission/deleted')).toMatchObject({ data: { items: [], total: 0 } })
  expect((await aerie.call(root, 'POST', `/mission/restore/${_id}`)).code).toBe(404)
})

test('a point is inside an area, not in its hole, and not in a line', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  const ring = { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] } as const
  const polygon = { type: 'Polygon' as const, coordinates: ring.coordinates.map((each) => each.map((at) => [...at])) }
  expect(contains(polygon, [2, 2])).toBe(true)
  expect(contains(polygon, [5, 5])).toBe(false)
  expect(contains(polygon, [11, 2])).toBe(false)
  expect(contains({ type: 'MultiPolygon', coordinates: [polygon.coordinates, [square(20, 30)]] }, [25, 25])).toBe(true)
  expect(contains({ type: 'LineString', coordinates: square(0, 10) }, [0, 0])).toBe(false)
})
