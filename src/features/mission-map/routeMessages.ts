import { catalogue } from '../../shared/messages'

export const routeText = catalogue('missionMapRoutes', {
  missionMap: 'Mission map',
})
