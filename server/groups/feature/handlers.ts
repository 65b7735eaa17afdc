import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { inTenant } from '../../platform/db/tenancy'
import { featureText } from './messages'
import { readBox, readConditions, readSort } from './query'
import { addFeatures, deleteFeatures, editFeature, findFeatures } from './service'
import { selectFeatures } from './sql'
import { undoChange } from './undo'
import { asFeature } from './view'
import { requireLayer } from '../../records/layers/service'

type FeatureOperation =
  | 'listFilteredFeatures'
  | 'listFeatures'
  | 'addFeatures'
  | 'editFeature'
  | 'deleteFeatures'
  | 'undoFeatureChange'
  | 'flagFeature'

export function featureHandlers({ db }: Services): Handlers<FeatureOperation> {
  return {
    async listFilteredFeatures({ params, query, tenantId }) {
      const page = pageOf(query)
      const { layerId } = params
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        const { fields } = await requireLayer(tenantId, tx, layerId)
        const { search, flagged } = query
        const filter = { search, flagged, where: readConditions(query.where, fields), box: readBox(query.box) }
        return selectFeatures(tenantId, tx, layerId, filter, page, readSort(query.sort, fields))
      })
      return { data: { items: items.map((row) => asFeature(row, true)), total, ...page } }
    },

    async listFeatures({ params, query, tenantId }) {
      const page = pageOf(query)
      const { layerId } = params
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireLayer(tenantId, tx, layerId)
        return findFeatures(tenantId, tx, layerId, query, page)
      })
      return { data: { items: items.map((row) => asFeature(row)), total, ...page } }
    },

    async addFeatures({ params, body, user, tenantId }) {
      const data = await addFeatures(db, tenantId, user, params.layerId, body.features)
      return { message: featureText('added', { count: data.features.length }), data }
    },

    async editFeature({ params, body, user, tenantId }) {
      return { message: featureText('saved'), data: await editFeature(db, tenantId, user, params.layerId, body) }
    },

    async deleteFeatures(call) {
      const { params, query, user, tenantId } = call
      const data = await deleteFeatures(db, tenantId, user, params.layerId, query.index, actorOf(call))
      return { message: featureText('deleted', { count: new Set(query.index).size }), data }
    },

    async undoFeatureChange(call) {
      const { params, body, user, tenantId } = call
      const data = await undoChange(db, tenantId, user, params.layerId, body.changeId, actorOf(call))
      return { message: featureText('undone'), data }
    },

    async flagFeature({ params, body, user, tenantId }) {
      return { data: await editFeature(db, tenantId, user, params.layerId, body) }
    },
  }
}
