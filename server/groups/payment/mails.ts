import type { Config } from '../../platform/core/config'
import { dayOf } from '../../platform/core/days'
import { formatMoney } from '../../platform/core/money'
import { render } from '../../platform/core/messages'
import { productName } from '../../platform/core/product'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import type { Mail } from '../../platform/mail/mailer'
import { receiptText, reminderText } from './messages'
import type { DueReminder } from './reminderSql'
import type { PaymentOrder } from './orderSql'

export function receiptMail(
  to: { name: string; email: string },
  { offer, charge }: PaymentOrder,
  number: string,
  config: Config,
  language: string,
): Mail {
  const amount = formatMoney(charge.total, offer.currency, language)
  const product = productName(config)
  const link = pageAddress(config, pagePaths.invoices())
  return {
    to: to.email,
    subject: render(receiptText('subject', { amount, product }), language),
    text: render(receiptText('body', { name: to.name, amount, package: offer.name, number, link }), language),
  }
}

const DAY_MS = 24 * 3_600_000

/** Reminds of the end of a term. */
export function reminderMail(
  to: { name: string; email: string },
  { tenantName, packageName, endsAt }: DueReminder,
  config: Config,
  language: string,
): Mail {
  const values = {
    name: to.name,
    tenant: tenantName,
    package: packageName,
    product: productName(config),
    date: dayOf(endsAt, language),
    days: Math.ceil((endsAt.getTime() - Date.now()) / DAY_MS),
    link: pageAddress(config, pagePaths.renewal()),
  }
  return {
    to: to.email,
    subject: render(reminderText('subject', values), language),
    text: render(reminderText('body', values), language),
  }
}
