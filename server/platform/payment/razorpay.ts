// Razorpay Standard Checkout: orders over its REST API, signed checkout replies, webhooks.
// https://razorpay.com/docs/payments/server-integration/nodejs/integration-steps/ and .../webhooks/payloads/payments/
import { AppError, badRequest, notFound } from '../core/errors'
import { createAllowListedFetch } from '../core/allowListedFetch'
import { providerText, type OrderFailure } from './messages'
import { isSameSignature, signatureOf, type PaymentWebhook, type PaymentProvider } from './provider'

const API = 'https://api.razorpay.com'
const CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js'
const MAX_REASON_LENGTH = 300

export interface RazorpayKeys {
  keyId: string
  keySecret: string
  /** Without it, webhooks are off. */
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

/** `address` is the base URL of the API. */
export function createRazorpay({ keyId, keySecret, webhookSecret }: RazorpayKeys, address = API): PaymentProvider {
  const outbound = createAllowListedFetch([address])
  const headers = { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` }

  async function callApi<Reply>(path: string, body?: object): Promise<Reply> {
    const reply = await outbound(`${address}/v1${path}`, { headers, body, ...(body && { method: 'POST' }) })
    if (reply.status === 200) return reply.body as Reply
    const { error } = reply.body as { error?: { description?: string } }
    throw new AppError(
      502,
      providerText('rejected', { reason: error?.description?.slice(0, MAX_REASON_LENGTH) ?? String(reply.status) }),
    )
  }

  return {
    name: 'razorpay',
    keyId,
    checkoutScript: CHECKOUT,

    async createOrder({ receipt, amount, currency }) {
      const order = await callApi<{ id: string; amount: number; currency: string }>('/orders', {
        amount,
        currency,
        receipt,
        // Refund authorised payments that are not captured in time.
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
        },
      })
      if (order.amount !== amount || order.currency !== currency) {
        throw new AppError(502, providerText('amountMismatch'))
      }
      return order.id
    },

    isSigned: (orderId, paymentId, signature) =>
      isSameSignature(signature, signatureOf(keySecret, `${orderId}|${paymentId}`)),

    async findPayment(orderId) {
      const { items } = await callApi<{ items: PaymentEntity[] }>(`/orders/${encodeURIComponent(orderId)}/payments`)
      const paid = items.find(({ status }) => status === 'captured')
      return paid && { paymentId: paid.id, amount: paid.amount, currency: paid.currency }
    },

    readWebhook(body, signature) {
      if (webhookSecret === undefined) throw notFound(providerText('noWebhooks'))
      if (!isSameSignature(signature, signatureOf(webhookSecret, body)))
        throw badRequest(providerText('wrongSignature'))
      return parseWebhook(JSON.parse(body.toString()) as Parameters<typeof parseWebhook>[0])
    },
  }
}

/** Ignores `payment.authorized`: only captured payments count. */
function parseWebhook(webhook: {
  event?: unknown
  payload?: { payment?: { entity?: PaymentEntity } }
}): PaymentWebhook | undefined {
  const entity = webhook.payload?.payment?.entity
  if (!entity?.order_id) return undefined
  const payment = { paymentId: entity.id, amount: entity.amount, currency: entity.currency }
  switch (webhook.event) {
    case 'payment.captured':
    case 'order.paid':
      return { orderId: entity.order_id, payment }
    case 'payment.failed':
      return {
        orderId: entity.order_id,
        payment,
        failure: (entity.error_description ?? ('unknown' satisfies OrderFailure)).slice(0, MAX_REASON_LENGTH),
      }
    default:
      return undefined
  }
}
