import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { hashPassword } from '../../platform/identity/password'
import { SANDBOX_KEY } from '../../platform/payment/sandbox'
import { signatureOf } from '../../platform/payment/provider'
import { asPlatform } from '../../platform/db/tenancy'
import { mailTo } from '../../testing/outbox'
import { subscribe } from '../../testing/subscribe'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { upload } from '../../testing/upload'
import { activateSubscription, updateSignUpPackage } from '../tenant/public'
import { insertSignUp } from '../tenant/signUpSql'
import { makeSignUpToken } from '../tenant/signUpToken'
import { insertTenant } from '../tenant/sql'

type OrderReply = components['schemas']['OrderReply']['data']
type Order = components['schemas']['Order']
type Paid = components['schemas']['PaidReply']['data']
type Invoices = components['schemas']['InvoiceListReply']['data']
type Package = components['schemas']['Package']
interface CheckoutAnswer {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
  error?: { description: string }
}

const GOOD = '4111 1111 1111 1111'
const DECLINED = '4000 0000 0000 0002'
const PRICE = 199_900
const LIMITS = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }

let aerie: TestApp
let admin: string
let team: Package

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
  team = await makePackage('Team', PRICE)
})
afterAll(() => aerie.close())

async function makePackage(name: string, price: number, fields: object = {}): Promise<Package> {
  const body = { name, price, period: 'month', limits: LIMITS, ...fields }
  return (await aerie.call<Package>(admin, 'POST', '/admin/package/create', body)).data
}

let signUps = 0
/** A sign-up with a confirmed e-mail, ready for payment. */
async function signUp(packageId = team._id) {
  signUps += 1
  const email = `buyer${signUps}@new.test`
  const tenantId = await asPlatform(aerie.db, async (tx) => {
    const root = { name: 'Bea Buyer', email }
    const created = await insertTenant(tx, { name: `Buyer ${signUps}`, status: 'pending', root })
    await insertSignUp(tx, created.tenantId, { packageId, expires: true })
    return created.tenantId
  })
  return { tenantId, email, token: makeSignUpToken(aerie.config, tenantId) }
}

const generate = (signUpToken: string, packageId?: string) =>
  aerie.call<OrderReply>(undefined, 'POST', '/payment/generate-order', { signUpToken, ...(packageId && { packageId }) })
const orderFor = async (token: string): Promise<Order> => {
  const { data } = await generate(token)
  if (!data.order) throw new Error('No order')
  return data.order
}
const renew = (cookie: string, body: object = {}) =>
  aerie.call<OrderReply>(cookie, 'POST', '/payment/generate-renewal-order', body)
const pay = async (order: Pick<Order, 'orderId' | 'amount' | 'currency'>, number = GOOD) => {
  const response = await aerie.app.inject({
    method: 'POST',
    url: '/checkout/sandbox/pay',
    payload: { order_id: order.orderId, amount: order.amount, currency: order.currency, card: { number } },
  })
  return { ...response.json<CheckoutAnswer>(), code: response.statusCode }
}
const complete = (answer: Pick<CheckoutAnswer, 'razorpay_order_id' | 'razorpay_payment_id' | 'razorpay_signature'>) =>
  aerie.call<Paid>(undefined, 'POST', '/payment/complete-order', {
    orderId: answer.razorpay_order_id,
    paymentId: answer.razorpay_payment_id,
    signature: answer.razorpay_signature,
  })
const fail = (orderId: string) => aerie.call(undefined, 'POST', '/payment/payment-fail', { orderId, reason: 'left' })
/** A checkout reply with a valid signature for a payment that the sandbox does not know. */
const signed = (razorpay_order_id: string, razorpay_payment_id: string) => ({
  razorpay_order_id,
  razorpay_payment_id,
  razorpay_signature: signatureOf(
    signatureOf(aerie.config.SESSION_SECRET, 'sandbox payments'),
    `${razorpay_order_id}|${razorpay_payment_id}`,
  ),
})
const stateOf = (tenantId: string) =>
  asPlatform(aerie.db, async (tx) => {
    const tenant = await tx.selectFrom('tenant').select('status').where('id', '=', tenantId).executeTakeFirst()
    const orders = await tx
      .selectFrom('payment_order')
      .select('status')
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute()
    const invoices = await tx.selectFrom('invoice').select('number').where('tenant_id', '=', tenantId).execute()
    return { tenant: tenant?.status, orders: orders.map(({ status }) => status), invoices: invoices.length }
  })
