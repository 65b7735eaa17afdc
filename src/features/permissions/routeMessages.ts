import { catalogue } from '../../shared/messages'

export const routeText = catalogue('permissionsRoutes', {
  permissions: 'Permissions',
  permissionsKeywords: 'roles rights access sets',
})
