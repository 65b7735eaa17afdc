import { catalogue } from '../../platform/core/messages'

export const featureFileText = catalogue('feature-file', {
  added: 'File added to the feature',
  deleted: '{count, plural, one {File} other {# files}} moved to the trash',
  restored: '{count, plural, one {File} other {# files}} restored',
  assigned: '{count, plural, one {File} other {# files}} assigned',
  coverSet: 'Cover photo set',
  coverEnded: 'Cover photo removed',
  notFound: 'File not found',
  oneNotFound: 'One of the files was not found. Reload the list and select again.',
  changedElsewhere: 'Someone else changed this file. Reload it before you save.',
  notAPicture: 'Only a photo with a preview can be the cover photo. Choose another file.',
  rejected: 'This photo was rejected. Accept it before you make it the cover photo.',
  otherMission: 'The file {name} belongs to another mission. Select files from the same mission.',
  flightNotFound: 'Flight not found',
  // Automatic assignment
  assignmentStarted: 'Photos are being assigned',
  noFeatures: 'There are no features to assign photos to. Draw some or import a vector layer first.',
  layerElsewhere: 'This layer belongs to another mission. Choose a layer of this mission.',
  assigning: 'Compared {done, number} of {total, number} photos',
  noPosition: 'The photo has no position. Place it on the map first.',
  noneNear: 'No feature within {metres, number} m',
  changedMeanwhile: 'The photo or the feature changed during the assignment',
  featureFull: 'A feature can have at most {limit, number} files. Remove some first.',
})
