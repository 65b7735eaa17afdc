// Production without a payment service: nothing is sold, also not with the test card of the sandbox.
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { insertSignUp } from '../tenant/signUpSql'
import { makeSignUpToken } from '../tenant/signUpToken'
import { insertTenant } from '../tenant/sql'

type Schemas = components['schemas']

const NOT_CONFIGURED = { code: 409, messageCode: 'paymentProvider.notConfigured' }
const LIMITS = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }

let aerie: TestApp
let admin: string
let root: string
let paid: Schemas['Package']
let free: Schemas['Package']

beforeAll(async () => {
  aerie = await startTestApp({ ENVIRONMENT: 'production' })
  admin = await aerie.cookieOf(aerie.admin)
  root = await aerie.cookieOf(aerie.demo.root)
  paid = await makePackage('Team', 199_900)
  free = await makePackage('Trial', 0)
})
afterAll(() => aerie.close())

const makePackage = async (name: string, price: number) =>
  (
    await aerie.call<Schemas['Package']>(admin, 'POST', '/admin/package/create', {
      name,
      price,
      period: 'month',
      limits: LIMITS,
    })
  ).data

/** A sign-up with a confirmed e-mail. */
async function signUp(email: string): Promise<{ tenantId: string; signUpToken: string }> {
  const tenantId = await asPlatform(aerie.db, async (tx) => {
    const root = { name: 'Bea Buyer', email }
    const created = await insertTenant(tx, { name: 'Buyer', status: 'pending', root })
    await insertSignUp(tx, created.tenantId, { packageId: paid._id, expires: true })
    return created.tenantId
  })
  return { tenantId, signUpToken: makeSignUpToken(aerie.config, tenantId) }
}

const statusOf = async (tenantId: string) =>
  (await aerie.call<Schemas['Tenant']>(admin, 'GET', `/admin/tenant/fetch-tenant-details/${tenantId}`)).data

test('the offer says that packages are not sold', async () => {
  const reply = await aerie.call<{ items: object[]; paymentNotConfigured?: boolean }>(
    undefined,
    'GET',
    '/admin/tenant/fetch-active-package-public',
  )
  expect(reply.data).toMatchObject({ paymentNotConfigured: true })
})

test('a sign-up and a renewal open no order, and there is no checkout with a test card', async () => {
  const { tenantId, signUpToken } = await signUp('one@new.test')
  expect(await aerie.call(undefined, 'POST', '/payment/generate-order', { signUpToken })).toMatchObject(NOT_CONFIGURED)
  const renewal = await aerie.call(root, 'POST', '/payment/generate-renewal-order', { packageId: paid._id })
  expect(renewal).toMatchObject(NOT_CONFIGURED)
  const orders = await asPlatform(aerie.db, (tx) => tx.selectFrom('payment_order').select('id').execute())
  expect(orders).toEqual([])
  const script = await aerie.app.inject({ url: '/checkout/sandbox.js' })
  expect(script.headers['content-type']).not.toMatch(/javascript/)
  const card = { order_id: 'order_1', amount: 1, currency: 'INR', card: { number: '4111111111111111' } }
  const pay = await aerie.app.inject({ method: 'POST', url: '/checkout/sandbox/pay', payload: card })
  expect(pay.statusCode).toBe(404)
  const forged = { orderId: 'order_1', paymentId: 'pay_1', signature: 'a'.repeat(64) }
  expect((await aerie.call(undefined, 'POST', '/payment/complete-order', forged)).code).toBe(400)
  expect((await statusOf(tenantId)).status).toBe('pending')
})

test('a super-admin gives the package to a tenant that has signed up', async () => {
  const { tenantId } = await signUp('two@new.test')
  const { version } = await statusOf(tenantId)
  const given = await aerie.call(admin, 'PATCH', `/admin/tenant/edit-tenant/${tenantId}`, {
    version,
    packageId: paid._id,
    status: 'active',
  })
  expect(given.code).toBe(200)
  expect(await statusOf(tenantId)).toMatchObject({ status: 'active', packageName: 'Team' })
})

test('a free package can be chosen', async () => {
  const { tenantId, signUpToken } = await signUp('three@new.test')
  const reply = await aerie.call(undefined, 'POST', '/payment/generate-order', { signUpToken, packageId: free._id })
  expect(reply).toMatchObject({ code: 201, data: { next: 'done' } })
  expect((await statusOf(tenantId)).status).toBe('active')
})
