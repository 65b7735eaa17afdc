import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { shareText } from './messages'
import { createShare, editShare, requireShare, revokeShare } from './service'
import { selectShares, selectVisits } from './sql'
import { asShare, asShareVisit } from './view'

type ShareOperation = 'createShare' | 'listShares' | 'getShare' | 'editShare' | 'revokeShare' | 'listShareVisits'

export function shareHandlers(services: Services): Handlers<ShareOperation> {
  const { db, config } = services
  return {
    async createShare(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      return { message: shareText('created'), data: await createShare(services, call.tenantId, call.body, caller) }
    },

    async listShares({ query, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await readInTenant(db, tenantId, (tx) => selectShares(tenantId, tx, query, page))
      return { data: { items: items.map((row) => asShare(config, tenantId, row)), total, ...page } }
    },

    async getShare({ params, tenantId }) {
      const row = await inTenant(db, tenantId, (tx) => requireShare(tenantId, tx, params.shareId))
      return { data: asShare(config, tenantId, row) }
    },

    async editShare(call) {
      const { params, body, tenantId } = call
      const caller = { user: call.user, actor: actorOf(call) }
      return { message: shareText('saved'), data: await editShare(services, tenantId, params.shareId, body, caller) }
    },

    async revokeShare(call) {
      const data = await revokeShare(services, call.tenantId, call.params.shareId, actorOf(call))
      return { message: shareText('revoked'), data }
    },

    async listShareVisits({ params, query, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireShare(tenantId, tx, params.shareId)
        return selectVisits(tenantId, tx, params.shareId, page)
      })
      return { data: { items: items.map(asShareVisit), total, ...page } }
    },
  }
}
