import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { invitationToken, mailTo } from '../../testing/outbox'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { lockTenant, markTenantDeleted } from './sql'

type Tenant = components['schemas']['Tenant']
type List = components['schemas']['TenantListReply']['data']
type Stats = components['schemas']['TenantStatsReply']['data']
type Package = components['schemas']['Package']

let aerie: TestApp
let admin: string
let paid: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
  const limits = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
  const body = { name: 'Team', price: 199_900, period: 'month', limits }
  paid = (await aerie.call<Package>(admin, 'POST', '/admin/package/create', body)).data._id
})
afterAll(() => aerie.close())

const create = (name: string, fields: object = {}) =>
  aerie.call<Tenant>(admin, 'POST', '/admin/tenant/create', {
    name,
    packageId: paid,
    root: { name: 'Robin Root', email: `${name.toLowerCase()}@new.test` },
    ...fields,
  })
const read = (id: string, cookie = admin) =>
  aerie.call<Tenant>(cookie, 'GET', `/admin/tenant/fetch-tenant-details/${id}`)
const edit = (id: string, fields: object) =>
  aerie.call<Tenant>(admin, 'PATCH', `/admin/tenant/edit-tenant/${id}`, fields)
const remove = (id: string, name: string) => aerie.call(admin, 'DELETE', `/admin/tenant/delete-tenant/${id}`, { name })
const details = (cookie: string) => aerie.call(cookie, 'GET', '/auth/userdetails')

describe('createTenant', () => {
  test('activates a tenant without payment at once and invites its tenant root', async () => {
    const { code, data } = await create('Gift')
    expect(code).toBe(201)
    expect(data).toMatchObject({
      status: 'active',
      nextStatuses: ['suspended'],
      root: { email: 'gift@new.test' },
      packageName: 'Team',
      package: { name: 'Team', price: 199_900, endsAt: null },
      users: 1,
      orders: [],
    })
    const token = invitationToken(await mailTo(aerie, 'gift@new.test'))
    await aerie.call(undefined, 'POST', '/tenant/user/accept-invitation', { token, password: 'a fresh long password' })
    const login = { email: 'gift@new.test', password: 'a fresh long password' }
    expect((await aerie.call(undefined, 'POST', '/auth/login', login)).code).toBe(200)
  })

  test('keeps a tenant pending until payment and mails the link to its tenant root', async () => {
    const { data } = await create('Buyer', { withPayment: true })
    expect(data).toMatchObject({ status: 'pending', signUp: { verifiedAt: null, expiresAt: null } })
    expect(data.package).toBeUndefined()
    expect(await mailTo(aerie, 'buyer@new.test')).toContain('/sign-up')
  })

  test('rejects a taken e-mail regardless of case and stores nothing', async () => {
    const before = await asPlatform(aerie.db, (tx) => tx.selectFrom('tenant').select('id').execute())
    const root = { name: 'Robin', email: 'ROOT@Demo.Test' }
    expect(await create('Twice', { root })).toMatchObject({ code: 409, errors: [{ field: 'root.email' }] })
    expect(await asPlatform(aerie.db, (tx) => tx.selectFrom('tenant').select('id').execute())).toEqual(before)
  })

  test.each([
    [{ packageId: uuidv7() }, 'packageId'],
    [{ root: { name: 'R', email: 'nobody' } }, 'root.email'],
    [{ root: { name: 'R', email: 'r@new.test', userType: 'super-admin' } }, 'root.userType'],
    [{ status: 'active' }, 'status'],
    [{ name: ' ' }, 'name'],
  ])('rejects %j at the field', async (wrong, field) => {
    const reply = await create('Wrong', wrong)
    expect(reply.code).toBe(400)
    expect(reply.errors?.[0]?.field).toBe(field)
  })
})

