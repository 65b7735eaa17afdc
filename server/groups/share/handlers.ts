import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { shareText } from './messages'
import { namedKinds, selectSeen, withNames } from './sight'
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

    async listShares({ query, tenantId, user }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        const { items, total } = await selectShares(tenantId, tx, { ...query, namedKinds: namedKinds(user) }, page)
        const seen = await selectSeen(tenantId, tx, items, user)
        const shares = items.map((row) => asShare(config, tenantId, withNames(user, row), { isSeen: seen.has(row.id) }))
        return { data: { items: shares, total, ...page } }
      })
    },

    async getShare({ params, tenantId, user }) {
      return inTenant(db, tenantId, async (tx) => {
        const row = await requireShare(tenantId, tx, params.shareId)
        const seen = await selectSeen(tenantId, tx, [row], user)
        return { data: asShare(config, tenantId, withNames(user, row), { isSeen: seen.has(row.id) }) }
      })
    },

    async editShare(call) {
      const { params, body, tenantId } = call
      const caller = { user: call.user, actor: actorOf(call) }
      return { message: shareText('saved'), data: await editShare(services, tenantId, params.shareId, body, caller) }
    },

    async revokeShare(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await revokeShare(services, call.tenantId, call.params.shareId, caller)
      return { message: shareText('revoked'), data }
    },

    async listShareVisits({ params, query, tenantId, user }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        const share = await requireShare(tenantId, tx, params.shareId)
        const isSeen = (await selectSeen(tenantId, tx, [share], user)).has(share.id)
        const { items, total } = await selectVisits(tenantId, tx, params.shareId, page)
        return { data: { items: items.map((visit) => asShareVisit(visit, { isSeen })), total, ...page } }
      })
    },
  }
}
