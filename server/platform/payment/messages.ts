import { asMessage, catalogue, type Message } from '../core/messages'

export const providerText = catalogue('paymentProvider', {
  notConfigured: 'Payment is not configured at this installation. Its administrator gives packages to organisations.',
  rejected: 'The payment service rejected the request: {reason}',
  amountMismatch: 'The payment service returned a different amount than requested. Nothing was charged. Try again.',
  noWebhooks: 'This payment service sends no webhooks',
  wrongSignature: 'The signature is wrong',
  orderNotFound: 'This order does not exist. Start the payment again.',
  differentAmount: 'The amount differs from the order. Start the payment again.',
  cardDeclined: 'Your card was declined.',
  testCardsOnly: 'The sandbox accepts its two test cards only.',
})

const failureText = catalogue('paymentFailure', {
  replaced: 'Another order replaced this one.',
  closed: 'The checkout was closed before payment.',
  unknown: 'The payment failed.',
})

/** Stored in place of a text of the payment provider. */
export type OrderFailure = Parameters<typeof failureText>[0]

const FAILURES: readonly string[] = ['replaced', 'closed', 'unknown'] satisfies OrderFailure[]

/** Why an order failed. `stored` is an OrderFailure, or the text of the payment provider as it came. */
export const orderFailureOf = (stored: string): Message =>
  FAILURES.includes(stored) ? failureText(stored as OrderFailure) : asMessage(stored)
