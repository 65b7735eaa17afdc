import { catalogue } from '../../shared/messages'

export const wayText = catalogue('singleSignOnWay', {
  continue: 'Continue with single sign-on',
  help: 'Your organisation signs in with single sign-on.',
  usePassword: 'Use a password instead',
})
