// The rules of documents. Each change is announced in the transaction that makes it.
import { fieldError, notFound } from '../../core/errors'
import type { Message } from '../../core/messages'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { layerText } from '../../layers/messages'
import { isAcceptedAsDocument } from '../../mission-files/documentKind'
import { insertMissionFile } from '../../mission-files/sql'
import { recordChanged } from '../../realtime/sql'
import type { FileKind } from '../../uploads/file-kind/fileKind'
import { claimUpload, keepRejection } from '../../uploads/service'
import { requireMission } from '../mission/service'
import { documentText } from './messages'
import { asDocument, type Document } from './row'
import { insertDocument, selectDocument } from './sql'

/** Files that become something else if they are uploaded elsewhere or in another form. */
const REFUSALS: Partial<Record<FileKind, () => Message>> = {
  zip: () => layerText('unsupportedZip'),
  pmtiles: () => layerText('unsupportedPmtiles'),
  other: () => documentText('unsupportedFile'),
}

/** @throws AppError 404 for an unknown mission or upload, 409 for an upload that is used or incomplete, 400 for other files */
export async function createDocument(
  db: Db,
  tenantId: string,
  userId: string,
  wanted: { missionId: string; uploadId: string; folder?: string },
): Promise<Document> {
  const upload = { uploadId: wanted.uploadId, userId }
  return keepRejection(db, tenantId, upload, () =>
    inTenant(db, tenantId, async (tx) => {
      await requireMission(tenantId, tx, wanted.missionId)
      const { file, kind } = await claimUpload(tenantId, tx, wanted.uploadId, userId)
      requireDocumentKind(kind)
      const { missionId, folder = '' } = wanted
      const { id: storedFileId, name } = file
      const row = { missionId, kind: 'document', storedFileId, name, createdBy: userId } as const
      const fileId = await insertMissionFile(tenantId, tx, row)
      await insertDocument(tenantId, tx, { fileId, folder, textState: 'none', uploadedBy: userId })
      await recordChanged(tenantId, tx, 'Document', fileId)
      return requireDocument(tenantId, tx, fileId)
    }),
  )
}

/** @throws AppError 400 at `uploadId` */
function requireDocumentKind(kind: FileKind): void {
  if (isAcceptedAsDocument(kind)) return
  throw fieldError('uploadId', REFUSALS[kind]?.() ?? documentText('notADocument'))
}

/** @throws AppError 404 */
async function requireDocument(tenantId: string, tx: Tx, documentId: string): Promise<Document> {
  const row = await selectDocument(tenantId, tx, documentId)
  if (!row) throw notFound(documentText('notFound'))
  return asDocument(row)
}
