import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Page } from '../../../platform/core/paging'
import { selectPageOf } from '../../../platform/db/pageSql'
import type { Tx } from '../../../platform/db/tenancy'
import type { Measure } from '../measures'
import { fromSaved, readRow, SAVED_COLUMNS, type SavedColumns, type SavedPeriod, type SavedRow } from './row'

/** One page, by name. @param search part of the name of the report or of its base layer */
export async function selectSaved(
  tenantId: string,
  tx: Tx,
  search: string,
  page: Page,
): Promise<{ items: SavedRow[]; total: number }> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const from = sql`${fromSaved(tenantId)} and (lower(s.name) like ${pattern} or lower(b.name) like ${pattern})`
  const parts = { columns: SAVED_COLUMNS, from, order: sql`lower(s.name), s.id` }
  const { items, total } = await selectPageOf<SavedColumns>(tx, parts, page)
  return { items: items.map(readRow), total }
}

export async function selectOneSaved(tenantId: string, tx: Tx, id: string): Promise<SavedRow | undefined> {
  const { rows } = await sql<SavedColumns>`
    select ${SAVED_COLUMNS} ${fromSaved(tenantId)} and s.id = ${id}`.execute(tx)
  return rows[0] && readRow(rows[0])
}

export async function countSaved(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_report where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface NewSaved {
  name: string
  baseLayerId: string
  rows: string
  measures: readonly Measure[]
  period: SavedPeriod
  createdBy: string
}

/** @returns its ID. @throws a unique violation when the tenant has one of this name */
export async function insertSaved(tenantId: string, tx: Tx, saved: NewSaved): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('saved_report')
    .values({
      id,
      tenant_id: tenantId,
      name: saved.name,
      base_layer_id: saved.baseLayerId,
      row_kind: saved.rows,
      measures: [...saved.measures],
      period_kind: saved.period.kind,
      from_day: saved.period.from ?? null,
      until_day: saved.period.until ?? null,
      created_by: saved.createdBy,
    })
    .execute()
  return id
}

/** @returns false when it does not exist at this version */
export async function updateSaved(
  tenantId: string,
  tx: Tx,
  { id, version }: { id: string; version: number },
  { name, measures, period }: Pick<NewSaved, 'name' | 'measures' | 'period'>,
): Promise<boolean> {
  const row = await tx
    .updateTable('saved_report')
    .set((eb) => ({
      version: eb('version', '+', 1),
      name,
      measures: [...measures],
      period_kind: period.kind,
      from_day: period.from ?? null,
      until_day: period.until ?? null,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it still existed */
export async function deleteSavedRow(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_report')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
