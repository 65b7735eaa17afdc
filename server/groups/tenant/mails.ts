// What the mails of this group say.
import type { Mail } from '../../mail/mailer'

interface Person {
  name: string
  email: string
}

export function verificationMail(to: Person, code: string): Mail {
  return {
    to: to.email,
    subject: `${code} is your Aerie sign-up code`,
    text: [
      `Hello ${to.name},`,
      '',
      `your code to go on with the sign-up is ${code}. It works once, for 10 minutes.`,
      '',
      'If you did not sign up, do nothing: without the code nothing comes of it.',
    ].join('\n'),
  }
}

export function paymentWantedMail(to: Person, tenantName: string, address: string): Mail {
  return {
    to: to.email,
    subject: `${tenantName} is ready for you at Aerie`,
    text: [
      `Hello ${to.name},`,
      '',
      `an Aerie account has been prepared for ${tenantName}. To open it, choose a password and pay for the package:`,
      '',
      `${address}/sign-up`,
      '',
      `Choose "Continue a sign-up" there and enter ${to.email}; a code will be sent to you.`,
    ].join('\n'),
  }
}
