// Checkout of the payment service. Its script opens a form over the page and returns a signed payment. The sandbox script
// behaves like Razorpay's. https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
import { loadScript } from '../loadScript'
import { productName } from '../product'
import type { Tax } from '../packages/taxText'
import { paymentText } from './messages'

const SCRIPT_LIMIT_MS = 15_000

/** Fields of an order that the checkout needs. */
export interface PayableOrder {
  orderId: string
  /** Minor units of `currency`. */
  amount: number
  currency: string
  /** Absent without tax. */
  tax?: Tax & { amount: number }
  packageName: string
  period: 'month' | 'year'
  keyId: string
  checkoutScript: string
  prefill: { name: string; email: string }
}

/** Proof of a payment. */
export interface SignedPayment {
  orderId: string
  paymentId: string
  signature: string
}

interface Answer {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

interface Checkout {
  open: () => void
  on: (event: 'payment.failed', listener: (news: { error: { description?: string } }) => void) => void
}

interface CheckoutOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string }
  handler: (answer: Answer) => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout
  }
}

/** Result: a payment to confirm, closed without payment, or not opened. */
export type CheckoutOutcome = { kind: 'paid'; payment: SignedPayment } | { kind: 'left' } | { kind: 'missing' }

/**
 * Opens the checkout of an order and waits until it is closed.
 * @param onDeclined called with the reason of a failed attempt; the checkout stays open for another one
 */
export async function openCheckout(
  order: PayableOrder,
  onDeclined: (reason: string) => void,
): Promise<CheckoutOutcome> {
  if (!window.Razorpay) await loadScript(order.checkoutScript, SCRIPT_LIMIT_MS)
  const { Razorpay } = window
  if (!Razorpay) return { kind: 'missing' }
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: order.keyId,
      order_id: order.orderId,
      amount: order.amount,
      currency: order.currency,
      name: productName(),
      description: paymentText('checkoutFor', { name: order.packageName }),
      prefill: order.prefill,
      handler: (answer) =>
        resolve({
          kind: 'paid',
          payment: {
            orderId: answer.razorpay_order_id,
            paymentId: answer.razorpay_payment_id,
            signature: answer.razorpay_signature,
          },
        }),
      modal: { ondismiss: () => resolve({ kind: 'left' }) },
    })
    checkout.on('payment.failed', ({ error }) => onDeclined(error.description ?? ''))
    checkout.open()
  })
}
