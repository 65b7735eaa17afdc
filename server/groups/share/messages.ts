import { catalogue } from '../../platform/core/messages'

export const shareText = catalogue('share', {
  created: 'Link created',
  saved: 'Link saved',
  revoked: 'Link revoked',
  notFound: 'Link not found',
  targetNotFound: 'What the link should show was not found, or was deleted',
  photosNotFound: 'A photo is not one of this mission, is not accepted, or was deleted. The link was not created.',
  notReady: '“{name}” is not ready yet. Share it when its import has ended.',
  notPlayable: 'This recording cannot be played, so a link to it would show nothing',
  mayNotSee: 'You may not see all that this link would show. Ask an administrator for the permission.',
  onlyMission: 'Choose contents only for the map of a mission',
  onlyPhotos: 'Choose photos only for a link to photos',
  onlyMoment: 'Set a start and an end only for a moment',
  momentNeeded: 'Set a start and an end of the moment',
  momentOrder: 'Choose an end after the start',
  momentTooLong: 'Choose {minutes} minutes at most',
  evidenceExpires: 'Links to evidence expire: choose a time within {days} days',
  inThePast: 'Choose a time in the future',
  isRevoked: 'This link was revoked. Create another one.',
  changedElsewhere: 'Someone else changed this link. Look at it again before you save.',
})
