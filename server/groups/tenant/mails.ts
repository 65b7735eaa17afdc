import { render } from '../../core/messages'
import type { Mail } from '../../mail/mailer'
import { tenantMailText } from './messages'

interface Recipient {
  name: string
  email: string
}

export const verificationMail = (to: Recipient, code: string, language: string): Mail => ({
  to: to.email,
  subject: render(tenantMailText('codeSubject', { code }), language),
  text: render(tenantMailText('codeBody', { name: to.name, code }), language),
})

export function paymentRequiredMail(to: Recipient, tenant: string, address: string, language: string): Mail {
  // Browsers do not send the part after #, so the e-mail appears neither in logs nor in referrers.
  const link = `${address}/sign-up#resume=${encodeURIComponent(to.email)}`
  return {
    to: to.email,
    subject: render(tenantMailText('paymentSubject', { tenant }), language),
    text: render(tenantMailText('paymentBody', { name: to.name, tenant, link, email: to.email }), language),
  }
}
