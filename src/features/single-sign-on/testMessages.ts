import { catalogue } from '../../shared/messages'

export const testText = catalogue('singleSignOnTest', {
  title: 'Test sign-in',
  help: 'Sign in at the provider with the saved settings, also before single sign-on is on. You see what arrives; nothing changes.',
  run: 'Test sign-in',
  // Result
  finishing: 'Reading the answer of the provider…',
  back: 'Back to single sign-on',
  failed: 'The test failed',
  outcome:
    '{outcome, select, opens {A sign-in would open the existing account.} creates {A sign-in would create an account.} other {A sign-in would be refused.}}',
  subject: 'Subject',
  email: 'E-mail',
  isEmailVerified: 'E-mail verified',
  name: 'Name',
  groups: 'Groups at the provider',
  isDomainProven: 'Domain proven',
  userGroups: 'User groups here',
  unknownGroups: 'The groups at the provider are unknown',
  unknownGroupsHelp:
    '{why, select, elsewhere {The person is in more groups than the provider writes into a token. A sign-in leaves the user groups as they are. At Entra ID, let the token contain only groups that are assigned to the application, or emit app roles instead.} other {The claim contains no names of groups. A sign-in leaves the user groups as they are. Choose another claim in the settings, or let the provider send a list of texts.}}',
  unknown: 'Unknown',
  yes: 'Yes',
  no: 'No',
  none: 'None',
})
