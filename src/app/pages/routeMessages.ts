import { catalogue } from '../../shared/messages'

export const routeText = catalogue('appRoutes', {
  dashboard: 'Dashboard',
  dashboardKeywords: 'home start overview',
})
