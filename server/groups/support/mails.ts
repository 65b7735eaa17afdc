import { render } from '../../core/messages'
import type { Mail } from '../../mail/mailer'
import { supportMailText } from './messages'

export interface EmailChange {
  name: string
  tenant: string
  /** The present e-mail. */
  email: string
  newEmail: string
}

export const confirmationMail = ({ name, tenant, newEmail }: EmailChange, link: string, language: string): Mail => ({
  to: newEmail,
  subject: render(supportMailText('confirmSubject'), language),
  text: render(supportMailText('confirmBody', { name, tenant, link }), language),
})

export const noticeMail = ({ name, tenant, email, newEmail }: EmailChange, language: string): Mail => ({
  to: email,
  subject: render(supportMailText('noticeSubject'), language),
  text: render(supportMailText('noticeBody', { name, tenant, email: newEmail }), language),
})
