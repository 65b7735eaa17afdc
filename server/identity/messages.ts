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
  permissionNeeded: 'Forbidden! You need the permission {permission}.',
})
