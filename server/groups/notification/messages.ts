import { catalogue } from '../../core/messages'

export const notificationText = catalogue('notification', {
  read: 'Marked as read',
})

/** Headings of a digest. */
export const kindText = catalogue('notificationKind', {
  mention: 'Mentions',
  alert_assigned: 'Alerts assigned to you',
  pilot_assigned: 'Flights assigned to you',
  access_asked: 'Requests for access',
  alert: 'Alerts',
  mission: 'Missions',
})

export const digestText = catalogue('notificationDigest', {
  subject: '{count, plural, one {# notification} other {# notifications}} from {product}',
  text: 'Hello {name},\n\nWhat happened since your last mail:\n\n{lines}',
  more: '… and {count, plural, one {# more notification} other {# more notifications}}',
})
