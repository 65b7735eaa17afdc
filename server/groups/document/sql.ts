import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromDocuments, type DocumentRow } from './row'
import { foldedWords } from '../../platform/db/words'

export interface DocumentFields {
  name?: string
  typeId?: string | null
  tags?: string[]
  folder?: string
  description?: string
  expiresOn?: string | null
  clientVisible?: boolean
}

export async function insertDocument(
  tenantId: string,
  tx: Tx,
  document: { fileId: string; folder: string; uploadedBy: string | null },
): Promise<void> {
  await tx
    .insertInto('mission_document')
    .values({
      file_id: document.fileId,
      tenant_id: tenantId,
      folder: document.folder,
      text_state: 'none',
      uploaded_by: document.uploadedBy,
    })
    .execute()
}

export async function selectDocument(tenantId: string, tx: Tx, documentId: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${fromDocuments(tenantId)} and f.id = ${documentId}`.execute(tx)
  return rows[0]
}

/** The documents with these IDs, locked, by ID. Unknown IDs are left out. */
export async function lockDocuments(tenantId: string, tx: Tx, ids: readonly string[]): Promise<DocumentRow[]> {
  // A separate statement, because the rows of an outer join cannot be locked. Sorted, so that two calls do not deadlock.
  await sql`
    select from mission_file where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  )
  return selectDocumentsById(tenantId, tx, ids)
}

export async function selectDocumentsById(tenantId: string, tx: Tx, ids: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${fromDocuments(tenantId)} and f.id = any(${ids}::uuid[]) order by f.id`.execute(tx)
  return rows
}

/** @returns false when the document does not exist at this version */
export async function updateDocument(
  tenantId: string,
  tx: Tx,
  documentId: string,
  version: number,
  { name, clientVisible, ...details }: DocumentFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('mission_file')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name }),
      ...(clientVisible !== undefined && { is_shown_to_clients: clientVisible }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const { typeId, tags, folder, description, expiresOn } = details
  const set = {
    ...(typeId !== undefined && { type_id: typeId }),
    ...(tags !== undefined && { tags }),
    ...(folder !== undefined && { folder }),
    ...(description !== undefined && { description }),
    // As text, because a JavaScript date has a time zone.
    ...(expiresOn !== undefined && { expires_on: sql<Date>`${expiresOn}::date` }),
  }
  if (Object.keys(set).length > 0) {
    await tx
      .updateTable('mission_document')
      .set(set)
      .where('tenant_id', '=', tenantId)
      .where('file_id', '=', documentId)
      .execute()
  }
  return true
}

/** Makes the name, tags, folder and description of a document searchable. Call it after each change of them. */
export async function indexDetails(tenantId: string, tx: Tx, document: DocumentRow): Promise<void> {
  const { id, name, tags, folder, description } = document
  const words = foldedWords([name, ...tags, folder, description].join('\n'))
  await sql`
    update mission_document set search = to_tsvector('simple', ${words})
     where tenant_id = ${tenantId} and file_id = ${id}`.execute(tx)
}

interface ImageRow {
  id: string
  kind: 'document' | 'photo'
  name: string
  mediaType: string
  size: number
  lat: number | null
  long: number | null
  takenAt: Date | null
  localTime: boolean
  clientVisible: boolean
  createdAt: Date
}

/** Pictures among the files of a mission, the latest first. */
export async function selectImages(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: components['schemas']['MissionImage'][]; total: number }> {
  const found = sql`
    from mission_file f join stored_file s on s.id = f.stored_file_id
    left join mission_photo p on p.file_id = f.id
    where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.deleted_at is null
      and (f.kind = 'photo' or f.kind = 'document' and s.media_type like 'image/%')`
  const { rows } = await sql<ImageRow>`
    select f.id, f.kind, f.name, s.media_type as "mediaType", s.size, f.lat, f.long, f.taken_at as "takenAt",
           coalesce(p.is_local_time, false) as "localTime", f.is_shown_to_clients as "clientVisible", f.created_at as "createdAt"
    ${found} order by f.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  const items = rows.map(({ id, lat, long, takenAt, createdAt, ...same }) => ({
    ...same,
    _id: id,
    location: lat === null || long === null ? null : { lat, long },
    takenAt: takenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}
