import { Resolver } from 'node:dns/promises'
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { recordEvent } from '../../platform/realtime/sql'
import { eventsPublished } from '../../testing/eventsPublished'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { claimDelivery, deleteOldDeliveries } from './deliverySql'
import { queueEvents } from './queueEvents'
import { queueWebhooks } from './service'
import { isSigned, startReceiver, type Receiver } from './testing/receiver'

type Schemas = components['schemas']
type Webhook = Schemas['Webhook']
type Detail = Schemas['WebhookDeliveryDetail']
type WithSecret = Schemas['WebhookSecretReply']['data']
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

let aerie: TestApp
let receiver: Receiver
let tenant: TestTenant
let root: string
let tenants = 0

const call = <T = Record<string, never>>(method: Method, url: string, body?: object, cookie = root) =>
  aerie.call<T>(cookie, method, url, body)
const create = async (fields: object = {}): Promise<WithSecret> =>
  (
    await call<WithSecret>('POST', '/webhook/create', {
      name: 'Desk',
      address: receiver.address,
      events: null,
      ...fields,
    })
  ).data
const all = async () => (await call<{ webhooks: Webhook[] }>('GET', '/webhook/getall')).data.webhooks
const only = async (): Promise<Webhook> => (await all())[0] as Webhook
const deliveries = async (id: string, query = '') =>
  (await call<{ items: Schemas['WebhookDelivery'][]; total: number }>('GET', `/webhook/deliveries/${id}${query}`)).data
const detail = async (id: string) => (await call<Detail>('GET', `/webhook/delivery/${id}`)).data
const inDb = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, tenant.id, work)
const addMission = (name = 'Harbour survey') => call<{ _id: string }>('POST', '/mission/create', { name })
/** As if the time of the next attempts had come. */
const makeDue = () =>
  inDb(async (tx) => {
    await sql`update webhook set held_until = null`.execute(tx)
    await sql`update webhook_delivery set due_at = now() where state = 'waiting' and leased_until is null`.execute(tx)
  })

beforeAll(async () => {
  receiver = await startReceiver()
  aerie = await startTestApp({ WEBHOOK_PRIVATE_HOSTS: `localhost:${receiver.port}` })
  await aerie.app.ready()
})
beforeEach(async () => {
  tenant = await aerie.addTenant(`tenant${++tenants}`)
  root = await aerie.cookieOf(tenant.root)
  receiver.received.length = 0
  receiver.answer = 200
  receiver.location = ''
})
afterAll(async () => {
  await aerie.close()
  await receiver.close()
})

test('sends an event once, signed with the secret that is shown once', async () => {
  const { _id, secret } = await create()
  const { data: mission } = await addMission()
  await until(() => receiver.received.length > 0)
  const [received] = receiver.received
  if (!received) throw new Error('Nothing was received')
  expect(isSigned(received, secret)).toBe(true)
  expect(isSigned({ ...received, body: `${received.body} ` }, secret)).toBe(false)
  const { items } = await deliveries(_id)
  expect(received.headers).toMatchObject({ 'aerie-event': 'MISSION_ADDED', 'aerie-delivery': items[0]?._id })
  expect(JSON.parse(received.body)).toEqual({
    id: items[0]?._id,
    event: 'MISSION_ADDED',
    createdAt: items[0]?.occurredAt,
    data: { mission: 'Harbour survey', missionID: mission._id },
  })
  await until(async () => (await deliveries(_id)).items[0]?.state === 'delivered')
  expect(await detail(items[0]?._id ?? '')).toMatchObject({
    status: 200,
    problem: null,
    request: { body: received.body },
    log: [{ number: 1, status: 200, reply: 'answered 200' }],
  })
  expect(JSON.stringify(await all())).not.toContain(secret)
  expect(await only()).toMatchObject({ state: 'active', waiting: 0, hint: secret.slice(-4) })
  expect(receiver.received).toHaveLength(1)
})

