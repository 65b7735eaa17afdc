import type { Config } from '../../core/config'
import { render } from '../../core/messages'
import { productName } from '../../core/product'
import { publicAddress } from '../../http/publicAddress'
import type { Mail } from '../../mail/mailer'
import { tenantMailText } from './messages'

interface Recipient {
  name: string
  email: string
}

export const verificationMail = (to: Recipient, code: string, product: string, language: string): Mail => ({
  to: to.email,
  subject: render(tenantMailText('codeSubject', { code, product }), language),
  text: render(tenantMailText('codeBody', { name: to.name, code }), language),
})

export function paymentRequiredMail(to: Recipient, tenant: string, config: Config, language: string): Mail {
  const product = productName(config)
  // Browsers do not send the part after #, so the e-mail appears neither in logs nor in referrers.
  const link = `${publicAddress(config)}/sign-up#resume=${encodeURIComponent(to.email)}`
  return {
    to: to.email,
    subject: render(tenantMailText('paymentSubject', { tenant, product }), language),
    text: render(tenantMailText('paymentBody', { name: to.name, tenant, product, link, email: to.email }), language),
  }
}
