import { catalogue } from '../../shared/messages'

export const routeText = catalogue('alertRoutes', {
  alerts: 'Alerts',
  alertsKeywords: 'desk queue triage acknowledge assign close severity',
  settings: 'Alert settings',
  settingsKeywords: 'due time instructions duplicate repeat severity',
  rules: 'Alert rules',
  rulesKeywords: 'geofence stream lost thermal temperature licence expired automatic',
  webhook: 'Alert webhook',
  webhookKeywords: 'token api camera sensor integration deliveries json',
})
