// What the sign-up says, from the choice of a package to the payment.
import { catalogue } from '../../shared/messages'

export const signUpText = catalogue('signUp', {
  title: 'Sign up',
  progress: 'Progress of the sign-up',
  stepOf: 'Step {step} of {steps}: {name}',
  stepPackage: 'Package',
  stepDetails: 'Your organisation',
  stepVerify: 'E-mail',
  stepPay: 'Payment',
  back: 'Back',
  haveAccount: 'I have an account',
  continueSignUp: 'Continue a sign-up',
  startAnew: 'Sign up anew',

  packageTitle: 'Choose a package',
  packageHelp: 'You can change it later. Nothing is paid before you have confirmed your e-mail.',
  noPackagesTitle: 'No package is on offer at the moment',
  noPackagesHelp: 'Ask the person who runs this Aerie, or come back later.',

  detailsTitle: 'Your organisation and you',
  fieldTenantName: 'Name of the organisation',
  tenantNameNeeded: 'Name of the organisation is needed',
  fieldName: 'Your name',
  nameNeeded: 'Your name is needed',
  emailHelp: 'A code goes there in a moment. You log in with it from then on.',
  passwordHelp: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  passwordShort: 'The password needs at least 8 characters.',
  goOn: 'Send me the code',

  verifyTitle: 'Confirm your e-mail',
  verifyHelp: 'A code of six digits is on its way to {email}. It works once, for 10 minutes.',
  resumedHelp:
    'If a sign-up with {email} waits, a code of six digits is on its way there. It works once, for 10 minutes.',
  code: 'Code from the mail',
  codeRequired: 'Please input the code.',
  codeInvalid: 'The code has six digits.',
  choosePassword: 'Choose a password',
  confirm: 'Confirm',
  sendAgain: 'Send a new code',
  sendAgainIn: 'Send a new code (in {time})',
  sentAgain: 'A new code is on its way.',
  otherEmail: 'Change what I typed',

  continueTitle: 'Continue a sign-up',
  continueHelp:
    'Tell us the e-mail you signed up with, and we send you a code to go on with. A sign-up waits for 7 days.',
  tokenOver: 'It took too long: confirm your e-mail once more, then pay.',

  payTitle: 'Payment',
  payHelp: 'Your e-mail is confirmed. Once the package is paid, your organisation is open.',
  otherPackage: 'Choose another package',
  keepPackage: 'Keep this package',

  ready: 'Your organisation is open. Welcome to Aerie!',
  readyLogIn: 'Your organisation is open. Log in with your e-mail and password.',
})
