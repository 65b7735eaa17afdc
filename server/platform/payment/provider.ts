// Interface of payment providers: razorpay.ts; sandbox.ts, which moves no money; and notConfigured.ts, which sells nothing.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ProvidedPayment {
  paymentId: string
  /** In minor units. */
  amount: number
  currency: string
}

/** A webhook about an order. */
export interface PaymentWebhook {
  orderId: string
  payment: ProvidedPayment
  /** Absent when the payment succeeded. */
  failure?: string
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay' | 'none'
  /** Public key that opens the checkout. */
  readonly keyId: string
  /** URL of the checkout script. */
  readonly checkoutScript: string
  /** Opens an order and returns the provider's ID of it. `receipt` is our own reference. @throws AppError 409 where nothing is sold, 502 */
  createOrder(order: { receipt: string; amount: number; currency: string }): Promise<string>
  /** Whether the provider signed that this payment paid this order. */
  isSigned(orderId: string, paymentId: string, signature: string): boolean
  /** The payment of an order, also when no webhook arrived. @throws AppError 502 */
  findPayment(orderId: string): Promise<ProvidedPayment | undefined>
  /**
   * Parses a webhook; undefined for webhook types we ignore.
   * @throws AppError 400 when the signature is wrong, 404 when this provider sends no webhooks
   */
  readWebhook(body: Buffer, signature: string): PaymentWebhook | undefined
}

/** HMAC-SHA256 in hex, as Razorpay signs. */
export const signatureOf = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Compares in constant time. */
export function isSameSignature(actual: string, expected: string): boolean {
  const a = Buffer.from(actual)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
