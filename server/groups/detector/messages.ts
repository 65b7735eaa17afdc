import { catalogue } from '../../platform/core/messages'

export const detectorGroupText = catalogue('detectors', {
  created: 'Detector added',
  saved: 'Detector saved',
  deleted: 'Detector deleted',
  notFound: 'Detector not found',
  nameTaken: 'There is a detector with this name and version already. Choose another name, or another version.',
  changedElsewhere: 'Someone else changed this detector. Load it again and repeat your change.',
  tooMany: 'There can be {limit, number} detectors. Delete one that is not used.',
  // Runs
  started: 'The detection has started',
  reviewed: '{count, plural, one {# result} other {# results}} saved',
  runDeleted: 'Run deleted',
  runNotFound: 'Run not found',
  notFinished: 'The run has no results yet. Wait until it ends.',
  objectNotInPhoto: 'Result not found in this photo',
  objectNotFound: 'Result not found. Nothing was changed.',
  isOff: 'The detector is switched off. Switch it on in the settings of the organisation.',
  photoNotFound: 'Photo not found in this mission. Nothing was started.',
  layerOrPhotos: 'Choose photos or a layer, not both',
  otherMission: 'Choose a layer of this mission',
  picture: 'Choose a layer with red, green and blue, such as an orthomosaic',
  noPhotos: 'The mission has no imported photos. Add photos first.',
  // The job
  looking: 'Looked at {done, number} of {total, number} photos',
  title: '{detector}: {mission}',
  lookingAtLayer: 'Looked at {done, number} of {total, number} tiles',
  gone: 'The run, its mission or its layer was deleted.',
  detectorGone: 'The detector was deleted.',
  noPicture: 'The photo has no picture that can be shown.',
  notReadable: 'The picture cannot be read from the storage.',
})
