import { catalogue } from '../../platform/core/messages'

export const locationText = catalogue('location', {
  created: 'Location created',
  deleted: 'Location deleted',
  deletedMany: '{count, plural, one {# location} other {# locations}} deleted',
  oneNotFound: 'One of the locations was not found. Reload the list, then try again.',
  restored: 'Location restored',
  saved: 'Location saved',
  notFound: 'Location not found',
  changedElsewhere: 'Someone else changed this location. Reload it before you save.',
  nameTakenSince:
    'Another location was named {name} after this one was deleted. Rename that location, then restore this one.',
  tooManySearches: 'Your organisation has searched for many places in a short time. Wait a minute, then try again.',
  geocoderFailed: '{host} could not search for places. Try again in a moment.',
  nameTaken: 'Another location has this name. Choose another name.',
})
