import { TOTP } from 'otpauth'
import { asPlatform } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../testing/testApp'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

let tenants = 0
/** Of a tenant of its own, because a second factor outlives the test. */
const newTenant = () => aerie.addTenant(`factor${tenants++}`)

const PERIOD_MS = 30_000
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS })
const wrong = (right: string) => (right === '123456' ? '654321' : '123456')

const post = <Data>(cookie: string | undefined, path: string, body: object) =>
  aerie.call<Data>(cookie, 'POST', path, body)
const login = (user: TestUser, code?: string) =>
  post(undefined, '/auth/login', { email: user.email, password: PASSWORD, code })
const start = (cookie: string, password = PASSWORD) =>
  post<{ secret: string; uri: string }>(cookie, '/profile/second-factor/start', { password })
const confirm = (cookie: string, code: string) =>
  post<{ recoveryCodes: string[] }>(cookie, '/profile/second-factor/confirm', { code })

const enrol = async (user: TestUser) => {
  const cookie = await aerie.cookieOf(user)
  const { data } = await start(cookie)
  const { data: confirmed } = await confirm(cookie, codeOf(data.secret))
  return { cookie, secret: data.secret, recoveryCodes: confirmed.recoveryCodes }
}
/** Allows the current code again, as after half a minute. */
const forgetLastCode = () =>
  asPlatform(aerie.db, (tx) => tx.updateTable('second_factor').set({ last_step: 0 }).execute())

test('requires a code at every sign-in once it is confirmed', async () => {
  const user = (await newTenant()).staff
  const cookie = await aerie.cookieOf(user)
  const elsewhere = await aerie.cookieOf(user)
  expect(await start(cookie, 'wrong')).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
  const { data } = await start(cookie)
  expect((await login(user)).code).toBe(200)
  expect(await confirm(cookie, wrong(codeOf(data.secret)))).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
  const confirmed = await confirm(cookie, codeOf(data.secret))
  expect(confirmed.data.recoveryCodes).toHaveLength(10)
  expect((await aerie.call(elsewhere, 'GET', '/auth/userdetails')).code).toBe(401)
  expect(await aerie.call(cookie, 'GET', '/profile')).toMatchObject({
    data: { secondFactor: true, recoveryCodesLeft: 10 },
  })

  expect(await login(user)).toMatchObject({
    code: 400,
    status: false,
    errors: [{ field: 'code', message: 'Enter the code from your authenticator app, or a recovery code.' }],
  })
  expect(await login(user, wrong(codeOf(data.secret, 1)))).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
  const code = codeOf(data.secret, 1)
  expect(await login(user, code)).toMatchObject({ code: 200, data: { _id: user.id } })
  // A second use of the same code is a replay.
  expect(await login(user, code)).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
  expect((await start(cookie)).code).toBe(409)
})

test('does not reveal the second factor to a wrong password', async () => {
  const { staff } = await newTenant()
  await enrol(staff)
  const reply = await post(undefined, '/auth/login', {
    email: staff.email,
    password: 'wrong',
    code: '000000',
  })
  expect(reply).toEqual({
    code: 400,
    status: false,
    message: 'Wrong e-mail or password.',
    messageCode: 'auth.wrongCredentials',
    values: {},
  })
})

test('accepts a code once in concurrent sign-ins', async () => {
  const { viewer } = await newTenant()
  const { secret } = await enrol(viewer)
  await forgetLastCode()
  const code = codeOf(secret)
  const replies = await Promise.all(Array.from({ length: 6 }, () => login(viewer, code)))
  expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1)
})

test('accepts a recovery code once, from its owner only', async () => {
  const { staff, viewer } = await newTenant()
  const { recoveryCodes } = await enrol(staff)
  await enrol(viewer)
  const [code = '', next = ''] = recoveryCodes
  expect((await login(viewer, code)).code).toBe(400)
  expect((await login(staff, code.toUpperCase())).code).toBe(200)
  expect((await login(staff, code)).code).toBe(400)
  expect((await login(staff, next.replaceAll('-', ''))).code).toBe(200)
})

test('throttles the account after ten wrong codes from any addresses', async () => {
  const { client } = await newTenant()
  const { recoveryCodes } = await enrol(client)
  const guess = (address: string) =>
    aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/auth/login',
      remoteAddress: address,
      payload: { email: client.email, password: PASSWORD, code: '000000' },
    })
  const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(`10.9.0.${at}`)))
  const codes = replies.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 400)).toHaveLength(10)
  expect(codes.filter((code) => code === 429)).toHaveLength(20)
  expect((await login(client, recoveryCodes[0])).code).toBe(429)
})

test('requires password and code to turn it off and to renew recovery codes', async () => {
  const { client } = await newTenant()
  const { cookie, secret, recoveryCodes } = await enrol(client)
  const renewal = (code: string, password = PASSWORD) =>
    post<{ recoveryCodes: string[] }>(cookie, '/profile/second-factor/renew-recovery-codes', { password, code })
  expect(await renewal(recoveryCodes[0] ?? '', 'wrong')).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
  const { data } = await renewal(codeOf(secret, 1))
  expect(data.recoveryCodes).toHaveLength(10)
  expect((await login(client, recoveryCodes[1])).code).toBe(400)

  const off = (code: string) => post(cookie, '/profile/second-factor/disable', { password: PASSWORD, code })
  expect(await off(wrong(codeOf(secret, 2)))).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
  expect((await off(data.recoveryCodes[0] ?? '')).code).toBe(200)
  expect((await login(client)).code).toBe(200)
  expect((await off('000000')).code).toBe(409)
})

test('can be reset by a user who can edit the account', async () => {
  const tenant = await newTenant()
  await enrol(tenant.staff)
  expect((await login(tenant.staff)).code).toBe(400)
  const root = await aerie.cookieOf(tenant.root)
  const path = `/tenant/user/reset-second-factor/${tenant.staff.id}`
  expect((await post(root, path, {})).code).toBe(200)
  expect((await login(tenant.staff)).code).toBe(200)
  expect((await post(root, path, {})).code).toBe(409)
})

test('stores neither the secret nor recovery codes in plain text', async () => {
  const { secret, recoveryCodes } = await enrol((await newTenant()).root)
  const stored = await asPlatform(aerie.db, async (tx) => [
    await tx.selectFrom('second_factor').selectAll().execute(),
    await tx.selectFrom('recovery_code').selectAll().execute(),
    await tx.selectFrom('audit_entry').selectAll().execute(),
  ])
  const text = JSON.stringify(stored, (_, value: unknown) =>
    value instanceof Object && 'type' in value && value.type === 'Buffer'
      ? Buffer.from((value as unknown as { data: number[] }).data).toString('latin1')
      : value,
  )
  for (const word of [secret, ...recoveryCodes]) expect(text).not.toContain(word)
})
