import { catalogue } from '../../shared/messages'

export const routeText = catalogue('notificationsRoutes', {
  settings: 'Notification settings',
  settingsKeywords: 'notifications mails bell quiet hours digest mute',
})
