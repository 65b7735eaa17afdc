import { catalogue } from '../../shared/messages'

export const routeText = catalogue('systemRoutes', {
  system: 'System',
  systemKeywords: 'health status doctor disk certificate backup migrations queues version',
})
