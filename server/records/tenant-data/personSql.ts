// The rows of a tenant that are the data of one person: those that refer to the person, read from the schema.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { selectHeldPermissions } from '../../platform/identity/heldPermissions'
import type { Permission } from '../../platform/identity/permissions'
import { ABOUT_OTHERS, FOLLOWED, isLeftOutOfPerson, NAMES_PERSON, NOT_OF_PEOPLE } from './leftOut'
import { ACCOUNT_TABLES, CLIENT_COLUMNS, isTold, RECORD_PERMISSIONS } from './personShape'
import type { RowFilter } from './rowSql'
import { selectDataTables, type DataTable } from './schemaSql'

export interface PersonTable {
  table: DataTable
  /** The rows of one person. */
  filterOf: (tenantId: string, personId: string) => RowFilter
}

/** Who receives the data. */
export interface Recipient {
  personId: string
  isClient: boolean
  /** The company of a client. */
  clientId: string | null
  permissions: ReadonlySet<Permission>
}

/** No client has it, so that a person without a company sees nothing. */
const NO_CLIENT = '00000000-0000-0000-0000-000000000000'
/** When a row came to refer to a person, by the names of the columns. */
const TIMES = /^(created_at|added_at|at|uploaded_at|changed_at|answered_at|reviewed_at|sent_at|made_at)$/

/** Runs with the role of the tenant. @returns undefined when the account does not exist or was deleted */
export async function selectRecipient(tenantId: string, tx: Tx, personId: string): Promise<Recipient | undefined> {
  const { rows } = await sql<{ isClient: boolean; clientId: string | null }>`
    select user_type = 'tenant-client' as "isClient", client_id as "clientId" from app_user
     where tenant_id = ${tenantId} and id = ${personId} and deleted_at is null`.execute(tx)
  const [person] = rows
  return person && { ...person, personId, permissions: await selectHeldPermissions(tenantId, tx, personId) }
}

/** Makes the scope of the client that of reads with the role of clients, until the transaction ends. */
export async function enterClientScope(tx: Tx, { clientId }: Recipient): Promise<void> {
  await sql`select set_config('app.client_id', ${clientId ?? NO_CLIENT}, true)`.execute(tx)
}

/**
 * The rows of a person, in the shape that the API gives them to the same person.
 * @throws Error when no role may read one of the tables, or its shape is not declared
 */
export async function selectPersonTables(tx: Tx, recipient: Recipient): Promise<PersonTable[]> {
  const references = await selectReferencesToPeople(tx)
  const tables = await selectDataTables(tx)
  const found = tables
    .filter(({ name }) => !isLeftOutOfPerson(name))
    .flatMap((table) => {
      const columns = references.get(table.name) ?? []
      const filterOf = filterFor(table.name, columns)
      return filterOf ? [{ table: shaped(personal(table), columns, recipient), filterOf }] : []
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

/** @param references its columns that refer to the person */
function shaped(table: DataTable, references: readonly string[], recipient: Recipient): DataTable {
  const { name } = table
  if (ACCOUNT_TABLES.has(name)) return table
  const needed = RECORD_PERMISSIONS[name]
  if (!needed) throw new Error(`The shape in which people receive rows of ${name} is not declared`)
  const own = [...references, ...(FOLLOWED[name] ? [FOLLOWED[name].column] : [])]
  const ofClients = CLIENT_COLUMNS[name]
  const only = { personId: recipient.personId, columns: references }
  if (recipient.isClient && ofClients) return { ...limited(table, [...ofClients, ...own]), only, role: 'aerie_client' }
  if (!recipient.isClient && needed.every((each) => recipient.permissions.has(each)))
    return limited(
      table,
      table.columns.filter((column) => own.includes(column) || isTold(name, column)),
    )
  const times = table.columns.filter((each) => TIMES.test(each))
  return { ...limited(table, [...table.primaryKey, 'tenant_id', ...own, ...times]), only }
}

function limited(table: DataTable, wanted: readonly string[]): DataTable {
  const columns = table.columns.filter((column) => wanted.includes(column))
  return { ...table, columns, leftOut: [...table.leftOut, ...table.columns.filter((each) => !columns.includes(each))] }
}

function personal(table: DataTable): DataTable {
  const without = NOT_OF_PEOPLE[table.name]?.columns ?? []
  return {
    ...table,
    columns: table.columns.filter((column) => !without.includes(column)),
    leftOut: [...table.leftOut, ...without],
  }
}