test('sends only the chosen events, none for one user, none from before and none of other tenants', async () => {
  await addMission('Before')
  await eventsPublished(aerie.db)
  const { _id } = await create({ events: ['MISSION_ADDED'] })
  await inDb((tx) => recordEvent(tenant.id, tx, 'MISSION_LIVE', { mission: 'Live', missionID: _id }))
  await inDb((tx) => recordEvent(tenant.id, tx, 'MISSION_ADDED', { mission: 'Mine', missionID: _id }, tenant.root.id))
  await inTenant(aerie.db, aerie.other.id, (tx) =>
    recordEvent(aerie.other.id, tx, 'MISSION_ADDED', { mission: 'Foreign', missionID: _id }),
  )
  await addMission('Wanted')
  await until(() => receiver.received.length > 0)
  await eventsPublished(aerie.db)
  await until(async () => (await only()).waiting === 0)
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data: unknown }).data)).toEqual([
    expect.objectContaining({ mission: 'Wanted' }),
  ])
  expect(
    await call('POST', '/webhook/create', { name: 'A', address: receiver.address, events: ['ALERT_ASSIGNED'] }),
  ).toMatchObject({ code: 400, errors: [{ field: 'events' }] })
})

test('tries again with growing pauses, marks the webhook as failing, and catches up', async () => {
  receiver.answer = 503
  const { _id } = await create()
  await addMission()
  for (let attempt = 1; attempt <= 5; attempt++) {
    await until(async () => (await deliveries(_id)).items[0]?.attempts === attempt)
    if (attempt < 5) await makeDue()
  }
  const failing = await only()
  expect(failing).toMatchObject({ state: 'failing', failures: 5, waiting: 1, problem: 'The receiver answered 503' })
  const [waiting] = (await deliveries(_id, '?state=waiting')).items
  // 10 s, 1 min, 5 min, 15 min, 1 h
  expect(Date.parse(waiting?.nextAt ?? '') - Date.now()).toBeGreaterThan(3500_000)
  expect((await detail(waiting?._id ?? '')).log.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  receiver.answer = 204
  expect((await call('POST', `/webhook/resend/${waiting?._id}`)).code).toBe(200)
  await until(async () => (await deliveries(_id)).items[0]?.state === 'delivered')
  expect(await only()).toMatchObject({ state: 'active', failures: 0, problem: null, failingSince: null })
  const ids = receiver.received.map(({ headers }) => headers['aerie-delivery'])
  expect(new Set(ids).size).toBe(1)
})

test('gives up after a day; dead letters are listed and sent again by hand', async () => {
  receiver.answer = 500
  const { _id } = await create()
  await addMission()
  await addMission()
  await until(
    async () =>
      (await deliveries(_id)).items.every(({ attempts }) => attempts === 1) && (await deliveries(_id)).total === 2,
  )
  await inDb((tx) => sql`update webhook_delivery set tries = 8`.execute(tx))
  await makeDue()
  await until(async () => (await deliveries(_id, '?state=failed')).total === 2)
  expect(await only()).toMatchObject({ failed: 2, waiting: 0 })
  receiver.answer = 200
  expect((await call<{ count: number }>('POST', `/webhook/resend-failed/${_id}`)).data).toEqual({ count: 2 })
  await until(async () => (await deliveries(_id, '?state=delivered')).total === 2)
})

test('is paused after a day of failures only; what waited counts as failed', async () => {
  receiver.answer = 500
  const { _id } = await create()
  await addMission()
  await until(async () => (await only()).failures === 1)
  await inDb((tx) => sql`update webhook set failing_since = now() - interval '25 hours'`.execute(tx))
  await addMission()
  await until(async () => (await only()).state === 'paused')
  const paused = await only()
  expect(paused).toMatchObject({ enabled: false, waiting: 0, failed: 2 })
  expect(paused.problem).toBe(
    'All attempts of a day failed. The webhook was switched off. Last reason: The receiver answered 500',
  )
  const [failed] = (await deliveries(_id, '?state=failed')).items
  expect(await call('POST', `/webhook/resend/${failed?._id}`)).toMatchObject({
    code: 409,
    messageCode: 'webhook.isOff',
  })
  const { data } = await call<Webhook>('PATCH', `/webhook/edit/${_id}`, { version: paused.version, enabled: true })
  expect(data).toMatchObject({ state: 'active', failures: 0, problem: null })
})

test('is switched off when the receiver is gone', async () => {
  receiver.answer = 410
  await create()
  await addMission()
  await until(async () => (await only()).state === 'gone')
  expect(await only()).toMatchObject({ enabled: false, waiting: 0, failed: 1 })
})

test('does not send what happens while it is off', async () => {
  const { _id } = await create()
  await call('PATCH', `/webhook/edit/${_id}`, { version: 1, enabled: false })
  await addMission('While off')
  await eventsPublished(aerie.db)
  await call('PATCH', `/webhook/edit/${_id}`, { version: 2, enabled: true })
  await addMission('After')
  await until(() => receiver.received.length > 0)
  expect((await deliveries(_id)).total).toBe(1)
  expect(receiver.received[0]?.body).toContain('After')
})

test('a test is sent at once, also while it is off, and shows what was replied', async () => {
  const { _id, secret } = await create()
  await call('PATCH', `/webhook/edit/${_id}`, { version: 1, enabled: false })
  const { code, data } = await call<Detail>('POST', `/webhook/test/${_id}`)
  expect(code).toBe(201)
  expect(data).toMatchObject({ event: 'PING', state: 'delivered', log: [{ status: 200, reply: 'answered 200' }] })
  expect(receiver.received.map((received) => isSigned(received, secret))).toEqual([true])
  receiver.answer = 302
  const redirected = (await call<Detail>('POST', `/webhook/test/${_id}`)).data
  expect(redirected).toMatchObject({ state: 'failed', status: 302 })
  expect(redirected.problem).toContain('Redirects are not followed')
})

test('a new secret signs beside the old one for 24 hours', async () => {
  const { _id, secret: old } = await create()
  const { secret, webhook } = (await call<WithSecret>('POST', `/webhook/rotate/${_id}`)).data
  expect(secret).not.toBe(old)
  const until24h = Date.parse(webhook.previousSecretUntil ?? '') - Date.now()
  expect(Math.round(until24h / 3_600_000)).toBe(24)
  await call('POST', `/webhook/test/${_id}`)
  await inDb((tx) => sql`update webhook set previous_until = now()`.execute(tx))
  await call('POST', `/webhook/test/${_id}`)
  const [both, one] = receiver.received
  if (!both || !one) throw new Error('Two tests were expected')
  expect([isSigned(both, old), isSigned(both, secret)]).toEqual([true, true])
  expect([isSigned(one, old), isSigned(one, secret)]).toEqual([false, true])
})

test.each([
  ['https://127.0.0.1/', 'not a public address'],
  ['https://[::1]/', 'not a public address'],
  ['https://169.254.169.254/latest', 'not a public address'],
  ['https://localhost/', 'this installation itself'],
  ['http://hooks.example.com/', 'Use https'],
])('refuses the address %s with the reason', async (address, reason) => {
  const refused = await call('POST', '/webhook/create', { name: 'A', address, events: null })
  expect(refused).toMatchObject({ code: 400, errors: [{ field: 'address' }] })
  expect(refused.errors?.[0]?.message).toContain(reason)
  const { _id } = await create()
  expect(await call('PATCH', `/webhook/edit/${_id}`, { version: 1, address })).toMatchObject({ code: 400 })
})

test('an attempt is refused when the address is private now', async () => {
  const { _id } = await create()
  await inDb((tx) => sql`update webhook set address = ${`https://127.0.0.1:${receiver.port}/`}`.execute(tx))
  const { data } = await call<Detail>('POST', `/webhook/test/${_id}`)
  expect(data).toMatchObject({ state: 'failed', status: null })
  expect(data.problem).toContain('not a public address')
  expect(receiver.received).toEqual([])
})

describe('a name', () => {
  const PUBLIC = '93.184.215.14'
  let addresses: string[]

  beforeEach(() => {
    jest.spyOn(Resolver.prototype, 'resolve4').mockImplementation(() => Promise.resolve(addresses))
    jest.spyOn(Resolver.prototype, 'resolve6').mockResolvedValue([] as never)
  })
  afterEach(() => jest.restoreAllMocks())

  test.each(['127.0.0.1', '169.254.169.254', '10.0.0.5'])('that leads to %s is refused with the reason', async (at) => {
    addresses = [PUBLIC, at]
    const address = 'https://hooks.example.com/aerie'
    const refused = await call('POST', '/webhook/create', { name: 'A', address, events: null })
    expect(refused).toMatchObject({ code: 400, errors: [{ field: 'address' }] })
    expect(refused.errors?.[0]?.message).toContain(`hooks.example.com is at ${at}, which is not a public address`)
    expect(await all()).toEqual([])
  })

  test('that leads to a private address at the time of the delivery gets nothing', async () => {
    addresses = [PUBLIC]
    // The port at which the receiver would answer.
    const { _id } = await create({ address: `https://hooks.example.com:${receiver.port}/` })
    addresses = ['127.0.0.1']
    const { data } = await call<Detail>('POST', `/webhook/test/${_id}`)
    expect(data).toMatchObject({ state: 'failed', status: null })
    expect(data.problem).toContain('hooks.example.com is at 127.0.0.1, which is not a public address')
    expect(receiver.received).toEqual([])
  })
})

test.each([301, 302, 303, 307, 308])('a redirect with %s fails and is not followed', async (status) => {
  const { _id } = await create()
  const inside = await startReceiver()
  receiver.answer = status
  receiver.location = inside.address
  const { data } = await call<Detail>('POST', `/webhook/test/${_id}`)
  await inside.close()
  expect(data).toMatchObject({ state: 'failed', status })
  expect(receiver.received).toHaveLength(1)
  expect(inside.received).toEqual([])
})

test('above the limit of waiting deliveries, events are counted and not queued', async () => {
  const { _id } = await create()
  await inDb((tx) =>
    sql`insert into webhook_delivery (id, tenant_id, webhook_id, event, data, occurred_at, state, due_at)
        select gen_random_uuid(), ${tenant.id}, ${_id}, 'MISSION_LIVE', '{}', now(), 'waiting', now() + interval '1 hour'
          from generate_series(1, 49999)`.execute(tx),
  )
  await inDb(async (tx) => {
    for (const event of ['ONE', 'TWO', 'THREE']) await queueWebhooks(tenant.id, tx, { event, data: {} })
  })
  expect(await only()).toMatchObject({ dropped: 2, waiting: expect.any(Number) as number })
  await until(() => receiver.received.length === 1)
  expect(receiver.received[0]?.headers['aerie-event']).toBe('ONE')
})

test('rejects a stale version, an eleventh webhook, and calls without the permission', async () => {
  const { _id } = await create()
  expect((await call('PATCH', `/webhook/edit/${_id}`, { version: 1, name: 'Other' })).code).toBe(200)
  expect(await call('PATCH', `/webhook/edit/${_id}`, { version: 1, name: 'Third' })).toMatchObject({
    code: 409,
    messageCode: 'webhook.changedElsewhere',
  })
  for (let count = 1; count < 10; count++) await create()
  expect(await call('POST', '/webhook/create', { name: 'A', address: receiver.address, events: null })).toMatchObject({
    code: 409,
    messageCode: 'webhook.tooMany',
  })
  const viewer = await aerie.cookieOf(tenant.viewer)
  expect((await call('GET', '/webhook/getall', undefined, viewer)).code).toBe(403)
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await call('POST', `/webhook/test/${_id}`, undefined, stranger)).code).toBe(404)
})

