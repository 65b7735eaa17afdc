// The reply to an edit of an older version: who created the current version, and when.
import { sql } from 'kysely'
import { conflict, type AppError } from '../core/errors'
import type { Message } from '../core/messages'
import type { TablesWith } from './tables'
import type { Tx } from './tenancy'

/** A table that records who edited a row, and when. */
type VersionedTable = TablesWith<'edited_at' | 'edited_by'>

/**
 * @param id undefined for the settings of the seller, which have only one row
 * @returns AppError 409. Its values have `changedAt` and, unless the editor is hidden from the caller by row-level security,
 * `changedBy`: the name of the user.
 */
export async function staleVersion(
  tx: Tx,
  table: VersionedTable,
  id: string | undefined,
  { code, values }: Message,
): Promise<AppError> {
  const { rows } = await sql<{ changedAt: Date | null; changedBy: string | null }>`
    select t.edited_at as "changedAt", u.name as "changedBy"
      from ${sql.table(table)} t
      left join app_user u on u.id = t.edited_by
     where ${id === undefined ? sql`true` : sql`t.id = ${id}`}`.execute(tx)
  const { changedAt, changedBy } = rows[0] ?? {}
  return conflict({
    code,
    values: {
      ...values,
      ...(changedAt && { changedAt: changedAt.toISOString() }),
      ...(changedBy && { changedBy }),
    },
  })
}
