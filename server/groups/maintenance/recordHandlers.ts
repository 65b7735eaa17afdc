import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requireAsset } from '../asset/public'
import type { Services } from '../services'
import { recordText } from './messages'
import { createRecord, deleteRecord, restoreRecord } from './records'
import { selectCosts, selectRecords } from './recordSql'

type RecordOperation =
  | 'listMaintenanceRecords'
  | 'createMaintenanceRecord'
  | 'deleteMaintenanceRecord'
  | 'restoreMaintenanceRecord'

export function maintenanceRecordHandlers({ db }: Services): Handlers<RecordOperation> {
  return {
    async listMaintenanceRecords({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        const costs = await selectCosts(tenantId, tx, params.assetId)
        return { ...(await selectRecords(tenantId, tx, params.assetId, page)), costs }
      })
      return { data: { ...found, ...page } }
    },

    async createMaintenanceRecord(call) {
      const actor = { ...actorOf(call), actorId: call.user.userId }
      const data = await createRecord(db, call.tenantId, call.params.assetId, call.body, actor)
      return { message: recordText('created'), data }
    },

    async deleteMaintenanceRecord(call) {
      await deleteRecord(db, call.tenantId, call.params.maintenanceRecordId, actorOf(call))
      return { message: recordText('deleted') }
    },

    async restoreMaintenanceRecord(call) {
      const data = await restoreRecord(db, call.tenantId, call.params.maintenanceRecordId, actorOf(call))
      return { message: recordText('restored'), data }
    },
  }
}
