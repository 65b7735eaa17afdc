import { catalogue } from '../../shared/messages'

export const routeText = catalogue('alertRoutes', {
  alerts: 'Alerts',
  alertsKeywords: 'desk queue triage acknowledge assign close severity',
})
