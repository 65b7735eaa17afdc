import { catalogue } from '../../platform/core/messages'

export const stacText = catalogue('stac', {
  collectionNotFound: 'Collection not found',
  itemNotFound: 'Item not found',
  invalidShape: 'Send a GeoJSON point, polygon or multipolygon with positions in degrees, longitude first',
  boxAndShape: 'Send either bbox or intersects',
  tooManyPositions: 'The area has {count} positions. Send at most {limit}.',
})
