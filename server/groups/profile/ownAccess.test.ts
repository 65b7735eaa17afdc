// What outlives a password ends with it, unless the person keeps it.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'

const NEW_PASSWORD = 'a kite above the harbour'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

/** A tenant whose root has a token, a phone and a link; and whose viewer has a link. */
async function withAccess(name: string): Promise<{ tenant: TestTenant; root: string; secret: string }> {
  const tenant = await aerie.addTenant(name)
  const root = await aerie.cookieOf(tenant.root)
  const post = async <Data>(url: string, body: object, cookie = root) =>
    (await aerie.call<Data>(cookie, 'POST', url, body)).data
  const token = { name: 'QGIS', scopes: ['missions:read'], days: 30 }
  const { secret } = await post<{ secret: string }>('/api-token/create', token)
  await post('/tenantroot/api-token/create', token)
  const { _id: targetId } = await post<{ _id: string }>('/mission/create', { name: 'Harbour' })
  const link = { kind: 'mission', targetId, shows: ['layers'] }
  await post('/share/create', link)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['mission_list', 'layer_list', 'public_map_create'] })
      .where('id', '=', tenant.viewer.id)
      .execute(),
  )
  await post('/share/create', link, await aerie.cookieOf(tenant.viewer))
  await asPlatform(aerie.db, (tx) =>
    tx
      .insertInto('phone')
      .values({
        id: crypto.randomUUID(),
        tenant_id: tenant.id,
        user_id: tenant.root.id,
        name: 'Phone',
        user_agent: '',
        token_hash: Buffer.from(crypto.getRandomValues(new Uint8Array(32))),
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute(),
  )
  return { tenant, root, secret }
}

const accessOf = async (cookie: string) =>
  (await aerie.call<components['schemas']['Profile']>(cookie, 'GET', '/profile')).data.access
const statusWith = async (secret: string, { id }: TestTenant) =>
  (
    await aerie.app.inject({
      url: `/apis/v1/mission/get/tenant/${id}`,
      headers: { authorization: `Bearer ${secret}` },
    })
  ).statusCode
const auditOf = async (cookie: string, action: string) =>
  (await aerie.call<{ items: { details: object }[] }>(cookie, 'GET', `/audit/list?action=${action}`)).data.items[0]
    ?.details
const change = (cookie: string, more: object = {}) =>
  aerie.call(cookie, 'POST', '/profile/password', { current: PASSWORD, password: NEW_PASSWORD, ...more })

const mailedCode = async (email: string) => {
  const outbox = path.join(aerie.config.DATA_DIR, 'outbox')
  const mails = () => readdir(outbox).catch((): string[] => [])
  const before = await mails()
  await aerie.call(undefined, 'POST', '/auth/forgot-password', { email })
  const file = await until(async () => (await mails()).find((name) => name.endsWith('.eml') && !before.includes(name)))
  return /(\d{12})/.exec(await readFile(path.join(outbox, file), 'utf8'))?.[1]
}

test('a changed password ends tokens, phones and links of the person, and no others', async () => {
  const { tenant, root, secret } = await withAccess('changers')
  expect(await accessOf(root)).toEqual({ tokens: 1, phones: 1, links: 1 })
  expect(await statusWith(secret, tenant)).toBe(200)
  expect((await change(root)).code).toBe(200)
  expect(await accessOf(root)).toEqual({ tokens: 0, phones: 0, links: 0 })
  expect(await statusWith(secret, tenant)).toBe(401)
  expect(await accessOf(await aerie.cookieOf(tenant.viewer))).toMatchObject({ links: 1 })
  const { data } = await aerie.call<{ total: number }>(root, 'GET', '/tenantroot/api-token/list')
  expect(data.total).toBe(1)
  expect(await auditOf(root, 'password.change')).toMatchObject({ tokens: 1, phones: 1, links: 1 })
})

test('a changed password keeps what the person keeps', async () => {
  const { tenant, root, secret } = await withAccess('keepers')
  expect((await change(root, { endsTokens: false, endsLinks: false })).code).toBe(200)
  expect(await accessOf(root)).toEqual({ tokens: 1, phones: 0, links: 1 })
  expect(await statusWith(secret, tenant)).toBe(200)
})

test('a changed password keeps single tokens, phones and links', async () => {
  const { tenant, root, secret } = await withAccess('choosers')
  await aerie.call(root, 'POST', '/api-token/create', { name: 'Second', scopes: ['missions:read'], days: 30 })
  const own = async () => (await aerie.call<components['schemas']['OwnAccess']>(root, 'GET', '/profile/access')).data
  const { tokens, phones, links } = await own()
  expect(tokens.map(({ name }) => name)).toEqual(['Second', 'QGIS'])
  expect(phones).toMatchObject([{ name: 'Phone' }])
  expect(links).toMatchObject([{ kind: 'mission', name: 'Harbour' }])
  const kept = tokens.flatMap(({ _id, name }) => (name === 'QGIS' ? [_id] : []))
  const link = links[0]?._id ?? ''
  expect((await change(root, { keepsTokens: kept, keepsLinks: [link] })).code).toBe(200)
  expect(await own()).toMatchObject({ tokens: [{ name: 'QGIS' }], phones: [], links: [{ _id: link }] })
  expect(await statusWith(secret, tenant)).toBe(200)
})

test('the IDs of others keep nothing', async () => {
  const { tenant, root } = await withAccess('meddlers')
  const viewer = await aerie.cookieOf(tenant.viewer)
  const { data } = await aerie.call<components['schemas']['OwnAccess']>(viewer, 'GET', '/profile/access')
  expect((await change(root, { keepsLinks: data.links.map(({ _id }) => _id) })).code).toBe(200)
  expect(await accessOf(root)).toEqual({ tokens: 0, phones: 0, links: 0 })
})

test('names no link whose target the person may no longer see', async () => {
  const { tenant } = await withAccess('blinded')
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: ['public_map_create'] })
      .where('id', '=', tenant.viewer.id)
      .execute(),
  )
  const viewer = await aerie.cookieOf(tenant.viewer)
  const { data } = await aerie.call<components['schemas']['OwnAccess']>(viewer, 'GET', '/profile/access')
  expect(data.links).toMatchObject([{ kind: 'mission', name: null }])
})

