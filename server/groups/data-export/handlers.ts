import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import type { Services } from '../services'
import { dataExportText } from './messages'
import { listExports, recordDownload, removeExport, startExport, type Caller } from './service'
import { editableUser, knownTenant, oneself, organisation } from './subjects'

type DataExportOperation =
  | 'getDataExports'
  | 'startDataExport'
  | 'downloadDataExport'
  | 'deleteDataExport'
  | 'getTenantDataExports'
  | 'startTenantDataExport'
  | 'downloadTenantDataExport'
  | 'deleteTenantDataExport'
  | 'getOwnDataExports'
  | 'startOwnDataExport'
  | 'downloadOwnDataExport'
  | 'deleteOwnDataExport'
  | 'getUserDataExports'
  | 'startUserDataExport'
  | 'downloadUserDataExport'
  | 'deleteUserDataExport'

const callerOf = (context: Parameters<typeof actorOf>[0]): Caller => ({ user: context.user, actor: actorOf(context) })

export function dataExportHandlers(services: Services): Handlers<DataExportOperation> {
  const { db, storage } = services
  return {
    async getDataExports({ tenantId }) {
      return { data: { exports: await listExports(db, organisation(tenantId)) } }
    },

    async startDataExport(context) {
      const data = await startExport(services, organisation(context.tenantId), callerOf(context))
      return { message: dataExportText('started'), data }
    },

    async downloadDataExport(context) {
      const { params, tenantId, request, reply } = context
      const archive = await recordDownload(db, organisation(tenantId), params.dataExportId, callerOf(context))
      return sendFile({ request, reply }, storage, archive)
    },

    async deleteDataExport(context) {
      await removeExport(db, organisation(context.tenantId), context.params.dataExportId, callerOf(context))
      return { message: dataExportText('deleted') }
    },

    async getTenantDataExports({ params }) {
      return { data: { exports: await listExports(db, await knownTenant(db, params.tenantId)) } }
    },

    async startTenantDataExport(context) {
      const data = await startExport(services, await knownTenant(db, context.params.tenantId), callerOf(context))
      return { message: dataExportText('started'), data }
    },

    async downloadTenantDataExport(context) {
      const { params, request, reply } = context
      const tenant = await knownTenant(db, params.tenantId)
      const archive = await recordDownload(db, tenant, params.dataExportId, callerOf(context))
      return sendFile({ request, reply }, storage, archive)
    },

    async deleteTenantDataExport(context) {
      const { tenantId, dataExportId } = context.params
      await removeExport(db, await knownTenant(db, tenantId), dataExportId, callerOf(context))
      return { message: dataExportText('deleted') }
    },

    async getOwnDataExports({ tenantId, user }) {
      return { data: { exports: await listExports(db, oneself(tenantId, user)) } }
    },

    async startOwnDataExport(context) {
      const { tenantId, user } = context
      const data = await startExport(services, oneself(tenantId, user), callerOf(context))
      return { message: dataExportText('startedOfPerson'), data }
    },

    async downloadOwnDataExport(context) {
      const { params, tenantId, user, request, reply } = context
      const archive = await recordDownload(db, oneself(tenantId, user), params.dataExportId, callerOf(context))
      return sendFile({ request, reply }, storage, archive)
    },

    async deleteOwnDataExport(context) {
      const { params, tenantId, user } = context
      await removeExport(db, oneself(tenantId, user), params.dataExportId, callerOf(context))
      return { message: dataExportText('deleted') }
    },

    async getUserDataExports({ params, tenantId, user }) {
      const person = await editableUser(db, tenantId, params.userId, user)
      return { data: { exports: await listExports(db, person) } }
    },

    async startUserDataExport(context) {
      const { params, tenantId, user } = context
      const person = await editableUser(db, tenantId, params.userId, user)
      const data = await startExport(services, person, callerOf(context))
      return { message: dataExportText('startedOfPerson'), data }
    },

    async downloadUserDataExport(context) {
      const { params, tenantId, user, request, reply } = context
      const person = await editableUser(db, tenantId, params.userId, user)
      const archive = await recordDownload(db, person, params.dataExportId, callerOf(context))
      return sendFile({ request, reply }, storage, archive)
    },

    async deleteUserDataExport(context) {
      const { params, tenantId, user } = context
      const person = await editableUser(db, tenantId, params.userId, user)
      await removeExport(db, person, params.dataExportId, callerOf(context))
      return { message: dataExportText('deleted') }
    },
  }
}
