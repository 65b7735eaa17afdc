import { catalogue } from '../core/messages'

/** Names of the user types. */
export const roleText = catalogue('role', {
  'super-admin': 'Super admin',
  'tenant-root': 'Tenant root',
  'tenant-staff': 'Tenant staff',
  'tenant-client': 'Tenant client',
  'tenant-user': 'Tenant user',
})

export const identityText = catalogue('identity', {
  tooManyAttempts: 'Too many attempts. Try again in 15 minutes.',
  codeNeeded: 'Enter the code from your authenticator app, or a recovery code.',
  wrongCode: 'This code is wrong or was already used.',
  wrongPassword: 'This is not your password',
  passwordIsName: 'Do not use your name or e-mail as your password',
  passwordCommon: 'This password is easy to guess. Choose another one.',
  termsRequired: 'Forbidden! Accept the terms and conditions first.',
  secondFactorRequired: 'Forbidden! Your organisation requires two-factor authentication. Set it up first.',
  supportReadsOnly: 'Forbidden! Support access is read-only.',
  clientViewReadsOnly: 'Forbidden! You see what {client} sees, and can only read. End the view first.',
  notForTokens: 'Forbidden! API tokens cannot do this. Sign in to do it.',
  scopeNeeded:
    'Forbidden! The scopes of this API token do not include the permission {permission}. Create a token with more scopes.',
  tokenReadsOnly: 'Forbidden! This API token may only read here. Create a token that may write.',
  tokenUnknown: 'This API token is not valid. Check that it was copied completely, or create a new one.',
  tokenRevoked: 'This API token was revoked. Create a new one.',
  tokenExpired: 'This API token has expired. Create a new one.',
  tokenOwnerDisabled: 'The owner of this API token, or the organisation, is suspended. Ask your administrator.',
  phonesOnly: 'Forbidden! Only paired phones can do this.',
  notForPhones: 'Forbidden! Phones cannot do this. Sign in to do it.',
  provisioningOnly: 'Forbidden! Only provisioning tokens can do this.',
  notForProvisioning: 'Forbidden! Provisioning tokens cannot do this.',
  provisioningTokenUnknown:
    'This provisioning token is not valid, or the organisation is not active. Create a token on the page of single sign-on.',
  notAvailable: 'Not available to you',
  permissionNeeded: 'Forbidden! You need the permission {permission}.',
})
