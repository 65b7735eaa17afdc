import { catalogue } from '../../shared/messages'

export const routeText = catalogue('base-maps-routes', {
  baseMaps: 'Base maps',
  baseMapsKeywords: 'background satellite openstreetmap wmts tiles pmtiles settings',
})
