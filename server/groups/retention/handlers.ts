import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { retentionText } from './messages'
import { editRetention, getForecast, getRetention, listItems } from './service'

type RetentionOperation = 'getRetention' | 'getRetentionForecast' | 'listRetentionItems' | 'editRetention'

export function retentionHandlers({ db }: Services): Handlers<RetentionOperation> {
  return {
    async getRetention({ tenantId }) {
      return { data: { rules: await getRetention(db, tenantId) } }
    },

    async getRetentionForecast({ tenantId, query }) {
      return { data: await getForecast(db, tenantId, query) }
    },

    async listRetentionItems({ tenantId, query }) {
      const page = pageOf(query)
      const found = await listItems(db, tenantId, { kind: query.kind, kept: query.kept ?? false }, page)
      return { data: { ...found, ...page } }
    },

    async editRetention(call) {
      const data = await editRetention(db, call.tenantId, call.body, actorOf(call))
      return { message: retentionText('saved'), data }
    },
  }
}
