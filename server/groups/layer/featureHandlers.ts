import type { Handlers } from '../../contract'
import { pageOf } from '../../paging'
import type { Services } from '../../services'
import { inTenant } from '../../tenancy'
import { readBox, readConditions, readSort } from './featureQuery'
import { addFeatures, asFeature, deleteFeatures, editFeature, undoChange } from './featureService'
import { selectFeatures } from './featureSql'
import { requireLayer } from './service'

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
        return selectFeatures(tenantId, tx, layerId, { indexes: query.index, box: readBox(query.box) }, page)
      })
      return { data: { items: items.map((row) => asFeature(row)), total, ...page } }
    },

    async addFeatures({ params, body, user, tenantId }) {
      const data = await addFeatures(db, tenantId, user, params.layerId, body.features)
      return { message: 'Added', data }
    },

    async editFeature({ params, body, user, tenantId }) {
      return { message: 'Feature saved', data: await editFeature(db, tenantId, user, params.layerId, body) }
    },

    async deleteFeatures({ params, query, user, tenantId }) {
      const data = await deleteFeatures(db, tenantId, user, params.layerId, query.index)
      return { message: 'Deleted', data }
    },

    async undoFeatureChange({ params, body, user, tenantId }) {
      const data = await undoChange(db, tenantId, user, params.layerId, body.changeId)
      return { message: 'Undone', data }
    },

    async flagFeature({ params, body, user, tenantId }) {
      return { data: await editFeature(db, tenantId, user, params.layerId, body) }
    },
  }
}
