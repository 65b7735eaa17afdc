import { asPlatform } from '../../platform/db/tenancy'
import { eventsPublished } from '../../testing/eventsPublished'
import { mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp } from '../../testing/testApp'

let aerie: TestApp
let viewer: string

beforeAll(async () => {
  aerie = await startTestApp()
  viewer = await aerie.cookieOf(aerie.demo.viewer)
})
afterAll(() => aerie.close())

const ask = (permission: string, cookie = viewer) =>
  aerie.call(cookie, 'POST', '/profile/permissions/ask', { permission })

test('mails the tenant root what is asked for, with a link to the user, and records it', async () => {
  expect((await ask('layer_list')).code).toBe(200)
  const mail = await mailTo(aerie, 'root@demo.test')
  expect(mail).toContain('See layers')
  expect(mail).toContain(`/dashboard/tenant/user/${aerie.demo.viewer.id}?permission=layer_list`)
  const entries = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select(['tenant_id', 'details']).where('action', '=', 'access.ask').execute(),
  )
  expect(entries).toEqual([{ tenant_id: aerie.demo.id, details: { permission: 'layer_list' } }])
})

test('notifies the tenant root, and nobody else', async () => {
  await eventsPublished(aerie.db)
  const events = async (cookie: string) => {
    const { data } = await aerie.call<{ items: { event: string; payload: object }[] }>(
      cookie,
      'GET',
      '/notification/list',
    )
    return data.items.filter(({ event }) => event === 'ACCESS_ASKED')
  }
  const payload = { name: aerie.demo.viewer.email, userID: aerie.demo.viewer.id, permission: 'layer_list' }
  expect(await events(await aerie.cookieOf(aerie.demo.root))).toMatchObject([{ payload, read: false }])
  expect(await events(await aerie.cookieOf(aerie.demo.staff))).toEqual([])
})

test('rejects a second request for the same permission with 429, also at the same time', async () => {
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const replies = await Promise.all([1, 2, 3].map(() => ask('client_list', staff).then(({ code }) => code)))
  expect(replies).not.toContain(500)
  const users = await Promise.all([1, 2, 3].map(() => ask('user_list', staff).then(({ code }) => code)))
  expect(users.sort()).toEqual([200, 429, 429])
})

test('limits the requests of a user', async () => {
  const codes: number[] = []
  for (const permission of ['vod_list', 'alert_list', 'flight_list', 'asset_list', 'feature_list']) {
    codes.push((await ask(permission)).code)
  }
  expect(codes).toEqual([200, 200, 200, 200, 429])
})

test('rejects permissions that the user has or that nobody can grant', async () => {
  expect((await ask('mission_list')).code).toBe(409)
  expect((await ask('tenant_list')).code).toBe(409)
  expect((await ask('layer_list', await aerie.cookieOf(aerie.demo.root))).code).toBe(403)
})
