import { catalogue } from '../../shared/messages'

export const signUpText = catalogue('signUp', {
  title: 'Sign up',
  progress: 'Sign-up progress',
  stepOf: 'Step {step} of {steps}: {name}',
  stepPackage: 'Package',
  stepDetails: 'Organisation',
  stepVerify: 'E-mail',
  stepPay: 'Payment',
  back: 'Back',
  haveAccount: 'Log in',
  continueSignUp: 'Resume sign-up',
  startOver: 'Start over',

  packageTitle: 'Choose a package',
  packageHelp: 'You can change it later. You pay only after you have confirmed your e-mail.',
  notSold:
    'Payment is not configured at this installation. Confirm your e-mail; the administrator of the installation then gives your organisation its package.',
  givenTitle: 'Your e-mail is confirmed',
  givenHelp:
    'Payment is not configured at this installation. Its administrator gives your organisation the package within 7 days; then you can log in.',
  noPackagesTitle: 'No packages available',
  noPackagesHelp: 'Contact your administrator, or try again later.',

  detailsTitle: 'Your organisation',
  fieldTenantName: 'Organisation name',
  tenantNameNeeded: 'Enter the name of your organisation',
  fieldName: 'Your name',
  nameNeeded: 'Enter your name',
  emailHelp: 'You log in with this e-mail. We send a code to it to confirm it.',
  passwordHelp: 'At least 8 characters. Several unrelated words are easy to remember and hard to guess.',
  passwordShort: 'Use at least 8 characters',
  sendCode: 'Send code',

  verifyTitle: 'Confirm your e-mail',
  verifyHelp:
    'We sent a six-digit code to {email}. It works once, for 10 minutes. If the e-mail already has an account, the mail says how to log in.',
  resumedHelp:
    'If there is an unfinished sign-up with {email}, we sent a six-digit code to it. The code works once, for 10 minutes. If you requested a code less than a minute ago, use that one.',
  code: 'Code from the e-mail',
  codeRequired: 'Enter the code',
  codeInvalid: 'Enter all six digits',
  choosePassword: 'Choose a password',
  confirm: 'Confirm',
  sendAgain: 'Send new code',
  sendAgainIn: 'Send new code (in {time})',
  sentAgain: 'A new code was sent.',
  otherEmail: 'Edit details',

  continueTitle: 'Resume sign-up',
  continueHelp:
    'Enter the e-mail that you signed up with. We send you a code to continue. You can resume a sign-up for 7 days.',
  tokenOver: 'Your confirmation has expired. Confirm your e-mail again, then pay.',

  payTitle: 'Payment',
  payHelp: 'Your e-mail is confirmed. Your organisation is ready as soon as you have paid for the package.',
  otherPackage: 'Choose another package',
  keepPackage: 'Keep this package',

  ready: 'Your organisation is ready. Welcome to {product}!',
  readyLogIn: 'Your organisation is ready. Log in with your e-mail and password.',
})
