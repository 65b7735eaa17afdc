// Parallel guesses: a limit that is checked before the guess is counted lets all of them pass.
import { TOTP } from 'otpauth'
import { asPlatform } from '../db/tenancy'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../testing/testApp'

const GUESSES = 60

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())
beforeEach(() =>
  asPlatform(aerie.db, async (tx) => {
    await tx.deleteFrom('login_attempt').execute()
    await tx.deleteFrom('sign_up_attempt').execute()
  }),
)

/** Runs all guesses at once. @returns how many were judged; the others were throttled with 429 */
async function judged(guess: (index: number) => Promise<{ code: number }>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: GUESSES }, (_, index) => guess(index)))
  const codes = replies.map(({ code }) => code)
  expect(codes.filter((code) => code !== 429 && code !== 400)).toEqual([])
  return codes.filter((code) => code !== 429).length
}

const login = (email: string, password: string, code?: string) =>
  aerie.call(undefined, 'POST', '/auth/login', { email, password, ...(code && { code }) })

async function enableSecondFactor(user: TestUser): Promise<string> {
  const cookie = await aerie.cookieOf(user)
  const start = await aerie.call<{ secret: string }>(cookie, 'POST', '/profile/second-factor/start', {
    password: PASSWORD,
  })
  const code = new TOTP({ secret: start.data.secret }).generate()
  await aerie.call(cookie, 'POST', '/profile/second-factor/confirm', { code })
  return cookie
}

test('judges at most ten of many parallel passwords for an account, and at most fifty from an address', async () => {
  expect(await judged((index) => login('root@demo.test', `wrong ${index}`))).toBe(10)
  expect((await login('root@demo.test', PASSWORD)).code).toBe(429)
  expect(await judged((index) => login(`unknown-${index}@demo.test`, 'wrong'))).toBe(40)
})

test('does not throttle parallel sign-ins with the right password for long', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, () => login('root@other.test', PASSWORD)))
  expect(codes.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await login('root@other.test', PASSWORD)).code).toBe(200)
})

test('lets an owner sign in from an address that others misuse', async () => {
  expect((await login('staff@other.test', PASSWORD)).code).toBe(200)
  await judged((index) => login(`unknown-${index}@demo.test`, 'wrong'))
  expect((await login('viewer@other.test', PASSWORD)).code).toBe(429)
  expect((await login('staff@other.test', PASSWORD)).code).toBe(200)
})

test('judges at most ten of many parallel password confirmations', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.staff)
  const confirm = (index: number) =>
    aerie.call(cookie, 'POST', '/profile/second-factor/start', { password: `wrong ${index}` })
  expect(await judged(confirm)).toBe(10)
})

test('judges at most ten of many parallel codes of the second factor', async () => {
  await enableSecondFactor(aerie.demo.root)
  expect(await judged((index) => login('root@demo.test', PASSWORD, String(100_000 + index)))).toBeLessThanOrEqual(10)
})

test('judges at most ten of many parallel reset codes, and sends at most three', async () => {
  await Promise.all(
    Array.from({ length: GUESSES }, () =>
      aerie.call(undefined, 'POST', '/auth/forgot-password', { email: 'client@demo.test' }),
    ),
  )
  const sent = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('password_reset').select('id').where('user_id', '=', aerie.demo.client.id).execute(),
  )
  expect(sent).toHaveLength(3)
  const reset = (index: number) =>
    aerie.call(undefined, 'POST', '/auth/reset-password', {
      email: 'client@demo.test',
      code: String(100_000_000_000 + index),
      password: 'a new password for tests',
    })
  expect(await judged(reset)).toBeLessThanOrEqual(10)
})

test('judges at most ten of many parallel sign-up codes, and limits parallel sign-ups', async () => {
  const verify = (index: number) =>
    aerie.call(undefined, 'POST', '/admin/tenant/verify-tenant', {
      email: 'new@company.test',
      code: String(100_000 + index),
      password: 'a new password for tests',
    })
  expect(await judged(verify)).toBeLessThanOrEqual(10)
  const register = () =>
    aerie.call(undefined, 'POST', '/admin/tenant/register-tenant', {
      tenantName: 'New Ltd',
      name: 'Nora New',
      email: 'new@company.test',
      password: 'a new password for tests',
      packageId: aerie.demo.id,
    })
  expect(await judged(register)).toBe(5)
})
