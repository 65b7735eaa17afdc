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

/** @param facts.browser `unknown` when it is not known */
export function newBrowserMail(
  to: { name: string; email: string },
  facts: { browser: string; address: string; at: string },
  { link, product }: { link: string; product: string },
  language: string,
): Mail {
  return {
    to: to.email,
    subject: render(authMailText('newBrowserSubject', { product }), language),
    text: render(authMailText('newBrowserBody', { name: to.name, link, ...facts }), language),
  }
}
