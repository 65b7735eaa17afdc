import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { cookieName } from '../../platform/identity/session'
import { addClient, joinClient, linkMission, unlinkMission } from '../../testing/clients'
import { addPhone } from '../../testing/phones'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { MAX_PHONES, MAX_WRONG_CODES } from './service'

type Schemas = components['schemas']

let aerie: TestApp
let client: string
let root: string

beforeAll(async () => {
  aerie = await startTestApp()
  client = await aerie.cookieOf(aerie.demo.client)
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(() => asPlatform(aerie.db, (tx) => tx.deleteFrom('phone').execute()))

const newCode = async (cookie = client): Promise<string> =>
  (await aerie.call<{ code: string }>(cookie, 'POST', '/phone/pairing-code')).data.code

/** Each call comes from an address of its own unless one is named, because wrong codes are counted by address. */
let lastAddress = 0
const nextAddress = () => `10.0.0.${++lastAddress}`

async function pair(code: string, { name = 'Chrome on Android', address = nextAddress(), cookie = '' } = {}) {
  const reply = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/phone/pair',
    remoteAddress: address,
    payload: { code, name },
    ...(cookie !== '' && { headers: { cookie } }),
  })
  const set = reply.cookies[0]
  return {
    code: reply.statusCode,
    ...reply.json<{ message: string; errors?: { field: string; message: string }[]; data?: { _id: string } }>(),
    http: reply.statusCode,
    cookie: set ? `${set.name}=${encodeURIComponent(set.value)}` : '',
  }
}

const listed = async (cookie = client) =>
  (await aerie.call<{ items: Schemas['Phone'][] }>(cookie, 'GET', '/phone/list')).data.items
const own = (cookie: string) => aerie.call<Schemas['OwnPhoneReply']['data']>(cookie, 'GET', '/phone/own')

test('a phone is paired with a code, typed in any form, and has a session of its own', async () => {
  const code = await newCode()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  const paired = await pair(code.toLowerCase().replace('-', ' '))
  expect(paired.http).toBe(201)
  expect((await own(paired.cookie)).data).toMatchObject({ name: 'Chrome on Android', mission: null })
  expect(await listed()).toMatchObject([{ _id: paired.data?._id, name: 'Chrome on Android' }])
  const { rows } = await aerie.pool.query<{ found: string }>('select (p.*)::text as found from phone p')
  expect(JSON.stringify(rows)).not.toContain(decodeURIComponent(paired.cookie.split('=')[1] ?? '').split('.')[1])
  const entry = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').selectAll().where('action', '=', 'phone.pair').executeTakeFirstOrThrow(),
  )
  expect(entry).toMatchObject({ actor_id: aerie.demo.client.id, target: 'Chrome on Android' })
})

test('of parallel calls with one code, one pairs a phone', async () => {
  const code = await newCode()
  const answers = await Promise.all(Array.from({ length: 6 }, () => pair(code)))
  expect(answers.map(({ http }) => http).sort()).toEqual([201, 400, 400, 400, 400, 400])
  expect(answers.find(({ http }) => http === 400)?.errors).toMatchObject([
    { field: 'code', message: expect.stringContaining('already used') as string },
  ])
  expect(await listed()).toHaveLength(1)
})

test('an unknown, an expired and a replaced code are refused with the reason, and set no cookie', async () => {
  const expired = await newCode()
  await aerie.pool.query(
    `set role aerie_platform; update phone_pairing set expires_at = now() where used_at is null; reset role`,
  )
  const replaced = await newCode()
  await newCode()
  for (const [code, reason] of [
    ['AAAA-BBBB', 'not valid'],
    ['?', 'not valid'],
    [expired, 'expired'],
    [replaced, 'expired'],
  ] as const) {
    const answer = await pair(code)
    expect(answer).toMatchObject({
      http: 400,
      cookie: '',
      errors: [{ message: expect.stringContaining(reason) as string }],
    })
  }
  expect(await listed()).toEqual([])
})

test('a code pairs no phone when its person was suspended or has another role since', async () => {
  const change = (values: object) =>
    asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set(values).where('id', '=', aerie.demo.client.id).execute(),
    )
  const code = await newCode()
  await change({ disabled_at: new Date() })
  expect((await pair(code)).http).toBe(400)
  await change({ disabled_at: null, user_type: 'tenant-staff' })
  expect((await pair(code)).http).toBe(400)
  await change({ user_type: 'tenant-client' })
  expect((await pair(code)).http).toBe(201)
})

test('a code ends with the password of its person, and with the phones', async () => {
  const tenant = await aerie.addTenant('hijacked')
  const clientId = await addClient(aerie, tenant, 'Harbour authority')
  await joinClient(aerie, tenant, tenant.client, clientId)
  const cookie = await aerie.cookieOf(tenant.client)
  const change = { current: PASSWORD, password: 'a kite above the harbour' }
  const kept = await newCode(cookie)
  await aerie.call(cookie, 'POST', '/profile/password', { ...change, endsPhones: false })
  expect((await pair(kept)).http).toBe(201)
  const code = await newCode(cookie)
  const back = { current: change.password, password: 'a kite above the beach' }
  expect((await aerie.call(cookie, 'POST', '/profile/password', back)).code).toBe(200)
  expect(await pair(code)).toMatchObject({ http: 400, cookie: '' })
  expect(await listed(cookie)).toEqual([])
})

test('guesses of one address are limited, also in parallel, and do not keep others from pairing', async () => {
  const code = await newCode()
  const address = '192.0.2.7'
  const guesses = await Promise.all(Array.from({ length: MAX_WRONG_CODES + 5 }, () => pair('AAAA-BBBB', { address })))
  expect(guesses.filter(({ http }) => http === 429)).toHaveLength(5)
  expect((await pair(code, { address })).http).toBe(429)
  expect((await pair(code)).http).toBe(201)
})

