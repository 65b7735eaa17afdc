import { catalogue } from '../../shared/messages'

export const routeText = catalogue('apiExplorerRoutes', {
  explorer: 'API explorer',
  keywords: 'api rest openapi swagger operations endpoints reference documentation developer integration token curl',
})
