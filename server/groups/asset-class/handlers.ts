import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { tenantTypes } from '../../records/tenant-types/tenantTypes'
import type { Services } from '../services'
import { assetClassText } from './messages'
import { deleteAssetClass, insertAssetClass, selectAssetClass, selectAssetClasses, updateAssetClass } from './sql'

type AssetClassOperation = 'getAssetClasses' | 'createAssetClass' | 'editAssetClass' | 'deleteAssetClass'

const classes = tenantTypes({
  table: 'asset_class',
  entity: 'AssetClass',
  usedBy: ['Asset', 'AssetModel', 'Flight', 'MaintenanceRule'],
  // Only a class that nothing shows can be deleted; its rules go with it.
  usedByDeleted: ['MaintenanceRule'],
  auditDelete: 'asset-class.delete',
  sql: {
    selectAll: selectAssetClasses,
    select: selectAssetClass,
    insert: insertAssetClass,
    update: updateAssetClass,
    remove: deleteAssetClass,
  },
  text: assetClassText,
  tooMany: (count) => assetClassText('tooMany', { count }),
  inUse: (name) => assetClassText('inUse', { name }),
})

export function assetClassHandlers({ db }: Services): Handlers<AssetClassOperation> {
  return {
    async getAssetClasses({ tenantId }) {
      return { data: { classes: await classes.list(db, tenantId) } }
    },

    async createAssetClass({ body, tenantId }) {
      return { message: assetClassText('created'), data: await classes.create(db, tenantId, body) }
    },

    async editAssetClass({ params, body, tenantId }) {
      const data = await classes.edit(db, tenantId, params.assetClassId, body)
      return { message: assetClassText('saved'), data }
    },

    async deleteAssetClass(call) {
      await classes.remove(db, call.tenantId, call.params.assetClassId, actorOf(call))
      return { message: assetClassText('deleted') }
    },
  }
}
