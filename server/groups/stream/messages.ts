import { catalogue } from '../../core/messages'

export const streamText = catalogue('stream', {
  keyCreated: 'Stream key created. Copy it now: it is not shown again.',
  keyRotated: 'Stream key replaced. Copy the new one now: it is not shown again.',
  keyRevoked: 'Stream key revoked',
  closed: 'Stream ended',
  positionsStored: 'Positions stored',
  keyNotFound: 'Stream key not found',
  notFound: 'This stream has ended, or it does not exist',
  missionOver: 'The mission is {status}, so nothing can be streamed to it. Choose a flight of another mission.',
  missionArchived: 'The mission is archived, so nothing can be streamed to it. Restore it from the archive first.',
  flightOver: 'The flight is {status}, so nothing can be streamed to it. Choose another flight.',
  tooManyKeys: 'There are {limit, number} valid stream keys already. Revoke some that are not needed.',
  expiresInPast: 'Choose a time in the future',
  keyNotValid: 'This stream key is revoked or has expired. Create another one.',
  keyRefused: 'The stream key is not valid. Create one in the mission and enter it again.',
  keyInUse: 'Another publisher is using this stream key. End its stream, or create a key for each publisher.',
  positionInFuture: 'A position is more than a minute in the future. Check the clock of the drone.',
  positionTooOld: 'A position is more than a day old. Check the clock of the drone, or upload the log of the flight.',
  tooManyPositions: 'Too many requests. Send at most {limit, number} a second, with several positions in each.',
})
