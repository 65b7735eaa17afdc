import { actorOf } from '../../platform/audit/actor'
import { forbidden } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import type { Services } from '../services'
import { evidenceText } from './messages'
import {
  addItems,
  createCase,
  deleteCase,
  freezeCase,
  recordDownload,
  removeItem,
  requireCase,
  restoreCase,
  type Caller,
} from './service'
import { selectCases, selectCustody, selectItems } from './sql'
import { evidenceTrash } from './trash'

type EvidenceOperation =
  | 'listEvidenceCases'
  | 'getEvidenceCase'
  | 'createEvidenceCase'
  | 'addEvidenceItems'
  | 'removeEvidenceItem'
  | 'freezeEvidenceCase'
  | 'downloadEvidenceCase'
  | 'deleteEvidenceCase'
  | 'restoreEvidenceCase'
  | 'listDeletedEvidenceCases'

export function evidenceHandlers({ db, storage }: Services): Handlers<EvidenceOperation> {
  const callerOf = (call: Parameters<typeof actorOf>[0] & { user: { userId: string } }): Caller => ({
    userId: call.user.userId,
    actor: actorOf(call),
  })
  return {
    async listEvidenceCases({ query, tenantId }) {
      const page = pageOf(query)
      const found = await readInTenant(db, tenantId, (tx) => selectCases(tenantId, tx, query.search ?? '', page))
      return { data: { ...found, ...page } }
    },

    async getEvidenceCase({ params, tenantId }) {
      const { caseId } = params
      const data = await inTenant(db, tenantId, async (tx) => ({
        case: await requireCase(tenantId, tx, caseId),
        contents: await selectItems(tenantId, tx, caseId),
        custody: await selectCustody(tenantId, tx, caseId),
      }))
      return { data }
    },

    async createEvidenceCase(call) {
      return { message: evidenceText('created'), data: await createCase(db, call.tenantId, call.body, callerOf(call)) }
    },

    async addEvidenceItems(call) {
      const { params, body, tenantId, user } = call
      if (body.alertIds && !user.permissions.has('alert_list')) throw forbidden()
      if (body.withThreads && !user.permissions.has('thread_list')) throw forbidden()
      const { evidenceCase, added } = await addItems(db, tenantId, params.caseId, body, callerOf(call))
      return { message: evidenceText('added', { count: added }), data: evidenceCase }
    },

    async removeEvidenceItem(call) {
      await removeItem(db, call.tenantId, call.params, callerOf(call))
      return { message: evidenceText('removed') }
    },

    async freezeEvidenceCase(call) {
      const { params, body, tenantId } = call
      const data = await freezeCase(db, tenantId, params.caseId, body.version, callerOf(call))
      return { message: evidenceText('freezing'), data }
    },

    async downloadEvidenceCase(call) {
      const { params, tenantId, request, reply } = call
      const { archiveFileId } = await recordDownload(db, tenantId, params.caseId, callerOf(call))
      const file = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, archiveFileId))
      return sendFile({ request, reply }, storage, file)
    },

    async deleteEvidenceCase(call) {
      await deleteCase(db, call.tenantId, call.params.caseId, callerOf(call))
      return { message: evidenceText('deleted') }
    },

    async restoreEvidenceCase(call) {
      const data = await restoreCase(db, call.tenantId, call.params.caseId, callerOf(call))
      return { message: evidenceText('restored'), data }
    },

    async listDeletedEvidenceCases({ query, tenantId }) {
      const page = pageOf(query)
      return { data: { ...(await inTenant(db, tenantId, (tx) => evidenceTrash.list(tenantId, tx, page))), ...page } }
    },
  }
}
