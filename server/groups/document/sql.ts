import { sql } from 'kysely'
import { offsetOf, type Page } from '../../core/paging'
import type { Tx } from '../../db/tenancy'
import { COLUMNS, fromDocuments, type DocumentRow } from './row'

export async function insertDocument(
  tenantId: string,
  tx: Tx,
  document: { fileId: string; folder: string; textState: 'pending' | 'none'; uploadedBy: string },
): Promise<void> {
  await tx
    .insertInto('mission_document')
    .values({
      file_id: document.fileId,
      tenant_id: tenantId,
      folder: document.folder,
      text_state: document.textState,
      uploaded_by: document.uploadedBy,
    })
    .execute()
}

export async function selectDocument(tenantId: string, tx: Tx, documentId: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${fromDocuments(tenantId)} and f.id = ${documentId}`.execute(tx)
  return rows[0]
}

export async function selectDocuments(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: DocumentRow[]; total: number }> {
  const found = sql`${fromDocuments(tenantId)} and f.mission_id = ${missionId} and f.kind = 'document'`
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${found} order by f.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}
