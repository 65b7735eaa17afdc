// Writes the rows of an archive as the owner of the tables, in one transaction that locks them: row-level security, triggers and the
// order of references are switched off until the rows are complete, and then everything is checked.
import type pg from 'pg'

const TABLES = `
  select c.oid, c.relname as name from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any ($1)`

/** Rows of one statement. */
const BATCH = 500
const LOCK_TIMEOUT = '10s'

export interface ImportColumn {
  table: string
  name: string
  isRequired: boolean
  /** Computed by the database, or a number that it gives. */
  isGenerated: boolean
}

export interface Reference {
  table: string
  constraint: string
  /** Without tenant_id. */
  columns: string[]
  target: string
}

export async function selectColumns(client: pg.ClientBase, tables: readonly string[]): Promise<ImportColumn[]> {
  const { rows } = await client.query<ImportColumn>(
    `select t.name as table, a.attname as name, a.attnotnull and not a.atthasdef as "isRequired",
            a.attgenerated <> '' or a.attidentity <> '' as "isGenerated"
       from (${TABLES}) t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      order by t.name, a.attnum`,
    [tables],
  )
  return rows
}

export async function selectReferences(client: pg.ClientBase, tables: readonly string[]): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select t.name as table, f.conname as constraint, f.confrelid::regclass::text as target,
            array(select a.attname::text from unnest(f.conkey) k join pg_attribute a on a.attrelid = t.oid and a.attnum = k
                   where a.attname <> 'tenant_id') as columns
       from (${TABLES}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      order by t.name, f.conname`,
    [tables],
  )
  return rows
}

/** Begins the transaction, locks the tables, and lets rows be written in any order. */
export async function beginImport(
  client: pg.ClientBase,
  tables: readonly string[],
  references: readonly Reference[],
): Promise<void> {
  await client.query('begin')
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
  await client.query('set local statement_timeout = 0')
  for (const table of tables) {
    await client.query(`alter table ${quoted(table)} no force row level security`)
    await client.query(`alter table ${quoted(table)} disable trigger user`)
  }
  for (const { table, constraint } of references)
    await client.query(
      `alter table ${quoted(table)} alter constraint ${quoted(constraint)} deferrable initially deferred`,
    )
}

/** Checks all references, and restores what `beginImport` has switched off. */
export async function finishImport(
  client: pg.ClientBase,
  tables: readonly string[],
  references: readonly Reference[],
): Promise<void> {
  await client.query('set constraints all immediate')
  for (const { table, constraint } of references)
    await client.query(`alter table ${quoted(table)} alter constraint ${quoted(constraint)} not deferrable`)
  for (const table of tables) {
    await client.query(`alter table ${quoted(table)} enable trigger user`)
    await client.query(`alter table ${quoted(table)} force row level security`)
  }
  await client.query('commit')
}

export async function insertRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const names = columns.map(quoted).join(', ')
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = `[${rows.slice(start, start + BATCH).join(',')}]`
    await client.query(
      `insert into ${quoted(table)} (${names})
       select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [batch],
    )
  }
}

/** Keys that sign no more here: they only verify what they have signed. */
export async function insertSigningKeys(client: pg.ClientBase, rows: readonly string[]): Promise<void> {
  await client.query(
    `insert into evidence_key (id, public_key, private_key, created_at, retired_at)
     select id, public_key, '', created_at, coalesce(retired_at, now())
       from json_populate_recordset(null::evidence_key, $1::json)
     on conflict (id) do nothing`,
    [`[${rows.join(',')}]`],
  )
}

/** Clears references to rows that the installation does not have, such as its packages. */
export async function clearUnknown(
  client: pg.ClientBase,
  { tenantId, table, column, target }: { tenantId: string; table: string; column: string; target: string },
): Promise<void> {
  const own = table === 'tenant' ? 'id' : 'tenant_id'
  await client.query(
    `update ${quoted(table)} r set ${quoted(column)} = null
      where r.${own} = $1 and r.${quoted(column)} is not null
        and not exists (select from ${quoted(target)} t where t.id = r.${quoted(column)})`,
    [tenantId],
  )
}

/** Whether the tenant exists, also a deleted one. */
export async function isTenantPresent(client: pg.ClientBase, tenantId: string): Promise<boolean> {
  await client.query('begin')
  await client.query('set local role aerie_platform')
  const { rows } = await client.query('select from tenant where id = $1', [tenantId])
  await client.query('commit')
  return rows.length > 0
}

/** Addresses among these that belong to another user already. Call it after `beginImport`. */
export async function selectTakenEmails(client: pg.ClientBase, emails: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    'select email from app_user where email = any ($1) order by email limit 20',
    [emails],
  )
  return rows.map(({ email }) => email)
}

export async function selectAppliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  )
  return rows
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
