import { sql, type Updateable } from 'kysely'
import pg from 'pg'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import type { ApiToken } from '../db/schema.gen'
import { openFreezableSocket } from '../db/testing/freezableSocket'
import { asPlatform, inTenant, type Tx } from '../db/tenancy'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { createSessionCache, type SessionCache } from './sessionCache'

/** Only announcements and pings end what is kept. */
const TIMES = { keptMs: Infinity, pingEveryMs: 20, trustedMs: 60_000 }

let aerie: TestApp
const open: { end(): Promise<unknown> }[] = []

beforeAll(async () => {
  aerie = await startTestApp()
})
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.end()
})
afterAll(() => aerie.close())

/** The cache of another process. */
async function otherProcess(times = TIMES, connection = aerie.pool.options): Promise<SessionCache> {
  const pool = createPool(connection, () => undefined)
  open.push(pool)
  const cache = await createSessionCache({ db: databaseOn(pool), pool }, aerie.app.log, times)
  open.push({ end: () => cache.close() })
  return cache
}

const tokenOf = (cookie: string) => decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).replace(/\.[^.]+$/, '')

const change = (work: (tx: Tx, tenant: TestTenant) => Promise<unknown>) => (tenant: TestTenant) =>
  asPlatform(aerie.db, (tx) => work(tx, tenant))

const CHANGES: Record<string, (tenant: TestTenant) => Promise<unknown>> = {
  'a session that was ended': change((tx, { staff }) =>
    tx.deleteFrom('session').where('user_id', '=', staff.id).execute(),
  ),
  'a session that has expired': change((tx, { staff }) =>
    tx
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', staff.id)
      .execute(),
  ),
  'a session that was idle for 12 hours': change((tx, { staff }) =>
    tx
      .updateTable('session')
      .set({ last_seen_at: sql<Date>`now() - interval '13 hours'` })
      .where('user_id', '=', staff.id)
      .execute(),
  ),
  'a disabled user': change((tx, { staff }) =>
    tx.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', staff.id).execute(),
  ),
  'a demoted user': change((tx, { staff }) =>
    tx
      .updateTable('app_user')
      .set({ user_type: 'tenant-user', custom_permissions: [] })
      .where('id', '=', staff.id)
      .execute(),
  ),
  'a user who has to accept the terms again': change((tx, { staff }) =>
    tx.updateTable('app_user').set({ terms_accepted_at: null }).where('id', '=', staff.id).execute(),
  ),
  'a suspended tenant': change((tx, { id }) =>
    tx.updateTable('tenant').set({ status: 'suspended' }).where('id', '=', id).execute(),
  ),
  'a tenant that requires a second factor': change((tx, { id }) =>
    tx.updateTable('tenant').set({ require_second_factor: true }).where('id', '=', id).execute(),
  ),
}

let tenants = 0
const newTenant = () => aerie.addTenant(`tenant${tenants++}`)

const createMission = async (cookie: string) =>
  (await aerie.call(cookie, 'POST', '/mission/create', { name: 'Harbour' })).code

test('reads a session once', async () => {
  const cache = await otherProcess()
  const token = tokenOf(await aerie.cookieOf(aerie.demo.staff))
  const first = await cache.read(token)
  expect(first?.userId).toBe(aerie.demo.staff.id)
  expect(await cache.read(token)).toBe(first)
  expect(await cache.read('unknown')).toBeUndefined()
})

test.each(Object.entries(CHANGES))('%s has an effect on the next request', async (_name, apply) => {
  const tenant = await newTenant()
  const cookie = await aerie.cookieOf(tenant.staff)
  expect([await createMission(cookie), await createMission(cookie)]).toEqual([201, 201])
  await apply(tenant)
  expect([401, 403]).toContain(await createMission(cookie))
})

test.each(Object.entries(CHANGES))('%s is noticed by other processes', async (_name, apply) => {
  const cache = await otherProcess()
  const tenant = await newTenant()
  const token = tokenOf(await aerie.cookieOf(tenant.staff))
  const before = await cache.read(token)
  expect(await cache.read(token)).toBe(before)
  await apply(tenant)
  await until(async () => (await cache.read(token)) !== before)
})

