import { catalogue } from '../../shared/messages'

export const recoveryText = catalogue('recovery', {
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
})