const UNPAID = { tenant: 'pending', orders: ['generated'], invoices: 0 }
const PAID = { tenant: 'active', orders: ['completed'], invoices: 1 }

describe('payment of a sign-up', () => {
  test('activates the tenant, creates the invoice and mails the receipt', async () => {
    const { tenantId, email, token } = await signUp()
    const { code, data } = await generate(token)
    expect(code).toBe(201)
    expect(data).toEqual({
      next: 'checkout',
      order: {
        orderId: expect.stringMatching(/^order_\w{14}$/) as string,
        amount: PRICE,
        currency: 'INR',
        packageName: 'Team',
        period: 'month',
        keyId: SANDBOX_KEY,
        checkoutScript: '/checkout/sandbox.js',
        provider: 'sandbox',
        prefill: { name: 'Bea Buyer', email },
      },
    })
    const done = await complete(await pay(data.order as Order))
    expect(done).toMatchObject({
      code: 200,
      data: { invoiceNumber: expect.stringMatching(/^AER-\d{4}-\d{6}$/) as string },
    })
    expect(await stateOf(tenantId)).toEqual(PAID)
    const mail = await mailTo(aerie, email)
    expect(mail).toContain('INR 1,999.00')
    expect(mail).toContain(done.data.invoiceNumber)
    expect(await generate(token)).toMatchObject({ code: 400, message: expect.stringContaining('complete') as string })
  })

  test('accepts a valid card after a declined one for the same order', async () => {
    const { tenantId, token } = await signUp()
    const order = await orderFor(token)
    expect(await pay(order, DECLINED)).toMatchObject({ code: 400, error: { description: 'Your card was declined.' } })
    expect(await stateOf(tenantId)).toEqual(UNPAID)
    await complete(await pay(order))
    expect(await stateOf(tenantId)).toEqual(PAID)
  })

  test('opens a new order after a failed checkout', async () => {
    const { tenantId, token } = await signUp()
    const first = await orderFor(token)
    expect((await fail(first.orderId)).code).toBe(200)
    expect((await fail(first.orderId)).code).toBe(200)
    const second = await orderFor(token)
    expect(second.orderId).not.toBe(first.orderId)
    await complete(await pay(second))
    expect(await stateOf(tenantId)).toEqual({ tenant: 'active', orders: ['failed', 'completed'], invoices: 1 })
  })

  test('finds the payment when the browser closed before reporting it', async () => {
    const { tenantId, token } = await signUp()
    await pay(await orderFor(token))
    expect((await generate(token)).data).toEqual({ next: 'done' })
    expect(await stateOf(tenantId)).toEqual(PAID)
  })

  test('activates a free package chosen at the checkout without payment', async () => {
    const free = await makePackage('Free', 0)
    const { tenantId, token } = await signUp()
    expect((await generate(token, free._id)).data).toEqual({ next: 'done' })
    expect(await stateOf(tenantId)).toEqual({ tenant: 'active', orders: [], invoices: 0 })
  })
})

