import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { deleteExpired } from './sql'

type SignIn = components['schemas']['OwnSignIn']

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

let aerie: TestApp

beforeEach(async () => {
  aerie = await startTestApp()
})
afterEach(() => aerie.close())

async function login(
  email: string,
  { at = aerie, password = PASSWORD, cookie = '', agent = FIREFOX, address = '192.0.2.7' } = {},
): Promise<{ status: number; cookies: string[] }> {
  const reply = await at.app.inject({
    method: 'POST',
    url: '/apis/v1/auth/login',
    payload: { email, password },
    remoteAddress: address,
    headers: { 'user-agent': agent, ...(cookie !== '' && { cookie }) },
  })
  const set = [reply.headers['set-cookie'] ?? []].flat()
  return { status: reply.statusCode, cookies: set.map((each) => each.split(';')[0] ?? '') }
}

const deviceOf = (cookies: string[]): string => cookies.find((cookie) => cookie.startsWith('aerie_device')) ?? ''

async function history(session: string, at = aerie): Promise<SignIn[]> {
  return (await at.call<{ items: SignIn[] }>(session, 'GET', '/profile/sign-ins')).data.items
}

const mailsTo = async (email: string, at = aerie): Promise<string[]> => {
  const folder = path.join(at.config.DATA_DIR, 'outbox')
  const names = await readdir(folder).catch((): string[] => [])
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => mail.includes(`To: ${email}`))
}

test('a sign-in with a browser that is new is marked and mailed, another one is not', async () => {
  const first = await login('staff@demo.test')
  await login('staff@demo.test', { cookie: deviceOf(first.cookies), address: '198.51.100.4' })
  const { cookies } = await login('staff@demo.test', { agent: PHONE, address: '203.0.113.9' })
  const mails = await until(async () => {
    const found = await mailsTo('staff@demo.test')
    return found.length > 0 ? found : undefined
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('203.0.113.9')
  expect(mails[0]).toContain('Safari, iPhone')
  expect(await history(cookies.join('; '))).toMatchObject([
    { browser: 'Safari', system: 'iPhone', address: '203.0.113.9', result: 'signed-in', isNewDevice: true },
    { browser: 'Firefox', address: '198.51.100.4', isNewDevice: false },
    { browser: 'Firefox', system: 'Linux', address: '192.0.2.7', method: 'password', isNewDevice: false },
  ])
})

test('a browser without cookies at a known address is not new', async () => {
  await login('staff@demo.test')
  const { cookies } = await login('staff@demo.test')
  expect((await history(cookies.join('; '))).map(({ isNewDevice }) => isNewDevice)).toEqual([false, false])
  expect(await mailsTo('staff@demo.test')).toEqual([])
})

test.each([
  ['another address of one IPv6 network', '2001:db8:0:7::1', '2001:db8:0:7:ffff::2'],
  ['IPv4, and the same as IPv6', '192.0.2.7', '::ffff:192.0.2.7'],
])('a browser without cookies is not new at %s', async (_name, first, second) => {
  await login('staff@demo.test', { address: first })
  const { cookies } = await login('staff@demo.test', { address: second })
  expect((await history(cookies.join('; '))).map(({ isNewDevice }) => isNewDevice)).toEqual([false, false])
})

test('a browser without cookies in another IPv6 network is new', async () => {
  await login('staff@demo.test', { address: '2001:db8:0:7::1' })
  const { cookies } = await login('staff@demo.test', { address: '2001:db8:0:8::1' })
  expect((await history(cookies.join('; '))).map(({ isNewDevice }) => isNewDevice)).toEqual([true, false])
})

test('the history, the sessions and the mail name where an address probably is', async () => {
  const file = path.join(__dirname, '../../platform/identity/fixtures/GeoLite2-City-Test.mmdb')
  const placed = await startTestApp({ GEOIP_DATABASE: file })
  try {
    await login('staff@demo.test', { at: placed })
    const { cookies } = await login('staff@demo.test', { at: placed, agent: PHONE, address: '81.2.69.160' })
    const session = cookies.join('; ')
    const [latest, first] = await history(session, placed)
    expect(latest).toMatchObject({ address: '81.2.69.160', place: { town: 'London', country: 'GB' } })
    expect(first).toMatchObject({ address: '192.0.2.7', place: null })
    const sessions = await placed.call<{ items: object[] }>(session, 'GET', '/profile/sessions')
    expect(sessions.data.items[0]).toMatchObject({ place: { town: 'London', country: 'GB' } })
    const mails = await until(async () => {
      const found = await mailsTo('staff@demo.test', placed)
      return found.length > 0 ? found : undefined
    })
    expect(mails[0]).toContain('Address: 81.2.69.160 (London, United Kingdom)')
  } finally {
    await placed.close()
  }
})

test('lists refused attempts with the account, of this person only', async () => {
  await login('staff@demo.test', { password: 'wrong', address: '203.0.113.9' })
  await login('root@demo.test', { password: 'wrong' })
  const { cookies } = await login('staff@demo.test')
  expect(await history(cookies.join('; '))).toMatchObject([
    { result: 'signed-in' },
    { result: 'wrong-password', address: '203.0.113.9', isNewDevice: false },
  ])
  expect(await history(await aerie.cookieOf(aerie.other.root))).toEqual([])
})

test('ignores a cookie that it did not make', async () => {
  const { status, cookies } = await login('staff@demo.test', { cookie: `aerie_device=${'x'.repeat(500)}` })
  expect(status).toBe(200)
  expect(deviceOf(cookies)).toMatch(/^aerie_device=[\w-]{22}$/)
})

test('deletes the history after 90 days', async () => {
  const { cookies } = await login('staff@demo.test')
  await asPlatform(aerie.db, async (tx) => {
    const entry = await tx.selectFrom('sign_in').selectAll().executeTakeFirstOrThrow()
    const old = { ...entry, id: uuidv7(), address: 'old', created_at: sql<Date>`now() - interval '91 days'` }
    await tx.insertInto('sign_in').values(old).execute()
  })
  expect(await history(cookies.join('; '))).toHaveLength(2)
  await asPlatform(aerie.db, deleteExpired)
  expect(await history(cookies.join('; '))).toMatchObject([{ address: '192.0.2.7' }])
})
