import { render } from '../../platform/core/messages'
import type { Mail } from '../../platform/mail/mailer'
import { userMailText } from './messages'

export const invitationMail = (
  to: { name: string; email: string; tenantName: string },
  link: string,
  product: string,
  language: string,
): Mail => ({
  to: to.email,
  subject: render(userMailText('invitationSubject', { tenant: to.tenantName, product }), language),
  text: render(userMailText('invitationBody', { tenant: to.tenantName, product, name: to.name, link }), language),
})
