// What Aerie needs of whoever takes the money. Two do: razorpay.ts, and sandbox.ts, where none moves.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ProvidedPayment {
  paymentId: string
  /** In minor units. */
  amount: number
  currency: string
}

/** What a webhook tells about an order. */
export interface PaymentNotice {
  orderId: string
  payment: ProvidedPayment
  /** Absent when the payment went through. */
  failure?: string
}

export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay'
  /** What the checkout is opened with; no secret. */
  readonly keyId: string
  /** Where the browser gets the checkout. */
  readonly checkoutScript: string
  /** Opens an order and returns the provider's id of it. `receipt` is ours. @throws AppError 502 */
  createOrder(order: { receipt: string; amount: number; currency: string }): Promise<string>
  /** Whether the provider has signed that this payment paid this order. */
  isSigned(orderId: string, paymentId: string, signature: string): boolean
  /** The payment an order was paid with, whether or not anybody has told us. @throws AppError 502 */
  findPayment(orderId: string): Promise<ProvidedPayment | undefined>
  /**
   * What a webhook says; undefined for news that are none of orders.
   * @throws AppError 400 when it is not the provider's, 404 when this provider sends none
   */
  readWebhook(body: Buffer, signature: string): PaymentNotice | undefined
}

/** HMAC-SHA256 in hex, the way Razorpay signs. */
export const signatureOf = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Compares in the same time, wherever the two differ. */
export function isSameSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
