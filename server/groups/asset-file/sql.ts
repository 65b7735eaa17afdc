import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { previewOf } from '../document/public'

export type AssetFile = components['schemas']['AssetFile']

/** Most files of an asset, those of its maintenance records included. */
export const MAX_FILES = 500

interface FileRow extends Omit<AssetFile, 'createdAt' | 'createdBy' | 'hasPreview'> {
  mediaType: string
  storedFileId: string
  createdAt: Date
  author: AssetFile['createdBy'] | null
}

/** Days before a file expires in which it is marked. */
const WARN_DAYS = 30

const EXPIRY = sql`
  case when f.expires_on is null then 'none'
       when f.expires_on < (now() at time zone 'utc')::date then 'expired'
       when f.expires_on <= (now() at time zone 'utc')::date + ${WARN_DAYS}::integer then 'soon'
       else 'valid' end`

const COLUMNS = sql`
  f.id as _id, f.asset_id as "assetId", f.maintenance_record_id as "maintenanceRecordId", f.kind, f.name, s.size,
  s.media_type as "mediaType", f.stored_file_id as "storedFileId", to_char(f.expires_on, 'YYYY-MM-DD') as "expiresOn",
  ${EXPIRY} as expiry, f.version, f.created_at as "createdAt",
  (select jsonb_build_object('_id', u.id, 'name', u.name, 'avatar', u.avatar)
     from app_user u where u.id = f.created_by) as author`

/** Files that can be seen: neither they nor what they belong to is deleted. */
const fromFiles = (tenantId: string) => sql`
  from asset_file f
  join asset a on a.id = f.asset_id and a.deleted_at is null
  join stored_file s on s.id = f.stored_file_id
  left join maintenance_record m on m.id = f.maintenance_record_id
 where f.tenant_id = ${tenantId} and f.deleted_at is null and (m.id is null or m.deleted_at is null)`

export const asAssetFile = (row: FileRow): AssetFile => ({
  _id: row._id,
  assetId: row.assetId,
  maintenanceRecordId: row.maintenanceRecordId,
  kind: row.kind,
  name: row.name,
  size: row.size,
  hasPreview: previewOf(row.mediaType) === 'image',
  expiresOn: row.expiresOn,
  expiry: row.expiry,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  ...(row.author && { createdBy: row.author }),
})

export async function selectAssetFiles(tenantId: string, tx: Tx, assetId: string): Promise<AssetFile[]> {
  const { rows } = await sql<FileRow>`
    select ${COLUMNS} ${fromFiles(tenantId)} and f.asset_id = ${assetId}
     order by f.id desc limit ${MAX_FILES}`.execute(tx)
  return rows.map(asAssetFile)
}

export async function selectAssetFile(tenantId: string, tx: Tx, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`select ${COLUMNS} ${fromFiles(tenantId)} and f.id = ${id}`.execute(tx)
  return rows[0]
}

/** Those in the trash as well, which can come back. */
export async function countAssetFiles(tenantId: string, tx: Tx, assetId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('asset_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('asset_id', '=', assetId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAssetFile(
  tenantId: string,
  tx: Tx,
  file: {
    assetId: string
    maintenanceRecordId: string | null
    kind: AssetFile['kind']
    name: string
    storedFileId: string
    expiresOn: string | null
    createdBy: string
  },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('asset_file')
    .values({
      id,
      tenant_id: tenantId,
      asset_id: file.assetId,
      maintenance_record_id: file.maintenanceRecordId,
      kind: file.kind,
      name: file.name,
      stored_file_id: file.storedFileId,
      expires_on: file.expiresOn,
      created_by: file.createdBy,
    })
    .execute()
  return id
}

/** @returns false when the file does not exist at this version */
export async function updateAssetFile(
  tenantId: string,
  tx: Tx,
  id: string,
  version: number,
  { name, expiresOn }: { name?: string; expiresOn?: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('asset_file')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name }),
      ...(expiresOn !== undefined && { expires_on: expiresOn }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
