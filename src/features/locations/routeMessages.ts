import { catalogue } from '../../shared/messages'

export const routeText = catalogue('locationsRoutes', {
  places: 'Locations',
  place: 'Location',
  placesKeywords: 'places sites addresses',
})
