import { catalogue } from '../../platform/core/messages'

export const notificationText = catalogue('notification', {
  read: 'Marked as read',
  settingsSaved: 'Notification settings saved',
  settingsChangedElsewhere: 'These settings were changed in another window. Reload them before you save.',
  unknownZone: 'Choose an IANA time zone, such as Europe/Berlin',
  quietAllDay: 'Choose an end that differs from the start',
  testSent: 'Test mail sent to {email}',
  testedLately: 'A test mail was sent less than a minute ago. Wait a moment and try again.',
  testFailed: 'The mail could not be sent. Try again later, or tell your administrator.',
})

/** Headings of a digest. */
export const kindText = catalogue('notificationKind', {
  mention: 'Mentions',
  alert_assigned: 'Alerts assigned to you',
  pilot_assigned: 'Flights assigned to you',
  access_asked: 'Requests for access',
  retention: 'Automatic deletion',
  alert: 'Alerts',
  mission: 'Missions',
})

export const mailText = catalogue('notificationMail', {
  foot: 'Change which mails you get: {link}',
  testSubject: 'Test mail from {product}',
  testBody: 'Hello {name},\n\nmails about notifications reach you at this address.\n\n{link}',
})

/** What happened, as a sentence. */
export const eventText = catalogue('notificationEvent', {
  MISSION_ADDED: '{mission} was added',
  MISSION_LIVE: '{mission} is live',
  MISSION_COMPLETED: '{mission} is completed',
  MISSION_DELETED: '{mission} was deleted',
  alert: 'New alert at {place}',
  alertWithTitle:
    '{severity, select, critical {Critical alert} high {High alert} medium {Medium alert} low {Low alert} other {Alert}} at {place}: {title}',
})

export const eventMailText = catalogue('notificationEventMail', {
  body: 'Hello {name},\n\n{text}\n\n{link}',
})

export const digestText = catalogue('notificationDigest', {
  subject: '{count, plural, one {# notification} other {# notifications}} from {product}',
  text: 'Hello {name},\n\nWhat happened since your last mail:\n\n{lines}',
  more: '… and {count, plural, one {# more notification} other {# more notifications}}',
})
