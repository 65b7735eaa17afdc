import { startTestApp, type TestApp } from '../../testing/testApp'

interface Stale {
  code: number
  values: { changedAt?: string; changedBy?: string }
}
interface Versioned {
  _id: string
  version: number
}

let aerie: TestApp
let root: string
let staff: string
let admin: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  admin = await aerie.cookieOf(aerie.admin)
})
afterAll(() => aerie.close())

const patch = async (cookie: string, path: string, body: object): Promise<Stale> => {
  const { code, values } = (await aerie.call(cookie, 'PATCH', path, body)) as unknown as Stale
  return { code, values }
}

test('names who changed a record, and when', async () => {
  const started = Date.now()
  const created = await aerie.call<Versioned>(root, 'POST', '/mission/create', { name: 'Fence' })
  const path = `/mission/edit/${created.data._id}`
  expect((await patch(staff, path, { version: 1, name: 'Fence north' })).code).toBe(200)
  const { code, values } = await patch(root, path, { version: 1, name: 'Fence south' })
  expect(code).toBe(409)
  expect(values.changedBy).toBe(aerie.demo.staff.email)
  expect(Date.parse(values.changedAt ?? '')).toBeGreaterThanOrEqual(started - 1000)
})

test('hides the names of super-admins from organisations, and shows those of their users to super-admins', async () => {
  const { data } = await aerie.call<Versioned>(root, 'GET', '/tenantroot/fetch-organisation-details')
  const { version } = data
  const adminPath = `/admin/tenant/edit-tenant/${aerie.demo.id}`
  const ownPath = '/tenantroot/update-organisation-details'
  expect((await patch(admin, adminPath, { version, name: 'Demo Ltd' })).code).toBe(200)
  expect(await patch(root, ownPath, { version, taxId: '1' })).toEqual({
    code: 409,
    values: { changedAt: expect.any(String) as string },
  })
  expect((await patch(root, ownPath, { version: version + 1, taxId: '1' })).code).toBe(200)
  expect(await patch(admin, adminPath, { version, name: 'Demo' })).toMatchObject({
    code: 409,
    values: { changedBy: aerie.demo.root.email },
  })
})

test('knows the editor of every kind of record that is edited by version', async () => {
  const make = async (path: string, body: object, cookie = root): Promise<string> =>
    (await aerie.call<Versioned>(cookie, 'POST', path, body)).data._id
  const limits = { users: 1, clients: 100, storageBytes: 1, streamMinutes: 1, aiRuns: 1 }
  const pack = { name: 'Team', price: 1, currency: 'INR', period: 'month', limits }
  const set = { name: 'Viewers', permissions: ['mission_list'] }
  const location = await make('/location/create', { name: 'Gate', location: { lat: 1, long: 1 } })
  const baseLayer = await make('/baselayer/create-base-vector-layer', { name: 'Plots' })
  const group = await make('/tenant/usergroup/tenant-usergroup-create', { name: 'Pilots', permissions: [] })
  const user = { name: 'Pat', email: 'pat@demo.test', userType: 'tenant-user' }
  const { data: mission } = await aerie.call<Versioned>(root, 'POST', '/mission/create', { name: 'Fence' })
  const inMission = { missionId: mission._id, name: 'Poles' }
  const tiles = { name: 'Aerial', kind: 'raster', url: 'https://a.example/{z}/{x}/{y}.png', attribution: '© City' }
  const edits: [string, string][] = [
    [root, `/location/update/${location}`],
    [root, `/baselayer/edit/${baseLayer}`],
    [root, `/layer/edit-layer/${await make('/layer/create-vector-layer', inMission)}`],
    [root, `/layergroup/edit/${await make('/layergroup/create', inMission)}`],
    [root, `/common/missiontype/edit/${await make('/common/missiontype/create', { name: 'Pole survey' })}`],
    [root, `/base-map/edit/${await make('/base-map/create', tiles)}`],
    [root, `/tenant/usergroup/tenant-usergroup-edit/${group}`],
    [root, `/tenant/user/edit-user/${await make('/tenant/user/create-tenant-user', user)}`],
    [admin, `/admin/package/edit-package-for-Id/${await make('/admin/package/create', pack, admin)}`],
    [admin, `/admin/permission/edit/${await make('/admin/permission/create', set, admin)}`],
    [admin, '/admin/seller'],
  ]
  for (const [cookie, path] of edits) {
    expect({ path, ...(await patch(cookie, path, { version: 1, name: 'Renamed' })) }).toMatchObject({ path, code: 200 })
    expect({ path, ...(await patch(cookie, path, { version: 1, name: 'Other' })) }).toMatchObject({
      path,
      code: 409,
      values: { changedBy: expect.any(String) as string },
    })
  }
})
