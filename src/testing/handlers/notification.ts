import { http, HttpResponse } from 'msw'
import type { Notification } from '../../api/notification'
import { apiUrl } from './apiUrl'

/** Mocked notifications, newest first, with the read mark of one user. */
export function notificationHandlers(notifications: Notification[] = []) {
  return [
    http.get(apiUrl('/notification/list'), () => {
      const unread = notifications.filter(({ read }) => !read).length
      const data = { items: notifications, total: notifications.length, unread, page: 1, pageSize: 20 }
      return HttpResponse.json({ status: true, data })
    }),
    http.patch<never, { upTo: number }>(apiUrl('/notification/read'), async ({ request }) => {
      const { upTo } = await request.json()
      for (const notification of notifications) notification.read ||= notification.seq <= upTo
      return HttpResponse.json({ status: true, message: 'Marked as read' })
    }),
  ]
}