test('listTenants searches, filters, sorts, pages and counts; exportTenants returns the same as CSV', async () => {
  const get = async (query: string) => (await aerie.call<List>(admin, 'GET', `/admin/tenant/fetchall?${query}`)).data
  const { items, total } = await get('search=DEM')
  expect([items.length, total]).toEqual([1, 1])
  expect(items[0]).toMatchObject({
    name: 'demo',
    status: 'active',
    users: 3,
    missions: 0,
    root: { email: 'root@demo.test' },
  })
  expect((await get('status=pending')).items.every(({ status }) => status === 'pending')).toBe(true)
  const sorted = await get('sort=-name&pageSize=200')
  const names = sorted.items.map(({ name }) => name.toLowerCase())
  expect(names).toEqual([...names].sort().reverse())
  expect((await get('sort=-name&page=2&pageSize=1')).items[0]?.name).toBe(sorted.items[1]?.name)
  const csv = await aerie.app.inject({ url: '/apis/v1/admin/tenant/export?search=dem', headers: { cookie: admin } })
  expect(csv.body.trim().split('\n')).toHaveLength(2)
  expect(csv.body).toContain('demo,active,root@demo.test,root@demo.test,,,3,0,0,')
})

test('getTenantStats returns the totals of the platform', async () => {
  const stats = async () => (await aerie.call<Stats>(admin, 'GET', '/admin/tenant/get-tenant-stats')).data
  const before = await stats()
  const { data } = await create('Counted')
  expect(await stats()).toMatchObject({ active: before.active + 1, users: before.users + 1, pending: before.pending })
  await remove(data._id, 'Counted')
  expect(await stats()).toEqual(before)
})