describe('API tokens', () => {
  const newToken = async ({ staff }: TestTenant) => {
    const body = { name: 'Catalogue', scopes: ['missions:write', 'maps:read'], days: 1 }
    const cookie = await aerie.cookieOf(staff)
    return (await aerie.call<{ _id: string; secret: string }>(cookie, 'POST', '/api-token/create', body)).data
  }

  const changeToken = (values: Updateable<ApiToken>) =>
    change((tx, { staff }) => tx.updateTable('api_token').set(values).where('user_id', '=', staff.id).execute())

  const createWith = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    const payload = { name: 'Harbour' }
    return (await aerie.app.inject({ method: 'POST', url: '/apis/v1/mission/create', headers, payload })).statusCode
  }

  const tokenChanges: Record<string, (tenant: TestTenant) => Promise<unknown>> = {
    'a revoked token': changeToken({ revoked_at: new Date() }),
    'a token that has expired': changeToken({ expires_at: new Date(0) }),
    'a token with fewer scopes': changeToken({ scopes: ['maps:read'] }),
    'a token that was deleted': change((tx, { staff }) =>
      tx.deleteFrom('api_token').where('user_id', '=', staff.id).execute(),
    ),
    'a disabled owner': change((tx, { staff }) =>
      tx.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', staff.id).execute(),
    ),
    'a demoted owner': change((tx, { staff }) =>
      tx
        .updateTable('app_user')
        .set({ user_type: 'tenant-user', custom_permissions: [] })
        .where('id', '=', staff.id)
        .execute(),
    ),
    'a suspended tenant': change((tx, { id }) =>
      tx.updateTable('tenant').set({ status: 'suspended' }).where('id', '=', id).execute(),
    ),
  }

  test('a token is read once', async () => {
    const cache = await otherProcess()
    const { secret } = await newToken(await newTenant())
    const first = await cache.read(secret)
    expect(first?.token?.name).toBe('Catalogue')
    expect(await cache.read(secret)).toBe(first)
  })

  test.each(Object.entries(tokenChanges))('%s has an effect on the next request', async (_name, apply) => {
    const tenant = await newTenant()
    const { secret } = await newToken(tenant)
    expect([await createWith(secret), await createWith(secret)]).toEqual([201, 201])
    await apply(tenant)
    expect([401, 403]).toContain(await createWith(secret))
  })

  test.each(Object.entries(tokenChanges))('%s is noticed by other processes', async (_name, apply) => {
    const cache = await otherProcess()
    const tenant = await newTenant()
    const { secret } = await newToken(tenant)
    const before = await cache.read(secret)
    expect(await cache.read(secret)).toBe(before)
    await apply(tenant)
    await until(async () => (await cache.read(secret)) !== before)
  })
})

test('a permission granted through a group takes effect at once, and ends with the group', async () => {
  const tenant = await newTenant()
  const [root, viewer] = await Promise.all([aerie.cookieOf(tenant.root), aerie.cookieOf(tenant.viewer)])
  expect(await createMission(viewer)).toBe(403)
  const { data: group } = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', {
    name: 'Planners',
    permissions: ['mission_create'],
    members: [tenant.viewer.id],
  })
  expect(await createMission(viewer)).toBe(201)
  await inTenant(aerie.db, tenant.id, (tx) => tx.deleteFrom('user_group').where('id', '=', group._id).execute())
  expect(await createMission(viewer)).toBe(403)
})

test('a change that is rolled back changes nothing, and sessions are read while it is open', async () => {
  const tenant = await newTenant()
  const cookie = await aerie.cookieOf(tenant.staff)
  await expect(
    change(async (tx, { staff }) => {
      await tx.deleteFrom('session').where('user_id', '=', staff.id).execute()
      expect(await createMission(cookie)).toBe(201)
      throw new Error('rolled back')
    })(tenant),
  ).rejects.toThrow('rolled back')
  expect(await createMission(cookie)).toBe(201)
})

test('reads every time while the listening connection is lost', async () => {
  const cache = await otherProcess(TIMES, { ...aerie.pool.options, application_name: 'other process' })
  const token = tokenOf(await aerie.cookieOf(aerie.demo.staff))
  const before = await cache.read(token)
  const superuser = new pg.Client({ ...aerie.pool.options, user: 'postgres' })
  await superuser.connect()
  open.push(superuser)
  const listeners = async () => {
    const { rows } = await superuser.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'aerie listener' and datname = current_database()`,
    )
    return rows.map(({ pid }) => pid)
  }
  const killed = await listeners()
  for (const pid of killed) await superuser.query('select pg_terminate_backend($1)', [pid])
  await until(async () => (await cache.read(token)) !== before)
  await until(async () => (await cache.read(token)) !== (await cache.read(token)))
  await change((tx, { staff }) => tx.deleteFrom('session').where('user_id', '=', staff.id).execute())(aerie.demo)
  await until(async () => (await cache.read(token)) === undefined)
  const next = tokenOf(await aerie.cookieOf(aerie.other.staff))
  // Kept again as soon as the connection is back.
  await until(async () => (await cache.read(next)) === (await cache.read(next)))
  expect(await listeners()).not.toEqual(killed)
})

test('reads every time while the listening connection does not answer', async () => {
  const { host, port } = aerie.pool.options
  const socket = await openFreezableSocket(String(host), Number(port))
  open.push(socket)
  const pool = createPool({ ...aerie.pool.options, host: socket.folder }, () => undefined)
  open.push(pool)
  const times = { ...TIMES, trustedMs: 300 }
  const cache = await createSessionCache({ db: aerie.db, pool }, aerie.app.log, times)
  open.push({ end: () => cache.close() })
  const token = tokenOf(await aerie.cookieOf(aerie.other.staff))
  await until(async () => (await cache.read(token)) === (await cache.read(token)))
  socket.freeze()
  await until(async () => (await cache.read(token)) !== (await cache.read(token)))
  await change((tx, { staff }) => tx.deleteFrom('session').where('user_id', '=', staff.id).execute())(aerie.other)
  expect(await cache.read(token)).toBeUndefined()
  socket.unfreeze()
})

test('does not keep support sessions, which end at any time', async () => {
  const cache = await otherProcess()
  const tenant = await newTenant()
  const [root, admin] = await Promise.all([aerie.cookieOf(tenant.root), aerie.cookieOf(aerie.admin)])
  expect((await aerie.call(root, 'POST', '/tenantroot/support-access/grant', { hours: 1 })).code).toBeLessThan(300)
  expect((await aerie.call(admin, 'POST', `/admin/support-access/enter/${tenant.id}`)).code).toBe(200)
  const first = await cache.read(tokenOf(admin))
  expect(first?.support).toBeDefined()
  expect(await cache.read(tokenOf(admin))).not.toBe(first)
})
