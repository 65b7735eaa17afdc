import type { components } from '../../contract/contract.gen'
import { startTestApp, type TestApp } from '../../testing/testApp'

type LocationList = components['schemas']['LocationListReply']['data']

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

const create = (cookie: string, name: string, location: object = { lat: 46.8, long: -92 }) =>
  aerie.call(cookie, 'POST', '/location/create', { name, location })

test('createLocation stores a location that listLocations finds by name, in the same tenant only', async () => {
  expect(await create(root, ' Duluth ')).toMatchObject({
    code: 201,
    data: { name: 'Duluth', location: { lat: 46.8, long: -92 } },
  })
  await create(root, 'Antwerp')
  const all = await aerie.call<LocationList>(staff, 'GET', '/location/get')
  expect(all.data.items.map(({ name }) => name)).toEqual(['Antwerp', 'Duluth'])
  expect((await aerie.call<LocationList>(staff, 'GET', '/location/get?search=dul')).data.total).toBe(1)
  expect((await aerie.call<LocationList>(otherRoot, 'GET', '/location/get')).data.total).toBe(0)
})

test('rejects a name that another location of the tenant has, ignoring case', async () => {
  await create(root, 'Quay')
  expect(await create(root, 'QUAY')).toMatchObject({
    code: 409,
    errors: [{ field: 'name', message: 'Another location has this name. Choose another name.' }],
  })
  expect((await create(otherRoot, 'Quay')).code).toBe(201)
})

test.each([{ lat: 91, long: 0 }, { lat: 0, long: -181 }, { lat: '1', long: 0 }, { lat: 0 }, null])(
  'rejects coordinates outside the range of latitude and longitude: %j',
  async (location) => {
    expect((await create(root, 'Nowhere', location as object)).code).toBe(400)
  },
)

test('tenant-staff cannot create a location', async () => {
  expect((await create(staff, 'Mine')).code).toBe(403)
})

test('listLocations counts missions and sorts by that count or by name', async () => {
  const location = await create(root, 'Zeta works')
  const { _id: locationId } = location.data as { _id: string }
  for (const name of ['First look', 'Second look']) {
    await aerie.call(root, 'POST', '/mission/create', { name, locationId })
  }
  const sorted = async (sort: string) =>
    (await aerie.call<LocationList>(staff, 'GET', `/location/get?sort=${sort}`)).data.items
  expect((await sorted('-missionCount'))[0]).toMatchObject({ name: 'Zeta works', missionCount: 2 })
  expect((await sorted('missionCount')).at(-1)).toMatchObject({ name: 'Zeta works', missionCount: 2 })
  expect((await sorted('-name'))[0]).toMatchObject({ name: 'Zeta works' })
  expect((await sorted('name'))[0]).toMatchObject({ missionCount: 0 })
  expect((await aerie.call(staff, 'GET', '/location/get?sort=lat')).code).toBe(400)
})
