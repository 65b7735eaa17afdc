import { render } from '../../platform/core/messages'
import type { Mail } from '../../platform/mail/mailer'
import { authMailText } from './messages'

export function passwordResetMail(
  to: { name: string; email: string },
  code: string,
  product: string,
  language: string,
): Mail {
  return {
    to: to.email,
    subject: render(authMailText('resetSubject', { code, product }), language),
    text: render(authMailText('resetBody', { name: to.name, code }), language),
  }
}
