import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aPackage, aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { recordCalls, stopRecording } from '../../testing/recordCalls'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { nextCodeAt } from './progress'

const EMAIL = 'robin@harbour.test'
const PASSWORD = 'three gulls on a crane'
const pack = aPackage()
const order = {
  orderId: 'order_00000000000001',
  amount: 199_900,
  currency: 'INR',
  packageName: 'Team',
  period: 'month',
  keyId: 'rzp_sandbox_aerie',
  checkoutScript: '/checkout/sandbox.js',
  provider: 'sandbox',
  prefill: { name: 'Robin', email: EMAIL },
}

const reply = (data: unknown) => HttpResponse.json({ status: true, data })
const errorReply = (message: string, field?: string) =>
  HttpResponse.json({ status: false, message, ...(field && { errors: [{ field, message }] }) }, { status: 400 })

const post = (path: string, answer: () => Response) => http.post(apiUrl(path), answer)

/** A checkout that answers immediately. */
const checkoutThat = (act: (options: CheckoutOptions) => void) =>
  class {
    constructor(readonly options: CheckoutOptions) {}
    on() {}
    open() {
      act(this.options)
    }
  }

type CheckoutOptions = ConstructorParameters<NonNullable<Window['Razorpay']>>[0]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  server.use(
    http.get(apiUrl('/admin/tenant/fetch-active-package-public'), () =>
      reply({ items: [pack], total: 1, page: 1, pageSize: 200 }),
    ),
    post('/admin/tenant/register-tenant', () => reply(undefined)),
    post('/admin/tenant/verify-tenant', () => reply({ next: 'payment', signUpToken: 'token' })),
    post('/payment/generate-order', () => reply({ next: 'checkout', order })),
  )
})
afterEach(() => {
  stopRecording()
  delete window.Razorpay
})

async function toDetails() {
  const app = renderApp({ route: '/sign-up' })
  await app.user.click(await screen.findByRole('button', { name: 'Choose Team' }))
  await app.user.type(await screen.findByLabelText('Organisation name'), 'Harbour Survey')
  await app.user.type(screen.getByLabelText('Your name'), 'Robin')
  await app.user.type(screen.getByLabelText('E-mail'), EMAIL)
  await app.user.type(screen.getByLabelText('Password'), PASSWORD)
  return app
}

async function toPayment() {
  const app = await toDetails()
  await app.user.click(screen.getByRole('button', { name: 'Send code' }))
  await app.user.type(await screen.findByLabelText('Code from the e-mail'), '482913')
  await app.user.click(screen.getByRole('button', { name: 'Confirm' }))
  return app
}

