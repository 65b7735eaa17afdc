import { catalogue } from '../../shared/messages'

export const routeText = catalogue('reportRoutes', {
  reports: 'Reports',
  saved: 'Saved reports',
  savedKeywords: 'report editions schedule mail monthly weekly',
  savedReport: 'Saved report',
  edition: 'Edition',
  reportsKeywords: 'plots blocks statistics pdf excel figures compare',
})
