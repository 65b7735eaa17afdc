import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Spec } from '../../platform/contract/spec'
import { asPlatform } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission, unlinkMission } from '../../testing/clients'
import { download } from '../../testing/slowDownload'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { MAX_TOKENS } from './service'

type ApiToken = components['schemas']['ApiToken']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let aerie: TestApp
let root: string
let staff: string

const BODY = { name: 'QGIS in the office', scopes: ['missions:read', 'maps:read'], days: 90 }

const create = async (cookie: string, body: object = {}, url = '/api-token/create') =>
  (await aerie.call<{ _id: string; secret: string }>(cookie, 'POST', url, { ...BODY, ...body })).data
const list = async (cookie: string, url = '/api-token/list') =>
  (await aerie.call<{ items: ApiToken[]; total: number }>(cookie, 'GET', url)).data

async function send(method: Method, url: string, authorization: string, more: object = {}) {
  const reply = await aerie.app.inject({
    method,
    url: `/apis/v1${url}`,
    headers: { authorization, origin: 'https://elsewhere.test' },
    ...more,
  })
  return {
    code: reply.statusCode,
    ...reply.json<{ message: string; data: { items: object[] } }>(),
    http: reply.statusCode,
  }
}
const withToken = (secret: string, method: Method, url: string, payload?: object) =>
  send(method, url, `Bearer ${secret}`, payload && { payload })

const missions = () => `/mission/get/tenant/${aerie.demo.id}`

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
})
afterAll(() => aerie.close())

test('is created with the password, or within ten minutes of a sign-in', async () => {
  const { root: boss } = await aerie.addTenant('fresh')
  const cookie = await aerie.cookieOf(boss)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('session')
      .set({ created_at: sql<Date>`now() - interval '11 minutes'` })
      .where('user_id', '=', boss.id)
      .execute(),
  )
  const attempt = (url: string, body: object = {}) => aerie.call(cookie, 'POST', url, { ...BODY, ...body })
  for (const url of ['/api-token/create', '/tenantroot/api-token/create']) {
    expect(await attempt(url)).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
    expect(await attempt(url, { password: 'wrong' })).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
    expect((await attempt(url, { password: PASSWORD })).code).toBe(201)
  }
  expect((await list(cookie)).total).toBe(1)
})

test('none is created when the session ends while the password is being checked', async () => {
  const { root } = await aerie.addTenant('late-token')
  const cookie = await aerie.cookieOf(root)
  const change = await aerie.pool.connect()
  try {
    // As a new password does.
    await change.query(`begin; set local role aerie_platform`)
    await change.query('update app_user set theme = theme where id = $1', [root.id])
    await change.query('delete from session where user_id = $1', [root.id])
    const body = { name: 'Late', scopes: ['missions:read'], days: 1, password: PASSWORD }
    let isAnswered = false
    const answer = aerie.call(cookie, 'POST', '/api-token/create', body).finally(() => (isAnswered = true))
    await until(async () => {
      const { rows } = await aerie.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return isAnswered || rows.length > 0
    })
    await change.query('commit')
    expect((await answer).code).toBe(401)
    const tokens = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('api_token').select('id').where('user_id', '=', root.id).execute(),
    )
    expect(tokens).toEqual([])
  } finally {
    change.release(true)
  }
})

test('a token reads for its owner, from any site, and shows when it was used', async () => {
  const { _id, secret } = await create(staff)
  expect(secret).toMatch(/^aerie_[\w-]{43}$/)
  const stored = await asPlatform(aerie.db, (tx) => tx.selectFrom('api_token').selectAll().execute())
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect((await list(staff)).items).toMatchObject([{ _id, name: BODY.name, hint: secret.slice(-4), lastUsedAt: null }])
  expect((await withToken(secret, 'GET', missions())).http).toBe(200)
  expect((await list(staff)).items[0]?.lastUsedAt).not.toBeNull()
  const basic = `Basic ${Buffer.from(`anyone:${secret}`).toString('base64')}`
  expect((await send('GET', missions(), basic)).http).toBe(200)
  // Browsers may repeat HTTP Basic by themselves, so that it does not replace the check of the origin.
  expect((await send('POST', '/mission/create', basic, { payload: { name: 'X' } })).http).toBe(403)
})

test('scopes limit what a token reads and writes', async () => {
  const reader = (await create(staff)).secret
  expect(await withToken(reader, 'POST', '/mission/create', { name: 'Harbour' })).toMatchObject({ http: 403 })
  expect(await withToken(reader, 'GET', '/alert/list')).toMatchObject({
    http: 403,
    message: expect.stringContaining('alert_list') as string,
  })
  const writer = (await create(staff, { name: 'Import', scopes: ['missions:write'] })).secret
  expect(await withToken(writer, 'POST', '/mission/create', { name: 'Harbour' })).toMatchObject({ http: 201 })
  const entries = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select(['action', 'details']).where('tenant_id', '=', aerie.demo.id).execute(),
  )
  expect(entries.filter(({ action }) => action === 'api-token.create')).toHaveLength(3)
})

