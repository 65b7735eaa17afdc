// Tests the Razorpay client against a local server that answers in the documented shapes.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app'
import { asPlatform } from '../db/tenancy'
import { testContract } from '../../testing/contract'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { subscribe } from '../../testing/subscribe'
import { signatureOf, type PaymentProvider } from './provider'
import { createRazorpay } from './razorpay'

const KEYS = { keyId: 'rzp_test_1', keySecret: 'the key secret', webhookSecret: 'the webhook secret' }

interface ApiRequest {
  method: string
  url: string
  authorization: string
  body: Record<string, unknown>
}

let server: Server
let address: string
let provider: PaymentProvider
let apiRequests: ApiRequest[]
let respond: (request: ApiRequest) => { status: number; body: unknown }

beforeAll(async () => {
  server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { method = '', url = '', headers } = request
      const seen = {
        method,
        url,
        authorization: headers.authorization ?? '',
        body: JSON.parse(text || '{}') as ApiRequest['body'],
      }
      apiRequests.push(seen)
      const { status, body } = respond(seen)
      response
        .writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' })
        .end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = createRazorpay(KEYS, address)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  apiRequests = []
  orders = 0
  respond = openOrder
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

let orders = 0
const openOrder = ({ url, body }: ApiRequest) => {
  if (url.endsWith('/payments')) return { status: 200, body: { entity: 'collection', count: 0, items: [] } }
  orders += 1
  const { amount, currency, receipt } = body
  return {
    status: 200,
    body: {
      id: `order_Local${Date.now()}${orders}`,
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: 1_582_628_071,
    },
  }
}
const payment = (fields: object) => ({
  id: 'pay_DESlfW9H8K9uqM',
  entity: 'payment',
  amount: 100,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_DESlLckIVRkHWj',
  invoice_id: null,
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  error_code: null,
  error_description: null,
  ...fields,
})
const webhook = (event: string, fields: object) => ({
  entity: 'event',
  account_id: 'acc_BFQ7uQEaa7j2z7',
  event,
  contains: ['payment'],
  payload: { payment: { entity: payment(fields) } },
  created_at: 1_567_674_599,
})

describe('orders', () => {
  test('opens an order with the keys, the amount in minor units and our receipt', async () => {
    expect(await provider.createOrder({ receipt: 'r1', amount: 100, currency: 'INR' })).toMatch(/^order_Local/)
    expect(apiRequests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/orders',
      authorization: `Basic ${Buffer.from('rzp_test_1:the key secret').toString('base64')}`,
      body: { amount: 100, currency: 'INR', receipt: 'r1', payment: { capture: 'automatic' } },
    })
  })

  test('reports a wrong amount, a rejection and no response without leaking secrets', async () => {
    const open = () => provider.createOrder({ receipt: 'r1', amount: 100, currency: 'INR' })
    respond = () => ({ status: 200, body: { id: 'order_1', amount: 1, currency: 'INR' } })
    await expect(open()).rejects.toMatchObject({ status: 502 })
    respond = () => ({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Order amount less than minimum amount allowed' } },
    })
    await expect(open()).rejects.toThrow(
      'The payment service rejected the request: Order amount less than minimum amount allowed',
    )
    respond = () => ({ status: 302, body: {} })
    await expect(open()).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('127.0.0.1') as string,
    })
  })

  test('finds the captured payment among failed ones', async () => {
    respond = () => ({
      status: 200,
      body: { entity: 'collection', count: 2, items: [payment({ id: 'pay_failed', status: 'failed' }), payment({})] },
    })
    expect(await provider.findPayment('order_1')).toEqual({
      paymentId: 'pay_DESlfW9H8K9uqM',
      amount: 100,
      currency: 'INR',
    })
    expect(apiRequests[0]).toMatchObject({ method: 'GET', url: '/v1/orders/order_1/payments' })
    respond = () => ({ status: 200, body: { items: [payment({ status: 'authorized' })] } })
    expect(await provider.findPayment('order_1')).toBeUndefined()
  })
})

test('signs the checkout with HMAC-SHA256 of order_id|payment_id', () => {
  const right = signatureOf(KEYS.keySecret, 'order_1|pay_1')
  expect(provider.isSigned('order_1', 'pay_1', right)).toBe(true)
  expect(provider.isSigned('order_2', 'pay_1', right)).toBe(false)
  expect(provider.isSigned('order_1', 'pay_1', right.toUpperCase())).toBe(false)
  expect(createRazorpay({ ...KEYS, keySecret: 'other' }).isSigned('order_1', 'pay_1', right)).toBe(false)
})

