import { catalogue } from '../../shared/messages'

export const notificationsText = catalogue('notifications', {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {count} unread',
  allAlerts: 'All alerts',
  reports: 'Reports',
  settings: 'Settings',
  markAllRead: 'Mark all as read',
  mentions: 'Mentions',
  formerUser: 'A deleted user',
  mentionOnMission: '{author} mentioned you in the thread of {mission}',
  mentionOnFeature: '{author} mentioned you on a feature of {mission}',
  mentionOnAlert: '{author} mentioned you on an alert of {mission}',
  mentionOnOutcome: '{author} mentioned you on an outcome of {mission}',
  mentionOnPhoto: '{author} mentioned you on a photo of {mission}',
  mentionOnRecording: '{author} mentioned you on a recording of {mission}',
  mentionOnPlace: '{author} mentioned you on a place of {mission}',
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
  // Without a title: alerts that were raised before their events had one.
  ALERT_CREATED: 'New alert at {place}',
  alertCreated:
    '{severity, select, critical {Critical alert} high {High alert} medium {Medium alert} low {Low alert} other {Alert}} at {place}: {title}',
  ALERT_ASSIGNED:
    '{severity, select, critical {A critical alert} high {A high alert} medium {A medium alert} low {A low alert} other {An alert}} of {mission} was assigned to you: {title}',
  ACCESS_ASKED: '{user} asks for access: {permission}',
  PILOT_ASSIGNED: '{pilot} was assigned to {mission}',
})
