import { catalogue } from '../../shared/messages'

export const notificationsText = catalogue('notifications', {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count} unread',
  markAllRead: 'Mark all as read',
  recent: 'Recent activity',
  unread: 'unread',
  open: 'Open',
  noneTitle: 'Nothing has happened yet',
  noneHelp: 'Missions that are added, go live or are completed show up here as it happens.',
  connectionLost: 'Live updates are interrupted ({problem}). Trying again…',
  connectionOff: 'Live updates are off ({problem}). Reload the page to try again.',
  MISSION_ADDED: '{mission} was planned',
  MISSION_LIVE: '{mission} is live',
  MISSION_COMPLETED: '{mission} is completed',
  MISSION_DELETED: '{mission} was deleted',
  ALERT_CREATED: 'New alert at {place}',
  PILOT_ASSIGNED: '{pilot} flies {mission}',
})
