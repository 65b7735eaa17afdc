import { render } from '../../platform/core/messages'
import type { Mail } from '../../platform/mail/mailer'
import { supportMailText } from './messages'

export interface EmailChange {
  name: string
  tenant: string
  /** The present e-mail. */
  email: string
  newEmail: string
}

export const confirmationMail = (
  { name, tenant, newEmail }: EmailChange,
  link: string,
  product: string,
  language: string,
): Mail => ({
  to: newEmail,
  subject: render(supportMailText('confirmSubject', { product }), language),
  text: render(supportMailText('confirmBody', { name, tenant, product, link }), language),
})

export const noticeMail = (
  { name, tenant, email, newEmail }: EmailChange,
  product: string,
  language: string,
): Mail => ({
  to: email,
  subject: render(supportMailText('noticeSubject', { product }), language),
  text: render(supportMailText('noticeBody', { name, tenant, product, email: newEmail }), language),
})
