import { catalogue } from '../../shared/messages'

export const layoutText = catalogue('layout', {
  home: '{product} home page',
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  narrowMenu: 'Collapse menu',
  widenMenu: 'Expand menu',
  whereYouAre: 'Breadcrumb',
  connectToApp: 'Connect to App',
  userMenu: 'User menu of {name}',
  yourProfile: 'Profile of {name}',
  profile: 'Profile',
  logOut: 'Log out',

  outage: 'The server cannot be reached',
  outageHelp:
    'What you saved is safe, and what you typed stays on this page. Uploads continue when the connection is back. Trying again…',
})
