import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { mailsTo, mailTo } from '../../testing/outbox'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { deleteUnfinishedSignUps } from './signUpSql'
import { makeSignUpToken, readSignUpToken } from './signUpToken'

type Next = components['schemas']['VerificationReply']['data']
type Package = components['schemas']['Package']
type Offers = components['schemas']['PublicPackageListReply']['data']

const SECRET = 'a password nobody guesses'

let aerie: TestApp
let paid: string
let free: string

beforeAll(async () => {
  aerie = await startTestApp()
  const admin = await aerie.cookieOf(aerie.admin)
  const limits = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
  const make = async (name: string, fields: object) => {
    const body = { name, price: 199_900, period: 'month', limits, ...fields }
    return (await aerie.call<Package>(admin, 'POST', '/admin/package/create', body)).data._id
  }
  paid = await make('Team', {})
  free = await make('Trial', { price: 0 })
  await make('Retired', { active: false })
  await make('Private', { public: false })
})
afterAll(() => aerie.close())
beforeEach(() =>
  asPlatform(aerie.db, async (tx) => {
    await tx.deleteFrom('login_attempt').execute()
    await tx.deleteFrom('sign_up_attempt').execute()
  }),
)

const post = <Data = Record<string, never>>(url: string, body: object) =>
  aerie.call<Data>(undefined, 'POST', `/admin/tenant/${url}`, body)
const register = (email: string, fields: object = {}) =>
  post('register-tenant', {
    tenantName: 'New Ltd',
    name: 'Nora New',
    email,
    password: SECRET,
    packageId: paid,
    ...fields,
  })
const verify = (email: string, code: string, password = SECRET) =>
  post<Next>('verify-tenant', { email, code, password })
const resend = (email: string) => post('resend-verification-code', { email })
const login = (email: string, password = SECRET) => aerie.call(undefined, 'POST', '/auth/login', { email, password })

const codeOf = async (email: string, count = 1) =>
  /code to continue .* is (\d{6})/.exec(await mailTo(aerie, email, count))?.[1] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
/** Makes the last code this many seconds old. */
const ageCode = (seconds: number) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('sign_up')
      .set({ code_sent_at: new Date(Date.now() - seconds * 1000) })
      .execute(),
  )
const countMails = async (email: string) => {
  // Mail is sent after the reply.
  await new Promise((resolve) => setTimeout(resolve, 450))
  return (await mailsTo(aerie, email)).length
}

test('listPublicPackages lists public packages without the number of tenants', async () => {
  const { data } = await aerie.call<Offers>(undefined, 'GET', '/admin/tenant/fetch-active-package-public')
  expect(data.items.map(({ name, price }) => [name, price])).toEqual([
    ['Trial', 0],
    ['Team', 199_900],
  ])
  expect(Object.keys(data.items[0] ?? {})).not.toEqual(expect.arrayContaining(['tenants']))
})

test('activates a sign-up for a free package with the code, and its tenant root logs in', async () => {
  expect((await register('free@new.test', { packageId: free })).code).toBe(201)
  expect(await login('free@new.test')).toMatchObject({ code: 400 })
  const { code, data } = await verify('free@new.test', await codeOf('free@new.test'))
  expect([code, data]).toEqual([200, { next: 'login' }])
  expect(await login('free@new.test')).toMatchObject({ code: 200, data: { userType: 'tenant-root' } })
})

test('keeps a verified sign-up for a paid package pending until payment', async () => {
  await register('paid@new.test')
  const { data } = await verify('Paid@New.test', await codeOf('paid@new.test'))
  expect(data.next).toBe('payment')
  expect(readSignUpToken(aerie.config, data.signUpToken ?? '')).toBeDefined()
  expect(await login('paid@new.test')).toMatchObject({ code: 400, message: 'This account is not active yet.' })
})

