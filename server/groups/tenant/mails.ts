import type { Config } from '../../platform/core/config'
import { render } from '../../platform/core/messages'
import { productName } from '../../platform/core/product'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import type { Mail } from '../../platform/mail/mailer'
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

/** To the owner of an account whose e-mail was used to sign up again. */
export function accountExistsMail(to: Recipient, isPending: boolean, config: Config, language: string): Mail {
  const values = { name: to.name, product: productName(config) }
  const body = isPending
    ? tenantMailText('unfinishedBody', { ...values, resume: resumeLink(config, to.email) })
    : tenantMailText('accountBody', {
        ...values,
        login: pageAddress(config, pagePaths.login()),
        reset: pageAddress(config, pagePaths.forgotPassword()),
      })
  const { product } = values
  return {
    to: to.email,
    subject: render(tenantMailText('accountSubject', { product }), language),
    text: render(body, language),
  }
}

export function paymentRequiredMail(to: Recipient, tenant: string, config: Config, language: string): Mail {
  const product = productName(config)
  const link = resumeLink(config, to.email)
  return {
    to: to.email,
    subject: render(tenantMailText('paymentSubject', { tenant, product }), language),
    text: render(tenantMailText('paymentBody', { name: to.name, tenant, product, link, email: to.email }), language),
  }
}

const resumeLink = (config: Config, email: string): string => pageAddress(config, pagePaths.resumeSignUp(email))
