// What the mails of this group say.
import type { Mail } from '../../mail/mailer'

export function passwordResetMail(to: { name: string; email: string }, code: string): Mail {
  return {
    to: to.email,
    subject: `${code} is your Aerie reset code`,
    text: [
      `Hello ${to.name},`,
      '',
      `your code to set a new password is ${code}. It works once, for 10 minutes.`,
      '',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ].join('\n'),
  }
}
