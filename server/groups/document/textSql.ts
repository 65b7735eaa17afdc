// The searchable text of documents.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { foldedWords } from '../../platform/db/words'

export interface TextPart {
  page: number | null
  content: string
}

interface TextOf {
  documentId: string
  /** The file that was read. */
  storedFileId: string
}

/** Undefined if the document was deleted or has another file now. */
export async function selectDocumentKey(
  tenantId: string,
  tx: Tx,
  { documentId, storedFileId }: TextOf,
): Promise<{ key: string; size: number; mediaType: string } | undefined> {
  return tx
    .selectFrom('mission_file as f')
    .innerJoin('stored_file as s', 's.id', 'f.stored_file_id')
    .select(['s.key', 's.size', 's.media_type as mediaType'])
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', documentId)
    .where('f.stored_file_id', '=', storedFileId)
    .executeTakeFirst()
}

/** Replaces the text of a document. @returns false if the document was deleted or has another file now */
export async function storeText(
  tenantId: string,
  tx: Tx,
  { documentId, storedFileId }: TextOf,
  text: { parts: TextPart[]; pageCount: number | null; state: 'done' | 'failed'; message: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ missionId: string }>`
    select mission_id as "missionId" from mission_file
     where tenant_id = ${tenantId} and id = ${documentId} and stored_file_id = ${storedFileId} for update`.execute(tx)
  const missionId = rows[0]?.missionId
  if (missionId === undefined) return false
  await sql`delete from mission_document_text where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
  for (const [part, { page, content }] of text.parts.entries()) {
    // PostgreSQL stores no NUL.
    const stored = content.replaceAll('\0', ' ')
    await sql`
      insert into mission_document_text (tenant_id, file_id, mission_id, part, page, content, search)
      values (${tenantId}, ${documentId}, ${missionId}, ${part}, ${page}, ${stored},
              to_tsvector('simple', ${foldedWords(stored)}))`.execute(tx)
  }
  await sql`
    update mission_document
       set text_state = ${text.state}, text_message = ${text.message}, page_count = ${text.pageCount}
     where tenant_id = ${tenantId} and file_id = ${documentId}`.execute(tx)
  return true
}