describe('webhooks through the app', () => {
  let aerie: TestApp
  let app: FastifyInstance
  let root: string

  beforeAll(async () => {
    aerie = await startTestApp()
    root = await aerie.cookieOf(aerie.demo.root)
    app = await buildApp({ config: aerie.config, pool: aerie.pool, contract: testContract().spec, payment: provider })
  })
  afterAll(async () => {
    await app.close()
    await aerie.close()
  })

  const post = (text: string, signature = signatureOf(KEYS.webhookSecret, text)) =>
    app.inject({
      method: 'POST',
      url: '/apis/v1/payment/webhook',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
      payload: text,
    })
  const sendWebhook = async (event: string, fields: object) =>
    (await post(JSON.stringify(webhook(event, fields), null, 1))).statusCode

  /** An open order of the demo tenant for a package of 100 paise. */
  async function order(): Promise<string> {
    const admin = await aerie.cookieOf(aerie.admin)
    const limits = { users: 5, clients: 100, storageBytes: 0, streamMinutes: 0, aiRuns: 0 }
    const body = { name: `P${orders}${Date.now()}`, price: 100, period: 'month', limits }
    const created = await aerie.call<{ _id: string }>(admin, 'POST', '/admin/package/create', body)
    await subscribe(aerie.db, aerie.demo.id, { packageId: created.data._id, endsAt: new Date() })
    const response = await app.inject({
      method: 'POST',
      url: '/apis/v1/payment/generate-renewal-order',
      headers: { cookie: root },
      payload: {},
    })
    const { data } = response.json<{ data: { order: { orderId: string; provider: string; checkoutScript: string } } }>()
    expect(data.order).toMatchObject({
      provider: 'razorpay',
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
    })
    return data.order.orderId
  }
  const stateOf = (orderId: string) =>
    asPlatform(aerie.db, async (tx) => {
      const row = await tx
        .selectFrom('payment_order')
        .select(['id', 'status'])
        .where('provider_order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const invoices = await tx.selectFrom('invoice').select('id').where('order_id', '=', row.id).execute()
      return `${row.status}, ${invoices.length} invoices`
    })

  test('completes an order once when webhooks are replayed or followed by order.paid', async () => {
    const orderId = await order()
    const paid = { order_id: orderId, id: 'pay_Once1' }
    expect(await sendWebhook('payment.captured', paid)).toBe(200)
    expect(await sendWebhook('payment.captured', paid)).toBe(200)
    expect(await sendWebhook('order.paid', paid)).toBe(200)
    expect(await stateOf(orderId)).toBe('completed, 1 invoices')
  })

  test('accepts webhooks out of order: ignores failed after captured, completes on captured after failed', async () => {
    const one = await order()
    const other = await order()
    await sendWebhook('payment.captured', { order_id: one, id: 'pay_Order1' })
    expect(await sendWebhook('payment.failed', { order_id: one, id: 'pay_Order0', status: 'failed' })).toBe(200)
    expect(await stateOf(one)).toBe('completed, 1 invoices')
    await sendWebhook('payment.failed', {
      order_id: other,
      id: 'pay_Order2',
      error_description: 'Payment was cancelled',
    })
    expect(await stateOf(other)).toBe('failed, 0 invoices')
    expect(await sendWebhook('payment.captured', { order_id: other, id: 'pay_Order3' })).toBe(200)
    expect(await stateOf(other)).toBe('completed, 1 invoices')
  })

  test('creates one invoice when the webhook and the browser confirm concurrently', async () => {
    const orderId = await order()
    const signature = signatureOf(KEYS.keySecret, `${orderId}|pay_Both1`)
    const complete = () =>
      app.inject({
        method: 'POST',
        url: '/apis/v1/payment/complete-order',
        payload: { orderId, paymentId: 'pay_Both1', signature },
      })
    const told = () => sendWebhook('payment.captured', { order_id: orderId, id: 'pay_Both1' })
    await Promise.all([complete(), told(), complete(), told(), complete(), told()])
    expect(await stateOf(orderId)).toBe('completed, 1 invoices')
  })

  test('rejects a changed amount, a wrong signature and a changed byte', async () => {
    const orderId = await order()
    expect(await sendWebhook('payment.captured', { order_id: orderId, id: 'pay_Less1', amount: 1 })).toBe(409)
    expect(await sendWebhook('payment.captured', { order_id: orderId, id: 'pay_Less2', currency: 'VND' })).toBe(409)
    const text = JSON.stringify(webhook('payment.captured', { order_id: orderId, id: 'pay_Sign1' }))
    for (const signature of ['', 'x', signatureOf(KEYS.keySecret, text), signatureOf(KEYS.webhookSecret, `${text} `)]) {
      expect((await post(text, signature)).statusCode).toBe(400)
    }
    expect(await stateOf(orderId)).toBe('generated, 0 invoices')
  })

  test('accepts and ignores other webhooks, unknown orders and authorised payments', async () => {
    const orderId = await order()
    expect(await sendWebhook('payment.captured', { order_id: 'order_Unknown', id: 'pay_U1' })).toBe(200)
    expect(await sendWebhook('payment.authorized', { order_id: orderId, status: 'authorized' })).toBe(200)
    expect((await post(JSON.stringify({ event: 'refund.created', payload: {} }))).statusCode).toBe(200)
    expect((await post('{"event":')).statusCode).toBe(400)
    expect(await stateOf(orderId)).toBe('generated, 0 invoices')
  })

  test('finds a payment without a webhook when the user returns to pay', async () => {
    const orderId = await order()
    respond = (request) =>
      request.url === `/v1/orders/${orderId}/payments`
        ? { status: 200, body: { items: [payment({ id: 'pay_Found1', order_id: orderId })] } }
        : openOrder(request)
    const response = await app.inject({
      method: 'POST',
      url: '/apis/v1/payment/generate-renewal-order',
      headers: { cookie: root },
      payload: {},
    })
    expect(response.json<{ data: object }>().data).toEqual({ next: 'done' })
    expect(await stateOf(orderId)).toBe('completed, 1 invoices')
  })
})
