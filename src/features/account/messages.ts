import { catalogue } from '../../shared/messages'

export const accountText = catalogue('account', {
  logoutQuestion: 'Are you sure you want to logout?',
  yes: 'Yes',
  no: 'No',

  profile: 'Profile',
  close: 'Close',
  name: 'Name',
  email: 'E-mail',
  userType: 'Kind of user',
  tenant: 'Organisation',
  noTenant: 'All of them: you run this Aerie',
  permissions: 'What you may do',
  noPermissions: 'Nothing has been granted to you yet. A tenant-root user of your organisation can do that.',
  superAdmin: 'Super admin',
  tenantRoot: 'Tenant root',
  tenantStaff: 'Tenant staff',
  tenantClient: 'Tenant client',
  tenantUser: 'Tenant user',

  connectTitle: 'Connect to App',
  connectHelp: 'Take the phone that has the Aerie app and let it read this code.',
  stepOpen: 'Open the app',
  stepMenu: 'Tap Menu and choose connect',
  stepPoint: 'Point the phone at the screen',
  qrCode: 'QR code with the addresses of this Aerie',

  termsTitle: 'Terms and conditions',
  termsIntro: 'Please read these terms. You can work with Aerie once you have accepted them.',
  termsLabel: 'Text of the terms',
  termsDecline: 'Do not accept',
  termsAccept: 'I accept',
})
