import { catalogue } from '../../shared/messages'

export const routeText = catalogue('recordingsRoutes', {
  recordings: 'Recordings',
})
