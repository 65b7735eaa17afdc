// Mails, invoices and authenticator apps name the product by the setting INSTANCE.
import type { components } from '../platform/contract/contract.gen'
import { mailTo } from './outbox'
import { PASSWORD, startTestApp, type TestApp } from './testApp'

type Data<Name extends 'Order' | 'Package' | 'VerificationReply'> = components['schemas'][Name]

let aerie: TestApp
let admin: string
let packageId: string

beforeAll(async () => {
  aerie = await startTestApp({ INSTANCE: 'nkda' })
  admin = await aerie.cookieOf(aerie.admin)
  const limits = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
  const body = { name: 'Team', price: 199_900, period: 'month', limits }
  packageId = (await aerie.call<Data<'Package'>>(admin, 'POST', '/admin/package/create', body)).data._id
})
afterAll(() => aerie.close())

const post = <Reply>(url: string, body: object, cookie?: string) => aerie.call<Reply>(cookie, 'POST', url, body)

test('password resets', async () => {
  await post('/auth/forgot-password', { email: aerie.demo.staff.email })
  expect(await mailTo(aerie, aerie.demo.staff.email)).toMatch(/is your Aerie NKDA reset code/)
})

test('invitations', async () => {
  const body = { name: 'Ida Invited', email: 'ida@demo.test', userType: 'tenant-staff' }
  await post('/tenant/user/create-tenant-user', body, await aerie.cookieOf(aerie.demo.root))
  const mail = await mailTo(aerie, 'ida@demo.test')
  expect(mail).toContain('demo invites you to Aerie NKDA')
  expect(mail).toContain('created an account for you in Aerie NKDA.')
})

test('accounts in authenticator apps', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.staff)
  const { data } = await post<{ uri: string }>('/profile/second-factor/start', { password: PASSWORD }, cookie)
  expect(new URL(data.uri).searchParams.get('issuer')).toBe('Aerie NKDA')
})

test('requests for payment', async () => {
  const root = { name: 'Robin Root', email: 'robin@new.test' }
  await post('/admin/tenant/create', { name: 'Robin Ltd', packageId, root, withPayment: true }, admin)
  const mail = await mailTo(aerie, 'robin@new.test')
  expect(mail).toContain('Robin Ltd is ready for you at Aerie NKDA')
  expect(mail).toContain('An account at Aerie NKDA was prepared for Robin Ltd.')
})

test('changes of an e-mail, at both addresses', async () => {
  const { demo } = aerie
  const url = `/admin/tenant/change-root-email/${demo.id}/${demo.root.id}`
  expect((await aerie.call(admin, 'PATCH', url, { email: 'next@demo.test' })).code).toBe(200)
  expect(await mailTo(aerie, 'next@demo.test')).toMatch(/new e-mail for Aerie NKDA[^]*operator of Aerie NKDA/)
  expect(await mailTo(aerie, demo.root.email)).toMatch(/e-mail for Aerie NKDA is about[^]*operator of Aerie NKDA/)
})

test('sign-up codes, receipts and invoices', async () => {
  const email = 'nora@new.test'
  const password = 'a password nobody guesses'
  await post('/admin/tenant/register-tenant', { tenantName: 'Nora Ltd', name: 'Nora New', email, password, packageId })
  const mail = await mailTo(aerie, email)
  const [, code] = /(\d{6}) is your Aerie NKDA sign-up code/.exec(mail) ?? []
  const verified = await post<Data<'VerificationReply'>['data']>('/admin/tenant/verify-tenant', {
    email,
    code,
    password,
  })
  const { signUpToken } = verified.data
  const { order } = (await post<{ order: Data<'Order'> }>('/payment/generate-order', { signUpToken })).data
  const { orderId, amount, currency } = order
  const paid = await aerie.app.inject({
    method: 'POST',
    url: '/checkout/sandbox/pay',
    payload: { order_id: orderId, amount, currency, card: { number: '4111 1111 1111 1111' } },
  })
  const answer = paid.json<{ razorpay_payment_id: string; razorpay_signature: string }>()
  const payment = { orderId, paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature }
  expect((await post('/payment/complete-order', payment)).code).toBe(200)
  expect(await mailTo(aerie, email, 2)).toMatch(/Subject: Your payment of .* to Aerie NKDA/)

  const login = await aerie.app.inject({ method: 'POST', url: '/apis/v1/auth/login', payload: { email, password } })
  const [session] = login.cookies
  const cookie = `${session?.name}=${encodeURIComponent(session?.value ?? '')}`
  await aerie.call(cookie, 'PATCH', '/tenant/user/terms-conditions-check?terms=true')
  const invoices = await aerie.call<{ items: { _id: string }[] }>(cookie, 'GET', '/payment/invoices')
  const url = `/apis/v1/payment/invoice/${invoices.data.items[0]?._id}`
  const pdf = await aerie.app.inject({ url, headers: { cookie } })
  // The author of the document.
  expect(pdf.rawPayload.toString('latin1')).toContain('\n(Aerie NKDA)\nendobj')
})
