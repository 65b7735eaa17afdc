// Texts of the login page only, which must stay small.
import { catalogue } from '../../shared/messages'

export const authText = catalogue('auth', {
  loginTitle: 'Log in',
  logIn: 'Log in',
  signUp: 'Sign up',
  forgotPassword: 'Forgot Password',

  secondCode: 'Authentication code',
  secondCodeHelp: 'Enter the six-digit code from your authenticator app, or a recovery code.',
  secondCodeRequired: 'Enter a code',
  passkeySignIn: 'Sign in with a passkey',
  confirmWithPasskey: 'Confirm with a passkey',
  otherAccount: 'Use another account',
})
