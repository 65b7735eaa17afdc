// A payment provider that moves no money, with the same order, checkout, signature and verification as the real one. It
// stores payments in our order table, where all processes find them.
import { randomBytes } from 'node:crypto'
import type { Config } from '../core/config'
import { notFound } from '../core/errors'
import type { Message } from '../core/messages'
import { asPlatform, type Db } from '../db/tenancy'
import { providerText } from './messages'
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
  /** Submits the card form: returns a signed payment or the reason for declining. */
  pay(charge: SandboxCharge): Promise<{ paymentId: string; signature: string } | { declined: Message }>
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
      throw notFound(providerText('noWebhooks'))
    },

    async pay({ orderId, amount, currency, cardNumber }) {
      return asPlatform(db, async (tx) => {
        const order = await selectSandboxOrder(tx, orderId)
        if (!order) return { declined: providerText('orderNotFound') }
        if (order.amount !== amount || order.currency !== currency) {
          return { declined: providerText('differentAmount') }
        }
        const card = cardNumber.replace(/[\s-]/g, '')
        if (card === DECLINED_CARD) return { declined: providerText('cardDeclined') }
        if (card !== GOOD_CARD) return { declined: providerText('testCardsOnly') }
        // Paying an order again returns its first payment.
        const paymentId = await storeSandboxPayment(tx, orderId, makeId('pay'))
        return { paymentId, signature: sign(orderId, paymentId) }
      })
    },
  }
}

/** Same length and alphabet as Razorpay's IDs, so that both fit the contract. */
function makeId(kind: 'order' | 'pay'): string {
  const letters = randomBytes(32).toString('base64').replace(/\W/g, '')
  return `${kind}_${letters.slice(0, 14)}`
}
