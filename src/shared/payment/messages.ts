// What paying says, for a sign-up as for a renewal.
import { catalogue } from '../messages'

export const paymentText = catalogue('payment', {
  pay: 'Pay {amount}',
  checkoutName: 'Aerie',
  checkoutFor: 'Package {name}',
  notPaid: 'Nothing was paid. You can try again, also later.',
  declined: 'Nothing was paid: {reason}',
  checkoutMissing: 'The checkout could not be loaded. Nothing was paid; try again.',
  notConfirmed: 'Your payment went through, but it could not be confirmed yet: {message} Do not pay again.',
  lookAgain: 'Look again',
  tryAgain: 'Try again',
})
