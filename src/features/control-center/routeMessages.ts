import { catalogue } from '../../shared/messages'

export const routeText = catalogue('controlCenterRoutes', {
  controlCenter: 'Control center',
  controlCenterKeywords: 'live video streams wall alerts',
})