test('a write with a token names it in the audit log', async () => {
  const { secret } = await create(root, { name: 'Clean-up', scopes: ['missions:write'] })
  const { _id } = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Old' })).data
  expect(await withToken(secret, 'DELETE', `/mission/delete/${_id}`)).toMatchObject({ http: 200 })
  const entry = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select('details').where('action', '=', 'mission.delete').executeTakeFirstOrThrow(),
  )
  expect(entry.details).toMatchObject({ token: 'Clean-up' })
})

test('tokens manage no tokens, passwords, sessions or organisations, also with all scopes of a tenant root', async () => {
  const areas = ['missions', 'maps', 'files', 'flights', 'alerts', 'assets', 'data']
  const { _id, secret } = await create(root, { scopes: areas.map((area) => `${area}:write`) })
  const calls: [Method, string, object?][] = [
    ['POST', '/api-token/create', BODY],
    ['GET', '/api-token/list'],
    ['DELETE', `/api-token/revoke/${_id}`],
    ['POST', '/tenantroot/api-token/create', BODY],
    ['POST', '/profile/password', { current: 'a', password: 'correct horse battery' }],
    ['POST', '/profile/second-factor/start', { password: 'a' }],
    ['GET', '/profile/sessions'],
    ['GET', '/tenant/user/fetch-all-user'],
  ]
  for (const [method, url, body] of calls) {
    const { http } = await withToken(secret, method, url, body)
    expect([url, http]).toEqual([url, 403])
  }
  expect((await withToken(secret, 'GET', '/job/list')).http).toBe(200)
})

test('a token has only the rights that its owner has now, and ends with them', async () => {
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  expect(await aerie.call(viewer, 'POST', '/api-token/create', { ...BODY, scopes: ['assets:write'] })).toMatchObject({
    code: 400,
    errors: [{ field: 'scopes' }],
  })
  const { secret } = await create(staff)
  const change = (values: object) =>
    asPlatform(aerie.db, (tx) => tx.updateTable('app_user').set(values).where('id', '=', aerie.demo.staff.id).execute())
  expect((await withToken(secret, 'GET', missions())).http).toBe(200)
  await change({ user_type: 'tenant-user' })
  expect((await withToken(secret, 'GET', missions())).http).toBe(403)
  await change({ user_type: 'tenant-staff', disabled_at: new Date() })
  expect(await withToken(secret, 'GET', missions())).toMatchObject({
    http: 401,
    message: expect.stringContaining('suspended') as string,
  })
  await change({ disabled_at: null })
  expect((await withToken(secret, 'GET', missions())).http).toBe(200)
})

test('a revoked, expired, unknown or foreign token is refused at once with 401 and the reason', async () => {
  const { _id, secret } = await create(staff)
  expect((await withToken(secret, 'GET', missions())).http).toBe(200)
  const other = await aerie.cookieOf(aerie.other.root)
  for (const url of [`/api-token/revoke/${_id}`, `/tenantroot/api-token/revoke/${_id}`])
    expect((await aerie.call(other, 'DELETE', url)).code).toBe(404)
  expect((await aerie.call(root, 'DELETE', `/api-token/revoke/${_id}`)).code).toBe(404)
  expect((await aerie.call(root, 'DELETE', `/tenantroot/api-token/revoke/${_id}`)).code).toBe(200)
  const refusal = async (text: string) => {
    const { http, message } = await withToken(text, 'GET', missions())
    return [http, message]
  }
  expect(await refusal(secret)).toEqual([401, 'This API token was revoked. Create a new one.'])
  expect((await aerie.call(staff, 'DELETE', `/api-token/revoke/${_id}`)).code).toBe(404)
  expect((await refusal(`aerie_${randomUUID()}`))[0]).toBe(401)
  expect((await refusal('anything'))[0]).toBe(401)

  const late = await create(staff, { days: 1 })
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('api_token')
      .set({ expires_at: new Date(0) })
      .where('id', '=', late._id)
      .execute(),
  )
  expect(await refusal(late.secret)).toEqual([401, 'This API token has expired. Create a new one.'])
  expect((await aerie.call(staff, 'GET', missions())).code).toBe(200)
})

