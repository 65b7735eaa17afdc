import { catalogue } from '../../platform/core/messages'

export const visitText = catalogue('visit', {
  noLink:
    'This link is not valid. It may have expired, or its owner has ended it. Ask the person who sent it for another.',
  wrongPassword: 'This password is not correct',
  tooManyGuesses: 'Too many attempts to open this link. Wait 15 minutes and try again.',
  tooManyLinks: 'Too many links that do not exist were tried from your address. Wait 15 minutes and try again.',
  tooManyVisits: 'This link was opened too often from your address. Wait a minute and try again.',
  noDownload: 'This link only shows its contents. Ask the person who sent it for one that allows downloads.',
  layerNotFound: 'This layer is not part of the link',
  photoNotFound: 'This photo is not part of the link',
  recordingNotFound: 'This recording is not part of the link',
  streamNotFound: 'This stream is not part of the link, or has ended',
  noFile: 'This link shows no file',
  previewShown: 'Shared with you. Open the link to see it.',
  previewHidden: 'Open the link to see what was shared with you.',
  visitor: 'Link to “{name}”',
  noPicture: 'There is no picture',
  manyPreviews: 'Too many pictures are being made. Try again in a moment.',
})
