import { catalogue } from '../../platform/core/messages'

export const tenantText = catalogue('tenant', {
  created: 'Tenant created',
  saved: 'Tenant saved',
  deleted: 'Tenant deleted',
  notFound: 'Tenant not found',
  changedElsewhere: 'Someone else changed this tenant. Reload it before you save.',
  cannotBecome: 'A tenant that is {from} cannot become {to}',
  wrongName: 'Enter the exact name of the tenant',
  emailTaken: 'This e-mail already has an account. Use another one.',
  packageNotOnSale: 'This package is not on sale. Choose another one.',
  packageDeleted: 'The requested package no longer exists. Choose another one.',
})

/** A status as a message, for use inside another. */
export const tenantStatusText = catalogue('tenantStatus', {
  pending: 'pending',
  active: 'active',
  suspended: 'suspended',
})

export const signUpText = catalogue('signUp', {
  codeSent: 'We sent a code to your e-mail.',
  codeSentIfWaiting: 'If a sign-up with this e-mail needs a code, we sent one.',
  readyToLogIn: 'Your account is ready. Log in with your new password.',
  readyToPay: 'Your e-mail is confirmed. Pay for the package to open your account.',
  wrongCode: 'This code is wrong or has expired. Request a new one.',
  tooManyAttempts: 'Too many attempts. Try again in an hour.',
})

export const tenantMailText = catalogue('tenantMail', {
  codeSubject: '{code} is your {product} sign-up code',
  codeBody:
    'Hello {name},\n\nYour code to continue the sign-up is {code}. It works once and is valid for 10 minutes.\n\nIf you did not sign up, ignore this mail.',
  accountSubject: 'You already have an account at {product}',
  accountBody:
    'Hello {name},\n\nSomebody tried to sign up at {product} with this e-mail, which already has an account. Nothing was changed.\n\nIf it was you, log in:\n{login}\n\nIf you do not know your password, reset it:\n{reset}\n\nIf it was not you, ignore this mail.',
  unfinishedBody:
    'Hello {name},\n\nSomebody tried to sign up at {product} with this e-mail, which already has an account that is not open yet. Nothing was changed.\n\nIf it was you, continue the sign-up:\n{resume}\n\nIf it was not you, ignore this mail.',
  paymentSubject: '{tenant} is ready for you at {product}',
  paymentBody:
    'Hello {name},\n\nAn account at {product} was prepared for {tenant}. To open it, choose a password and pay for the package:\n\n{link}\n\nThe page asks for your e-mail {email} and sends you a code.',
})
