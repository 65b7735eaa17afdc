// Keys of the files of a tenant: stored files, pictures that anybody may see, and pictures of people.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export interface TenantFile {
  key: string
  /** Bytes and SHA-256 as recorded; null for pictures. */
  size: number | null
  sha256: string | null
}

/** Runs with the role of the tenant. */
export async function selectTenantFiles(tenantId: string, tx: Tx): Promise<TenantFile[]> {
  const { rows } = await sql<TenantFile>`
    select key, size, sha256 from stored_file where tenant_id = ${tenantId}
    union all
    select 'public/' || id || '.webp', null, null from public_file where tenant_id = ${tenantId}
    union all
    select 'avatars/' || substring(avatar from '[^/]+$') || '.webp', null, null
      from app_user where tenant_id = ${tenantId} and avatar is not null
     order by key`.execute(tx)
  return rows
}

/** The picture of a person. */
export async function selectAvatar(tenantId: string, tx: Tx, personId: string): Promise<TenantFile[]> {
  const { rows } = await sql<TenantFile>`
    select 'avatars/' || substring(avatar from '[^/]+$') || '.webp' as key, null as size, null as sha256
      from app_user where tenant_id = ${tenantId} and id = ${personId} and avatar is not null`.execute(tx)
  return rows
}
