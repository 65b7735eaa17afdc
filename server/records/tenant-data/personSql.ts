// The rows of a tenant that are the data of one person: those that refer to the person, read from the schema.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { ABOUT_OTHERS, FOLLOWED, isLeftOutOfPerson, NAMES_PERSON, NOT_OF_PEOPLE } from './leftOut'
import type { RowFilter } from './rowSql'
import { selectDataTables, type DataTable } from './schemaSql'

export interface PersonTable {
  table: DataTable
  /** The rows of one person. */
  filterOf: (tenantId: string, personId: string) => RowFilter
}

/** @throws Error when no role may read one of the tables */
export async function selectPersonTables(tx: Tx): Promise<PersonTable[]> {
  const references = await selectReferencesToPeople(tx)
  const tables = await selectDataTables(tx)
  const found = tables
    .filter(({ name }) => !isLeftOutOfPerson(name))
    .flatMap((table) => {
      const filterOf = filterFor(table.name, references.get(table.name) ?? [])
      return filterOf ? [{ table: personal(table), filterOf }] : []
    })
  const unreadable = found.filter(({ table }) => table.role === undefined).map(({ table }) => table.name)
  if (unreadable.length > 0) throw new Error(`No role may read all columns of ${unreadable.join(', ')}`)
  return found
}

/** Columns that refer to a person, by table. */
async function selectReferencesToPeople(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select distinct c.relname as table, a.attname as column
      from pg_constraint f
      join pg_class c on c.oid = f.conrelid and not c.relispartition
      cross join lateral unnest(f.conkey, f.confkey) as k (own, target)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own
      join pg_attribute t on t.attrelid = f.confrelid and t.attnum = k.target and t.attname = 'id'
     where f.contype = 'f' and f.confrelid = 'app_user'::regclass
     order by 1, 2`.execute(tx)
  const columns = new Map<string, string[]>()
  for (const { table, column } of rows) {
    if (`${table}.${column}` in ABOUT_OTHERS) continue
    columns.set(table, [...(columns.get(table) ?? []), column])
  }
  for (const [table, column] of Object.entries(NAMES_PERSON))
    columns.set(table, [...(columns.get(table) ?? []), column])
  return columns
}

function filterFor(table: string, columns: readonly string[]): PersonTable['filterOf'] | undefined {
  if (table === 'app_user') return (tenantId, personId) => sql`r.tenant_id = ${tenantId} and r.id = ${personId}`
  const followed = FOLLOWED[table]
  if (followed)
    return (tenantId, personId) => sql`r.tenant_id = ${tenantId} and ${sql.ref(`r.${followed.column}`)} in (
      select o.id from ${sql.table(followed.owner)} o
       where o.tenant_id = ${tenantId} and ${sql.ref(`o.${followed.person}`)} = ${personId})`
  if (columns.length === 0) return undefined
  return (tenantId, personId) => {
    const refers = columns.map((column) => sql`${sql.ref(`r.${column}`)} = ${personId}`)
    return sql`r.tenant_id = ${tenantId} and (${sql.join(refers, sql` or `)})`
  }
}

function personal(table: DataTable): DataTable {
  const without = NOT_OF_PEOPLE[table.name]?.columns ?? []
  return {
    ...table,
    columns: table.columns.filter((column) => !without.includes(column)),
    leftOut: [...table.leftOut, ...without],
  }
}
