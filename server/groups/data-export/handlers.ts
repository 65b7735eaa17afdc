import { actorOf } from '../../platform/audit/actor'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import type { Services } from '../services'
import { requireKnownTenant } from '../tenant/public'
import { dataExportText } from './messages'
import { recordDownload, removeExport, startTenantExport, type Caller } from './service'
import { selectExports } from './sql'

type DataExportOperation =
  | 'getDataExports'
  | 'startDataExport'
  | 'downloadDataExport'
  | 'deleteDataExport'
  | 'getTenantDataExports'
  | 'startTenantDataExport'
  | 'downloadTenantDataExport'
  | 'deleteTenantDataExport'

const callerOf = (context: Parameters<typeof actorOf>[0]): Caller => ({ user: context.user, actor: actorOf(context) })

export function dataExportHandlers({ db, storage }: Services): Handlers<DataExportOperation> {
  return {
    async getDataExports({ tenantId }) {
      return { data: { exports: await listOf(db, tenantId) } }
    },

    async startDataExport(context) {
      const data = await startTenantExport(db, context.tenantId, callerOf(context))
      return { message: dataExportText('started'), data }
    },

    async downloadDataExport(context) {
      const { params, tenantId, request, reply } = context
      return sendFile(
        { request, reply },
        storage,
        await recordDownload(db, tenantId, params.dataExportId, callerOf(context)),
      )
    },

    async deleteDataExport(context) {
      await removeExport(db, context.tenantId, context.params.dataExportId, callerOf(context))
      return { message: dataExportText('deleted') }
    },

    async getTenantDataExports({ params }) {
      await requireTenant(db, params.tenantId)
      return { data: { exports: await listOf(db, params.tenantId) } }
    },

    async startTenantDataExport(context) {
      const { tenantId } = context.params
      await requireTenant(db, tenantId)
      const data = await startTenantExport(db, tenantId, callerOf(context))
      return { message: dataExportText('started'), data }
    },

    async downloadTenantDataExport(context) {
      const { params, request, reply } = context
      await requireTenant(db, params.tenantId)
      const archive = await recordDownload(db, params.tenantId, params.dataExportId, callerOf(context))
      return sendFile({ request, reply }, storage, archive)
    },

    async deleteTenantDataExport(context) {
      const { tenantId, dataExportId } = context.params
      await requireTenant(db, tenantId)
      await removeExport(db, tenantId, dataExportId, callerOf(context))
      return { message: dataExportText('deleted') }
    },
  }
}

/** @throws AppError 404 when the tenant does not exist */
const requireTenant = (db: Db, tenantId: string): Promise<void> =>
  asPlatform(db, (tx) => requireKnownTenant(tx, tenantId))

const listOf = (db: Db, tenantId: string) => inTenant(db, tenantId, (tx) => selectExports(tenantId, tx, null))