test('a download ends before the file when its token is revoked', async () => {
  const total = 64 * 1024 * 1024
  const missionId = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Site' })).data._id
  const video = { missionId, name: 'Long.mp4', bytes: Buffer.alloc(total) }
  const recordingId = await insertStoredRecording(aerie, aerie.demo, video)
  const { _id, secret } = await create(staff, { scopes: ['files:read'] })
  const origin = await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `${origin}/apis/v1/recording/download/${recordingId}`
  const headers = { authorization: `Bearer ${secret}` }
  expect(await download(url, headers)).toEqual({ received: total, isBroken: false })
  const { received, isBroken } = await download(url, headers, async () => {
    expect((await aerie.call(staff, 'DELETE', `/api-token/revoke/${_id}`)).code).toBe(200)
  })
  expect(isBroken).toBe(true)
  expect(received).toBeLessThan(total)
})

test('an invalid token is not replaced by the session beside it', async () => {
  const reply = await aerie.app.inject({
    url: `/apis/v1${missions()}`,
    headers: { authorization: 'Bearer aerie_wrong', cookie: root },
  })
  expect(reply.statusCode).toBe(401)
})

test('the number of tokens stays below the limit for requests at the same time', async () => {
  const boss = await aerie.cookieOf(aerie.other.root)
  const all = await Promise.all(
    Array.from({ length: MAX_TOKENS + 3 }, (_, i) =>
      aerie.call(boss, 'POST', '/api-token/create', { ...BODY, name: `T${i}` }),
    ),
  )
  const codes = all.map(({ code }) => code)
  expect(codes.filter((code) => code === 201)).toHaveLength(MAX_TOKENS)
  expect(codes.filter((code) => code === 409)).toHaveLength(3)
  const wrong = [{ days: 366 }, { days: 0 }, { scopes: [] }, { scopes: ['all'] }, { name: ' ' }]
  for (const field of wrong)
    expect((await aerie.call(boss, 'POST', '/api-token/create', { ...BODY, ...field })).code).toBe(400)
})

test('a tenant root lists the tokens of everybody; nobody else does', async () => {
  const { _id } = await create(root, { name: 'Nightly export' }, '/tenantroot/api-token/create')
  const found = await list(root, '/tenantroot/api-token/list')
  expect(found.items[0]).toMatchObject({ _id, kind: 'tenant', name: 'Nightly export' })
  expect(found.items.some(({ kind }) => kind === 'personal')).toBe(true)
  expect((await list(root)).items.some(({ kind }) => kind === 'tenant')).toBe(false)
  expect((await aerie.call(staff, 'GET', '/tenantroot/api-token/list')).code).toBe(403)
})

test('the published contract has what tokens can call, complete, and nothing of the platform', async () => {
  const { secret } = await create(root)
  const reply = await aerie.app.inject({
    url: '/apis/v1/openapi',
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(reply.headers['content-type']).toContain('application/vnd.oai.openapi+json')
  const { paths, components } = reply.json<Spec>()
  expect(paths['/mission/create']?.post).toMatchObject({ 'x-scopes': ['missions:write'] })
  expect(paths['/mission/summary']?.get).toMatchObject({ 'x-scopes': ['missions:read', 'missions:write'] })
  const platform = [
    '/admin/seller',
    '/profile/password',
    '/api-token/create',
    '/auth/login',
    '/tenant/user/fetch-all-user',
  ]
  for (const path of platform) expect(paths).not.toHaveProperty([path])
  const text = JSON.stringify({ paths, components })
  const refs = new Set([...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`))
  const declared = Object.entries(components).flatMap(([kind, all]) =>
    kind === 'securitySchemes' ? [] : Object.keys(all).map((name) => `${kind}/${name}`),
  )
  expect(declared.sort()).toEqual([...refs].sort())
})

test("a client's token sees the missions that are shared with the client, and no others", async () => {
  const { demo } = aerie
  const clientId = await addClient(aerie, demo, 'Harbour authority')
  await joinClient(aerie, demo, demo.client, clientId)
  const [shared] = await Promise.all(
    ['Shared', 'Internal'].map((name) => aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name })),
  )
  const { secret } = await create(await aerie.cookieOf(demo.client), { scopes: ['missions:write'] })
  const seen = async () =>
    (await withToken(secret, 'GET', missions())).data.items.map((item) => (item as { name: string }).name)
  expect(await seen()).toEqual([])
  await linkMission(aerie, demo, clientId, shared?.data._id ?? '')
  expect(await seen()).toEqual(['Shared'])
  expect((await withToken(secret, 'POST', '/mission/create', { name: 'X' })).http).toBe(403)
  await unlinkMission(aerie, demo, clientId, shared?.data._id ?? '')
  expect(await seen()).toEqual([])
})
