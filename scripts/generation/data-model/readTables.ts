// Reads the tables, their columns, references, privileges and row policies from the catalog of a migrated database.
import type pg from 'pg'

/** Roles of the server, in the order in which they are described. */
export const ROLES = [
  'aerie_tenant',
  'aerie_client',
  'aerie_visitor',
  'aerie_platform',
  'aerie_search',
  'aerie_features',
] as const

export type Role = (typeof ROLES)[number]

export interface Column {
  name: string
  type: string
  isNullable: boolean
  comment: string | null
  /** Values that a check permits, for example of a status. */
  values: string[]
}

/** A foreign key. The tenant, which most of them contain, is left out of `columns` unless it is the only one. */
export interface Reference {
  columns: string[]
  table: string
  onDelete: 'cascade' | 'set null' | 'restrict'
  /** Whether at most one row refers to each row of `table`. */
  isUnique: boolean
}

export interface Policy {
  name: string
  role: Role
  command: 'all' | 'select' | 'insert' | 'update' | 'delete'
  /** Condition of the rows that the role sees; of new rows where there is no other. */
  using: string | null
  /** Condition of new rows, if it differs. */
  check: string | null
}

export interface Grant {
  role: Role
  /** On at least one column. */
  privileges: string[]
  /** Columns that the role cannot read although it reads others. */
  hidden: string[]
}

export interface Table {
  name: string
  comment: string | null
  primaryKey: string[]
  columns: Column[]
  references: Reference[]
  policies: Policy[]
  grants: Grant[]
}

export async function readTables(database: pg.Pool | pg.ClientBase): Promise<Table[]> {
  const { rows } = await database.query<Omit<Table, 'columns' | 'references' | 'policies' | 'grants'>>(`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment, ${keyColumns('i.indkey::int2[]')} as "primaryKey"
      from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     order by c.relname collate "C"`)
  const columns = await readColumns(database)
  const references = await readReferences(database)
  const policies = await readPolicies(database)
  const grants = await readGrants(database)
  return rows.map((table) => ({
    name: table.name,
    comment: table.comment,
    primaryKey: table.primaryKey,
    columns: columns.get(table.name) ?? [],
    references: references.get(table.name) ?? [],
    policies: policies.get(table.name) ?? [],
    grants: grants.get(table.name) ?? [],
  }))
}

/** SQL of the names of the columns of table `c` with these numbers, in their order. */
const keyColumns = (numbers: string): string => `
  array(select a.attname::text from unnest(${numbers}) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place)`

async function readColumns(database: pg.Pool | pg.ClientBase): Promise<Map<string, Column[]>> {
  const { rows } = await database.query<Omit<Column, 'values'> & { table: string; checks: string[] }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
           not a.attnotnull as "isNullable", col_description(c.oid, a.attnum) as comment,
           array(select pg_get_constraintdef(k.oid) from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                  order by k.conname collate "C") as checks
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     order by a.attnum`)
  return byTable(rows, (row) => ({
    name: row.name,
    type: row.type,
    isNullable: row.isNullable,
    comment: row.comment,
    values: permittedValues(row.checks),
  }))
}

/** The texts that a check such as `status in ('pending', 'active')` lists, as PostgreSQL writes it. */
function permittedValues(checks: string[]): string[] {
  const lists = checks.flatMap((check) => {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(check)?.[1]
    return list === undefined ? [] : [list]
  })
  return lists.flatMap((list) => [...list.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? ''))
}

async function readReferences(database: pg.Pool | pg.ClientBase): Promise<Map<string, Reference[]>> {
  const { rows } = await database.query<{
    table: string
    columns: string[]
    target: string
    onDelete: string
    isUnique: boolean
  }>(`
    select c.relname as table, ${keyColumns('k.conkey')} as columns, t.relname as target, k.confdeltype as "onDelete",
           exists (select from pg_index i
                    where i.indrelid = c.oid and i.indisunique and i.indpred is null
                      and i.indkey::int2[] <@ k.conkey) as "isUnique"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
     order by k.conkey, t.relname collate "C"`)
  return byTable(rows, ({ columns, target, onDelete, isUnique }) => ({
    columns: columns.length > 1 ? columns.filter((name) => name !== 'tenant_id') : columns,
    table: target,
    onDelete: onDelete === 'c' ? 'cascade' : onDelete === 'n' ? 'set null' : 'restrict',
    isUnique,
  }))
}

async function readPolicies(database: pg.Pool | pg.ClientBase): Promise<Map<string, Policy[]>> {
  const { rows } = await database.query<{
    table: string
    name: string
    roles: Role[]
    command: string
    using: string | null
    check: string | null
  }>(`
    select tablename as table, policyname as name, roles::text[] as roles, lower(cmd) as command, qual as using,
           with_check as check
      from pg_policies where schemaname = 'public'
     order by policyname collate "C"`)
  const policies = byTable(
    rows.flatMap((row) => row.roles.map((role) => ({ table: row.table, row, role }))),
    ({ row, role }) => ({
      name: row.name,
      role,
      command: row.command as Policy['command'],
      using: row.using,
      check: row.check,
    }),
  )
  for (const list of policies.values()) list.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
  return policies
}

async function readGrants(database: pg.Pool | pg.ClientBase): Promise<Map<string, Grant[]>> {
  const { rows } = await database.query<Grant & { table: string }>(
    `select c.relname as table, r.role,
            array(select p.privilege from unnest(array['select', 'insert', 'update', 'delete'])
                    with ordinality p (privilege, place)
                   where case p.privilege when 'delete' then has_table_privilege(r.role, c.oid, 'delete')
                              else has_any_column_privilege(r.role, c.oid, p.privilege) end
                   order by p.place) as privileges,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                     and has_any_column_privilege(r.role, c.oid, 'select')
                     and not has_column_privilege(r.role, c.oid, a.attnum, 'select')
                   order by a.attnum) as hidden
       from pg_class c cross join unnest($1::text[]) with ordinality r (role, place)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by r.place`,
    [ROLES],
  )
  return byTable(rows, ({ role, privileges, hidden }) => ({ role, privileges, hidden }))
}

function byTable<Row extends { table: string }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(row.table) ?? []
    group.push(valueOf(row))
    groups.set(row.table, group)
  }
  return groups
}
