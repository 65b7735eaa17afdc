import { catalogue, type Message } from '../../platform/core/messages'

export const orthomosaicText = catalogue('orthomosaic', {
  started: 'The photos are being sent',
  cancelled: 'The orthomosaic was cancelled',
  retried: 'The orthomosaic starts again',
  notFound: 'Orthomosaic not found',
  noServer: 'No processing server is connected',
  noAnswer: 'No processing server answers. Try again later.',
  allRefused:
    'The processing server refused: {reason}. The operator checks its address and token (NODEODM_URL, NODEODM_TOKEN).',
  allTooSmall: 'No processing server takes {count, number} photos. Reject the photos that you do not need.',
  tooFew: 'An orthomosaic needs at least {min, number} photos that overlap; this mission has {count, number}.',
  tooMany: 'An orthomosaic can have {max, number} photos at most; this mission has {count, number}.',
  unknownOption: 'The processing server has no option {name}',
  invalidOption: 'The value of {name} is not valid',
  notActive: 'This orthomosaic has ended and cannot be cancelled',
  notFailed: 'Only a failed orthomosaic can be started again',
  noPointCloud: 'This orthomosaic has no point cloud',
  sending: 'Sending {count, plural, one {# photo} other {# photos}}',
  downloading: 'Downloading the results',
  storing: 'Storing the results',
  waitingForServer: 'The processing server does not answer. Aerie keeps trying.',
  lostConnection: 'The connection to the processing server was lost while photos were sent',
  refused: 'The processing server refused: {reason}',
  vanished: 'The processing server has not answered for {minutes} minutes',
  lost: 'The processing server lost the task again',
  removedServer: 'The processing server is no longer connected',
  failedThere: 'The processing failed: {reason}',
  cancelledThere: 'The task was cancelled at the processing server',
  transferEnded: 'The transfer was interrupted. Try again.',
  photosGone: 'Photos were deleted before they were sent. Start a new orthomosaic.',
  badArchive: 'The results of the processing server cannot be read: {reason}',
  archiveTooLarge: 'The results are larger than {limit}',
  noResults: 'The processing server sent no results',
  missionDeleted: 'The mission was deleted. Restore it, then try again.',
  alertTitle: 'Orthomosaic “{name}” failed',
  surfaceModel: '{name}, surface model',
  terrainModel: '{name}, terrain model',
  contours: '{name}, contours',
  report: '{name} report.pdf',
  cameras: '{name} cameras.json',
  pointCloud: '{name} point cloud.laz',
})

/** Why no processing server accepts tasks. @param refusal what one of them answered; undefined when none did */
export const noServerText = (refusal: string | undefined): Message =>
  refusal === undefined ? orthomosaicText('noAnswer') : orthomosaicText('allRefused', { reason: refusal })