test('one person has a limited number of phones; the code is not used up by the refusal', async () => {
  for (let count = 1; count < MAX_PHONES; count++) await addPhone(aerie, aerie.demo.client)
  const codeA = await newCode()
  expect((await pair(codeA)).http).toBe(201)
  const code = await newCode()
  expect((await pair(code)).http).toBe(409)
  const [last] = await listed()
  await aerie.call(client, 'DELETE', `/phone/revoke/${last?._id}`)
  expect((await pair(code)).http).toBe(201)
})

test('a browser that is paired again is one phone', async () => {
  const first = await pair(await newCode())
  const second = await pair(await newCode(), { cookie: first.cookie })
  expect((await listed()).map(({ _id }) => _id)).toEqual([second.data?._id])
  expect((await own(first.cookie)).code).toBe(401)
})

test('a phone calls nothing but the operations of phones, also with its token as that of a session', async () => {
  const { cookie } = await addPhone(aerie, aerie.demo.client)
  const asSession = `${cookieName(aerie.config)}=${cookie.split('=')[1]}`
  expect((await own(cookie)).code).toBe(200)
  expect((await own(asSession)).code).toBe(401)
  for (const url of ['/auth/userdetails', '/phone/list', `/mission/get/tenant/${aerie.demo.id}`, '/profile/sessions']) {
    expect((await aerie.call(cookie, 'GET', url)).code).toBe(401)
    expect((await aerie.call(asSession, 'GET', url)).code).toBe(401)
  }
  expect((await aerie.call(client, 'GET', '/phone/own')).code).toBe(403)
})

test('a person names and revokes own phones only; a revoked one is refused at once', async () => {
  const { id, cookie } = await addPhone(aerie, aerie.demo.client)
  expect((await own(cookie)).code).toBe(200)
  const stranger = await aerie.cookieOf(aerie.other.client)
  expect((await aerie.call(stranger, 'PATCH', `/phone/edit/${id}`, { name: 'Mine' })).code).toBe(404)
  expect((await aerie.call(stranger, 'DELETE', `/phone/revoke/${id}`)).code).toBe(404)
  expect((await aerie.call(client, 'PATCH', `/phone/edit/${id}`, { name: ' Gate ' })).code).toBe(200)
  expect((await own(cookie)).data.name).toBe('Gate')
  expect((await aerie.call(client, 'DELETE', `/phone/revoke/${id}`)).code).toBe(200)
  expect((await own(cookie)).code).toBe(401)
  expect((await aerie.call(client, 'DELETE', `/phone/revoke/${id}`)).code).toBe(404)
  expect(await listed()).toEqual([])
})

test('a manager of clients sees and revokes the phones of the people of a client', async () => {
  const { id, cookie } = await addPhone(aerie, aerie.demo.client, 'Gate')
  const clientId = await addClient(aerie, aerie.demo, 'Railway')
  const url = `/phone/list-of-client/${clientId}`
  expect((await aerie.call(root, 'GET', url)).data).toMatchObject({ total: 0 })
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  expect(await aerie.call(root, 'GET', url)).toMatchObject({ code: 200, data: { items: [{ name: 'Gate' }] } })
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await aerie.call(stranger, 'GET', url)).code).toBe(404)
  expect((await aerie.call(stranger, 'DELETE', `/phone/revoke-of-client/${id}`)).code).toBe(404)
  expect((await aerie.call(root, 'DELETE', `/phone/revoke-of-client/${id}`)).code).toBe(200)
  expect((await own(cookie)).code).toBe(401)
})

test('a phone ends with its person: suspended, another role, not used for 30 days', async () => {
  const { id, cookie } = await addPhone(aerie, aerie.demo.client)
  const change = (values: object) =>
    asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set(values).where('id', '=', aerie.demo.client.id).execute(),
    )
  await change({ disabled_at: new Date() })
  expect((await own(cookie)).code).toBe(401)
  await change({ disabled_at: null, user_type: 'tenant-staff' })
  expect((await own(cookie)).code).toBe(401)
  await change({ user_type: 'tenant-client' })
  expect((await own(cookie)).code).toBe(200)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('phone')
      .set({ last_used_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
      .where('id', '=', id)
      .execute(),
  )
  expect((await own(cookie)).code).toBe(401)
})

test('a phone reports to a mission that is shared with the client, until it is not any more', async () => {
  const clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  const mission = async (name: string) =>
    (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name })).data._id
  const shared = await mission('Shared')
  const hidden = await mission('Hidden')
  await linkMission(aerie, aerie.demo, clientId, shared)
  const { cookie } = await addPhone(aerie, aerie.demo.client)
  const missions = await aerie.call<{ missions: object[] }>(cookie, 'GET', '/phone/missions')
  expect(missions.data.missions).toEqual([{ _id: shared, name: 'Shared' }])
  expect((await aerie.call(cookie, 'PATCH', '/phone/own', { missionId: hidden })).code).toBe(404)
  expect((await aerie.call(cookie, 'PATCH', '/phone/own', { missionId: shared, name: 'Gate' })).code).toBe(200)
  expect((await own(cookie)).data).toMatchObject({ name: 'Gate', mission: { _id: shared } })
  await unlinkMission(aerie, aerie.demo, clientId, shared)
  expect((await own(cookie)).data.mission).toBeNull()
  await joinClient(aerie, aerie.demo, aerie.demo.client, null)
})

test('a phone disconnects itself', async () => {
  const { cookie } = await addPhone(aerie, aerie.demo.client)
  expect((await aerie.call(cookie, 'DELETE', '/phone/own')).code).toBe(200)
  expect((await own(cookie)).code).toBe(401)
})
