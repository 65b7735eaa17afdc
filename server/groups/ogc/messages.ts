import { catalogue } from '../../platform/core/messages'

export const ogcText = catalogue('ogc', {
  collectionNotFound: 'Collection not found',
  itemNotFound: 'Feature not found',
  tileMatrixSetNotFound: 'Tile matrix set not found. This server has WebMercatorQuad.',
  noTiles: 'This collection has no tiles',
  noMapTiles: 'This collection has no map tiles',
  noItems: 'You may not read the features of this collection',
  invalidBox: 'Enter west, south, east and north in degrees, separated by commas, with south below north',
  invalidTime: 'Enter a time such as 2026-05-01T00:00:00Z, or two with a slash between them, the earlier one first',
  tooSlow: 'The search took longer than {seconds} seconds. Limit it to a smaller area or a shorter period.',
  invalidCursor: 'Use the address of the link “next”, or begin with the first page',
})
