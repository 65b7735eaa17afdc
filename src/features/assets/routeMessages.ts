import { catalogue } from '../../shared/messages'

export const routeText = catalogue('assetsRoutes', {
  assets: 'Assets',
  assetsKeywords: 'drones cameras batteries equipment service',
})
