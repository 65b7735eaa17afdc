import { catalogue } from '../../shared/messages'

export const authText = catalogue('auth', {
  productName: 'Aerie',
  promise: 'Missions, live video, maps and alerts of all your drones, on one clock.',
  title: '{page} · Aerie',

  loginTitle: 'Log in',
  email: 'E-mail',
  password: 'Password',
  logIn: 'Log in',
  signUp: 'Sign up',
  forgotPassword: 'Forgot Password',
  emailRequired: 'Please input your E-mail!',
  emailInvalid: 'The input is not valid E-mail!',
  passwordRequired: 'Please input your Password!',

  forgotTitle: 'Forgot your password?',
  forgotHelp: 'Tell us your e-mail and we send you a code of six digits to set a new password with.',
  sendCode: 'Send the code',
  haveCode: 'I have a code',
  backToLogin: 'Back to the login',

  resetTitle: 'Set a new password',
  resetHelp: 'The code is in the mail we sent. It is good for ten minutes and for one use.',
  code: 'Code from the mail',
  codeRequired: 'Please input the code.',
  codeInvalid: 'The code has six digits.',
  newPassword: 'New password',
  newPasswordHelp: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  newPasswordShort: 'The password needs at least 8 characters.',
  setPassword: 'Set the password',
  passwordSet: 'Your new password is set. Log in with it.',
  newCode: 'Ask for a new code',

  secondCode: 'Code of your authenticator app',
  secondCodeHelp: 'Six digits, or one of your recovery codes.',
  secondCodeRequired: 'Please input the code.',
  otherAccount: 'Log in as somebody else',

  invitationTitle: 'Your invitation',
  invitationHelp: 'Welcome, {name}. {tenant} invites you to Aerie. Set a password for {email}, and you are in.',
  invitationLoading: 'Looking for your invitation…',
  invitationIncomplete: 'This address is not complete. Use the link in the mail as it is.',
  invitationOver: 'An invitation works once and for a limited time. Whoever invited you can send a new one.',
  invitationAccepted: 'Your password is set. Log in with it.',
  passwordProblem: 'The password {message}',
  join: 'Set the password and join',
  tryAgain: 'Try again',

  signUpTitle: 'Sign up',
  signUpSoon: 'Sign-up opens with provisioning',
  signUpHelp:
    'Organisations will choose a package and open their tenant here. Until then the person who runs this Aerie sets tenants up; colleagues are invited by their own organisation.',
  haveAccount: 'I have an account',

  unknown: 'Something went wrong!',
})
