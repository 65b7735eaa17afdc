import { catalogue } from '../../shared/messages'

export const routeText = catalogue('photo-routes', {
  photos: 'Photos',
  temperatures: 'Temperatures',
  temperaturesKeywords: 'thermal photos hotspots degrees infrared',
})
