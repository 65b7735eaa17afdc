import { catalogue } from '../../shared/messages'

export const routeText = catalogue('locationsRoutes', {
  locations: 'Locations',
  location: 'Location',
  locationsKeywords: 'places sites addresses',
})
