import { catalogue } from '../../platform/core/messages'

export const stacText = catalogue('stac', {
  collectionNotFound: 'Collection not found',
  noAsset: 'This layer has no cloud-optimized GeoTIFF that can be read in parts. Download it instead.',
  itemNotFound: 'Item not found',
  invalidShape: 'Send a GeoJSON point, polygon or multipolygon with positions in degrees, longitude first',
  boxAndShape: 'Send either bbox or intersects',
  tooManyPositions: 'The area has {count} positions. Send at most {limit}.',
})
