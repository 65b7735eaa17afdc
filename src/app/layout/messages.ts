import { catalogue } from '../../shared/messages'

export const layoutText = catalogue('layout', {
  productName: 'Aerie',
  home: 'Aerie, to the first page',
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  narrowMenu: 'Narrow the menu',
  widenMenu: 'Widen the menu',
  whereYouAre: 'Where you are',
  connectToApp: 'Connect to App',
  userMenu: 'User menu of {name}',
  yourProfile: 'Profile of {name}',
  profile: 'Profile',
  logOut: 'Log out',
})
