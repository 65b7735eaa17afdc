// A payment service that moves no money: the same order, checkout, signature and verification as with the real one. It
// remembers what was paid beside our order, where several processes find it.
import { randomBytes } from 'node:crypto'
import type { Config } from '../config'
import { notFound } from '../errors'
import { asPlatform, type Db } from '../tenancy'
import { isSameSignature, signatureOf, type PaymentProvider } from './provider'
import { selectSandboxOrder, storeSandboxPayment } from './sandboxSql'

export const SANDBOX_SCRIPT = '/checkout/sandbox.js'
export const SANDBOX_KEY = 'rzp_sandbox_aerie'

const GOOD_CARD = '4111111111111111'
const DECLINED_CARD = '4000000000000002'

export interface SandboxCharge {
  orderId: string
  amount: number
  currency: string
  cardNumber: string
}

export interface Sandbox extends PaymentProvider {
  readonly name: 'sandbox'
  /** What the checkout's form does: a signed payment, or the reason there is none. */
  pay(charge: SandboxCharge): Promise<{ paymentId: string; signature: string } | { refusal: string }>
}

export function createSandbox(config: Pick<Config, 'SESSION_SECRET'>, db: Db): Sandbox {
  const secret = signatureOf(config.SESSION_SECRET, 'sandbox payments')
  const sign = (orderId: string, paymentId: string) => signatureOf(secret, `${orderId}|${paymentId}`)

  return {
    name: 'sandbox',
    keyId: SANDBOX_KEY,
    checkoutScript: SANDBOX_SCRIPT,
    createOrder: () => Promise.resolve(makeId('order')),
    isSigned: (orderId, paymentId, signature) => isSameSignature(signature, sign(orderId, paymentId)),

    async findPayment(orderId) {
      const order = await asPlatform(db, (tx) => selectSandboxOrder(tx, orderId))
      return order?.paymentId ? { ...order, paymentId: order.paymentId } : undefined
    },

    readWebhook() {
      throw notFound('Webhook')
    },

    async pay({ orderId, amount, currency, cardNumber }) {
      return asPlatform(db, async (tx) => {
        const order = await selectSandboxOrder(tx, orderId)
        if (!order) return { refusal: 'There is no such order.' }
        if (order.amount !== amount || order.currency !== currency) {
          return { refusal: 'The amount is not the one of the order.' }
        }
        const card = cardNumber.replace(/[\s-]/g, '')
        if (card === DECLINED_CARD) return { refusal: 'Your card was declined.' }
        if (card !== GOOD_CARD) return { refusal: 'The sandbox takes its two test cards only.' }
        // An order is paid once: whoever pays it again gets the payment that is there.
        const paymentId = await storeSandboxPayment(tx, orderId, makeId('pay'))
        return { paymentId, signature: sign(orderId, paymentId) }
      })
    },
  }
}

/** Of the length and alphabet of Razorpay's ids, so that both fit the same contract. */
function makeId(kind: 'order' | 'pay'): string {
  const letters = randomBytes(32).toString('base64').replace(/\W/g, '')
  return `${kind}_${letters.slice(0, 14)}`
}
