// Limits count callers by network, whichever address of it they use, and all processes together.
import { randomUUID } from 'node:crypto'
import type { AppError } from '../core/errors'
import { databaseOn } from '../db/database'
import { createPool } from '../db/pool'
import { asPlatform } from '../db/tenancy'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { createCallLimit, fromNetwork, ofTenant, takeAttempt, takeCall } from './limits'
import { identityText } from './messages'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp({ TRUST_PROXY: 'true' })
})
afterAll(() => aerie.close())
beforeEach(() =>
  asPlatform(aerie.db, async (tx) => {
    await tx.deleteFrom('login_attempt').execute()
    await tx.deleteFrom('sign_up_attempt').execute()
    await tx.deleteFrom('known_address').execute()
  }),
)

const post = async (url: string, payload: object, forwarded: string) =>
  (
    await aerie.app.inject({
      method: 'POST',
      url: `/apis/v1${url}`,
      payload,
      headers: { 'x-forwarded-for': forwarded },
    })
  ).statusCode

/** @returns how many of the calls were refused with 429, each from the address of its index */
async function refused(
  calls: number,
  addressOf: (index: number) => string,
  url: string,
  body: (index: number) => object,
) {
  const codes: number[] = []
  for (let index = 0; index < calls; index++) codes.push(await post(url, body(index), addressOf(index)))
  return codes.filter((code) => code === 429).length
}

const inOne64 = (index: number) => `2001:db8:0:7:${(index + 1).toString(16)}::${(index + 9).toString(16)}`
const elsewhere = (index: number) => `2001:db8:0:${(index + 100).toString(16)}::1`
const withPorts = (index: number) => `192.0.2.7:${40_000 + index}`
const guess = (index: number) => ({ email: 'root@demo.test', password: `wrong ${index}` })

describe.each([
  ['one /64', inOne64],
  ['one IPv4 address with changing ports', withPorts],
  ['one IPv6 address with changing ports', (index: number) => `[2001:db8::9]:${40_000 + index}`],
])('from %s', (_name, addressOf) => {
  test('ten passwords for one account are judged', async () => {
    expect(await refused(12, addressOf, '/auth/login', guess)).toBe(2)
  })

  test('ten sign-ups are accepted', async () => {
    const signUp = (index: number) => ({
      tenantName: 'New Ltd',
      name: 'Nora New',
      email: `new-${index}@company.test`,
      password: 'a new password for tests',
      packageId: randomUUID(),
    })
    expect(await refused(12, addressOf, '/admin/tenant/register-tenant', signUp)).toBe(2)
  })

  test('thirty unknown links, ten pairing codes and three hundred look-ups are answered', async () => {
    const key = 'k'.repeat(43)
    expect(await refused(32, addressOf, '/visit/open', () => ({ key }))).toBe(2)
    expect(await refused(12, addressOf, '/phone/pair', () => ({ code: 'ABCD-EFGH', name: 'Phone' }))).toBe(2)
    const domain = { domain: 'company.test' }
    await Promise.all(Array.from({ length: 300 }, (_, at) => post('/single-sign-on/find', domain, addressOf(at))))
    expect(await post('/single-sign-on/find', domain, addressOf(300))).toBe(429)
  })
})

test('other /64 networks have limits of their own', async () => {
  expect(await refused(12, elsewhere, '/auth/login', guess)).toBe(0)
})

test('a person who has signed in from a /64 is known at each of its addresses', async () => {
  expect(await post('/auth/login', { email: 'root@demo.test', password: PASSWORD }, inOne64(0))).toBe(200)
  await refused(
    60,
    (index) => inOne64(index + 10),
    '/auth/login',
    (index) => ({ email: `unknown-${index}@demo.test`, password: 'wrong' }),
  )
  expect(await post('/auth/login', { email: 'staff@demo.test', password: PASSWORD }, inOne64(1))).toBe(429)
  expect(await post('/auth/login', { email: 'root@demo.test', password: PASSWORD }, inOne64(2))).toBe(200)
})

test('several processes count together, and never more than the limit', async () => {
  const attempted = { account: 'one', from: fromNetwork('2001:db8::1', 'tests') }
  const take = () =>
    asPlatform(aerie.db, (tx) =>
      takeAttempt(tx, attempted, ({ perOrigin }) => perOrigin >= 5, identityText('tooManyAttempts')),
    )
  // Another process has another pool and nothing else in common.
  const pool = createPool(aerie.pool.options)
  const other = databaseOn(pool)
  const takeThere = () =>
    asPlatform(other, (tx) =>
      takeAttempt(tx, attempted, ({ perOrigin }) => perOrigin >= 5, identityText('tooManyAttempts')),
    )
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => (at % 2 ? take() : takeThere())))
  await pool.end()
  const refusals = all.filter((each) => each.status === 'rejected').map(({ reason }) => (reason as AppError).status)
  expect(refusals).toEqual(Array.from({ length: 15 }, () => 429))
})

test('calls of a minute are counted by several processes together, and again after it', async () => {
  const from = ofTenant(aerie.demo.id, 'tests')
  const pool = createPool(aerie.pool.options)
  const other = databaseOn(pool)
  const take = (at: number) =>
    asPlatform(at % 2 ? aerie.db : other, (tx) => takeCall(tx, from, 5, identityText('tooManyAttempts')))
  const count = async (): Promise<number> => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => take(at)))
    return all.filter(({ status }) => status === 'fulfilled').length
  }
  await asPlatform(aerie.db, (tx) =>
    tx
      .insertInto('call_count')
      .values({ origin: from, since: new Date(Date.now() - 61_000), calls: 99 })
      .execute(),
  )
  const accepted = await count()
  await pool.end()
  expect(accepted).toBe(5)
})

test('a tenant is counted whatever addresses it uses', () => {
  expect(ofTenant('t', 'mails')).toBe('mails of t')
})

test('a limit of one process counts networks', () => {
  const isTooMany = createCallLimit(2)
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:1::3'].map(isTooMany)).toEqual([
    false,
    false,
    true,
    false,
  ])
})
