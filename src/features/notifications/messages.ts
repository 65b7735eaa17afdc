import { catalogue } from '../../shared/messages'

export const notificationsText = catalogue('notifications', {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count} unread',
  markAllRead: 'Mark all as read',
  recent: 'Recent activity',
  unread: 'unread',
  open: 'Open',
  noneTitle: 'No notifications yet',
  noneHelp: 'Missions that are added, go live or are completed appear here immediately.',
  connectionLost: 'Live updates are interrupted ({problem}). Reconnecting…',
  connectionOff: 'Live updates are off ({problem}). Reload the page to try again.',
  MISSION_ADDED: '{mission} was added',
  MISSION_LIVE: '{mission} is live',
  MISSION_COMPLETED: '{mission} is completed',
  MISSION_DELETED: '{mission} was deleted',
  ALERT_CREATED: 'New alert at {place}',
  PILOT_ASSIGNED: '{pilot} was assigned to {mission}',
})
