// Versions of the file of a document. An earlier file is kept until the document is deleted permanently.
import { sql } from 'kysely'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { keepRejection } from '../../records/uploads/service'
import { claimDocumentFile } from './claimFile'
import { documentText } from './messages'
import { safeName } from './names'
import { previewOf, type Document, type DocumentRow } from './row'
import { announceDocument, requireDocument } from './service'
import { indexDetails, updateDocument } from './sql'
import { startReadingText } from './textJob'

type DocumentVersion = components['schemas']['DocumentVersion']

/**
 * @throws AppError 404 for an unknown document or upload, 409 when `version` is stale or the upload cannot be used,
 * 400 for files that cannot be documents
 */
export async function addVersion(
  db: Db,
  tenantId: string,
  documentId: string,
  { version, uploadId }: { version: number; uploadId: string },
  actor: Actor & { userId: string },
): Promise<Document> {
  const { userId, ...person } = actor
  return keepRejection(db, tenantId, { uploadId, userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      const document = await requireDocument(tenantId, tx, documentId)
      const { file } = await claimDocumentFile(tenantId, tx, uploadId, userId)
      // Another kind of file brings its own name, so that the ending fits.
      const name = file.mediaType === document.mediaType ? document.name : safeName(file.name)
      await requireUpdate(tenantId, tx, document, version, name)
      await sql`
        insert into mission_document_version (tenant_id, file_id, number, stored_file_id, uploaded_by, uploaded_at)
        select tenant_id, file_id, version_number, ${document.storedFileId}, uploaded_by, uploaded_at
          from mission_document where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
      await setFile(tenantId, tx, documentId, file.id)
      await sql`
        update mission_document set version_number = version_number + 1, uploaded_by = ${userId}, uploaded_at = now()
         where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
      await afterChange(tenantId, tx, documentId, userId)
      const after = await announceDocument(tenantId, tx, documentId)
      const details = { documentId, missionId: document.missionId, versionNumber: after.versionNumber }
      await recordAudit(tenantId, tx, { ...person, action: 'document.edit', target: name, details })
      return after
    }),
  )
}

/**
 * The current and the earlier file change places; the restored one gets the next number.
 * @throws AppError 404 for an unknown document or version, 409 for a stale one
 */
export async function restoreVersion(
  db: Db,
  tenantId: string,
  documentId: string,
  { version, number }: { version: number; number: number },
  actor: Actor & { userId: string },
): Promise<Document> {
  const { userId, ...person } = actor
  return inTenant(db, tenantId, async (tx) => {
    const document = await requireDocument(tenantId, tx, documentId)
    const earlier = await requireEarlier(tenantId, tx, documentId, number)
    const name = earlier.mediaType === document.mediaType ? document.name : safeName(earlier.name)
    await requireUpdate(tenantId, tx, document, version, name)
    await sql`
      update mission_document_version v
         set number = d.version_number, stored_file_id = ${document.storedFileId}, uploaded_by = d.uploaded_by,
             uploaded_at = d.uploaded_at
        from mission_document d
       where d.file_id = v.file_id and v.tenant_id = ${tenantId} and v.file_id = ${documentId}
         and v.number = ${number}`.execute(tx)
    await setFile(tenantId, tx, documentId, earlier.storedFileId)
    await sql`
      update mission_document set version_number = version_number + 1, uploaded_by = ${userId}, uploaded_at = now()
       where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
    await afterChange(tenantId, tx, documentId, userId)
    const details = { documentId, missionId: document.missionId, versionNumber: number }
    await recordAudit(tenantId, tx, { ...person, action: 'document.restore-version', target: name, details })
    return announceDocument(tenantId, tx, documentId)
  })
}

async function requireUpdate(
  tenantId: string,
  tx: Tx,
  { id }: DocumentRow,
  version: number,
  name: string,
): Promise<void> {
  if (await updateDocument(tenantId, tx, id, version, { name })) return
  throw await staleVersion(tx, 'mission_file', id, documentText('changedElsewhere'))
}

async function setFile(tenantId: string, tx: Tx, documentId: string, storedFileId: string): Promise<void> {
  await tx
    .updateTable('mission_file')
    .set({ stored_file_id: storedFileId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentId)
    .execute()
}

async function afterChange(tenantId: string, tx: Tx, documentId: string, userId: string): Promise<void> {
  const document = await requireDocument(tenantId, tx, documentId)
  await indexDetails(tenantId, tx, document)
  await startReadingText(tenantId, tx, document, userId)
}

interface VersionRow {
  number: number
  storedFileId: string
  name: string
  mediaType: string
  size: number
  uploadedAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

const versionsOf = (tenantId: string, documentId: string) => sql`
  select v.number, v.stored_file_id as "storedFileId", s.name, s.media_type as "mediaType", s.size,
         v.uploaded_at as "uploadedAt", u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"
    from mission_document_version v
    join stored_file s on s.id = v.stored_file_id
    left join app_user u on u.id = v.uploaded_by
   where v.tenant_id = ${tenantId} and v.file_id = ${documentId}`

/** Earlier versions, the latest first, 1,000 at most. */
export async function listVersions(tenantId: string, tx: Tx, documentId: string): Promise<DocumentVersion[]> {
  const { rows } = await sql<VersionRow>`${versionsOf(tenantId, documentId)} order by number desc limit 1000`.execute(
    tx,
  )
  return rows.map(({ number, name, mediaType, size, uploadedAt, authorId, authorName, authorAvatar }) => ({
    number,
    name,
    mediaType,
    size,
    preview: previewOf(mediaType),
    uploadedAt: uploadedAt.toISOString(),
    ...(authorId !== null && { uploadedBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
  }))
}

/** @throws AppError 404 when the document has no earlier version of this number */
export async function requireEarlier(
  tenantId: string,
  tx: Tx,
  documentId: string,
  number: number,
): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`${versionsOf(tenantId, documentId)} and v.number = ${number}`.execute(tx)
  if (!rows[0]) throw notFound(documentText('versionNotFound'))
  return rows[0]
}
