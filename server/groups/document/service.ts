// The rules of documents. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { fieldError, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { areOfKind, insertMissionFile } from '../../records/mission-files/sql'
import { deleteMissionFiles, missionFileTrash } from '../../records/mission-files/trash'
import { recordChanged } from '../../platform/realtime/sql'
import { keepRejection } from '../../records/uploads/service'
import { requireMission } from '../mission/public'
import { claimDocumentFile } from './claimFile'
import { documentText } from './messages'
import { safeFolder, safeName, safeTags } from './names'
import { asDocument, type Document, type DocumentRow } from './row'
import { indexDetails, insertDocument, selectDocument, updateDocument, type DocumentFields } from './sql'
import { startReadingText } from './textJob'
import { selectDocumentType } from './typeSql'

/** Version of a document that was not edited. */
const CREATED = 1

/**
 * @throws AppError 404 for an unknown mission or upload, 409 for an upload that is used or incomplete, 400 for other
 * files
 */
export async function createDocument(
  db: Db,
  tenantId: string,
  userId: string,
  wanted: { missionId: string; uploadId: string; folder?: string },
): Promise<Document> {
  const { uploadId } = wanted
  return keepRejection(db, tenantId, { uploadId, userId }, () =>
    inTenant(db, tenantId, async (tx) =>
      announceDocument(tenantId, tx, await createDocumentInTx(tenantId, tx, userId, wanted)),
    ),
  )
}

/**
 * As `createDocument`, in the caller's transaction, with further fields and without announcing it.
 * @returns the ID of the document
 */
export async function createDocumentInTx(
  tenantId: string,
  tx: Tx,
  userId: string,
  { missionId, uploadId, folder = '', ...fields }: { missionId: string; uploadId: string } & DocumentFields,
): Promise<string> {
  await requireMission(tenantId, tx, missionId)
  const { file } = await claimDocumentFile(tenantId, tx, uploadId, userId)
  const name = safeName(file.name)
  const row = { missionId, kind: 'document', storedFileId: file.id, name, createdBy: userId } as const
  const fileId = await insertMissionFile(tenantId, tx, row)
  await insertDocument(tenantId, tx, { fileId, folder: safeFolder(folder), uploadedBy: userId })
  if (Object.keys(fields).length > 0) {
    await updateDocument(tenantId, tx, fileId, CREATED, await checkedFields(tenantId, tx, fields))
  }
  const document = await requireDocument(tenantId, tx, fileId)
  await indexDetails(tenantId, tx, document)
  await startReadingText(tenantId, tx, document, userId)
  return fileId
}

/**
 * Creates a document from a stored file that no other record uses, in the caller's transaction, and announces it.
 * @returns the ID of the document
 */
export async function createDocumentOfFile(
  tenantId: string,
  tx: Tx,
  userId: string | null,
  { missionId, storedFileId, name }: { missionId: string; storedFileId: string; name: string },
): Promise<string> {
  const row = { missionId, kind: 'document', storedFileId, name: safeName(name), createdBy: userId } as const
  const fileId = await insertMissionFile(tenantId, tx, row)
  await insertDocument(tenantId, tx, { fileId, folder: '', uploadedBy: userId })
  const document = await requireDocument(tenantId, tx, fileId)
  await indexDetails(tenantId, tx, document)
  await startReadingText(tenantId, tx, document, userId)
  await recordChanged(tenantId, tx, 'Document', fileId)
  return fileId
}

/** @throws AppError 404 for an unknown document, 409 when `version` is stale, 400 for an unknown type */
export async function editDocument(
  db: Db,
  tenantId: string,
  documentId: string,
  version: number,
  edit: DocumentFields,
  actor: Actor,
): Promise<Document> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireDocument(tenantId, tx, documentId)
    const fields = await checkedFields(tenantId, tx, edit)
    if (!(await updateDocument(tenantId, tx, documentId, version, fields))) {
      throw await staleVersion(tx, 'mission_file', documentId, documentText('changedElsewhere'))
    }
    await afterEdit(tenantId, tx, before, actor)
    return announceDocument(tenantId, tx, documentId)
  })
}