test('a wrong password ends nothing', async () => {
  const { root } = await withAccess('guessers')
  expect((await change(root, { current: 'wrong' })).code).toBe(400)
  expect(await accessOf(root)).toEqual({ tokens: 1, phones: 1, links: 1 })
})

test('a reset ends them, unless they are kept', async () => {
  const { tenant, secret } = await withAccess('resetters')
  const reset = async (more: object) => {
    const code = await mailedCode(tenant.root.email)
    const body = { email: tenant.root.email, code, password: NEW_PASSWORD, ...more }
    expect((await aerie.call(undefined, 'POST', '/auth/reset-password', body)).code).toBe(200)
    return accessOf(await aerie.cookieOf(tenant.root))
  }
  expect(await reset({ endsTokens: false, endsPhones: false, endsLinks: false })).toEqual({
    tokens: 1,
    phones: 1,
    links: 1,
  })
  expect(await reset({})).toEqual({ tokens: 0, phones: 0, links: 0 })
  expect(await statusWith(secret, tenant)).toBe(401)
})

test('a reset keeps single ones, which the mailed code lists without the names of what links show', async () => {
  const { tenant, secret } = await withAccess('listers')
  const { email } = tenant.root
  const code = await mailedCode(email)
  const access = (withCode: string | undefined) =>
    aerie.call<components['schemas']['OwnAccess']>(undefined, 'POST', '/auth/reset-access', { email, code: withCode })
  expect((await access('000000000000')).code).toBe(400)
  // More often than the attempts of a code.
  const replies = await Promise.all(Array.from({ length: 6 }, () => access(code)))
  const { tokens, phones, links } = replies[5]?.data ?? { tokens: [], phones: [], links: [] }
  expect([tokens, phones, links]).toMatchObject([[{ name: 'QGIS' }], [{ name: 'Phone' }], [{ name: null }]])
  const body = { email, code, password: NEW_PASSWORD, keepsTokens: tokens.map(({ _id }) => _id) }
  expect((await aerie.call(undefined, 'POST', '/auth/reset-password', body)).code).toBe(200)
  expect(await accessOf(await aerie.cookieOf(tenant.root))).toEqual({ tokens: 1, phones: 0, links: 0 })
  expect(await statusWith(secret, tenant)).toBe(200)
})

test('a code alone lists nothing of somebody with a second factor', async () => {
  const { tenant } = await withAccess('factored')
  const { email } = tenant.root
  await asPlatform(aerie.db, (tx) =>
    tx
      .insertInto('second_factor')
      .values({ user_id: tenant.root.id, tenant_id: tenant.id, secret: Buffer.alloc(1), confirmed_at: new Date() })
      .execute(),
  )
  const reply = await aerie.call(undefined, 'POST', '/auth/reset-access', { email, code: await mailedCode(email) })
  expect(reply.code).toBe(409)
  expect(reply.message).toMatch(/^This account has a second factor/)
})
