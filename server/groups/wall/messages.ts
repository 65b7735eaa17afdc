import { catalogue } from '../../platform/core/messages'

export const wallText = catalogue('wall', {
  created: 'Layout saved',
  saved: 'Layout saved',
  deleted: 'Layout deleted',
  notFound: 'Layout not found',
  nameTaken: 'You already have a layout with this name. Choose another name.',
  changedElsewhere: 'Someone else changed this layout. Reload it before you save.',
  notYours: 'Only {name} or the tenant root can change this layout. Save a copy of your own instead.',
  tooMany: 'Your organisation has {count} layouts, the maximum. Delete one first.',
  unknownFlight: 'Choose streams of flights that exist',
  tooManyTiles: 'Choose at most {count} streams for this layout',
})
