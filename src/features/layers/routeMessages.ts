import { catalogue } from '../../shared/messages'

export const routeText = catalogue('layersRoutes', {
  map: 'Map',
})
