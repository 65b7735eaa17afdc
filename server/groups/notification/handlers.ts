import type { Handlers } from '../../http/contract'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { inTenant, readInTenant } from '../../db/tenancy'
import { notificationText } from './messages'
import { raiseReadMark, selectNotifications } from './sql'

export function notificationHandlers({ db }: Services): Handlers<'listNotifications' | 'markNotificationsRead'> {
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
  }
}
