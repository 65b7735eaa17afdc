import { catalogue } from '../../platform/core/messages'

export const authText = catalogue('auth', {
  signedIn: 'Welcome back',
  signedOut: 'Logged out',
  accountChanged: 'This account was just changed. Try again.',
  wrongCredentials: 'Wrong e-mail or password.',
  notActive: 'This account is not active yet.',
  suspended: 'This account is suspended.',
  disabled: 'This user is disabled. Ask an administrator of your organisation.',
  singleSignOnOnly: 'Your organisation signs in with single sign-on. Open {address}.',
  passkeyNeeded: 'Confirm with your passkey, or enter a recovery code.',
  passkeyOrCode: 'Confirm with your passkey, or enter a code from your authenticator app, or a recovery code.',
  resetCodeSent: 'If an account has this e-mail, we sent a code to it.',
  wrongResetCode: 'This code is wrong or has expired. Request a new one.',
  secondFactorFirst:
    'This account has a second factor, so single tokens, phones and links are not shown before you log in. Keep or end them here by kind, or one by one in your profile afterwards.',
  passwordReset: 'Password changed. Log in with your new password.',
})

export const authMailText = catalogue('authMail', {
  resetSubject: '{code} is your {product} reset code',
  resetBody:
    'Hello {name},\n\nYour code to set a new password is {code}. It works once and is valid for 10 minutes.\n\nIf you did not request it, ignore this mail. Your password stays the same.',
  newBrowserSubject: 'New sign-in to {product}',
  newBrowserBody:
    'Hello {name},\n\nsomebody signed in to your account with a browser that you have not used before.\n\nTime: {at}\nBrowser: {browser, select, unknown {unknown} other {{browser}}}\nAddress: {address}\n\nIf it was you, ignore this mail. If not, open {link}, sign out of all other sessions in your profile under Sessions, and change your password.',
})

export const sideBarText = catalogue('sideBar', {
  dashboard: 'Dashboard',
  missions: 'Missions',
  newMission: 'New mission',
  data: 'Data',
  assets: 'Assets',
  users: 'Users',
  userList: 'User list',
  newUser: 'New user',
  clients: 'Clients',
  clientList: 'Client list',
  newClient: 'New client',
  clientMissions: 'Client missions',
  tenants: 'Tenants',
  tenantList: 'Tenant list',
  newTenant: 'New tenant',
  packages: 'Packages',
  packageList: 'Package list',
  newPackage: 'New package',
  permissions: 'Permissions',
  myAccount: 'My Account',
  userGroups: 'User groups',
  userGroupList: 'User group list',
  newUserGroup: 'New user group',
  map: 'Map',
  controlCenter: 'Control center',
})
