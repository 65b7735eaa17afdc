// While the organisation requires two-factor authentication, a session of a user without it serves for setting it up only.
import type { InjectOptions } from 'fastify'
import { TOTP } from 'otpauth'
import { operationsOf } from '../contract/spec'
import { asPlatform } from '../db/tenancy'
import { startBrowsers } from '../realtime/testing/browser'
import { callOf, needsSession } from '../../testing/contractCalls'
import { testContract } from '../../testing/contract'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../testing/testApp'

const { spec } = testContract()
const SESSION_OPERATIONS = operationsOf(spec).filter(({ operation }) => needsSession(operation))
const BEFORE_SECOND_FACTOR = [
  'acceptTerms',
  'addPasskey',
  'confirmSecondFactor',
  'getPasskeys',
  'getUserDetails',
  'startPasskey',
  'startSecondFactor',
]
const CODE = 'identity.secondFactorRequired'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

const send = async (cookie: string, request: InjectOptions): Promise<[number, string | undefined]> => {
  const reply = await aerie.app.inject({ ...request, headers: { ...request.headers, cookie } })
  return [reply.statusCode, reply.body === '' ? undefined : reply.json<{ code?: string }>().code]
}

const setUp = async (cookie: string): Promise<number> => {
  const started = await aerie.call<{ secret: string }>(cookie, 'POST', '/profile/second-factor/start', {
    password: PASSWORD,
  })
  const code = new TOTP({ secret: started.data.secret }).generate()
  return (await aerie.call(cookie, 'POST', '/profile/second-factor/confirm', { code })).code
}

const require = async (cookie: string, requireSecondFactor: boolean) => {
  const url = '/tenantroot/fetch-organisation-details'
  const { version } = (await aerie.call<{ version: number }>(cookie, 'GET', url)).data
  return aerie.call<{ requireSecondFactor: boolean; secondFactors: object }>(
    cookie,
    'PATCH',
    '/tenantroot/update-organisation-details',
    { version, requireSecondFactor },
  )
}

const requireFor = (user: TestUser, require_second_factor: boolean) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('tenant')
      .set({ require_second_factor })
      .where('id', '=', user.tenantId ?? '')
      .execute(),
  )

test('a tenant root without a second factor cannot require it; one with it stays signed in', async () => {
  const tenant = await aerie.addTenant('required')
  const root = await aerie.cookieOf(tenant.root)
  const staff = await aerie.cookieOf(tenant.staff)
  expect(await require(root, true)).toMatchObject({ code: 409, errors: [{ field: 'requireSecondFactor' }] })
  expect(await setUp(root)).toBe(200)
  expect((await require(root, true)).data).toMatchObject({
    requireSecondFactor: true,
    secondFactors: { users: 4, withSecondFactor: 1 },
  })
  expect((await aerie.call(root, 'GET', '/tenant/user/fetch-all-user?secondFactor=true')).data).toMatchObject({
    total: 1,
    items: [{ email: tenant.root.email }],
  })
  expect(await aerie.call(staff, 'GET', '/profile')).toMatchObject({ code: 403 })
  expect((await aerie.call(staff, 'GET', '/auth/userdetails')).data).toMatchObject({ isSecondFactorMissing: true })
  expect(await setUp(staff)).toBe(200)
  expect((await aerie.call(staff, 'GET', '/profile')).code).toBe(200)
  const proof = { password: PASSWORD, code: '000000' }
  expect(await aerie.call(staff, 'POST', '/profile/second-factor/disable', proof)).toMatchObject({ code: 409 })
  await require(root, false)
  const viewer = await aerie.cookieOf(tenant.viewer)
  expect((await aerie.call(viewer, 'GET', '/profile')).code).toBe(200)
})

test('rejects every operation with a session, except reading oneself, the terms and setting it up', async () => {
  const { staff } = aerie.demo
  const cookie = await aerie.cookieOf(staff)
  await requireFor(staff, true)
  const allowed: string[] = []
  for (const place of SESSION_OPERATIONS) {
    const request = callOf(spec, place, () => undefined)
    // An unknown parameter: no operation changes anything.
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}noSuchParameter=1`
    const [code, reason] = await send(cookie, { ...request, url })
    if (code === 403 && reason === CODE) continue
    allowed.push(place.operation.operationId)
  }
  expect(allowed.sort()).toEqual(BEFORE_SECOND_FACTOR)
  const uploads: InjectOptions[] = [
    { method: 'POST', url: '/apis/v1/upload/tus', headers: { 'tus-resumable': '1.0.0', 'upload-length': '5' } },
    { method: 'GET', url: '/apis/v1/tiles/vector/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/0/0/0' },
  ]
  for (const request of uploads) expect(await send(cookie, request)).toEqual([403, CODE])
  await requireFor(staff, false)
})

test('rejects the socket, and closes an open one before the next delivery', async () => {
  const { root } = aerie.other
  const browsers = await startBrowsers(aerie)
  const cookie = await aerie.cookieOf(root)
  await requireFor(root, true)
  expect(await browsers.connect(cookie).outcome).toBe('Forbidden!')
  await requireFor(root, false)
  expect(await browsers.connect(cookie).outcome).toBe('ready')
  browsers.disconnectAll()
})

test('does not concern super-admins', async () => {
  const admin = await aerie.cookieOf(aerie.admin)
  expect((await aerie.call(admin, 'GET', '/profile')).code).toBe(200)
})
