import type { components } from '../../contract/contract.gen'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'

type AuditList = components['schemas']['AuditListReply']['data']

let aerie: TestApp
let root: string
let admin: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  ;[root, admin, foreignRoot] = await Promise.all([
    aerie.cookieOf(aerie.demo.root),
    aerie.cookieOf(aerie.admin),
    aerie.cookieOf(aerie.other.root),
  ])
})
afterAll(() => aerie.close())

const list = async (cookie: string, query = '') =>
  (await aerie.call<AuditList>(cookie, 'GET', `/audit/list${query}`)).data
const actions = ({ items }: AuditList) => items.map(({ action }) => action)
const csv = async (cookie: string, path: string) =>
  (await aerie.app.inject({ url: `/apis/v1${path}`, headers: { cookie } })).body

test('records sign-ins with user and address, and failed ones without the typed password', async () => {
  const login = (email: string, password: string) =>
    aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/auth/login',
      payload: { email, password },
      remoteAddress: '10.7.7.7',
    })
  await login('staff@demo.test', 'typed by mistake')
  await login('Staff@Demo.test', PASSWORD)
  await login('nobody@nowhere.test', 'also typed')
  const own = await list(root, '?search=10.7.7.7')
  expect(actions(own)).toEqual(['session.start', 'session.reject'])
  expect(own.items[0]).toMatchObject({
    actor: { _id: aerie.demo.staff.id, name: 'staff@demo.test' },
    address: '10.7.7.7',
    tenant: { _id: aerie.demo.id, name: 'demo' },
  })
  expect(own.items[1]).toMatchObject({
    actor: { _id: null, name: '' },
    target: 'staff@demo.test',
    details: { wrong: 'password' },
  })
  const all = await list(admin, '?search=nobody@nowhere.test')
  expect(all.items).toMatchObject([{ action: 'session.reject', tenant: { _id: null } }])
  expect(JSON.stringify([own, all])).not.toContain('typed')
})

test('records grants, deletions and downloads', async () => {
  const created = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/user/create-tenant-user', {
    name: 'Noted',
    email: 'noted@demo.test',
    userType: 'tenant-user',
    customPermissions: ['mission_list'],
  })
  await aerie.call(root, 'DELETE', `/tenant/user/delete-user/${created.data._id}`)
  const mission = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Noted mission' })
  await aerie.call(root, 'DELETE', `/mission/delete/${mission.data._id}`)
  await csv(root, '/mission/export')
  await csv(root, '/tenant/user/export')
  const { items } = await list(root, `?actorId=${aerie.demo.root.id}&pageSize=5`)
  expect(items.map(({ action, target }) => [action, target])).toEqual([
    ['user.export', 'users.csv'],
    ['mission.export', 'missions.csv'],
    ['mission.delete', 'Noted mission'],
    ['user.delete', 'noted@demo.test'],
    ['user.create', 'noted@demo.test'],
  ])
  expect(items.at(-1)?.details).toMatchObject({ userType: 'tenant-user', permissions: 'mission_list' })
})

test('records before and after of the changed fields of a user only', async () => {
  const { data: user } = await aerie.call<{ _id: string; version: number }>(
    root,
    'POST',
    '/tenant/user/create-tenant-user',
    {
      name: 'Vera',
      email: 'vera@renamed.test',
      userType: 'tenant-user',
    },
  )
  await aerie.call(root, 'PATCH', `/tenant/user/edit-user/${user._id}`, { version: user.version, name: 'Vera Viewer' })
  await aerie.call(root, 'PATCH', `/tenant/user/edit-user/${user._id}`, { version: user.version + 1, disabled: true })
  const { items } = await list(root, '?action=user.edit')
  expect(items.map(({ details }) => details)).toEqual([
    { 'state.before': 'invited', 'state.after': 'disabled' },
    { 'name.before': 'Vera', 'name.after': 'Vera Viewer' },
  ])
})

test('filters by action, by group of actions and by time', async () => {
  expect(new Set(actions(await list(root, '?action=user')))).toEqual(
    new Set(['user.create', 'user.delete', 'user.edit', 'user.export']),
  )
  expect(actions(await list(root, '?action=user.delete'))).toEqual(['user.delete'])
  expect((await list(root, '?to=2020-01-01T00:00:00Z')).total).toBe(0)
  expect((await list(root, '?from=2020-01-01T00:00:00Z')).total).toBeGreaterThan(5)
  expect((await aerie.call(root, 'GET', '/audit/list?from=yesterday')).code).toBe(400)
})

test('shows a tenant root only its tenant, and a super-admin all tenants', async () => {
  expect((await list(foreignRoot)).items.every(({ tenant }) => tenant._id === aerie.other.id)).toBe(true)
  expect((await aerie.call(foreignRoot, 'GET', `/audit/list?tenantId=${aerie.demo.id}`)).code).toBe(404)
  expect(
    (await list(admin, `?tenantId=${aerie.demo.id}`)).items.every(({ tenant }) => tenant._id === aerie.demo.id),
  ).toBe(true)
  const tenants = new Set((await list(admin, '?pageSize=200')).items.map(({ tenant }) => tenant.name))
  expect(tenants).toEqual(new Set(['', 'demo', 'other']))
  const staff = await aerie.cookieOf(aerie.demo.staff)
  expect((await aerie.call(staff, 'GET', '/audit/list')).code).toBe(403)
})

test('exports the entries as CSV with escaped formulas and records the export', async () => {
  await aerie.call(root, 'POST', '/mission/create', { name: '=cmd()' })
  const { data } = await aerie.call<{ items: { _id: string }[] }>(
    root,
    'GET',
    `/mission/get/tenant/${aerie.demo.id}?search=cmd`,
  )
  await aerie.call(root, 'DELETE', `/mission/delete/${data.items[0]?._id}`)
  const text = await csv(root, '/audit/export?action=mission.delete')
  const [header, first] = text.split('\n')
  expect(header).toContain('at,actor,action,target,address,details,tenant')
  expect(first).toContain(`,mission.delete,'=cmd(),`)
  expect(await csv(foreignRoot, '/audit/export')).not.toContain('demo')
  expect(actions(await list(root, '?action=audit'))).toEqual(['audit.export'])
})
