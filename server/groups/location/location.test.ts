import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { locationTrash } from './trash'

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

const HERE = { lat: 1, long: 2 }

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

describe('deleteLocation', () => {
  test('hides a location from lists and its missions until it is restored', async () => {
    const { _id: locationId } = (await create(root, 'Old pier')).data as { _id: string }
    const made = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Pier', locationId })
    const mission = () => aerie.call<{ location?: object }>(root, 'GET', `/mission/get/${made.data._id}`)
    expect((await aerie.call(otherRoot, 'DELETE', `/location/delete/${locationId}`)).code).toBe(404)
    expect((await aerie.call(staff, 'DELETE', `/location/delete/${locationId}`)).code).toBe(200)
    expect((await aerie.call(root, 'DELETE', `/location/delete/${locationId}`)).code).toBe(404)
    expect((await aerie.call(root, 'GET', `/location/get-by-id/${locationId}`)).code).toBe(404)
    expect((await mission()).data).not.toHaveProperty('location')
    const used = await aerie.call(root, 'POST', '/mission/create', { name: 'Other', locationId })
    expect(used).toMatchObject({ code: 400, errors: [{ field: 'locationId' }] })

    const trash = await aerie.call<LocationList>(root, 'GET', '/location/deleted')
    expect(trash.data.items).toMatchObject([{ _id: locationId, name: 'Old pier' }])
    expect((await aerie.call(otherRoot, 'POST', `/location/restore/${locationId}`)).code).toBe(404)
    expect((await aerie.call(root, 'POST', `/location/restore/${locationId}`)).code).toBe(200)
    expect((await mission()).data.location).toMatchObject({ name: 'Old pier' })
  })

  test('moves several to the trash, all or none', async () => {
    const ids = []
    for (const name of ['Pier', 'Lock']) {
      ids.push((await aerie.call<{ _id: string }>(root, 'POST', '/location/create', { name, location: HERE })).data._id)
    }
    const remove = (locationIds: string[], cookie = root) =>
      aerie.call(cookie, 'DELETE', '/location/delete-locations', { locationIds })
    const codeOf = async (id: string | undefined) => (await aerie.call(root, 'GET', `/location/get-by-id/${id}`)).code
    expect((await remove([...ids, crypto.randomUUID()])).code).toBe(404)
    expect((await remove(ids, otherRoot)).code).toBe(404)
    expect((await remove([])).code).toBe(400)
    expect(await codeOf(ids[0])).toBe(200)
    expect(await remove(ids)).toMatchObject({ code: 200, message: '2 locations deleted' })
    for (const id of ids) expect(await codeOf(id)).toBe(404)
    const log = await aerie.call<{ items: { target: string }[] }>(root, 'GET', '/audit/list?action=location.delete')
    expect(log.data.items.map(({ target }) => target)).toEqual(expect.arrayContaining(['Pier', 'Lock']))
    expect((await remove(ids)).code).toBe(404)
  })

  test('frees the name; restoring is rejected with 409 while another location has it', async () => {
    const { _id: first } = (await create(root, 'Gate')).data as { _id: string }
    await aerie.call(root, 'DELETE', `/location/delete/${first}`)
    const { _id: second } = (await create(root, 'gate')).data as { _id: string }
    const restore = () => aerie.call(root, 'POST', `/location/restore/${first}`)
    expect(await restore()).toMatchObject({ code: 409, message: expect.stringContaining('Gate') as string })
    await aerie.call(root, 'DELETE', `/location/delete/${second}`)
    expect((await restore()).code).toBe(200)
  })

  test('removes it permanently after 30 days, and keeps its missions', async () => {
    const { _id: locationId } = (await create(root, 'Past')).data as { _id: string }
    const made = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Kept', locationId })
    await aerie.call(root, 'DELETE', `/location/delete/${locationId}`)
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('location')
        .set({ deleted_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
        .where('id', '=', locationId)
        .execute(),
    )
    expect((await aerie.call(root, 'POST', `/location/restore/${locationId}`)).code).toBe(404)
    await locationTrash.purge(aerie.db)
    const rows = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('location').select('id').where('id', '=', locationId).execute(),
    )
    expect(rows).toEqual([])
    expect((await aerie.call(root, 'GET', `/mission/get/${made.data._id}`)).code).toBe(200)
  })
})
