import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import { makeKey } from '../../platform/storage/keys'
import type { Tx } from '../../platform/db/tenancy'

export type UploadState = components['schemas']['UploadState']

export interface UploadRow {
  id: string
  tenantId: string
  key: string
  name: string
  size: number
  sha256: string | null
  state: UploadState
  kind: string | null
  message: string | null
  storedFileId: string | null
  createdBy: string
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = [
  'id',
  'tenant_id as tenantId',
  'key',
  'name',
  'size',
  'sha256',
  'state',
  'kind',
  'message',
  'stored_file_id as storedFileId',
  'created_by as createdBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

export async function insertUpload(
  tenantId: string,
  tx: Tx,
  upload: { id: string; name: string; size: number; sha256: string | null; createdBy: string },
): Promise<UploadRow> {
  const row = await tx
    .insertInto('upload')
    .values({
      id: upload.id,
      tenant_id: tenantId,
      key: makeKey(tenantId, upload.name, upload.id),
      name: upload.name,
      size: upload.size,
      sha256: upload.sha256,
      created_by: upload.createdBy,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return asUpload(row)
}

/** An upload of this user; optionally locked until the transaction ends. */
export async function selectUpload(
  tenantId: string,
  tx: Tx,
  uploadId: string,
  userId: string,
  lock?: 'lock',
): Promise<UploadRow | undefined> {
  const row = await tx
    .selectFrom('upload')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .where('created_by', '=', userId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && asUpload(row)
}

/** The user's uploads that are not claimed yet, newest first. */
export async function selectOpenUploads(
  tenantId: string,
  tx: Tx,
  userId: string,
  page: Page,
): Promise<{ items: UploadRow[]; total: number }> {
  const mine = tx
    .selectFrom('upload')
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', userId)
    .where('state', '<>', 'taken')
  const rows = await mine.select(COLUMNS).orderBy('id', 'desc').limit(page.pageSize).offset(offsetOf(page)).execute()
  const { total } = await mine.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(asUpload), total }
}

/** Records the outcome of an upload. */
export async function endReceiving(
  tenantId: string,
  tx: Tx,
  uploadId: string,
  end: { state: 'finished'; kind: string; storedFileId: string } | { state: 'failed'; message: string },
): Promise<void> {
  await tx
    .updateTable('upload')
    .set(
      end.state === 'finished'
        ? { state: end.state, kind: end.kind, stored_file_id: end.storedFileId }
        : { state: end.state, message: end.message },
    )
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .execute()
}

/** Claims a finished upload. @returns false when it is not claimable */
export async function markUploadClaimed(tenantId: string, tx: Tx, uploadId: string): Promise<boolean> {
  const row = await tx
    .updateTable('upload')
    .set({ state: 'taken' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .where('state', '=', 'finished')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type MadeUse = components['schemas']['FileUse']

/** What the upload has become in a mission; undefined if it was not added to one. */
export async function selectMade(
  tenantId: string,
  tx: Tx,
  uploadId: string,
): Promise<{ use: MadeUse; id: string; missionId: string } | undefined> {
  const row = await tx
    .selectFrom('upload')
    .select(['made_use as use', 'made_id as id', 'made_in as missionId'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .executeTakeFirst()
  if (!row || row.use === null || row.id === null || row.missionId === null) return undefined
  return { use: row.use as MadeUse, id: row.id, missionId: row.missionId }
}

/** Stores what the upload has become in a mission. */
export async function updateMade(
  tenantId: string,
  tx: Tx,
  uploadId: string,
  made: { use: MadeUse; id: string; missionId: string },
): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ made_use: made.use, made_id: made.id, made_in: made.missionId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .execute()
}

/** Stores why a finished upload was rejected. @returns false when it is not waiting to be used */
export async function updateRejection(
  tenantId: string,
  tx: Tx,
  { uploadId, userId }: { uploadId: string; userId: string },
  message: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('upload')
    .set({ message })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .where('created_by', '=', userId)
    .where('state', '=', 'finished')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Extends the lifetime of an upload to 24 hours from now. */
export async function renewUpload(tenantId: string, tx: Tx, uploadId: string): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ expires_at: sql<Date>`now() + interval '24 hours'` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', uploadId)
    .execute()
}

/** Deletes the row. Its bytes follow, unless they belong to a stored file. */
export async function deleteUpload(tenantId: string, tx: Tx, uploadId: string): Promise<void> {
  await tx.deleteFrom('upload').where('tenant_id', '=', tenantId).where('id', '=', uploadId).execute()
}

/** Deletes abandoned uploads: incomplete ones, and finished ones that were never claimed; across tenants. */
export async function deleteExpiredUploads(tx: Tx): Promise<void> {
  // The stored file first; its upload is deleted by cascade.
  await sql`
    delete from stored_file f using upload u
     where u.stored_file_id = f.id and u.state = 'finished' and u.expires_at < now()`.execute(tx)
  await sql`delete from upload where expires_at < now()`.execute(tx)
}

const asUpload = <Row extends { state: string }>(row: Row): Row & { state: UploadState } => ({
  ...row,
  state: row.state as UploadState,
})
