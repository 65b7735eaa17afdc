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

test('a wrong password ends nothing', async () => {
  const { root } = await withAccess('guessers')
  expect((await change(root, { current: 'wrong' })).code).toBe(400)
  expect(await accessOf(root)).toEqual({ tokens: 1, phones: 1, links: 1 })
})

test('a reset ends them, unless they are kept', async () => {
  const { tenant, secret } = await withAccess('resetters')
  const outbox = path.join(aerie.config.DATA_DIR, 'outbox')
  const mails = () => readdir(outbox).catch((): string[] => [])
  const reset = async (more: object) => {
    const before = await mails()
    await aerie.call(undefined, 'POST', '/auth/forgot-password', { email: tenant.root.email })
    const file = await until(async () =>
      (await mails()).find((name) => name.endsWith('.eml') && !before.includes(name)),
    )
    const code = /(\d{12})/.exec(await readFile(path.join(outbox, file), 'utf8'))?.[1]
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
