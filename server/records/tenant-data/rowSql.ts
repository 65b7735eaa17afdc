// Rows as PostgreSQL writes them as JSON, so that an import reads back the same values.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { DataTable, ReaderRole } from './schemaSql'

const BATCH = 500

/** Which rows of a table are read; `r` is the row. */
export type RowFilter = ReturnType<typeof sql>

/** Rows of the tenant. */
export const ofTenant = (table: string, tenantId: string): RowFilter =>
  table === 'tenant' ? sql`r.id = ${tenantId}` : sql`r.tenant_id = ${tenantId}`

/** Rows with one of the IDs. */
export const withIds = (ids: readonly string[]): RowFilter => sql`r.id = any (${ids}::uuid[])`

/** IDs of the keys of the installation that have signed evidence of the tenant. */
export async function selectSigningKeys(tenantId: string, tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct key_id as id from evidence_case where tenant_id = ${tenantId} and key_id is not null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes a role until the transaction ends or another is taken. */
export async function takeRole(tx: Tx, role: ReaderRole): Promise<void> {
  await sql`select set_config('role', ${role}, true)`.execute(tx)
}

/** The rows in batches of JSON objects, in the order of the primary key. Reads with the role of the table. */
export async function* readRows(tx: Tx, table: DataTable, filter: RowFilter): AsyncGenerator<string[]> {
  await takeRole(tx, table.role ?? 'aerie_tenant')
  const { only } = table
  const columns = sql.join(
    table.columns.map((column) =>
      only?.columns.includes(column)
        ? sql`case when ${sql.ref(`r.${column}`)} = ${only.personId} then ${sql.ref(`r.${column}`)} end as ${sql.id(column)}`
        : sql`r.${sql.id(column)}`,
    ),
  )
  const order =
    table.primaryKey.length > 0 ? sql.join(table.primaryKey.map((column) => sql.ref(`r.${column}`))) : sql`1`
  await sql`
    declare exported no scroll cursor for
      select row_to_json(e)::text as row
        from (select ${columns} from ${sql.table(table.name)} r where ${filter} order by ${order}) e`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from exported`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close exported`.execute(tx)
}
