// Files of documents: downloads, previews and ZIPs.
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { attachment } from '../../platform/storage/attachment'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile, type StoredFile } from '../../platform/storage/sql'
import { zipOfFiles } from '../../platform/storage/zipFiles'
import type { Services } from '../services'
import { documentText } from './messages'
import { previewOf, type DocumentRow } from './row'
import { requireDocument } from './service'
import { selectDocumentsById } from './sql'
import { requireEarlier } from './versions'

type FileOperation = 'downloadDocument' | 'getDocumentPreview' | 'downloadDocuments'

export function documentFileHandlers({ db, storage, log }: Services): Handlers<FileOperation> {
  return {
    async downloadDocument(call) {
      const { params, query, tenantId, request, reply } = call
      const file = await inTenant(db, tenantId, async (tx) => {
        const { document, stored } = await requireFile(tenantId, tx, params.documentId, query.number)
        const details = { documentId: document.id, missionId: document.missionId }
        // A download that continues or repeats is one download.
        if (request.headers.range === undefined) {
          const entry = { ...actorOf(call), action: 'document.download', target: stored.name, details } as const
          await recordAudit(tenantId, tx, entry)
        }
        return stored
      })
      return sendFile({ request, reply }, storage, file)
    },

    async getDocumentPreview({ params, query, tenantId, request, reply }) {
      const { stored } = await inTenant(db, tenantId, (tx) =>
        requireFile(tenantId, tx, params.documentId, query.number),
      )
      const preview = previewOf(stored.mediaType)
      if (preview === 'none') throw conflict(documentText('noPreview'))
      const mediaType = preview === 'text' ? 'text/plain; charset=utf-8' : stored.mediaType
      const stream = await sendFile({ request, reply }, storage, { ...stored, mediaType })
      void reply.header('content-disposition', attachment(stored.name).replace(/^attachment/, 'inline'))
      return stream
    },

    async downloadDocuments(call) {
      const { query, tenantId, request, reply } = call
      const ids = [...new Set(query.documentIds)]
      const target = render(documentText('archiveName'), request.language)
      const files = await inTenant(db, tenantId, async (tx) => {
        const documents = await selectDocumentsById(tenantId, tx, ids)
        if (documents.length < ids.length) throw notFound(documentText('oneNotFound'))
        const found = []
        for (const { name, folder, uploadedAt, storedFileId } of documents) {
          const file = await requireStoredFile(tenantId, tx, storedFileId)
          found.push({ name, folder, modifiedAt: uploadedAt, file })
        }
        const details = { missionId: documents[0]?.missionId ?? null, count: documents.length }
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'document.download', target, details })
        return found
      })
      void reply.type('application/zip').header('content-disposition', attachment(target))
      return zipOfFiles(files, { storage, log, language: request.language })
    },
  }
}

/**
 * The current file of a document under the name of the document, or the file of an earlier version under its own name.
 * @throws AppError 404 for an unknown document or version
 */
async function requireFile(
  tenantId: string,
  tx: Tx,
  documentId: string,
  number: number | undefined,
): Promise<{ document: DocumentRow; stored: StoredFile }> {
  const document = await requireDocument(tenantId, tx, documentId)
  if (number === undefined || number === document.versionNumber) {
    const stored = await requireStoredFile(tenantId, tx, document.storedFileId)
    return { document, stored: { ...stored, name: document.name } }
  }
  const { storedFileId } = await requireEarlier(tenantId, tx, documentId, number)
  return { document, stored: await requireStoredFile(tenantId, tx, storedFileId) }
}
