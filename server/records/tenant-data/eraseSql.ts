// Counts and deletes the rows of a tenant. The tables are read from the schema.
import { sql } from 'kysely'
import { asPlatform, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { ReaderRole } from './schemaSql'

/** Rows that are deleted in one statement. */
const BATCH = 5_000

interface CountedTable {
  name: string
  /** A role that sees the rows of the tenant; undefined when none does. */
  role: ReaderRole | undefined
  /** Nothing refers to its rows, and tenants may delete them one by one. */
  isLeaf: boolean
}

/** All tables with a tenant. */
async function selectTables(tx: Tx): Promise<CountedTable[]> {
  const { rows } = await sql<{ name: string; tenantReads: boolean; platformReads: boolean; isLeaf: boolean }>`
    select c.relname as name,
           has_any_column_privilege('aerie_tenant', c.oid, 'select') and exists (
             select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r')
                and 'aerie_tenant'::regrole = any (p.polroles)) as "tenantReads",
           has_column_privilege('aerie_platform', c.oid, a.attnum, 'select') and exists (
             select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r')
                and 'aerie_platform'::regrole = any (p.polroles)) as "platformReads",
           has_table_privilege('aerie_tenant', c.oid, 'delete')
             and not exists (select from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid)
             and not exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
                                and t.tgtype & 8 = 8 and t.tgtype & 2 = 2) as "isLeaf"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname`.execute(tx)
  return rows.map(({ name, tenantReads, platformReads, isLeaf }) => ({
    name,
    role: tenantReads ? 'aerie_tenant' : platformReads ? 'aerie_platform' : undefined,
    isLeaf: isLeaf && tenantReads,
  }))
}

async function countOf(tenantId: string, tx: Tx, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)} where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Rows of the tenant in each table, without tables that have none.
 * @throws Error when no role sees a table
 */
export async function countRows(db: Db, tenantId: string): Promise<Record<string, number>> {
  const tables = await asPlatform(db, selectTables)
  const counts: Record<string, number> = {}
  for (const { name, role } of tables) {
    if (role === undefined) throw new Error(`No role sees the rows of ${name}`)
    const count =
      role === 'aerie_tenant'
        ? await inTenant(db, tenantId, (tx) => countOf(tenantId, tx, name))
        : await asPlatform(db, (tx) => countOf(tenantId, tx, name))
    if (count > 0) counts[name] = count
  }
  const self = await asPlatform(db, (tx) => tx.selectFrom('tenant').select('id').where('id', '=', tenantId).execute())
  return { ...counts, ...(self.length > 0 && { tenant: 1 }) }
}

/** Deletes many rows to which nothing refers in small steps, so that no statement takes long. */
export async function deleteManyRows(
  db: Db,
  tenantId: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const tables = await asPlatform(db, selectTables)
  for (const { name } of tables.filter((table) => table.isLeaf && (counts[table.name] ?? 0) > BATCH)) {
    for (;;) {
      const deleted = await inTenant(db, tenantId, (tx) => deleteBatch(tenantId, tx, name))
      if (deleted < BATCH) break
    }
  }
}

async function deleteBatch(tenantId: string, tx: Tx, name: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(name)} where ctid = any (array(
      select ctid from ${sql.table(name)} where tenant_id = ${tenantId} limit ${BATCH}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Deletes the tenant with all of its rows. */
export async function deleteTenantRows(tenantId: string, tx: Tx): Promise<void> {
  // The audit log and scheduled deletions of files do not refer to the tenant.
  await tx.deleteFrom('audit_entry').where('tenant_id', '=', tenantId).execute()
  await tx.deleteFrom('tenant').where('id', '=', tenantId).execute()
  // The rows of files have scheduled their deletion, which `eraseFiles` does at once.
  await tx.deleteFrom('file_removal').where('tenant_id', '=', tenantId).execute()
}

/** Keys of pictures of the tenant, which are not under its own prefix. */
export async function selectPictures(tenantId: string, tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select 'public/' || id || '.webp' as key from public_file where tenant_id = ${tenantId}
    union all
    select 'avatars/' || substring(avatar from '[^/]+$') || '.webp' from app_user
     where tenant_id = ${tenantId} and avatar is not null`.execute(tx)
  return rows.map(({ key }) => key)
}
