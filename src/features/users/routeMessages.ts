import { catalogue } from '../../shared/messages'

export const routeText = catalogue('usersRoutes', {
  users: 'Users',
  newUser: 'New user',
  user: 'User',
  usersKeywords: 'people team members colleagues',
  newUserKeywords: 'invite add create people',
})
