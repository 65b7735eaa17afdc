import { catalogue } from '../../shared/messages'

export const ssoText = catalogue('singleSignOn', {
  detail: 'People of your organisation sign in with your identity provider (OpenID Connect).',
  // Addresses
  addresses: 'Addresses',
  redirectUri: 'Redirect address, to enter at the provider',
  signInUrl: 'Sign-in address of your organisation',
  logoutUrl: 'Back-channel logout address, to enter at the provider',
  signInLater: 'The sign-in address appears after the first save.',
  signInOff: 'The address works as soon as single sign-on is turned on.',
  copy: 'Copy',
  copied: 'Copied',
  origins: 'This installation permits providers at: {list}',
  noOrigins: 'This installation permits no providers. Ask its administrator to set OIDC_ORIGINS.',
  // Provider
  issuer: 'Address of the provider (issuer)',
  issuerHelp: 'For example https://accounts.google.com',
  issuerInvalid: 'Enter an address that starts with https://',
  clientId: 'Client ID',
  clientIdNeeded: 'Enter the client ID',
  clientSecret: 'Client secret',
  secretStored: 'A secret is stored. Enter another one only to replace it.',
  secretHelp: 'It is stored encrypted and never shown again.',
  // People
  domains: 'E-mail domains',
  domainsHelp: 'Only people with an address of these domains can sign in.',
  domainInvalid: 'Enter domains such as example.com',
  domainsNeeded: 'Enter at least one domain',
  createsUsers: 'Create an account at the first sign-in',
  createsUsersHelp:
    'Accounts are created while your package has free seats. They have only the permissions of their groups.',
  trustsUnverifiedEmail: 'Accept e-mail addresses that are not said to be verified',
  trustsUnverifiedEmailHelp: 'For providers that never send the claim email_verified, such as Microsoft Entra ID.',
  trustsUnverifiedEmailWarning:
    'Whoever can set an e-mail address at your provider can then open the account with this address, also that of a tenant root. Turn this on only if people cannot change their address there themselves.',
  groupsClaim: 'Claim with the groups',
  groupsClaimNeeded: 'Enter the name of the claim',
  groups: 'Groups',
  groupsHelp: 'At every sign-in, people are added to these user groups or removed from them.',
  groupValue: 'Group at the provider',
  groupId: 'User group',
  groupNeeded: 'Enter the group and choose a user group',
  addGroup: 'Add group',
  removeGroup: 'Remove group {number}',
  // Switches
  enabled: 'Single sign-on is on',
  passwordsDisabled: 'Turn passwords off',
  passwordsDisabledHelp: 'Tenant roots keep their passwords, so that they can sign in when the provider fails.',
  save: 'Save changes',
  saved: 'Saved',
  // Removal
  remove: 'Remove single sign-on…',
  removeTitle: 'Remove single sign-on?',
  removeWarning: 'The provider and its secret are removed. People then sign in with their passwords.',
  removeAction: 'Remove single sign-on',
  removed: 'Single sign-on removed',
})
