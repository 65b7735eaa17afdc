import { render } from '../../core/messages'
import type { Mail } from '../../mail/mailer'
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
