import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import type { NewFile } from '../../platform/storage/sql'

export type DataExport = components['schemas']['DataExport']

/** How long an archive can be downloaded. */
export const KEPT_DAYS = 7
const MOST_SHOWN = 200

interface Row extends Omit<DataExport, '_id' | 'state' | 'createdAt' | 'expiresAt' | 'message' | 'jobId'> {
  id: string
  jobId: string
  isMade: boolean
  isOpen: boolean
  message: string | null
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = sql`
  e.id, e.job_id as "jobId", e.requested_name as "requestedBy", e.records, e.files, e.size, e.sha256,
  e.key is not null as "isMade", coalesce(j.status in ('queued', 'running'), false) as "isOpen",
  coalesce(j.progress, 0) as progress, j.message, e.created_at as "createdAt", e.expires_at as "expiresAt"`

const fromExports = (tenantId: string) => sql`
  from data_export e left join job j on j.tenant_id = ${tenantId} and j.id = e.job_id
 where e.tenant_id = ${tenantId} and e.expires_at > now()`

/** The exports of one person, or those of the tenant. */
export async function selectExports(tenantId: string, tx: Tx, subjectId: string | null): Promise<DataExport[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} ${fromExports(tenantId)} and e.subject_id is not distinct from ${subjectId}::uuid
     order by e.id desc limit ${MOST_SHOWN}`.execute(tx)
  return rows.map(asExport)
}

/** @param subjectId as for selectExports */
export async function selectExport(
  tenantId: string,
  tx: Tx,
  subjectId: string | null,
  exportId: string,
): Promise<DataExport | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} ${fromExports(tenantId)} and e.id = ${exportId}
       and e.subject_id is not distinct from ${subjectId}::uuid`.execute(tx)
  return rows[0] && asExport(rows[0])
}

/** Makes starts of exports of the tenant wait for each other. */
export const lockExports = (tenantId: string, tx: Tx): Promise<void> => lockTexts(tx, [`data exports of ${tenantId}`])

interface NewExport {
  subjectId: string | null
  jobId: string
  requestedBy: string
  requestedName: string
}

export async function insertExport(
  tenantId: string,
  tx: Tx,
  id: string,
  { subjectId, jobId, requestedBy, requestedName }: NewExport,
): Promise<void> {
  await tx
    .insertInto('data_export')
    .values({
      id,
      tenant_id: tenantId,
      subject_id: subjectId,
      job_id: jobId,
      requested_by: requestedBy,
      requested_name: requestedName.slice(0, 300),
      expires_at: sql<Date>`now() + make_interval(days => ${KEPT_DAYS})`,
    })
    .execute()
}

export const newExportId = (): string => uuidv7()

/** @returns undefined when it does not exist */
export async function lockExport(
  tenantId: string,
  tx: Tx,
  exportId: string,
): Promise<{ isMade: boolean; requestedBy: string | null } | undefined> {
  const row = await tx
    .selectFrom('data_export')
    .select(['key', 'requested_by'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', exportId)
    .forUpdate()
    .executeTakeFirst()
  return row && { isMade: row.key !== null, requestedBy: row.requested_by }
}

/** Keeps the staged archive, for a week from now. */
export async function markMade(
  tenantId: string,
  tx: Tx,
  exportId: string,
  { key, name, size, sha256, records, files }: Omit<NewFile, 'mediaType'> & { records: number; files: number },
): Promise<void> {
  await tx.deleteFrom('file_removal').where('tenant_id', '=', tenantId).where('key', '=', key).execute()
  await tx
    .updateTable('data_export')
    .set({
      key,
      name,
      size,
      sha256,
      records,
      files,
      expires_at: sql<Date>`now() + make_interval(days => ${KEPT_DAYS})`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', exportId)
    .execute()
}

/** The archive; undefined until it is made. */
export async function selectArchive(
  tenantId: string,
  tx: Tx,
  exportId: string,
): Promise<Omit<NewFile, 'mediaType'> | undefined> {
  const { rows } = await sql<Omit<NewFile, 'mediaType'>>`
    select key, name, size, sha256 from data_export
     where tenant_id = ${tenantId} and id = ${exportId} and key is not null`.execute(tx)
  return rows[0]
}

/** Deletes the other exports of the same subject, with their archives. */
export async function deleteReplaced(tenantId: string, tx: Tx, exportId: string): Promise<void> {
  await sql`
    delete from data_export e using data_export made
     where made.tenant_id = ${tenantId} and made.id = ${exportId} and e.tenant_id = ${tenantId} and e.id <> made.id
       and e.subject_id is not distinct from made.subject_id`.execute(tx)
}

/** Bytes of the files that an export of the tenant has. */
export async function sumExportedBytes(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from stored_file where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** @returns whether it still existed */
export async function deleteExport(tenantId: string, tx: Tx, exportId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('data_export')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Across tenants. Their archives follow. */
export async function deleteExpired(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('data_export')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

export async function selectTenantName(tenantId: string, tx: Tx): Promise<string> {
  const { name } = await tx.selectFrom('tenant').select('name').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return name
}

/** @returns undefined when the account does not exist or was deleted */
export async function selectPersonName(tenantId: string, tx: Tx, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('app_user')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}

function asExport({ id, jobId, isMade, isOpen, message, createdAt, expiresAt, ...row }: Row): DataExport {
  return {
    ...row,
    _id: id,
    jobId,
    state: isMade ? 'ready' : isOpen ? 'running' : 'failed',
    ...(message !== null && { message: renderStored(message) }),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
