import { actorOf } from '../../platform/audit/actor'
import { notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { tenantTypes } from '../../records/tenant-types/tenantTypes'
import type { Services } from '../services'
import { named } from './handlers'
import { assetModelText } from './messages'
import { deleteAssetModel, insertAssetModel, selectAssetModel, selectAssetModels, updateAssetModel } from './modelSql'

type ModelOperation = 'getAssetModels' | 'getAssetModel' | 'createAssetModel' | 'updateAssetModel' | 'deleteAssetModel'

const models = tenantTypes({
  table: 'asset_model',
  entity: 'AssetModel',
  usedBy: ['Asset', 'MaintenanceRule'],
  // Only a model that no asset has can be deleted; its rules go with it.
  usedByDeleted: ['MaintenanceRule'],
  auditDelete: 'model.delete',
  sql: {
    selectAll: selectAssetModels,
    select: selectAssetModel,
    insert: insertAssetModel,
    update: updateAssetModel,
    remove: deleteAssetModel,
  },
  text: assetModelText,
  tooMany: (count) => assetModelText('tooMany', { count }),
  inUse: (name) => assetModelText('inUse', { name }),
})

export function assetModelHandlers({ db }: Services): Handlers<ModelOperation> {
  return {
    async getAssetModels({ query, tenantId }) {
      const all = await models.list(db, tenantId)
      return { data: { models: all.filter(named(query.search)) } }
    },

    async getAssetModel({ params, tenantId }) {
      const data = await inTenant(db, tenantId, (tx) => selectAssetModel(tenantId, tx, params.assetModelId))
      if (!data) throw notFound(assetModelText('typeNotFound'))
      return { data }
    },

    async createAssetModel({ body, tenantId }) {
      return { message: assetModelText('created'), data: await models.create(db, tenantId, body) }
    },

    async updateAssetModel({ params, body, tenantId }) {
      const data = await models.edit(db, tenantId, params.assetModelId, body)
      return { message: assetModelText('saved'), data }
    },

    async deleteAssetModel(call) {
      await models.remove(db, call.tenantId, call.params.assetModelId, actorOf(call))
      return { message: assetModelText('deleted') }
    },
  }
}
