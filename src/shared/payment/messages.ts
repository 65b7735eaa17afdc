// Texts of the payment, for sign-up and renewal.
import { catalogue } from '../messages'

export const paymentText = catalogue('payment', {
  pay: 'Pay {amount}',
  checkoutFor: 'Package {name}',
  notPaid: 'The payment was cancelled. You can try again now or later.',
  declined: 'The payment failed: {reason}',
  checkoutMissing: 'Could not load the checkout. You were not charged. Try again.',
  notConfirmed: 'Your payment succeeded, but we could not confirm it yet: {message} Do not pay again.',
  checkAgain: 'Check again',
  tryAgain: 'Try again',
  noInvoices: 'No invoices yet',
  invoiceFor: '{name}, {from} to {to}',
  pdf: 'PDF',
  downloadInvoice: 'Download invoice {number} as PDF',
})
