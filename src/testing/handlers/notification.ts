import { http, HttpResponse } from 'msw'
import type { Notification, NotificationSettings, NotificationSettingsEdit } from '../../api/notification'
import { apiUrl } from './apiUrl'

const own = { app: true, mail: 'now', webhook: false } as const
const shared = { app: true, mail: 'off', webhook: false } as const

/** The settings of a tenant root who has chosen nothing. */
export const someNotificationSettings = (settings: Partial<NotificationSettings> = {}): NotificationSettings => ({
  kinds: {
    mention: own,
    alert_assigned: own,
    pilot_assigned: own,
    access_asked: own,
    retention: own,
    alert: { ...shared, leastSeverity: 'info' },
    mission: shared,
  },
  quiet: null,
  timeZone: null,
  digestAt: '08:00',
  criticalPasses: false,
  waiting: 0,
  waitingUntil: null,
  version: 1,
  ...settings,
})

/** Answers with settings, which an edit of their version changes. */
export const notificationSettingsHandlers = (settings = someNotificationSettings()) => [
  http.get(apiUrl('/notification/settings'), () => HttpResponse.json({ status: true, data: { ...settings } })),
  http.patch<never, NotificationSettingsEdit>(apiUrl('/notification/settings'), async ({ request }) => {
    const { kinds, ...edit } = await request.json()
    if (edit.version !== settings.version) {
      return HttpResponse.json({ status: false, message: 'These settings were changed.' }, { status: 409 })
    }
    const all = { ...settings.kinds, ...kinds }
    Object.assign(settings, edit, { kinds: all, version: settings.version + 1 })
    return HttpResponse.json({ status: true, data: { ...settings } })
  }),
  http.post(apiUrl('/notification/test'), () =>
    HttpResponse.json({ status: true, message: 'Test mail sent to sam@demo.test' }),
  ),
]

/** Mocked notifications, newest first, with the read mark of one user. */
export function notificationHandlers(notifications: Notification[] = []) {
  return [
    ...notificationSettingsHandlers(),
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
