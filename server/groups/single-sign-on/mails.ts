import { render } from '../../platform/core/messages'
import type { Mail } from '../../platform/mail/mailer'
import { singleSignOnMailText } from './messages'

/** @param facts.code proves the domain to whoever reads the mailbox */
export function domainMail(
  to: string,
  facts: { domain: string; code: string; tenant: string; product: string },
  language: string,
): Mail {
  return {
    to,
    subject: render(singleSignOnMailText('domainSubject', { domain: facts.domain, product: facts.product }), language),
    text: render(singleSignOnMailText('domainBody', facts), language),
  }
}
