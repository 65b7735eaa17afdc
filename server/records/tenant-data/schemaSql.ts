// The tables with data of tenants, read from the schema, so that no list of tables can become outdated.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { isSecret, LEFT_OUT_TABLES } from './leftOut'

export type ReaderRole = 'aerie_tenant' | 'aerie_platform' | 'aerie_client'

export interface DataTable {
  name: string
  /** Those that are exported. */
  columns: string[]
  /** Columns with secrets. */
  leftOut: string[]
  /** Exported columns of the primary key. */
  primaryKey: string[]
  /** Columns with people, of which only the one person is exported; absent where all are. */
  only?: { personId: string; columns: readonly string[] }
  /** The role that may read all of the columns; undefined when none may. */
  role: ReaderRole | undefined
}

interface ColumnRow {
  table: string
  column: string
  isKey: boolean
  tenantReads: boolean
  platformReads: boolean
}

/** The tables that have a tenant, and the table of tenants, by name. */
export const selectDataTables = (tx: Tx): Promise<DataTable[]> =>
  selectTables(
    tx,
    sql`c.relname = 'tenant' or exists (
          select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped)`,
  )

/** The public keys that verify evidence. They belong to the installation; an archive has those that its evidence needs. */
export async function selectKeyTable(tx: Tx): Promise<DataTable> {
  const tables = await selectTables(tx, sql`c.relname = 'evidence_key'`)
  const table = tables[0]
  if (!table) throw new Error('The table evidence_key does not exist')
  return table
}

/** @param isWanted `c` is the row of pg_class */
async function selectTables(tx: Tx, isWanted: RawBuilder<unknown>): Promise<DataTable[]> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as table, a.attname as column,
           coalesce(a.attnum = any (i.indkey::int2[]), false) as "isKey",
           has_column_privilege('aerie_tenant', c.oid, a.attnum, 'select') and exists (
             select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r')
                and 'aerie_tenant'::regrole = any (p.polroles)) as "tenantReads",
           has_column_privilege('aerie_platform', c.oid, a.attnum, 'select') and exists (
             select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r')
                and 'aerie_platform'::regrole = any (p.polroles)) as "platformReads"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and (${isWanted})
     order by c.relname, a.attnum`.execute(tx)
  const names = [...new Set(rows.map(({ table }) => table))]
  return names.map((name) =>
    tableOf(
      name,
      rows.filter(({ table }) => table === name),
    ),
  )
}

/** The tables that an export contains. @throws Error when no role may read one of them */
export async function selectExportedTables(tx: Tx): Promise<DataTable[]> {
  const tables = (await selectDataTables(tx)).filter(({ name }) => !(name in LEFT_OUT_TABLES))
  const unreadable = tables.filter(({ role }) => role === undefined).map(({ name }) => name)
  if (unreadable.length > 0) throw new Error(`No role may read all columns of ${unreadable.join(', ')}`)
  return tables
}

function tableOf(name: string, all: readonly ColumnRow[]): DataTable {
  const exported = all.filter(({ column }) => !isSecret(name, column))
  return {
    name,
    columns: exported.map(({ column }) => column),
    leftOut: all.filter(({ column }) => isSecret(name, column)).map(({ column }) => column),
    primaryKey: exported.filter(({ isKey }) => isKey).map(({ column }) => column),
    role: roleOf(exported),
  }
}

function roleOf(columns: readonly ColumnRow[]): ReaderRole | undefined {
  if (columns.every(({ tenantReads }) => tenantReads)) return 'aerie_tenant'
  return columns.every(({ platformReads }) => platformReads) ? 'aerie_platform' : undefined
}
