import { catalogue } from '../../shared/messages'

export const signUpText = catalogue('signUp', {
  signUpTitle: 'Sign up',
  signUpSoon: 'Sign-up opens with provisioning',
  signUpHelp:
    'Organisations will choose a package and open their tenant here. Until then the person who runs this Aerie sets tenants up; colleagues are invited by their own organisation.',
  haveAccount: 'I have an account',
})
