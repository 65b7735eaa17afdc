import { catalogue } from '../../platform/core/messages'

export const phoneText = catalogue('phone', {
  codeUnknown: 'This code is not valid here. Check it, or show a new one under Connect to App.',
  codeUsed: 'This code was already used. Show a new one under Connect to App.',
  codeExpired: 'This code has expired. Show a new one under Connect to App.',
  tooManyCodes: 'Too many codes. Try again in an hour.',
  tooManyPhones: 'There are {limit} phones already. Revoke one that is not used any more, then pair this one.',
  paired: 'Phone connected',
  saved: 'Saved',
  revoked: 'Phone revoked',
  disconnected: 'Phone disconnected',
  notFound: 'Phone not found. It may have been revoked already.',
  usedElsewhere: 'This photo was already sent to another mission.',
  photoSent: 'Photo received',
  alertRaised: 'Alert received',
  cameraStopped: 'Camera stopped',
  positionShown: 'Position shown',
  positionHidden: 'Position not shown any more',
  missionNotFound: 'This mission is not shared with you any more, or is over. Choose another one.',
})