test('the audit log names the host, not the address with its secrets', async () => {
  const { _id } = await create()
  await call('PATCH', `/webhook/edit/${_id}`, { version: 1, address: `${receiver.address}?key=hidden` })
  await call('POST', `/webhook/rotate/${_id}`)
  await call('DELETE', `/webhook/delete/${_id}`)
  const { data } = await call<{ items: { action: string; details: object }[] }>('GET', '/audit/list?action=webhook')
  expect(data.items.map(({ action }) => action)).toEqual([
    'webhook.delete',
    'webhook.rotate',
    'webhook.edit',
    'webhook.create',
  ])
  expect(data.items[2]?.details).toEqual({ addressChanged: true })
  expect(JSON.stringify(data)).not.toContain('hidden')
})

test('a receiver of another tenant that hangs delays nothing', async () => {
  await create()
  const other = await aerie.cookieOf(aerie.demo.root)
  await call('POST', '/webhook/create', { name: 'Slow', address: receiver.address, events: null }, other)
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    for (let count = 0; count < 50; count++) await queueWebhooks(aerie.demo.id, tx, { event: 'MANY', data: {} })
  })
  receiver.answer = 'nothing'
  await until(() => receiver.received.length === 2)
  receiver.answer = 200
  await addMission('Not delayed')
  await until(() => receiver.received.some(({ body }) => body.includes('Not delayed')))
  // The two of the webhook that hangs are still waiting for their replies.
  expect(receiver.received.filter(({ headers }) => headers['aerie-event'] === 'MANY')).toHaveLength(2)
})

