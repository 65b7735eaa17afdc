import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { MAX_PER_MINUTE } from './sql'

type Schemas = components['schemas']
type Webhook = Schemas['AlertWebhook']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let aerie: TestApp
let root: string
let missionId: string
let token: string

const MAPPING = {
  title: '/event/name',
  severity: '/level',
  lat: '/at/0',
  long: '/at/1',
  time: '/when',
  dedupeKey: '/id',
}
const DELIVERY = { event: { name: ' Door open ' }, level: 'HIGH', at: [50, '4.5'], when: 1_700_000_000, id: 7 }

const call = <T = { _id: string }>(method: Method, url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const get = async (cookie = root) => (await call<Webhook>('GET', '/alert-webhook/get', undefined, cookie)).data
const edit = async (more: object = {}) => {
  const { version } = await get()
  const fields = { version, missionId, kind: 'Camera', severity: 'medium', mapping: MAPPING, ...more }
  return call<Webhook>('PATCH', '/alert-webhook/edit', fields)
}
async function deliver(payload: object, bearer: string | undefined = token) {
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
  const reply = await aerie.app.inject({ method: 'POST', url: '/apis/v1/alert-webhook/receive', headers, payload })
  return {
    status: reply.statusCode,
    ...reply.json<{ message: string; data?: { alertId: string } }>(),
    code: reply.statusCode,
  }
}
const alerts = async () =>
  (await call<{ items: Schemas['Alert'][] }>('GET', `/alert/list?missionId=${missionId}`)).data.items

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await call('POST', '/mission/create', { name: 'Harbour survey' })).data._id
  expect((await call('POST', '/alert-webhook/rotate')).code).toBe(409)
  expect((await edit()).data).toMatchObject({ missionName: 'Harbour survey', hint: null, version: 2, deliveries: [] })
  token = (await call<{ token: string }>('POST', '/alert-webhook/rotate')).data.token
})
afterAll(() => aerie.close())

test('a delivery raises an alert with the mapped fields, repeats count, and the log names both', async () => {
  expect(await deliver(DELIVERY)).toMatchObject({ code: 202 })
  await Promise.all([deliver(DELIVERY), deliver(DELIVERY)])
  expect(await alerts()).toMatchObject([
    {
      title: 'Door open',
      kind: 'Camera',
      severity: 'high',
      source: 'webhook',
      repeats: 2,
      position: { lat: 50, long: 4.5 },
      occurredAt: '2023-11-14T22:13:20.000Z',
    },
  ])
  const { deliveries } = await get()
  expect(deliveries.map(({ result, hasBody }) => [result, hasBody])).toEqual([
    ['repeated', true],
    ['repeated', true],
    ['raised', true],
  ])
  const url = `/alert-webhook/delivery/${deliveries[0]?._id ?? ''}`
  expect((await call<object>('GET', url)).data).toEqual({ delivery: DELIVERY })
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await call('GET', url, undefined, stranger)).code).toBe(404)
})

test('a delivery that does not fit the mapping is rejected with the reason and raises nothing', async () => {
  const before = await alerts()
  const cases = [
    [{ ...DELIVERY, event: {} }, 'The delivery has no value at /event/name'],
    [{ ...DELIVERY, level: 'loud' }, 'The value at /level is no severity'],
    [{ ...DELIVERY, at: [91, 4] }, 'The value at /at/0 is no latitude'],
    [{ ...DELIVERY, when: '2999-01-01T00:00:00Z' }, 'The time at /when is in the future'],
    [{ ...DELIVERY, id: { a: 1 } }, 'The value at /id is neither text nor a number'],
  ] as const
  for (const [wrong, message] of cases) {
    expect(await deliver(wrong)).toMatchObject({ code: 422, message: expect.stringContaining(message) as string })
  }
  expect(await alerts()).toEqual(before)
  expect((await get()).deliveries[0]).toMatchObject({
    result: 'rejected',
    problem: expect.stringContaining('/id') as string,
  })
  expect((await deliver({ ...DELIVERY, pad: 'x'.repeat(70_000) })).code).toBe(413)
})

test('a test call shows the alert without raising it', async () => {
  const before = await alerts()
  const wanted = { kind: 'Camera', severity: 'low', mapping: { title: '/a~1b' }, delivery: { 'a/b': 'Smoke' } }
  const { data } = await call('POST', '/alert-webhook/test', wanted)
  expect(data).toMatchObject({ title: 'Smoke', kind: 'Camera', severity: 'low', position: null })
  expect(await alerts()).toEqual(before)
})

test('rejects half a position, a stale version and missions of other tenants', async () => {
  expect(await edit({ mapping: { title: '/t', lat: '/lat' } })).toMatchObject({
    code: 400,
    errors: [{ field: 'long' }],
  })
  expect((await edit({ version: 1 })).code).toBe(409)
  const stranger = await aerie.cookieOf(aerie.other.root)
  const fields = { version: 1, missionId, kind: 'Camera', severity: 'medium', mapping: { title: '/t' } }
  expect((await call('PATCH', '/alert-webhook/edit', fields, stranger)).code).toBe(404)
  expect(await get(stranger)).toMatchObject({ missionId: null, deliveries: [] })
})

test('the limit of a minute holds for deliveries at the same time', async () => {
  const set = { received: MAX_PER_MINUTE - 2, window_started_at: new Date() }
  await inTenant(aerie.db, aerie.demo.id, (tx) => tx.updateTable('alert_webhook').set(set).execute())
  const codes = (await Promise.all(Array.from({ length: 6 }, () => deliver(DELIVERY)))).map(({ code }) => code)
  expect(codes.sort()).toEqual([202, 202, 429, 429, 429, 429])
  const logged = (await get()).deliveries.filter(({ problem }) => problem?.includes('more than'))
  expect(logged).toMatchObject([{ result: 'rejected', hasBody: false }])
  const over = { window_started_at: new Date(Date.now() - 61_000) }
  await inTenant(aerie.db, aerie.demo.id, (tx) => tx.updateTable('alert_webhook').set(over).execute())
  expect((await deliver(DELIVERY)).code).toBe(202)
})

test('a replaced or revoked token is refused', async () => {
  const old = token
  token = (await call<{ token: string }>('POST', '/alert-webhook/rotate')).data.token
  expect([(await deliver(DELIVERY, old)).code, (await deliver(DELIVERY)).code]).toEqual([403, 202])
  expect((await call('DELETE', '/alert-webhook/revoke')).code).toBe(200)
  expect([(await deliver(DELIVERY)).code, (await deliver(DELIVERY, '')).code]).toEqual([403, 403])
})
