// Rows of stored files. Deletion of a key is scheduled before its bytes are written and cancelled when the row is inserted.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { notFound } from '../core/errors'
import { noteFile } from '../db/accessScope'
import type { Tx } from '../db/tenancy'
import { storageText } from './messages'

export interface StoredFile {
  id: string
  key: string
  size: number
  sha256: string
  mediaType: string
  name: string
  createdAt: Date
}

export type NewFile = Omit<StoredFile, 'id' | 'createdAt'>

const COLUMNS = ['id', 'key', 'size', 'sha256', 'media_type as mediaType', 'name', 'created_at as createdAt'] as const

export async function insertStoredFile(
  tenantId: string,
  tx: Tx,
  file: NewFile,
  createdBy: string | null,
): Promise<StoredFile> {
  await tx.deleteFrom('file_removal').where('tenant_id', '=', tenantId).where('key', '=', file.key).execute()
  return tx
    .insertInto('stored_file')
    .values({
      id: uuidv7(),
      tenant_id: tenantId,
      key: file.key,
      size: file.size,
      sha256: file.sha256,
      media_type: file.mediaType,
      name: file.name,
      created_by: createdBy,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** @throws AppError 404 when the file does not exist */
export async function requireStoredFile(tenantId: string, tx: Tx, fileId: string): Promise<StoredFile> {
  const file = await tx
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!file) throw notFound(storageText('fileNotFound'))
  noteFile(fileId)
  return file
}

/** Whether the caller sees all of these files now. */
export async function seesStoredFiles(tenantId: string, tx: Tx, fileIds: ReadonlySet<string>): Promise<boolean> {
  if (fileIds.size === 0) return true
  const { count } = await tx
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...fileIds])
    .executeTakeFirstOrThrow()
  return count === fileIds.size
}

/** Deletes the row in the caller's transaction; the file follows, the largest of all first. Ignores an unknown file. */
export async function deleteStoredFile(tenantId: string, tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('stored_file').where('tenant_id', '=', tenantId).where('id', '=', fileId).execute()
}

/** Schedules deletion of the file under a key in `inHours` hours. Inserting its row cancels this. */
export async function scheduleFileDeletion(tenantId: string, tx: Tx, key: string, inHours: number): Promise<void> {
  await tx
    .insertInto('file_removal')
    .values({ key, tenant_id: tenantId, due_at: sql<Date>`now() + make_interval(hours => ${inHours})` })
    .execute()
}

/** Keys due for deletion without a row, those of the largest files first; across tenants. */
export async function selectDueFileDeletions(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('file_removal')
    .select('key')
    .where('due_at', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('stored_file').select('id').whereRef('stored_file.key', '=', 'file_removal.key'))),
    )
    .orderBy('size', (order) => order.desc().nullsLast())
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

export async function deleteFileDeletions(tx: Tx, keys: string[]): Promise<void> {
  await tx.deleteFrom('file_removal').where('key', 'in', keys).execute()
}

/**
 * All keys that may have a file, across tenants: stored ones with sizes, and those of uploads, scheduled deletions, exports,
 * avatars and public files. A table that names files in another way joins this list (checkStorage.test.ts).
 */
export async function selectKnownFiles(tx: Tx): Promise<{ stored: { key: string; size: number }[]; coming: string[] }> {
  const stored = await tx.selectFrom('stored_file').select(['key', 'size']).execute()
  const { rows } = await sql<{ key: string }>`
    select key from upload
    union all select key from file_removal
    union all select key from data_export where key is not null
    union all select 'avatars/' || substring(avatar from '[^/]+$') || '.webp' from app_user where avatar is not null
    union all select 'public/' || id || '.webp' from public_file`.execute(tx)
  return { stored, coming: rows.map(({ key }) => key) }
}

/** Bytes of all files and exports of the tenant, plus the declared size of open uploads and of exports that are being made. */
export async function sumStoredBytes(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ((select coalesce(sum(size), 0) from stored_file where tenant_id = ${tenantId})
          + (select coalesce(sum(size), 0) from upload where tenant_id = ${tenantId} and state = 'receiving'))::bigint as bytes
    `.execute(tx)
  return (rows[0]?.bytes ?? 0) + (await sumExportBytes(tenantId, tx))
}

/** Bytes of the archives of exports, also of those that are being made. */
export async function sumExportBytes(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(coalesce(e.size, j.reserved_bytes)), 0)::bigint as bytes
      from data_export e
      left join job j on j.tenant_id = ${tenantId} and j.id = e.job_id and j.status in ('queued', 'running')
     where e.tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Bytes of deleted files that are still on the disk. */
export async function sumBytesBeingFreed(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from file_removal
     where tenant_id = ${tenantId} and due_at <= now()`.execute(tx)
  return rows[0]?.bytes ?? 0
}