/** Makes an edit searchable and records it. */
export async function afterEdit(tenantId: string, tx: Tx, before: DocumentRow, actor: Actor): Promise<void> {
  const after = await requireDocument(tenantId, tx, before.id)
  await indexDetails(tenantId, tx, after)
  const details = { documentId: before.id, missionId: before.missionId }
  const entry = { ...actor, action: 'document.edit', target: after.name, details } as const
  await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
  const { clientVisible } = after
  if (clientVisible === before.clientVisible) return
  const sharing = { ...details, clientVisible }
  await recordAudit(tenantId, tx, { ...actor, action: 'document.share', target: after.name, details: sharing })
}

/** The fields of a document that the audit log shows when they change. Showing it to clients is an action of its own. */
const recordedOf = ({ name, typeName, tags, folder, description, expiresOn }: DocumentRow) => ({
  name,
  folder,
  description,
  expiresOn,
  documentType: typeName,
  tags: tags.join(', '),
})

/** @throws AppError 400 for an unknown type, an invalid date or a folder path that is too long */
export async function checkedFields(tenantId: string, tx: Tx, edit: DocumentFields): Promise<DocumentFields> {
  const { name, tags, folder, typeId, expiresOn } = edit
  if (typeId && !(await selectDocumentType(tenantId, tx, typeId))) {
    throw fieldError('typeId', documentText('unknownType'))
  }
  if (expiresOn && new Date(`${expiresOn}T00:00:00Z`).toJSON()?.slice(0, 10) !== expiresOn) {
    throw fieldError('expiresOn', documentText('invalidDate'))
  }
  return {
    ...edit,
    ...(name !== undefined && { name: safeName(name) }),
    ...(tags !== undefined && { tags: safeTags(tags) }),
    ...(folder !== undefined && { folder: safeFolder(folder) }),
  }
}

/** Deletes all documents or none. @throws AppError 404 when one of them does not exist */
export async function deleteDocuments(
  db: Db,
  tenantId: string,
  userId: string,
  documentIds: readonly string[],
  actor: Actor,
): Promise<void> {
  const ids = [...new Set(documentIds)]
  await inTenant(db, tenantId, async (tx) => {
    await requireAllDocuments(tenantId, tx, ids)
    const deleted = await deleteMissionFiles(tenantId, tx, ids, userId)
    if (deleted.length !== ids.length) throw someNotFound(ids)
    await recordAll(tenantId, tx, deleted, { ...actor, action: 'document.delete' })
  })
}

/** Restores all documents or none. @throws AppError 404 when one of them is not in the trash */
export async function restoreDocuments(
  db: Db,
  tenantId: string,
  documentIds: readonly string[],
  actor: Actor,
): Promise<number> {
  const ids = [...new Set(documentIds)]
  return inTenant(db, tenantId, async (tx) => {
    await requireAllDocuments(tenantId, tx, ids)
    const restored = await missionFileTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw someNotFound(ids)
    await recordAll(tenantId, tx, restored, { ...actor, action: 'document.restore' })
    return ids.length
  })
}

/** Photos and telemetry have endpoints of their own. @throws AppError 404 when one of these files is not a document */
async function requireAllDocuments(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  if (!(await areOfKind(tenantId, tx, 'document', ids))) throw someNotFound(ids)
}

const someNotFound = (ids: readonly string[]) => notFound(documentText(ids.length > 1 ? 'oneNotFound' : 'notFound'))

async function recordAll(
  tenantId: string,
  tx: Tx,
  documents: readonly { id: string; name: string }[],
  entry: Actor & { action: 'document.delete' | 'document.restore' },
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  await recordChanged(tenantId, tx, 'Document', ids)
  for (const { id, name } of documents) {
    await recordAudit(tenantId, tx, { ...entry, target: name, details: { documentId: id } })
  }
}

/** @throws AppError 404 when the document does not exist or was deleted */
export async function requireDocument(tenantId: string, tx: Tx, documentId: string): Promise<DocumentRow> {
  const row = await selectDocument(tenantId, tx, documentId)
  if (!row) throw await missionFileTrash.missing(tenantId, tx, documentId, 'document', documentText('notFound'))
  return row
}

export async function announceDocument(tenantId: string, tx: Tx, documentId: string): Promise<Document> {
  await recordChanged(tenantId, tx, 'Document', documentId)
  return asDocument(await requireDocument(tenantId, tx, documentId))
}
