import { catalogue } from '../../core/messages'

export const locationText = catalogue('location', {
  created: 'Location created',
  saved: 'Location saved',
  notFound: 'Location not found',
  changedElsewhere: 'Someone else changed this location. Reload it before you save.',
  nameTaken: 'Another location has this name. Choose another name.',
})
