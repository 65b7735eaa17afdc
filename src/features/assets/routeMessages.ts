import { catalogue } from '../../shared/messages'

export const routeText = catalogue('assetsRoutes', {
  assets: 'Assets',
  assetsKeywords: 'drones cameras batteries equipment service fleet maintenance',
  calendar: 'Maintenance calendar',
  calendarKeywords: 'due service maintenance month',
  asset: 'Asset',
  settings: 'Asset settings',
  settingsKeywords: 'classes manufacturers models maintenance rules service interval',
})
