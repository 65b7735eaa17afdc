import { catalogue } from '../../core/messages'

export const featureFileText = catalogue('feature-file', {
  added: 'File added to the feature',
  deleted: '{count, plural, one {File} other {# files}} moved to the trash',
  restored: '{count, plural, one {File} other {# files}} restored',
  assigned: '{count, plural, one {File} other {# files}} assigned',
  coverSet: 'Cover photo chosen',
  coverEnded: 'The feature has no cover photo now',
  notFound: 'File not found',
  oneNotFound: 'One of the files was not found. Reload the list and select again.',
  changedElsewhere: 'Someone else changed this file. Reload it before you save.',
  notAPicture: 'Only a photo with a preview can be a cover photo. Choose another file.',
  rejected: 'This photo is rejected. Accept it before you make it the cover photo.',
  otherMission: 'The file {name} belongs to another mission. Choose files of the mission of this feature or flight.',
  flightNotFound: 'Flight not found',
  // Automatic assignment
  assignmentStarted: 'Photos are being assigned',
  noFeatures: 'There are no features to assign photos to. Draw some or import a vector layer first.',
  layerElsewhere: 'This layer belongs to another mission. Choose a layer of this mission.',
  assigning: 'Compared {done, number} of {total, number} photos',
  noPosition: 'The photo has no position. Place it on the map first.',
  noneNear: 'No feature within {metres, number} m',
  changedMeanwhile: 'The photo or the feature was changed meanwhile',
  featureFull: 'A feature can have {limit, number} files at most. Remove some first.',
})
