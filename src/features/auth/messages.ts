// What the login says. The other pages' words come with those pages: the login has to be light.
import { catalogue } from '../../shared/messages'

export const authText = catalogue('auth', {
  productName: 'Aerie',

  loginTitle: 'Log in',
  logIn: 'Log in',
  signUp: 'Sign up',
  forgotPassword: 'Forgot Password',

  secondCode: 'Code of your authenticator app',
  secondCodeHelp: 'Six digits, or one of your recovery codes.',
  secondCodeRequired: 'Please input the code.',
  otherAccount: 'Log in as somebody else',
})