describe('registerTenant', () => {
  test('replies a taken e-mail like a new one, changes nothing and mails the owner', async () => {
    const { root } = aerie.demo
    const count = () =>
      asPlatform(aerie.db, async (tx) => {
        const all = sql<number>`count(*)::int`.as('total')
        const tables = ['tenant', 'app_user', 'sign_up', 'session', 'audit_entry'] as const
        return Promise.all(tables.map((table) => tx.selectFrom(table).select(all).executeTakeFirst()))
      })
    const send = (email: string) =>
      aerie.app.inject({
        method: 'POST',
        url: '/apis/v1/admin/tenant/register-tenant',
        payload: { tenantName: 'Stranger Ltd', name: 'Stan Stranger', email, password: SECRET, packageId: free },
      })
    const fresh = await send('fresh@new.test')
    const before = await count()
    const started = Date.now()
    const taken = await send('ROOT@demo.TEST')
    expect(Date.now() - started).toBeGreaterThanOrEqual(390)
    expect([taken.statusCode, taken.json()]).toEqual([fresh.statusCode, fresh.json()])
    expect([taken.statusCode, taken.cookies]).toEqual([201, []])
    expect(await count()).toEqual(before)

    const mail = await mailTo(aerie, root.email)
    expect(mail).toContain('You already have an account at Aerie')
    expect(mail).toMatch(/\/login\s[^]*\/forgot-password\s/)
    expect(mail).not.toMatch(/sign-up code|Stranger/)
    for (const code of ['000000', await codeOf('fresh@new.test')]) {
      expect(await verify(root.email, code)).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
    }
    expect((await login(root.email)).code).toBe(400)
    expect((await login(root.email, PASSWORD)).code).toBe(200)
  })

  test.each([
    [{ packageId: uuidv7() }, 'packageId'],
    [{ password: 'short' }, 'password'],
    [{ password: 'password123' }, 'password'],
    [{ password: 'Nora New' }, 'password'],
    [{ tenantName: ' ' }, 'tenantName'],
    [{ email: 'a@b@c' }, 'email'],
    [{ status: 'active' }, 'status'],
    [{ userType: 'super-admin' }, 'userType'],
    [{ tenantId: uuidv7() }, 'tenantId'],
  ])('rejects %j at the field', async (fields, field) => {
    const reply = await register('wrong@new.test', fields)
    expect(reply.code).toBe(400)
    expect(reply.errors?.[0]?.field).toBe(field)
  })

  test('rejects packages that are inactive or not public', async () => {
    const rows = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('package').select('id').where('name', 'in', ['Retired', 'Private']).execute(),
    )
    expect(rows).toHaveLength(2)
    for (const { id } of rows) expect((await register('sly@new.test', { packageId: id })).code).toBe(400)
  })

  test('lets the owner of an e-mail sign up after someone else has used it without confirming', async () => {
    await register('victim@new.test', { tenantName: 'Squatter', password: 'the password of the thief' })
    expect((await register('victim@new.test', { tenantName: 'Mine', packageId: free })).code).toBe(201)
    await verify('victim@new.test', await codeOf('victim@new.test', 2))
    expect((await login('victim@new.test', 'the password of the thief')).code).toBe(400)
    expect(await login('victim@new.test')).toMatchObject({ code: 200, data: { tenantId: { name: 'Mine' } } })
  })

  test('allows ten sign-ups an hour from one IP address and five with one e-mail', async () => {
    for (let n = 0; n < 5; n++) expect((await register('root@demo.test')).code).toBe(201)
    expect((await register('root@demo.test')).code).toBe(429)
    for (let n = 5; n < 10; n++) expect((await register(`crowd${n}@new.test`)).code).toBe(201)
    expect(await register('crowd10@new.test')).toMatchObject({
      code: 429,
      message: expect.stringMatching(/hour/) as string,
    })
  })
})

