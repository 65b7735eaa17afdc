import { formatMoney } from '../../core/money'
import { render } from '../../core/messages'
import type { Mail } from '../../mail/mailer'
import { receiptText } from './messages'
import type { PaymentOrder } from './sql'

export function receiptMail(
  to: { name: string; email: string },
  { offer, charge }: PaymentOrder,
  number: string,
  product: string,
  language: string,
): Mail {
  const amount = formatMoney(charge.total, offer.currency, language)
  return {
    to: to.email,
    subject: render(receiptText('subject', { amount, product }), language),
    text: render(receiptText('body', { name: to.name, amount, package: offer.name, number }), language),
  }
}