test('signs up from the package to the payment and logs in', async () => {
  window.Razorpay = checkoutThat(({ handler, order_id }) =>
    handler({ razorpay_order_id: order_id, razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' }),
  )
  server.use(
    post('/payment/complete-order', () => reply({ invoiceNumber: 'INV-1' })),
    post('/auth/login', () => reply(aUser())),
  )
  const calls = recordCalls()
  const { user, path } = await toPayment()
  await user.click(await screen.findByRole('button', { name: 'Pay INR 1,999' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
  const bodyOf = (end: string) => calls.find(({ path: called }) => called.endsWith(end))?.body
  expect(bodyOf('register-tenant')).toEqual({
    tenantName: 'Harbour Survey',
    name: 'Robin',
    email: EMAIL,
    password: PASSWORD,
    packageId: pack._id,
  })
  expect(bodyOf('verify-tenant')).toEqual({ email: EMAIL, code: '482913', password: PASSWORD })
  expect(bodyOf('complete-order')).toEqual({ orderId: order.orderId, paymentId: 'pay_1', signature: 'signed' })
  expect(bodyOf('login')).toEqual({ email: EMAIL, password: PASSWORD })
})

test('shows an error of the server at its field and keeps typed values', async () => {
  server.use(
    post('/admin/tenant/register-tenant', () =>
      errorReply('This e-mail already has an account. Use another one.', 'email'),
    ),
  )
  const { user } = await toDetails()
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(
    await screen.findByRole('link', { name: 'E-mail: This e-mail already has an account. Use another one.' }),
  ).toBeVisible()
  expect(screen.getByLabelText('Organisation name')).toHaveValue('Harbour Survey')
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD)
})

test('resumes after a reload and asks for the password again', async () => {
  const { user, unmount } = await toDetails()
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByLabelText('Code from the e-mail')
  expect(screen.queryByLabelText('Choose a password')).toBeNull()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD)
  unmount()
  renderApp({ route: '/sign-up' })
  expect(await screen.findByText(new RegExp(EMAIL))).toBeVisible()
  expect(screen.getByLabelText('Choose a password')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Send new code \(in / })).toBeDisabled()
})

test('goes Back to the previous step and keeps what was typed', async () => {
  const { goBack, path } = await toDetails()
  expect(path()).toBe('/sign-up?step=details')
  await goBack()
  expect(await screen.findByRole('button', { name: 'Choose Team' })).toBeVisible()
  expect(path()).toBe('/sign-up?step=package')
})

test('redirects a step that cannot be opened yet to the current step', async () => {
  const { path } = renderApp({ route: '/sign-up?step=pay' })
  expect(await screen.findByRole('button', { name: 'Choose Team' })).toBeVisible()
  expect(path()).toBe('/sign-up?step=package')
})

test('opens the payment in a new tab without another code, until the confirmation expires', async () => {
  const first = await toPayment()
  await screen.findByRole('button', { name: 'Pay INR 1,999' })
  first.unmount()
  sessionStorage.clear()
  const second = renderApp({ route: '/sign-up' })
  expect(await screen.findByRole('button', { name: 'Pay INR 1,999' })).toBeEnabled()
  second.unmount()
  sessionStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000)
  renderApp({ route: '/sign-up' })
  expect(await screen.findByRole('button', { name: 'Choose Team' })).toBeVisible()
  jest.restoreAllMocks()
})

test('reports a cancelled checkout', async () => {
  window.Razorpay = checkoutThat(({ modal }) => modal.ondismiss())
  const { user } = await toPayment()
  await user.click(await screen.findByRole('button', { name: 'Pay INR 1,999' }))
  expect(await screen.findByText(/^The payment was cancelled/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay INR 1,999' })).toBeEnabled()
})

test('checks an unconfirmed payment again instead of charging twice', async () => {
  window.Razorpay = checkoutThat(({ handler, order_id }) =>
    handler({ razorpay_order_id: order_id, razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' }),
  )
  server.use(post('/payment/complete-order', () => HttpResponse.error()))
  const { user, path } = await toPayment()
  await user.click(await screen.findByRole('button', { name: 'Pay INR 1,999' }))
  expect(await screen.findByText(/Do not pay again/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay INR 1,999' })).toBeDisabled()
  server.use(
    post('/payment/generate-order', () => reply({ next: 'done' })),
    post('/auth/login', () => reply(aUser())),
  )
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

test('returns to the code step if the token has expired', async () => {
  server.use(post('/payment/generate-order', () => errorReply('is not valid any more', 'signUpToken')))
  await toPayment()
  expect(await screen.findByText(/confirmation has expired/)).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL)
})

test('says that payment is not configured, before and after the e-mail is confirmed', async () => {
  server.use(
    http.get(apiUrl('/admin/tenant/fetch-active-package-public'), () =>
      reply({ items: [pack], total: 1, page: 1, pageSize: 200, paymentNotConfigured: true }),
    ),
    post('/payment/generate-order', () =>
      HttpResponse.json({ status: false, message: 'Payment is not configured' }, { status: 409 }),
    ),
  )
  const { unmount } = renderApp({ route: '/sign-up' })
  expect(await screen.findByText(/Payment is not configured at this installation. Confirm your e-mail/)).toBeVisible()
  unmount()
  await toPayment()
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  expect(screen.getByText(/Its administrator gives your organisation the package/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('allows a new code after a minute, then after twice as long each time', () => {
  const minutes = (codesRequested: number) => nextCodeAt({ codesRequested, codeRequestedAt: 0 }) / 60_000
  expect([0, 1, 2, 3, 20].map(minutes)).toEqual([0, 1, 2, 4, 60])
})

test('opens the step that resumes a sign-up from the link in a mail', async () => {
  renderApp({ route: `/sign-up#resume=${encodeURIComponent(EMAIL)}` })
  expect(await screen.findByRole('heading', { name: 'Resume sign-up' })).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL)
})
