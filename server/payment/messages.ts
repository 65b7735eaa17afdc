import { catalogue } from '../core/messages'

export const paymentText = catalogue('payment', {
  rejected: 'The payment service rejected the request: {reason}',
  amountMismatch: 'The payment service returned a different amount than requested. Nothing was charged. Try again.',
  noWebhooks: 'This payment service sends no webhooks',
  wrongSignature: 'The signature is wrong',
  orderNotFound: 'This order does not exist. Start the payment again.',
  differentAmount: 'The amount differs from the order. Start the payment again.',
  cardDeclined: 'Your card was declined.',
  testCardsOnly: 'The sandbox accepts its two test cards only.',
})
