import { catalogue } from '../../platform/core/messages'

/** The alert about a recording that was stopped. */
export const recordingAlertText = catalogue('recordingAlert', {
  title: 'Recording stopped: storage full',
  kind: 'Recording stopped',
  storageFull:
    'The storage of the package is full. The stream goes on live, and what was recorded can be played. Delete what is not needed, or ask for a larger package; the next stream is recorded again.',
  diskFull:
    'The disk of the server has too little space left. The stream goes on live. Ask the operator of the server to free some space: recording then goes on, and what was recorded can be played.',
})

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
  keyEnded: 'The stream key was revoked or has expired. Create another one in the mission.',
  flightEnded: 'The flight of this stream key, or its mission, has ended. Create a key of another flight.',
  minutesUsed: 'Your organisation has no stream minutes left. Ask your administrator for a larger package.',
  badOffer: 'The request is no offer for video that Aerie understands. Use a current browser.',
  notLive: 'This stream has ended, or its first picture has not arrived yet',
  bFrames: 'This stream has B-frames, which WebRTC cannot play. Watch it over FLV, or turn B-frames off at the sender.',
  codec: 'WebRTC does not play the codec of this stream. Watch it over FLV, or send H.264.',
  inUse: 'Another publisher is using this stream key. End its stream, or create a key for each publisher.',
  viewersFull:
    '{limit, number} viewers, the limit of this server. The picture appears when one of them leaves. The operator can raise the limit or connect a media server.',
  unavailable: 'Live video is not available at the moment. Try again in a few seconds.',
  ticketInvalid: 'The ticket has been used or has expired, or it belongs to another session. Open the stream again.',
  positionInFuture: 'A position is more than a minute in the future. Check the clock of the drone.',
  positionTooOld: 'A position is more than a day old. Check the clock of the drone, or upload the log of the flight.',
  tooManyPositions: 'Too many requests. Send at most {limit, number} a second, with several positions in each.',
  tooManyRequests: 'Too many requests. Send at most {limit, number} a second.',
  messageSent: 'Message sent to the pilot',
  messageWaits: 'The pilot’s page is not open. The message is shown when the pilot opens it.',
  messageAcknowledged: 'Message acknowledged',
  messageNotFound: 'Message not found',
  messageToEnded: 'The stream “{name}” has ended, so its pilot cannot be reached here. Wait until it publishes again.',
  tooManyMessages: 'There were {limit, number} messages to this pilot in the last minute. Wait a moment.',
  halfPoint: 'Enter both coordinates of the point',
  logSent: 'Message to the pilot: {message}',
  logAcknowledged: 'The pilot acknowledged: {message}',
})
