import { catalogue } from '../../platform/core/messages'

export const alertRuleText = catalogue('alertRule', {
  created: 'Rule created',
  saved: 'Rule saved',
  deleted: 'Rule deleted',
  notFound: 'Rule not found',
  changedElsewhere: 'Someone else changed this rule. Reload it before you save.',
  tooMany: 'Your organisation has {limit} rules, which is the maximum. Delete one first.',
  areaMissing: 'Choose a base layer, or a layer and one of its areas',
  twoAreas: 'Choose either a base layer or a layer',
  noAreas: 'This base layer has no areas. Choose another one.',
  noIdentifyingAttribute: 'This base layer has no identifying attribute. Choose one in the base layer first.',
  unknownMapref: 'No area has this value in {attribute}. Choose another value.',
  noArea: 'Choose a feature that is an area',
  selfCrossing:
    'The outline of this area crosses itself, so inside and outside are unclear. Correct its shape on the map, or choose another area.',
  heightsCrossed: 'Enter a height above the lowest one',
  secondsMissing: 'Enter how many seconds a stream may be interrupted',
  silenceMissing: 'Enter {min} seconds or more without positions',
  batteryMissing: 'Enter a percentage of the battery',
  degreesMissing: 'Enter a temperature',
  daysMissing: 'Enter a number of days',
  distanceMissing: 'Enter a distance in metres',
  percentMissing: 'Enter a percentage of the limit',
  missionMissing: 'Choose the mission in which its alerts appear',
  pausedTitle: 'Alert rule {name} is paused',
  pausedDescription:
    'It raised {count, plural, one {# new alert} other {# new alerts}} within an hour, which is the maximum, and raises no more. Change its condition, then resume it in the alert rules. Other rules go on.',
  unknownZone: 'Choose an IANA time zone, such as Europe/Berlin',
})
