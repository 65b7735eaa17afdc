// What the mails of this group say.
import type { Mail } from '../../mail/mailer'
import { formatMoney } from '../../core/money'
import type { Offer } from '../tenant/service'

export function receiptMail(to: { name: string; email: string }, offer: Offer, invoiceNumber: string): Mail {
  return {
    to: to.email,
    subject: `Your payment of ${formatMoney(offer.price, offer.currency)} to Aerie`,
    text: [
      `Hello ${to.name},`,
      '',
      `thank you: ${formatMoney(offer.price, offer.currency)} for the package ${offer.name} have arrived.`,
      `The invoice ${invoiceNumber} is in My Account.`,
    ].join('\n'),
  }
}
