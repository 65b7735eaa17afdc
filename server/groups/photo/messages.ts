import { catalogue } from '../../platform/core/messages'

export const missionPhotoText = catalogue('mission-photo', {
  notFound: 'Photo not found',
  flightNotFound: 'Flight not found',
  created: 'Photo added',
  reviewed: 'Decision saved',
  placed: 'Photo placed on the map',
  placeEnded: 'The photo has the position of its file again',
  changedElsewhere: 'Someone else changed this photo. Reload it before you save.',
  shared: 'Clients of the mission see these photos',
  hidden: 'Clients no longer see these photos',
  deleted: 'Photos deleted',
  restored: 'Photos restored',
  notAPhoto: 'This file is not a photo. Upload a JPEG, HEIC, DNG, TIFF, PNG or WebP.',
  notImported: 'Some of these photos are not imported yet. Wait until the import has ended.',
  unreadable: 'Some of these photos cannot be read, so they cannot be accepted. Upload them again.',
  notAccepted: 'Clients see accepted photos only. Accept these photos first.',
  noPicture: 'This photo has no preview. Download the original.',
  duplicateHere: 'The same file is already in this mission as {name}',
  duplicateElsewhere: 'The same file is already in mission {mission} as {name}',
  rejected: 'Rejected by a person',
  // The jobs
  reading: 'Read {done, number} of {total, number} photos',
  judging: 'Judged the sharpness of {done, number} of {total, number} earlier photos',
  readingGround: 'Reading the elevation layers',
  fitting: 'Fitted {done, number} of {total, number} photos to the ground',
  storageFull:
    'The storage of your package is full. Free some, then repeat the import. The photos read so far are kept.',
})