describe('editTenant', () => {
  test('suspends and resumes a tenant; its sessions are rejected while suspended', async () => {
    const cookie = await aerie.cookieOf(aerie.other.staff)
    const { data } = await read(aerie.other.id)
    const suspended = await edit(aerie.other.id, { version: data.version, status: 'suspended' })
    expect(suspended.data).toMatchObject({ status: 'suspended', nextStatuses: ['active'] })
    expect((await details(cookie)).code).toBe(401)
    const login = { email: 'root@other.test', password: PASSWORD }
    expect(await aerie.call(undefined, 'POST', '/auth/login', login)).toMatchObject({
      code: 400,
      message: 'This account is suspended.',
    })
    await edit(aerie.other.id, { version: suspended.data.version, status: 'active' })
    expect((await details(cookie)).code).toBe(200)
  })

  test('rejects other status changes and a stale version with 409', async () => {
    const { data } = await create('Moves')
    expect(await edit(data._id, { version: data.version, status: 'active' })).toMatchObject({
      code: 409,
      message: 'A tenant that is active cannot become active',
    })
    expect((await edit(data._id, { version: data.version, status: 'pending' })).code).toBe(400)
    const both = await Promise.all(['A', 'B'].map((name) => edit(data._id, { version: data.version, name })))
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('activates a pending tenant without payment and invites its tenant root', async () => {
    const { data } = await create('Waiting', { withPayment: true })
    const { data: active } = await edit(data._id, { version: data.version, status: 'active' })
    expect(active).toMatchObject({ status: 'active', package: { name: 'Team', endsAt: null } })
    expect(invitationToken(await mailTo(aerie, 'waiting@new.test', 2))).not.toBe('')
  })

  test('gives a package that later edits of the package do not change', async () => {
    const limits = { users: 50, clients: 100, storageBytes: 5, streamMinutes: 5, aiRuns: 5 }
    const body = { name: 'Large', price: 0, period: 'year', limits }
    const { data: large } = await aerie.call<Package>(admin, 'POST', '/admin/package/create', body)
    const { data } = await create('Grown')
    expect((await edit(data._id, { version: data.version, packageId: large._id })).code).toBe(200)
    const smaller = { version: 1, price: 1, name: 'Tiny', limits: { ...limits, users: 1 } }
    await aerie.call(admin, 'PATCH', `/admin/package/edit-package-for-Id/${large._id}`, smaller)
    expect((await read(data._id)).data.package).toMatchObject({ name: 'Large', price: 0, limits: { users: 50 } })
    expect(await aerie.call(admin, 'DELETE', `/admin/package/delete-package-for-Id/${large._id}`)).toMatchObject({
      code: 409,
    })
  })
})

describe('deleteTenant', () => {
  test('requires the name, hides the tenant and frees the e-mails', async () => {
    const { data } = await create('Gone')
    expect(await remove(data._id, 'gone')).toMatchObject({ code: 400, errors: [{ field: 'name' }] })
    expect((await remove(data._id, 'Gone')).code).toBe(200)
    expect((await read(data._id)).code).toBe(404)
    expect((await remove(data._id, 'Gone')).code).toBe(404)
    expect((await edit(data._id, { version: 1 })).code).toBe(404)
    expect((await create('Gone')).code).toBe(201)
  })

  test('ends access of its users at once: requests get 401, sockets close', async () => {
    const busy = aerie.other
    const cookies = await Promise.all(
      [busy.root, busy.staff, busy.client, busy.viewer].map((user) => aerie.cookieOf(user)),
    )
    await aerie.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = aerie.app.server.address() as AddressInfo
    const socket = io(`http://127.0.0.1:${port}`, {
      path: '/stream/notification',
      extraHeaders: { cookie: cookies[0] ?? '' },
      reconnection: false,
    })
    await new Promise((resolve) => socket.on('READY', resolve))
    const disconnected = new Promise((resolve) => socket.on('disconnect', resolve))

    let isDeleted = false
    const codes: { code: number; after: boolean }[] = []
    const work = cookies.map(async (cookie, index) => {
      for (let call = 0; call < 40; call++) {
        const after = isDeleted
        const { code } =
          index < 2
            ? await aerie.call(cookie, 'POST', '/mission/create', { name: `Mission ${index}.${call}` })
            : await details(cookie)
        codes.push({ code, after })
      }
    })
    await sleep(30)
    expect((await remove(busy.id, 'other')).code).toBe(200)
    isDeleted = true
    await Promise.all(work)
    expect(codes.filter(({ after }) => !after).every(({ code }) => [200, 201, 401].includes(code))).toBe(true)
    const late = codes.filter(({ after }) => after)
    expect(late.length).toBeGreaterThan(0)
    expect(new Set(late.map(({ code }) => code))).toEqual(new Set([401]))
    await disconnected
    socket.close()
    // Exactly the missions with a successful reply were stored.
    const kept = await inTenant(aerie.db, busy.id, (tx) => tx.selectFrom('mission').select('id').execute())
    expect(kept).toHaveLength(codes.filter(({ code }) => code === 201).length)
  })

  test('adds no users concurrently', async () => {
    const closing = await aerie.addTenant('closing')
    const root = await aerie.cookieOf(closing.root)
    const late = await asPlatform(aerie.db, async (tx) => {
      await lockTenant(tx, closing.id)
      await markTenantDeleted(tx, closing.id)
      const replies = [
        aerie.call(root, 'POST', '/tenant/user/create-tenant-user', {
          name: 'Late',
          email: 'late@closing.test',
          userType: 'tenant-user',
        }),
        aerie.call(root, 'POST', '/tenant/user/import', { csv: 'name,email\nLater,later@closing.test' }),
      ]
      await sleep(300)
      return replies
    })
    expect((await Promise.all(late)).map(({ code }) => code)).toEqual([401, 401])
    const living = await asPlatform(aerie.db, (tx) =>
      tx
        .selectFrom('app_user')
        .select('email')
        .where('tenant_id', '=', closing.id)
        .where('deleted_at', 'is', null)
        .execute(),
    )
    expect(living).toEqual([])
  })
})

test('answers 403 to everyone but super-admins and records actions in the audit log', async () => {
  for (const user of [aerie.demo.root, aerie.demo.staff, aerie.demo.client, aerie.demo.viewer]) {
    const cookie = await aerie.cookieOf(user)
    for (const [method, url] of [
      ['GET', '/admin/tenant/fetchall'],
      ['GET', '/admin/tenant/get-tenant-stats'],
      ['GET', '/admin/tenant/export'],
      ['GET', `/admin/tenant/fetch-tenant-details/${aerie.demo.id}`],
      ['PATCH', `/admin/tenant/edit-tenant/${aerie.demo.id}`],
      ['DELETE', `/admin/tenant/delete-tenant/${aerie.demo.id}`],
      ['POST', '/admin/tenant/create'],
    ] as const) {
      expect((await aerie.call(cookie, method, url, method === 'GET' ? undefined : {})).code).toBe(403)
    }
  }
  const rows = await asPlatform(aerie.db, (tx) => tx.selectFrom('audit_entry').select('action').distinct().execute())
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['tenant.create', 'tenant.suspend', 'tenant.resume', 'tenant.activate', 'tenant.delete']),
  )
})
