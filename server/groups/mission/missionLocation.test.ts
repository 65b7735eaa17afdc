import type { components } from '../../platform/contract/contract.gen'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { contains } from '../../media/vector/contains'

type Mission = components['schemas']['Mission']
type MissionList = components['schemas']['MissionListReply']['data']
type Location = components['schemas']['Location']

let aerie: TestApp
let root: string
let staff: string
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const create = async (body: object): Promise<Mission> =>
  (await aerie.call<Mission>(root, 'POST', '/mission/create', body)).data

test('updateLocation changes a location, and its missions are listed, the latest first', async () => {
  const fields = { name: 'Pier', location: { lat: 1, long: 2 } }
  const pier = (await aerie.call<Location>(root, 'POST', '/location/create', fields)).data
  await create({ name: 'Later', locationId: pier._id, scheduledAt: '2031-01-02T00:00:00.000Z' })
  await create({ name: 'Sooner', locationId: pier._id, scheduledAt: '2030-01-02T00:00:00.000Z' })
  const url = `/mission/get-missions-by-locationID/${pier._id}`
  const found = await aerie.call<MissionList>(staff, 'GET', url)
  expect(found.data.items.map(({ name }) => name)).toEqual(['Later', 'Sooner'])
  expect((await aerie.call(otherRoot, 'GET', url)).code).toBe(404)
  expect((await aerie.call(staff, 'GET', `/location/get-by-id/${pier._id}`)).data).toEqual({
    location: pier,
    missions: 2,
  })

  const update = `/location/update/${pier._id}`
  const moved = { version: 1, location: { lat: 3, long: 4 } }
  expect((await aerie.call(staff, 'PATCH', update, moved)).code).toBe(403)
  expect((await aerie.call(root, 'PATCH', update, moved)).data).toEqual({ ...pier, ...moved, version: 2 })
  expect((await aerie.call(root, 'PATCH', update, moved)).code).toBe(409)
  expect((await aerie.call(otherRoot, 'PATCH', update, { ...moved, version: 2 })).code).toBe(404)
  await aerie.call(root, 'POST', '/location/create', { ...fields, name: 'Taken' })
  expect(await aerie.call(root, 'PATCH', update, { version: 2, name: 'taken' })).toMatchObject({
    code: 409,
    errors: [{ field: 'name' }],
  })
})

test('contains() is true inside an area and false in its holes and for lines', () => {
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
