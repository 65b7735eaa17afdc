import { catalogue } from '../../shared/messages'

export const layoutText = catalogue('layout', {
  productName: 'Aerie',
  home: 'Aerie home page',
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
})
