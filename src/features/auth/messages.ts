// What every page for guests says, and the login. The other pages' words come with those pages: the login has to be light.
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

  secondCode: 'Code of your authenticator app',
  secondCodeHelp: 'Six digits, or one of your recovery codes.',
  secondCodeRequired: 'Please input the code.',
  otherAccount: 'Log in as somebody else',

  unknown: 'Something went wrong!',
})
