import type { components } from '../../platform/contract/contract.gen'
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
    aerie.signIn(aerie.other.root),
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

test('names an address once, however the socket and the proxy write it', async () => {
  const behindProxy = await startTestApp({ TRUST_PROXY: '10.7.7.1' })
  try {
    const reject = async (at: TestApp, remoteAddress: string, forwarded?: string) => {
      await at.app.inject({
        method: 'POST',
        url: '/apis/v1/auth/login',
        payload: { email: 'staff@demo.test', password: 'wrong' },
        remoteAddress,
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      })
      const { items } = await at
        .call<AuditList>(await at.cookieOf(at.demo.root), 'GET', '/audit/list')
        .then(({ data }) => data)
      return items[0]?.address
    }
    expect(await reject(aerie, '::ffff:192.0.2.9')).toBe('192.0.2.9')
    expect(await reject(behindProxy, '::ffff:10.7.7.1', '192.0.2.9:51234')).toBe('192.0.2.9')
    expect(await reject(behindProxy, '10.7.7.1', '[2001:DB8::0001%eth0]:443')).toBe('2001:db8::1')
    expect(await reject(behindProxy, '10.7.7.1', '::ffff:192.0.2.9')).toBe('192.0.2.9')
    // Whoever is no proxy names no other address.
    expect(await reject(behindProxy, '192.0.2.77', '192.0.2.9')).toBe('192.0.2.77')
  } finally {
    await behindProxy.close()
  }
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
    { userId: user._id, 'state.before': 'invited', 'state.after': 'disabled' },
    { userId: user._id, 'name.before': 'Vera', 'name.after': 'Vera Viewer' },
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

test('links an entry to its record until the record is deleted', async () => {
  const { data: mission } = await aerie.call<{ _id: string; version: number }>(root, 'POST', '/mission/create', {
    name: 'Linked',
  })
  const edit = { version: mission.version, name: 'Linked and renamed' }
  await aerie.call(root, 'PATCH', `/mission/edit/${mission._id}`, edit)
  const entry = async () => (await list(root, '?action=mission.edit&search=Linked')).items[0]
  expect(await entry()).toMatchObject({
    object: { kind: 'mission', _id: mission._id },
    details: { missionId: mission._id, 'name.before': 'Linked', 'name.after': 'Linked and renamed' },
  })
  await aerie.call(root, 'DELETE', `/mission/delete/${mission._id}`)
  expect(await entry()).not.toHaveProperty('object')
})

test('records nothing for an edit that changes nothing', async () => {
  const { data } = await aerie.call<{ _id: string; version: number }>(root, 'POST', '/mission/create', { name: 'Same' })
  await aerie.call(root, 'PATCH', `/mission/edit/${data._id}`, { version: data.version, name: 'Same' })
  expect((await list(root, '?action=mission.edit&search=Same')).total).toBe(0)
})

test('records which members a user group gets, and its permissions before and after', async () => {
  const group = { name: 'Pilots', description: '', permissions: ['mission_list'], members: [] }
  const { data } = await aerie.call<{ _id: string; version: number }>(
    root,
    'POST',
    '/tenant/usergroup/tenant-usergroup-create',
    group,
  )
  const { data: user } = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/user/create-tenant-user', {
    name: 'Pat Pilot',
    email: 'pat@grouped.test',
    userType: 'tenant-user',
  })
  const change = { version: data.version, permissions: ['mission_list', 'layer_list'], addMembers: [user._id] }
  await aerie.call(root, 'PATCH', `/tenant/usergroup/tenant-usergroup-edit/${data._id}`, change)
  const [edited] = (await list(root, '?action=user-group.edit')).items
  expect(edited?.details).toEqual({
    userGroupId: data._id,
    'permissions.before': 'mission_list',
    'permissions.after': 'layer_list, mission_list',
    addedMembers: 'Pat Pilot',
  })
  const again = { version: data.version + 1, addMembers: [user._id], removeMembers: [aerie.demo.viewer.id] }
  await aerie.call(root, 'PATCH', `/tenant/usergroup/tenant-usergroup-edit/${data._id}`, again)
  // Nobody was added or removed.
  expect((await list(root, '?action=user-group.edit')).items[0]?.details).toEqual({ userGroupId: data._id })
})

test('filters by person: what they did, and what others did to them', async () => {
  const { data: user } = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/user/create-tenant-user', {
    name: 'Ann',
    email: 'ann@about.test',
    userType: 'tenant-user',
  })
  expect(await aerie.call(root, 'DELETE', `/tenant/user/delete-user/${user._id}`)).toMatchObject({ code: 200 })
  expect(actions(await list(root, `?personId=${user._id}`))).toEqual(['user.delete', 'user.create'])
  await aerie.signIn(aerie.demo.staff)
  const own = (await list(root, `?personId=${aerie.demo.staff.id}`)).items
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ actor, details }) => [actor._id, details['userId']].includes(aerie.demo.staff.id))).toBe(true)
  expect((await list(foreignRoot, `?personId=${user._id}`)).total).toBe(0)
})

test('names the browser of a failed sign-in', async () => {
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
  await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/auth/login',
    payload: { email: 'viewer@demo.test', password: 'wrong' },
    headers: { 'user-agent': agent },
    remoteAddress: '10.7.7.8',
  })
  const { items } = await list(root, '?search=10.7.7.8')
  expect(items[0]?.details).toMatchObject({ browser: 'Chrome 131 on Windows' })
})
