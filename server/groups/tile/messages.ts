import { catalogue } from '../../platform/core/messages'

export const tileText = catalogue('tile', {
  outsideWorld: 'This tile is outside the map',
})
