import { catalogue } from '../../shared/messages'

export const routeText = catalogue('baseLayersRoutes', {
  map: 'Map',
  newBaseLayer: 'New base layer',
  baseLayer: 'Base layer',
  baseLayers: 'Base layers',
  baseLayersKeywords: 'basemap map orthomosaic plots publish',
  newBaseLayerKeywords: 'create add upload basemap',
})