describe('rejects', () => {
  test('a payment for an order that was never generated', async () => {
    expect((await complete(signed('order_AAAAAAAAAAAAAA', 'pay_AAAAAAAAAAAAAA'))).code).toBe(404)
    expect((await pay({ orderId: 'order_AAAAAAAAAAAAAA', amount: 1, currency: 'INR' })).code).toBe(400)
  })

  test('a wrong signature and one of another order', async () => {
    const one = await signUp()
    const other = await signUp()
    const answer = await pay(await orderFor(other.token))
    const { orderId } = await orderFor(one.token)
    for (const signature of [answer.razorpay_signature, '', 'x', '0'.repeat(64)]) {
      const tried = await complete({ ...answer, razorpay_order_id: orderId, razorpay_signature: signature })
      expect(tried).toMatchObject({
        code: 400,
        message: 'The signature of this payment is wrong. Start the payment again.',
      })
    }
    expect(await stateOf(one.tenantId)).toEqual(UNPAID)
  })

  test('a changed amount or currency, at the checkout and in requests', async () => {
    const { tenantId, token } = await signUp()
    const order = await orderFor(token)
    for (const changed of [{ amount: 1 }, { amount: 0 }, { currency: 'VND' }]) {
      expect((await pay({ ...order, ...changed })).code).toBe(400)
    }
    const body = { signUpToken: token, amount: 1 }
    expect((await aerie.call(undefined, 'POST', '/payment/generate-order', body)).code).toBe(400)
    const paid = { orderId: order.orderId, paymentId: 'pay_1', signature: 'x', amount: 1 }
    expect((await aerie.call(undefined, 'POST', '/payment/complete-order', paid)).code).toBe(400)
    expect(await stateOf(tenantId)).toEqual(UNPAID)
  })

  test('one payment for two orders', async () => {
    const one = await signUp()
    const other = await signUp()
    const answer = await pay(await orderFor(one.token))
    await complete(answer)
    const again = signed((await orderFor(other.token)).orderId, answer.razorpay_payment_id)
    expect(await complete(again)).toMatchObject({ code: 409, message: 'This payment already belongs to another order' })
    expect(await stateOf(other.tenantId)).toEqual(UNPAID)
  })

  test('a forged token, a token of another tenant and a package that is not public', async () => {
    const { token, tenantId } = await signUp()
    expect(await generate(token.replace(tenantId, aerie.demo.id))).toMatchObject({
      code: 400,
      errors: [{ field: 'signUpToken' }],
    })
    const hidden = await makePackage('Hidden', 1, { public: false })
    for (const packageId of [hidden._id, uuidv7()]) {
      expect(await generate(token, packageId)).toMatchObject({ code: 400, errors: [{ field: 'packageId' }] })
    }
    // A package that a super-admin chose for the tenant can be paid although it is not public.
    await asPlatform(aerie.db, (tx) => updateSignUpPackage(tx, tenantId, hidden._id))
    expect(await generate(token)).toMatchObject({ code: 201, data: { order: { packageName: 'Hidden' } } })
  })
})

describe('charges once', () => {
  test('when twenty concurrent requests complete the same order', async () => {
    const { tenantId, token } = await signUp()
    const answer = await pay(await orderFor(token))
    const all = await Promise.all(Array.from({ length: 20 }, () => complete(answer)))
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set([200]))
    expect(new Set(all.map(({ data }) => data.invoiceNumber)).size).toBe(1)
    expect(await stateOf(tenantId)).toEqual(PAID)
  })

  test('when ten concurrent requests open an order and it is paid five times', async () => {
    const { tenantId, token } = await signUp()
    const orders = await Promise.all(Array.from({ length: 10 }, () => generate(token)))
    expect(new Set(orders.map(({ data }) => data.order?.orderId)).size).toBe(1)
    const paid = await Promise.all(Array.from({ length: 5 }, () => pay(orders[0]?.data.order as Order)))
    expect(new Set(paid.map((answer) => answer.razorpay_payment_id)).size).toBe(1)
    await complete(paid[0] as CheckoutAnswer)
    expect(await stateOf(tenantId)).toEqual(PAID)
  })

  test('and rejects another payment or a failure of a paid order', async () => {
    const { tenantId, token } = await signUp()
    const answer = await pay(await orderFor(token))
    await complete(answer)
    expect((await complete(signed(answer.razorpay_order_id, 'pay_BBBBBBBBBBBBBB'))).code).toBe(409)
    expect((await fail(answer.razorpay_order_id)).code).toBe(409)
    expect(await stateOf(tenantId)).toEqual(PAID)
  })

  test('and delivers the package when a failed order is paid', async () => {
    const { tenantId, token } = await signUp()
    const answer = await pay(await orderFor(token))
    await fail(answer.razorpay_order_id)
    expect((await complete(answer)).code).toBe(200)
    expect(await stateOf(tenantId)).toEqual(PAID)
  })
})