describe('verifyTenant', () => {
  test('accepts a code once, for ten minutes', async () => {
    await register('once@new.test')
    const code = await codeOf('once@new.test')
    expect((await verify('once@new.test', code)).code).toBe(200)
    expect(await verify('once@new.test', code)).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
    await ageCode(61)
    await resend('once@new.test')
    const second = await codeOf('once@new.test', 2)
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('sign_up')
        .set({ code_until: new Date(Date.now() - 1000) })
        .execute(),
    )
    expect((await verify('once@new.test', second)).code).toBe(400)
  })

  test('accepts a code once in twenty concurrent requests', async () => {
    await register('race@new.test')
    const code = await codeOf('race@new.test')
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify('race@new.test', code)))
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1)
  })

  test('rejects the code after five wrong attempts', async () => {
    await register('five@new.test')
    const code = await codeOf('five@new.test')
    for (let guess = 0; guess < 5; guess++) expect((await verify('five@new.test', wrong(code))).code).toBe(400)
    expect((await verify('five@new.test', code)).code).toBe(400)
  })

  test('throttles guessing after ten attempts and then rejects the correct code', async () => {
    await register('brute@new.test')
    const code = await codeOf('brute@new.test')
    const guess = (n: number) =>
      aerie.app.inject({
        method: 'POST',
        url: '/apis/v1/admin/tenant/verify-tenant',
        payload: {
          email: 'brute@new.test',
          password: SECRET,
          code: wrong(code).slice(0, 3) + String(n).padStart(3, '0'),
        },
        remoteAddress: '10.9.9.9',
      })
    const codes: number[] = []
    for (let n = 0; n < 1000; n += 25) {
      const some = await Promise.all(Array.from({ length: 25 }, (_, more) => guess(n + more)))
      codes.push(...some.map(({ statusCode }) => statusCode))
    }
    expect(codes).toHaveLength(1000)
    expect(new Set(codes)).toEqual(new Set([400, 429]))
    // Concurrent requests of the first batch may have been counted late.
    expect(codes.filter((status) => status === 400).length).toBeLessThanOrEqual(35)
    expect((await verify('brute@new.test', code)).code).toBe(400)
  })

  test('replies an unknown e-mail like a wrong code', async () => {
    await register('known@new.test')
    expect(await verify('unknown@new.test', '123456')).toEqual(
      await verify('known@new.test', wrong(await codeOf('known@new.test'))),
    )
  })
})

describe('resendVerificationCode', () => {
  test('waits one, two, then four minutes between codes, and always replies the same', async () => {
    await register('again@new.test')
    const same = {
      code: 200,
      status: true,
      message: 'If a sign-up with this e-mail needs a code, we sent one.',
    }
    await codeOf('again@new.test')
    expect(await resend('again@new.test')).toEqual(same)
    expect(await resend('unknown@new.test')).toEqual(same)
    expect(await resend('staff@demo.test')).toEqual(same)
    expect(await countMails('again@new.test')).toBe(1)
    for (const [seconds, mails] of [
      [59, 1],
      [61, 2],
      [119, 2],
      [121, 3],
      [239, 3],
      [241, 4],
    ] as const) {
      await ageCode(seconds)
      await resend('again@new.test')
      expect([seconds, await countMails('again@new.test')]).toEqual([seconds, mails])
    }
    expect(await countMails('staff@demo.test')).toBe(0)
  })

  test('resumes a verified, unpaid sign-up with another password', async () => {
    await register('later@new.test')
    await verify('later@new.test', await codeOf('later@new.test'))
    await ageCode(61)
    await resend('later@new.test')
    const { data } = await verify('later@new.test', await codeOf('later@new.test', 2), 'another good password')
    expect(data.next).toBe('payment')
    expect((await register('later@new.test', { tenantName: 'Another Ltd' })).code).toBe(201)
    expect(await mailTo(aerie, 'later@new.test', 3)).toContain('/sign-up#resume=later%40new.test')
    const tenants = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('tenant').select('id').where('name', '=', 'Another Ltd').execute(),
    )
    expect(tenants).toEqual([])
  })
})

test('deletes unfinished sign-ups after seven days and frees the e-mail', async () => {
  await register('slow@new.test')
  await verify('slow@new.test', await codeOf('slow@new.test'))
  await asPlatform(aerie.db, async (tx) => {
    await tx
      .updateTable('sign_up')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    await deleteUnfinishedSignUps(tx)
  })
  const left = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('app_user').select('id').where('email', '=', 'slow@new.test').execute(),
  )
  expect(left).toEqual([])
  expect((await aerie.call(await aerie.cookieOf(aerie.demo.root), 'GET', '/auth/userdetails')).code).toBe(200)
  expect((await register('slow@new.test')).code).toBe(201)
})

test('signs payment tokens, binds them to the tenant and lets them expire after a day', () => {
  const one = uuidv7()
  const other = uuidv7()
  const token = makeSignUpToken(aerie.config, one)
  expect(readSignUpToken(aerie.config, token)).toBe(one)
  expect(readSignUpToken(aerie.config, token.replace(one, other))).toBeUndefined()
  expect(readSignUpToken({ SESSION_SECRET: 'another secret' }, token)).toBeUndefined()
  expect(readSignUpToken(aerie.config, 'x')).toBeUndefined()
  jest.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1 })
  expect(readSignUpToken(aerie.config, token)).toBeUndefined()
  jest.useRealTimers()
})
