import { catalogue } from '../../shared/messages'

export const ssoGuestText = catalogue('singleSignOnGuest', {
  title: 'Single sign-on',
  help: 'You sign in on the page of your organisation’s identity provider and come back here.',
  continue: 'Continue',
  finishing: 'Signing in…',
  incomplete: 'This address is incomplete. Ask your administrator for the sign-in address of your organisation.',
  startAgain: 'Sign-in failed',
  backToLogin: 'Log in with a password',
})
