import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export type PublicFilePurpose = 'poster' | 'logo'

export async function insertPublicFile(
  tenantId: string | null,
  tx: Tx,
  file: { id: string; purpose: PublicFilePurpose; bytes: number },
): Promise<void> {
  await tx
    .insertInto('public_file')
    .values({ ...file, tenant_id: tenantId })
    .execute()
}

/** Whether this tenant (or the platform, with null) uploaded such a picture. */
export async function publicFileExists(
  tenantId: string | null,
  tx: Tx,
  fileId: string,
  purpose: PublicFilePurpose,
): Promise<boolean> {
  const row = await tx
    .selectFrom('public_file')
    .select('id')
    .where('id', '=', fileId)
    .where('purpose', '=', purpose)
    .where('tenant_id', tenantId === null ? 'is' : '=', tenantId)
    .executeTakeFirst()
  return row !== undefined
}

/** Bytes of all pictures of a tenant. */
export async function sumPublicFileBytes(tenantId: string, tx: Tx): Promise<number> {
  const { bytes } = await tx
    .selectFrom('public_file')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return bytes
}

export async function deletePublicFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('public_file').where('id', '=', fileId).execute()
}

/** Deletes the rows of pictures older than a day without a reference. @returns their IDs */
export async function deleteUnusedPublicFiles(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from public_file f
     where f.created_at < now() - interval '1 day'
       and not exists (select from package where poster_id = f.id)
       and not exists (select from tenant where logo_id = f.id)
       and not exists (select from client where logo_id = f.id)
    returning f.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function selectExistingPublicFiles(tx: Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('public_file').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those of these avatars that users have. */
export async function selectAvatarsInUse(tx: Tx, avatars: string[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('app_user').select('avatar').where('avatar', 'in', avatars).execute()
  return new Set(rows.flatMap(({ avatar }) => avatar ?? []))
}
