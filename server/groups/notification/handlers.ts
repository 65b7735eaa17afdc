import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { inTenant, readInTenant } from '../../platform/db/tenancy'
import { notificationText } from './messages'
import { editSettings, getSettings, sendTestMail } from './settings'
import { raiseReadMark, selectNotifications } from './sql'

type NotificationOperation =
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'getNotificationSettings'
  | 'editNotificationSettings'
  | 'sendTestMail'

export function notificationHandlers(services: Services): Handlers<NotificationOperation> {
  const { db } = services
  return {
    async listNotifications({ query, user, tenantId }) {
      const page = pageOf(query)
      const found = await readInTenant(db, tenantId, (tx) =>
        selectNotifications(tenantId, tx, user.userId, query.unread ?? false, page),
      )
      return { data: { ...found, ...page } }
    },

    async markNotificationsRead({ body, user, tenantId }) {
      await inTenant(db, tenantId, (tx) => raiseReadMark(tenantId, tx, user.userId, body.upTo))
      return { message: notificationText('read') }
    },

    async getNotificationSettings({ user, tenantId }) {
      return { data: await getSettings(db, tenantId, user) }
    },

    async editNotificationSettings({ body, user, tenantId }) {
      const data = await editSettings(db, tenantId, body, user)
      return { message: notificationText('settingsSaved'), data }
    },

    async sendTestMail({ user, tenantId }) {
      const email = await sendTestMail(services, tenantId, user)
      return { message: notificationText('testSent', { email }) }
    },
  }
}
