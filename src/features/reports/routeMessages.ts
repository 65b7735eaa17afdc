import { catalogue } from '../../shared/messages'

export const routeText = catalogue('reportRoutes', {
  reports: 'Reports',
  reportsKeywords: 'plots blocks statistics pdf excel figures compare',
})
