import { catalogue } from '../../shared/messages'

export const routeText = catalogue('liveRoutes', {
  controlCenter: 'Control center',
  controlCenterKeywords: 'live video streams wall alerts',
  live: 'Live',
})
