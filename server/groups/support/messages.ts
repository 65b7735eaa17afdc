import { catalogue } from '../../platform/core/messages'

export const supportText = catalogue('support', {
  invited: 'We are sending a new invitation.',
  emailChanged: 'E-mail changed. We are sending an invitation to {email}.',
  emailChangedWithoutInvitation: 'E-mail changed to {email}',
  confirmationSent: 'We sent a link to {email}. The e-mail changes when the link is opened.',
  emailConfirmed: 'E-mail confirmed. Log in with {email}.',
  extended: 'Term extended',
  emailTaken: 'This e-mail already has an account. Use another one.',
  sameEmail: 'This is already the e-mail of the account. Enter another one.',
  confirmationInvalid: 'This link is no longer valid. Ask for a new one.',
  confirmationMailFailed: 'The mail to {email} could not be sent. Check the mail server and try again.',
  noEnd: 'The package of this tenant has no end date',
  notLater: 'Choose a date after the current end of the package',
  inPast: 'Choose a date in the future',
  tooLate: 'Choose a date within the next five years',
})

export const supportMailText = catalogue('supportMail', {
  confirmSubject: 'Confirm your new e-mail for {product}',
  confirmBody:
    'Hello {name},\n\nThe operator of {product} was asked to change the e-mail of your account at {tenant} to this address. Confirm it here:\n{link}\n\nThe link works once and is valid for 7 days. Then log in with this e-mail and your current password.\n\nIf you did not ask for this, ignore this mail.',
  noticeSubject: 'Your e-mail for {product} is about to change',
  noticeBody:
    'Hello {name},\n\nThe operator of {product} was asked to change the e-mail of your account at {tenant} to {email}. The change takes effect when the new address is confirmed.\n\nIf you did not ask for this, contact the operator at once.',
})
