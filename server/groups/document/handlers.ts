import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { currentClient } from '../../platform/db/accessScope'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { missionFileTrash } from '../../records/mission-files/trash'
import { purgeText } from '../../records/purge/messages'
import { purgeOf } from '../../records/purge/purge'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { editDocuments } from './bulk'
import { selectExpiring } from './expirySql'
import { documentFileHandlers } from './fileHandlers'
import { selectDeletedDocuments, selectDocuments, selectFacets, selectMatchingParts } from './listSql'
import { documentText } from './messages'
import { asDocument, type Document } from './row'
import { createDocument, deleteDocuments, editDocument, requireDocument, restoreDocuments } from './service'
import { selectImages } from './sql'
import { documentTypeHandlers } from './typeHandlers'
import { addVersion, listVersions, restoreVersion } from './versions'
import { snippetOf } from '../../platform/db/words'

type DocumentOperation =
  | 'createDocument'
  | 'listDocuments'
  | 'getDocument'
  | 'getDocumentFacets'
  | 'getExpiringDocuments'
  | 'listMissionImages'
  | 'updateDocument'
  | 'updateDocuments'
  | 'deleteDocument'
  | 'deleteDocuments'
  | 'restoreDocuments'
  | 'listDeletedDocuments'
  | 'deleteDocumentTrash'
  | 'deleteDocumentPermanently'
  | 'addDocumentVersion'
  | 'restoreDocumentVersion'

const documentPurge = purgeOf({
  trash: missionFileTrash,
  entity: 'Document',
  action: 'document.purge',
  idName: 'documentId',
})

const documentsOf = (missionId: string) => sql`t.kind = 'document' and t.mission_id = ${missionId}`

const writerOf = (call: Parameters<typeof actorOf>[0]) => ({ ...actorOf(call), userId: call.user.userId })

export function documentHandlers(services: Services) {
  return { ...documentOperations(services), ...documentFileHandlers(services), ...documentTypeHandlers(services) }
}

function documentOperations({ db }: Services): Handlers<DocumentOperation> {
  return {
    async createDocument({ body, user, tenantId }) {
      return { message: documentText('created'), data: await createDocument(db, tenantId, user.userId, body) }
    },

    async listDocuments({ params, query, tenantId }) {
      const page = pageOf(query)
      const { missionId } = params
      const { search = '', sort = '-createdAt' } = query
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, missionId)
        const { items, total } = await selectDocuments(tenantId, tx, missionId, query, sort, page)
        const ids = items.map(({ id }) => id)
        const parts = new Map((await selectMatchingParts(tenantId, tx, ids, search)).map((part) => [part.fileId, part]))
        const withSnippet = (document: Document): Document => {
          const part = parts.get(document._id)
          const snippet = part && snippetOf(part.content, search)
          return snippet ? { ...document, snippet: { page: part.page, ...snippet } } : document
        }
        return { data: { items: items.map((row) => withSnippet(asDocument(row))), total, ...page } }
      })
    },

    async getDocument({ params, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        const document = asDocument(await requireDocument(tenantId, tx, params.documentId))
        const versions = currentClient() === undefined ? await listVersions(tenantId, tx, params.documentId) : []
        return { data: { document, versions } }
      })
    },

    async getDocumentFacets({ params, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return { data: await selectFacets(tenantId, tx, params.missionId) }
      })
    },

    async getExpiringDocuments({ tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => selectExpiring(tenantId, tx)) }
    },

    async listMissionImages({ params, query, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return { data: { ...(await selectImages(tenantId, tx, params.missionId, page)), ...page } }
      })
    },

    async updateDocument(call) {
      const { version, ...edit } = call.body
      const data = await editDocument(db, call.tenantId, call.params.documentId, version, edit, actorOf(call))
      return { message: documentText('saved'), data }
    },

    async updateDocuments(call) {
      const { documentIds, ...edit } = call.body
      const count = await editDocuments(db, call.tenantId, documentIds, edit, actorOf(call))
      return { message: documentText('savedMany', { count }) }
    },

    async deleteDocument(call) {
      await deleteDocuments(db, call.tenantId, call.user.userId, [call.params.documentId], actorOf(call))
      return { message: documentText('deleted') }
    },

    async deleteDocuments(call) {
      const { documentIds } = call.query
      await deleteDocuments(db, call.tenantId, call.user.userId, documentIds, actorOf(call))
      return { message: documentText('deletedMany', { count: documentIds.length }) }
    },

    async restoreDocuments(call) {
      const count = await restoreDocuments(db, call.tenantId, call.body.documentIds, actorOf(call))
      return { message: documentText('restoredMany', { count }) }
    },

    async listDeletedDocuments({ params, query, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return { data: { ...(await selectDeletedDocuments(tenantId, tx, params.missionId, page)), ...page } }
      })
    },

    async deleteDocumentTrash(call) {
      const { tenantId, params, query } = call
      await inTenant(db, tenantId, (tx) => requireMission(tenantId, tx, params.missionId))
      const trash = { tenantId, actor: actorOf(call), onlyIf: documentsOf(params.missionId) }
      await documentPurge.emptyTrash(db, trash, query.count)
      return { message: purgeText('emptied') }
    },

    async deleteDocumentPermanently(call) {
      const { missionId, documentId } = call.params
      const trash = { tenantId: call.tenantId, actor: actorOf(call), onlyIf: documentsOf(missionId) }
      await documentPurge.deletePermanently(db, trash, documentId)
      return { message: purgeText('deleted') }
    },

    async addDocumentVersion(call) {
      const data = await addVersion(db, call.tenantId, call.params.documentId, call.body, writerOf(call))
      return { message: documentText('versionAdded', { number: data.versionNumber }), data }
    },

    async restoreDocumentVersion(call) {
      const data = await restoreVersion(db, call.tenantId, call.params.documentId, call.body, writerOf(call))
      return { message: documentText('versionRestored', { number: call.body.number }), data }
    },
  }
}
