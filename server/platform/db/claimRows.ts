// How processes share a queue that is a table.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './tenancy'

/**
 * Locks the rows that `due` selects, updates them, and returns them. Rows that another process has locked are left to it.
 *
 * `due` is evaluated once. As a subquery in FROM or IN, the plan of a nested loop evaluates it again for each row of the table, and
 * each time it finds and locks the next row.
 *
 * @param due selects the keys, with `order by`, `limit` and `for update skip locked`
 * @param update `update ... from due where ... returning ...`, which joins the keys
 */
export async function claimRows<Row>(tx: Tx, due: RawBuilder<unknown>, update: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`with due as materialized (${due}) ${update}`.execute(tx)
  return rows
}
