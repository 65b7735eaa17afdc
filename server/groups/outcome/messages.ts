import { catalogue } from '../../platform/core/messages'

export const outcomeText = catalogue('outcome', {
  notFound: 'Outcome not found',
  created: 'Outcome saved',
  saved: 'Outcome saved',
  deleted: 'Outcome deleted',
  restored: '{count, plural, one {# outcome} other {# outcomes}} restored',
  changedElsewhere: 'Someone else changed this outcome. Reload it before you save.',
  otherMission: 'Choose a recording of the same mission',
  noMoment: 'Choose the recording that the moment belongs to',
  takenLater: 'Choose a time that is not in the future',
  halfPosition: 'Enter both latitude and longitude, or neither',
  photoNotReady: 'The photo is still being imported. Save the outcome when its picture is shown.',
  noPosition: 'The outcome has no position.',
  name: 'Outcome',
})
