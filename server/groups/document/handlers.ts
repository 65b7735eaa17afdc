import { pageOf } from '../../core/paging'
import { inTenant } from '../../db/tenancy'
import type { Handlers } from '../../http/contract'
import { requireMission } from '../mission/service'
import type { Services } from '../services'
import { documentText } from './messages'
import { asDocument } from './row'
import { createDocument } from './service'
import { selectDocuments } from './sql'

type DocumentOperation = 'createDocument' | 'listDocuments'

export function documentHandlers({ db }: Services): Handlers<DocumentOperation> {
  return {
    async createDocument({ body, user, tenantId }) {
      return { message: documentText('created'), data: await createDocument(db, tenantId, user.userId, body) }
    },

    async listDocuments({ params, query, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectDocuments(tenantId, tx, params.missionId, page)
      })
      return { data: { items: items.map(asDocument), total, ...page } }
    },
  }
}
