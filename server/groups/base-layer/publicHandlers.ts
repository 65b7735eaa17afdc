// Published base layers for visitors without a session.
import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { asPublicFeature, findFeatures } from '../feature/public'
import { selectParts } from '../../records/layers/sql'
import { inPublished, requireBaseLayer, requirePublicPart } from './service'
import { asPublicMap } from './view'

type PublicOperation = 'getPublicMap' | 'listPublicFeatures'

export function publicHandlers({ db }: Services): Handlers<PublicOperation> {
  return {
    async getPublicMap({ params }) {
      return inPublished(db, params.baseLayerId, async (tenantId, tx) => {
        const row = await requireBaseLayer(tenantId, tx, params.baseLayerId)
        return { data: asPublicMap(row, await selectParts(tenantId, tx, [row.id])) }
      })
    },

    async listPublicFeatures({ params, query }) {
      const page = pageOf(query)
      return inPublished(db, params.baseLayerId, async (tenantId, tx) => {
        const part = await requirePublicPart(tenantId, tx, params)
        const { items, total } = await findFeatures(tenantId, tx, part.id, query, page)
        return { data: { items: items.map(asPublicFeature), total, ...page } }
      })
    },
  }
}
