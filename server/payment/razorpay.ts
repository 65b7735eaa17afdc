// Razorpay Standard Checkout: orders over its REST API, signed replies of the checkout, webhooks.
// https://razorpay.com/docs/payments/server-integration/nodejs/integration-steps/ and .../webhooks/payloads/payments/
import { AppError, badRequest, notFound } from '../errors'
import { createOutbound } from '../outbound'
import { isSameSignature, signatureOf, type PaymentNotice, type PaymentProvider } from './provider'

const API = 'https://api.razorpay.com'
const CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'
const LONGEST_REASON = 300

export interface RazorpayKeys {
  keyId: string
  keySecret: string
  /** Absent: no webhooks. */
  webhookSecret?: string
}

interface PaymentEntity {
  id: string
  order_id: string | null
  amount: number
  currency: string
  status: string
  error_description?: string | null
}

/** `address` is where its API is. */
export function createRazorpay({ keyId, keySecret, webhookSecret }: RazorpayKeys, address = API): PaymentProvider {
  const outbound = createOutbound([address])
  const headers = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` }

  async function ask<Reply>(path: string, body?: object): Promise<Reply> {
    const reply = await outbound(`${address}/v1${path}`, { headers, body, ...(body && { method: 'POST' }) })
    if (reply.status === 200) return reply.body as Reply
    const { error } = reply.body as { error?: { description?: string } }
    throw new AppError(
      502,
      `The payment service refused: ${error?.description?.slice(0, LONGEST_REASON) ?? reply.status}`,
    )
  }

  return {
    name: 'razorpay',
    keyId,
    checkoutScript: CHECKOUT,

    async createOrder({ receipt, amount, currency }) {
      const order = await ask<{ id: string; amount: number; currency: string }>('/orders', {
        amount,
        currency,
        receipt,
        // Authorised money that nobody captures goes back to the payer.
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
        },
      })
      if (order.amount !== amount || order.currency !== currency) {
        throw new AppError(502, 'The payment service opened another order than the one it was asked for')
      }
      return order.id
    },

    isSigned: (orderId, paymentId, signature) =>
      isSameSignature(signature, signatureOf(keySecret, `${orderId}|${paymentId}`)),

    async findPayment(orderId) {
      const { items } = await ask<{ items: PaymentEntity[] }>(`/orders/${encodeURIComponent(orderId)}/payments`)
      const paid = items.find(({ status }) => status === 'captured')
      return paid && { paymentId: paid.id, amount: paid.amount, currency: paid.currency }
    },

    readWebhook(body, signature) {
      if (webhookSecret === undefined) throw notFound('Webhook')
      if (!isSameSignature(signature, signatureOf(webhookSecret, body))) throw badRequest('The signature is wrong')
      return noticeOf(JSON.parse(body.toString()) as Parameters<typeof noticeOf>[0])
    },
  }
}

/** `payment.authorized` is passed over: money counts when it is captured. */
function noticeOf(news: {
  event?: unknown
  payload?: { payment?: { entity?: PaymentEntity } }
}): PaymentNotice | undefined {
  const entity = news.payload?.payment?.entity
  if (!entity?.order_id) return undefined
  const payment = { paymentId: entity.id, amount: entity.amount, currency: entity.currency }
  switch (news.event) {
    case 'payment.captured':
    case 'order.paid':
      return { orderId: entity.order_id, payment }
    case 'payment.failed':
      return {
        orderId: entity.order_id,
        payment,
        failure: (entity.error_description ?? 'The payment failed').slice(0, LONGEST_REASON),
      }
    default:
      return undefined
  }
}
