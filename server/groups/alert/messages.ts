import { catalogue, type Message } from '../../platform/core/messages'
import type { AlertState } from './moves'

export const alertText = catalogue('alert', {
  teamOnly: 'How alerts are handled is shown to the team only',
  notFound: 'Alert not found',
  created: 'Alert raised',
  repeated: 'This alert is open already. It was counted as a repeat.',
  saved: 'Alert saved',
  savedMany: '{count, plural, one {# alert} other {# alerts}} saved',
  deletedMany: '{count, plural, one {# alert} other {# alerts}} deleted',
  restored: '{count, plural, one {# alert} other {# alerts}} restored',
  settingsSaved: 'Alert settings saved',
  shortened: 'These are the newest {limit, number} of {total, number} alerts. Open the list of alerts for the others.',
  changedElsewhere: 'Someone else changed this alert. Reload it before you save.',
  settingsChangedElsewhere: 'Someone else changed these settings. Reload them before you save.',
  cannotBecome: '“{alert}” is {from} and cannot become {to}. It can only become {allowed}.',
  cannotBecomeOfTwo: '“{alert}” is {from} and cannot become {to}. It can become {first} or {second}.',
  closedMeanwhile: '“{alert}” was closed meanwhile. Nothing was changed. Mark the others and try again.',
  outcomeMissing: 'Choose an outcome to close “{alert}”, because nobody has worked on it',
  notClosed: 'Close the alert to give it an outcome and a reason',
  snoozeClosed: 'A closed alert cannot be snoozed',
  snoozePast: 'Choose a time in the future',
  unknownOwner: 'Choose a person of your organisation who may see alerts',
  otherFlight: 'Choose a flight of the mission of the alert',
  otherRecording: 'Choose a recording of the mission of the alert',
  otherStream: 'Choose a live stream of the mission of the alert',
  momentWithoutRecording: 'Choose a recording as well',
  occursLater: 'Choose a time that is not in the future',
  untilBeforeFrom: 'Choose an end after the start',
  unknownZone: 'Choose an IANA time zone, such as Europe/Berlin',
  noPicture: 'The alert has no picture.',
  kindTwice: 'Enter each kind once',
  noIdentifyingAttribute: 'This base layer has no identifying attribute. Choose one in the base layer first.',
  unknownMapref: 'No feature has this value in {attribute}. Choose another value.',
})

export const alertMailText = catalogue('alertMail', {
  assignedSubject:
    '{severity, select, critical {A critical alert} high {A high alert} medium {A medium alert} low {A low alert} other {An alert}} of {mission} was assigned to you: {title}',
  assignedBody:
    'Hello {name},\n\n{severity, select, critical {A critical alert} high {A high alert} medium {A medium alert} low {A low alert} other {An alert}} of the mission {mission} was assigned to you: {title}\n\n{link}',
})

const stateTexts = catalogue('alertState', {
  new: 'new',
  acknowledged: 'acknowledged',
  in_progress: 'in progress',
  on_hold: 'on hold',
  closed: 'closed',
})

/** The name of a state inside a sentence. */
export const alertStateText = (state: AlertState): Message => stateTexts(state)