test('charges the price of the order when the package is edited meanwhile', async () => {
  const own = await makePackage('Moving', 500)
  const { tenantId, token } = await signUp(own._id)
  const order = await orderFor(token)
  const edit = { version: 1, price: 900, limits: { ...LIMITS, users: 1 } }
  await aerie.call(admin, 'PATCH', `/admin/package/edit-package-for-Id/${own._id}`, edit)
  await complete(await pay(order))
  const row = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('subscription').select(['price', 'max_users']).where('tenant_id', '=', tenantId).executeTakeFirst(),
  )
  expect(row).toEqual({ price: 500, max_users: 5 })
  const late = await signUp(own._id)
  expect((await orderFor(late.token)).amount).toBe(900)
})

test('records a payment of a tenant deleted meanwhile without restoring it', async () => {
  const { tenantId, token } = await signUp()
  const answer = await pay(await orderFor(token))
  await aerie.call(admin, 'DELETE', `/admin/tenant/delete-tenant/${tenantId}`, { name: `Buyer ${signUps}` })
  expect((await complete(answer)).code).toBe(200)
  expect(await stateOf(tenantId)).toEqual({ tenant: 'suspended', orders: ['completed'], invoices: 1 })
  const bought = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('subscription').select('tenant_id').where('tenant_id', '=', tenantId).execute(),
  )
  expect(bought).toEqual([])
})

describe('generateRenewalOrder', () => {
  const endOf = async (tenantId: string) => {
    const row = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('subscription').select('ends_at').where('tenant_id', '=', tenantId).executeTakeFirstOrThrow(),
    )
    return row.ends_at?.getTime() ?? 0
  }

  test('extends the term by a month and creates the invoice', async () => {
    const root = await aerie.cookieOf(aerie.demo.root)
    const endsAt = new Date(Date.now() + 10 * 24 * 3_600_000)
    await subscribe(aerie.db, aerie.demo.id, { packageId: team._id, endsAt })
    const { data } = await renew(root)
    await complete(await pay(data.order as Order))
    const added = (await endOf(aerie.demo.id)) - endsAt.getTime()
    expect(added / (24 * 3_600_000)).toBeGreaterThan(27)
    expect((await stateOf(aerie.demo.id)).invoices).toBe(1)
  })

  test('renews a package given without payment at its price, starting now', async () => {
    const body = { name: 'Given', root: { name: 'Gil', email: 'gil@given.test' }, packageId: team._id }
    const created = await aerie.call<{ _id: string }>(admin, 'POST', '/admin/tenant/create', body)
    const tenantId = created.data._id
    const gil = { id: '', email: body.root.email, userType: 'tenant-root', tenantId } as const
    const passwordHash = await hashPassword(PASSWORD)
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ password_hash: passwordHash, terms_accepted_at: new Date() })
        .where('tenant_id', '=', tenantId)
        .execute(),
    )
    expect(await endOf(tenantId)).toBe(0)
    const { code, data } = await renew(await aerie.cookieOf(gil))
    expect([code, data]).toMatchObject([201, { next: 'checkout', order: { packageName: 'Team', amount: PRICE } }])
    await complete(await pay(data.order as Order))
    expect(await stateOf(tenantId)).toEqual(PAID)
    const days = ((await endOf(tenantId)) - Date.now()) / (24 * 3_600_000)
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
  })

  test('rejects a free package during a paid term and renewal of a free package', async () => {
    const root = await aerie.cookieOf(aerie.demo.root)
    const free = await makePackage('Free 2', 0)
    expect(await renew(root, { packageId: free._id })).toMatchObject({ code: 409 })
    await asPlatform(aerie.db, (tx) =>
      activateSubscription(tx, aerie.other.id, { ...free, packageId: free._id, price: 0 }, new Date(), null),
    )
    expect(await renew(await aerie.cookieOf(aerie.other.root))).toMatchObject({
      code: 409,
      message: 'Your package is free, so there is nothing to pay.',
    })
  })

  test('answers 403 to everyone but the tenant root', async () => {
    for (const user of [aerie.admin, aerie.demo.staff, aerie.demo.client, aerie.demo.viewer]) {
      expect((await renew(await aerie.cookieOf(user))).code).toBe(403)
    }
  })
})

