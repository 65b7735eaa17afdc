import { catalogue } from '../../platform/core/messages'

export const tileText = catalogue('tile', {
  outsideWorld: 'This tile is outside the map',
  elevationRequired: 'This layer is not an elevation model. Choose a raster layer of heights.',
})
