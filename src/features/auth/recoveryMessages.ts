import { catalogue } from '../../shared/messages'

export const recoveryText = catalogue('recovery', {
  forgotTitle: 'Forgot your password?',
  forgotHelp: 'Enter your e-mail. We send you a code to set a new password.',
  sendCode: 'Send code',
  haveCode: 'I have a code',
  backToLogin: 'Back to login',

  resetTitle: 'Set a new password',
  resetHelp: 'Enter the code from our e-mail. It works once and expires after 10 minutes.',
  code: 'Code from the e-mail',
  codeRequired: 'Enter the code',
  codeInvalid: 'Enter all twelve digits',
  newPassword: 'New password',
  newPasswordHelp: 'At least 8 characters. Several unrelated words are easy to remember and hard to guess.',
  newPasswordShort: 'Use at least 8 characters',
  chooseSingle: 'Choose single tokens, phones and links',
  setPassword: 'Set password',
  passwordSet: 'Your new password is set. Log in to continue.',
  newCode: 'Request a new code',
})
