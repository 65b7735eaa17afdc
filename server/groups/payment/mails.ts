import { formatMoney } from '../../core/money'
import { render } from '../../core/messages'
import type { Mail } from '../../mail/mailer'
import type { Offer } from '../tenant/service'
import { receiptText } from './messages'

export function receiptMail(to: { name: string; email: string }, offer: Offer, number: string, language: string): Mail {
  const amount = formatMoney(offer.price, offer.currency, language)
  return {
    to: to.email,
    subject: render(receiptText('subject', { amount }), language),
    text: render(receiptText('body', { name: to.name, amount, package: offer.name, number }), language),
  }
}