describe('invoices', () => {
  test('are numbered without gaps for concurrent payments', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => signUp()))
    const answers = await Promise.all(buyers.map(async ({ token }) => pay(await orderFor(token))))
    await Promise.all(answers.map(complete))
    const rows = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('invoice').select('number').orderBy('number').execute(),
    )
    const numbers = rows.map(({ number }) => Number(number.slice(-6)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('are listed and downloaded by their own tenant only', async () => {
    const root = await aerie.cookieOf(aerie.demo.root)
    await aerie.call(root, 'PATCH', '/tenantroot/update-organisation-details', {
      version: (await aerie.call<{ version: number }>(root, 'GET', '/tenantroot/fetch-organisation-details')).data
        .version,
      name: 'Łódź Überwachung ₹ नमस्ते',
    })
    const { data } = await aerie.call<Invoices>(root, 'GET', '/payment/invoices')
    expect(data).toMatchObject({ total: 1, items: [{ packageName: 'Team', amount: PRICE, currency: 'INR' }] })
    const url = `/apis/v1/payment/invoice/${data.items[0]?._id}`
    const pdf = await aerie.app.inject({ url, headers: { cookie: root } })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="${data.items[0]?.number}.pdf"`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.toString('latin1')).toContain(`(Invoice ${data.items[0]?.number})`)
    expect(pdf.rawPayload.toString('latin1').trim()).toMatch(/%%EOF$/)
    const foreignRoot = await aerie.cookieOf(aerie.other.root)
    expect((await aerie.app.inject({ url, headers: { cookie: foreignRoot } })).statusCode).toBe(404)
    expect((await aerie.call<Invoices>(foreignRoot, 'GET', '/payment/invoices')).data.total).toBe(0)
    expect((await aerie.call(await aerie.cookieOf(aerie.demo.staff), 'GET', '/payment/invoices')).code).toBe(403)
  })
})

test('invoices show the billing e-mail and the logo of the buyer, and the receipt goes to the billing e-mail too', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: '#0958d9' } })
  const uploaded = await upload(aerie, root, '/tenantroot/upload-logo', await picture.png().toBuffer())
  const details = '/tenantroot/fetch-organisation-details'
  const { version } = (await aerie.call<{ version: number }>(root, 'GET', details)).data
  const edit = { version, billingEmail: 'Invoices@demo.test', logoId: uploaded.data.fileId }
  await aerie.call(root, 'PATCH', '/tenantroot/update-organisation-details', edit)
  const { data } = await renew(root)
  if (!data.order) throw new Error('No order')
  const { invoiceNumber } = (await complete(await pay(data.order))).data
  expect(await mailTo(aerie, 'Invoices@demo.test')).toContain(invoiceNumber)

  const { items } = (await aerie.call<Invoices>(root, 'GET', '/payment/invoices')).data
  const url = `/apis/v1/payment/invoice/${items.find(({ number }) => number === invoiceNumber)?._id}`
  const pdfOf = async () => (await aerie.app.inject({ url, headers: { cookie: root } })).rawPayload.toString('latin1')
  expect(await pdfOf()).toMatch(/\/Subtype \/Image[^]*\/Width 300/)
  const row = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('invoice').select('billed_to').where('number', '=', invoiceNumber).executeTakeFirstOrThrow(),
  )
  expect(row.billed_to).toMatchObject({ email: 'Invoices@demo.test' })
  // An invoice of a tenant without a logo, or whose file is missing, has none.
  await aerie.call(root, 'PATCH', '/tenantroot/update-organisation-details', { version: version + 1, logoId: null })
  expect(await pdfOf()).not.toContain('/Subtype /Image')
})

test('the sandbox serves its checkout script and rejects webhooks', async () => {
  const script = await aerie.app.inject('/checkout/sandbox.js')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(script.body).toContain('window.Razorpay = Razorpay')
  expect((await aerie.call(undefined, 'POST', '/payment/webhook', { event: 'payment.captured' })).code).toBe(404)
})

test('records payments in the audit log of the tenant', async () => {
  const rows = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select('action').where('tenant_id', '=', aerie.demo.id).execute(),
  )
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['payment.complete', 'invoice.download']))
})

describe('tax and quote', () => {
  const setTax = async (fields: object) => {
    const { version } = (await aerie.call<{ version: number }>(admin, 'GET', '/admin/seller')).data
    await aerie.call(admin, 'PATCH', '/admin/seller', { version, ...fields })
  }
  const quote = (cookie: string, packageId?: string) =>
    aerie.call<components['schemas']['RenewalQuote']>(
      cookie,
      'GET',
      `/payment/renewal-quote${packageId ? `?packageId=${packageId}` : ''}`,
    )
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)
  const invoiceOf = (tenantId: string) =>
    asPlatform(aerie.db, (tx) =>
      tx.selectFrom('invoice').selectAll().where('tenant_id', '=', tenantId).executeTakeFirstOrThrow(),
    )

  afterAll(() => setTax({ taxRate: 0 }))

  test('charges and invoices what the quote showed, with tax, credit and a copy of the seller', async () => {
    await setTax({
      name: 'Aerie Ltd',
      taxId: 'GB 1',
      taxName: 'GST',
      taxRate: 1800,
      taxIncluded: false,
      invoicePrefix: 'NEW',
    })
    const tenant = await aerie.addTenant('quoted')
    const large = await makePackage('Large', 2 * PRICE)
    await subscribe(aerie.db, tenant.id, { packageId: team._id, endsAt: inDays(10) })
    const root = await aerie.cookieOf(tenant.root)
    const { data: quoted } = await quote(root, large._id)
    expect(quoted).toMatchObject({
      packageName: 'Large',
      price: 2 * PRICE,
      credit: {
        packageName: 'Team',
        value: expect.closeTo(PRICE / 3, -3) as number,
        days: expect.closeTo(5, 1) as number,
      },
      tax: { name: 'GST', rate: 1800, included: false, amount: 71_964 },
      total: 2 * PRICE + 71_964,
    })
    const order = (await renew(root, { packageId: large._id })).data.order as Order
    expect(order).toMatchObject({ amount: quoted.total, tax: quoted.tax })
    expect((await complete(await pay(order))).data.invoiceNumber).toMatch(/^NEW-/)
    await setTax({ name: 'Another Ltd', taxRate: 500 })
    const invoice = await invoiceOf(tenant.id)
    expect(invoice).toMatchObject({
      amount: quoted.total,
      price: 2 * PRICE,
      tax: quoted.tax,
      seller: { name: 'Aerie Ltd', taxId: 'GB 1' },
      credit: { packageName: 'Team' },
    })
    expect(Math.abs(invoice.ends_at.getTime() - Date.parse(quoted.endsAt ?? ''))).toBeLessThan(60_000)
    const pdf = await aerie.app.inject({ url: `/apis/v1/payment/invoice/${invoice.id}`, headers: { cookie: root } })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const price = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('subscription').select('price').where('tenant_id', '=', tenant.id).executeTakeFirst(),
    )
    expect(price).toEqual({ price: 2 * PRICE })
  })

  test('opens a new order when the tax changed since the last one', async () => {
    await setTax({ taxRate: 1000, taxIncluded: false })
    const { token } = await signUp()
    const first = await orderFor(token)
    await setTax({ taxRate: 2000 })
    const second = await orderFor(token)
    expect([first.amount, second.amount]).toEqual([PRICE + 19_990, PRICE + 39_980])
    expect(second.orderId).not.toBe(first.orderId)
  })

  test('quotes a free package only after the paid term, and to the tenant root only', async () => {
    const free = await makePackage('Free 3', 0)
    const tenant = await aerie.addTenant('free-later')
    const root = await aerie.cookieOf(tenant.root)
    await subscribe(aerie.db, tenant.id, { packageId: team._id, endsAt: inDays(1) })
    expect((await quote(root, free._id)).code).toBe(409)
    await subscribe(aerie.db, tenant.id, { packageId: team._id, endsAt: inDays(-1) })
    expect((await quote(root, free._id)).data).toMatchObject({ total: 0, endsAt: null })
    expect((await quote(await aerie.cookieOf(tenant.staff))).code).toBe(403)
  })
})
