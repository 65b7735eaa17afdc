import { catalogue } from '../../shared/messages'

export const routeText = catalogue('userGroupsRoutes', {
  userGroups: 'User groups',
  newUserGroup: 'New user group',
  userGroup: 'User group',
  userGroupsKeywords: 'teams roles permissions',
  newUserGroupKeywords: 'create add team role',
})
