import { catalogue } from '../../core/messages'

export const notificationText = catalogue('notification', {
  read: 'Marked as read',
})