test('several processes queue an event once and send at most two deliveries of a webhook at a time', async () => {
  receiver.answer = 'nothing'
  const { _id } = await create()
  const names = Array.from({ length: 12 }, (_, number) => `Survey ${number}`)
  await Promise.all(names.map((name) => addMission(name)))
  await eventsPublished(aerie.db, tenant.id)
  const { signal } = new AbortController()
  await Promise.all([1, 2, 3].map(() => queueEvents(aerie.db, aerie.app.log, signal)))
  expect((await deliveries(_id)).total).toBe(12)
  await until(() => receiver.received.length === 2)
  const claims = [1, 2, 3].map(() => inDb((tx) => claimDelivery(tenant.id, tx, _id)))
  expect(await Promise.all(claims)).toEqual([undefined, undefined, undefined])
})

test('a delivery of a process that has stopped is sent by another one', async () => {
  receiver.answer = 500
  const { _id } = await create()
  await addMission()
  await until(async () => (await deliveries(_id)).items[0]?.attempts === 1)
  receiver.answer = 200
  await makeDue()
  // Claimed here, and never sent; unless the app was faster.
  const claimed = await inDb((tx) => claimDelivery(tenant.id, tx, _id))
  if (claimed) {
    await inDb((tx) =>
      sql`update webhook_delivery set leased_until = now() - interval '1 second', due_at = now()
           where id = ${claimed.id}`.execute(tx),
    )
  }
  await until(async () => (await deliveries(_id)).items[0]?.state === 'delivered')
})

test('ended deliveries are deleted after 14 days', async () => {
  const { _id } = await create()
  await addMission()
  await until(async () => (await deliveries(_id, '?state=delivered')).total === 1)
  await addMission()
  await until(async () => (await deliveries(_id, '?state=delivered')).total === 2)
  await inDb((tx) =>
    sql`update webhook_delivery set ended_at = now() - interval '15 days'
         where id = (select id from webhook_delivery order by id limit 1)`.execute(tx),
  )
  expect(await asPlatform(aerie.db, deleteOldDeliveries)).toBe(false)
  expect((await deliveries(_id)).total).toBe(1)
})
