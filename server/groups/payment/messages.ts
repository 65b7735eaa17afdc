import { catalogue } from '../../platform/core/messages'

export const paymentText = catalogue('payment', {
  paid: 'Payment received',
  notPaid: 'No payment was made',
  webhookReceived: 'Received',
  orderNotFound: 'Order not found. Start the payment again.',
  alreadyPaid: 'This order is already paid',
  paidDifferently: 'This order was already paid with another payment',
  differentAmount: 'The amount paid differs from the order. Contact the operator of this server.',
  paymentUsed: 'This payment already belongs to another order',
  wrongSignature: 'The signature of this payment is wrong. Start the payment again.',
  signUpExpired: 'This sign-up has expired. Confirm your e-mail again.',
  signUpClosed: 'This sign-up is complete or has expired. Log in, or sign up again.',
  packageNotSold: 'This package is no longer sold. Choose another one.',
  packageNotAvailable: 'This package is not available. Choose another one.',
  nothingToPay: 'Your package is free, so there is nothing to pay.',
  paidTermRuns: 'Your paid package has not ended yet. You can choose the free package when it ends.',
  concurrentPayment: 'Someone else is paying at the moment. Try again.',
  invoiceNotFound: 'Invoice not found',
})

export const receiptText = catalogue('receipt', {
  subject: 'Your payment of {amount} to {product}',
  body: 'Hello {name},\n\nWe received your payment of {amount} for the package {package}. Thank you.\n\nThe invoice {number} is in My Account:\n\n{link}',
})

export const reminderText = catalogue('renewalReminder', {
  subject: 'The package {package} at {product} ends in {days, plural, one {# day} other {# days}}',
  body: 'Hello {name},\n\nThe package {package} of {tenant} ends on {date}. To keep using {product} without interruption, renew it before then:\n\n{link}\n\nThe new term starts when the current term ends, so you lose nothing by paying early.',
})

export const invoiceText = catalogue('invoice', {
  title: 'Invoice',
  documentTitle: 'Invoice {number}',
  numberAndDate: '{number}, {date}',
  seller: 'Seller',
  billedTo: 'Billed to',
  period: 'Billing period',
  periodFromTo: '{start} to {end}',

  taxId: 'Tax ID {taxId}',
  package: 'Package',
  amount: 'Amount',
  month: '{package}, one month, {start} to {end}',
  year: '{package}, one year, {start} to {end}',
  credit:
    'Credit for unused days of {package} worth {value}, {days, plural, one {term extended by # day} other {term extended by # days}}',
  net: 'Total without {tax}',
  tax: '{name} {rate}',
  total: 'Total',
  paid: 'Paid with payment {paymentId}.',
})
