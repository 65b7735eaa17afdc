// Pages of lists. A first page takes one round trip and a plan that PostgreSQL keeps.
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { offsetOf, type Page } from '../core/paging'
import { asPlatform, inTenant, readAsPlatform, readInTenant, type Db, type Tx } from './tenancy'

/** Page sizes that the app requests. */
const COMMON_SIZES = [20, 50, 100, 200]

/**
 * Common sizes are part of the text. With a parameter PostgreSQL assumes that a tenth of all rows is read, finds its generic
 * plan expensive, and plans each execution anew, which costs more than the page.
 */
const limitOf = ({ pageSize }: Page): RawBuilder<number> =>
  COMMON_SIZES.includes(pageSize) ? sql.lit(pageSize) : sql<number>`${pageSize}`

/** The offset of the first page is part of the text, for the same reason. */
const skipOf = (page: Page): RawBuilder<number> => (page.page === 1 ? sql.lit(0) : sql<number>`${offsetOf(page)}`)

/** `limit` and `offset` of a page. */
export const limitTo = (page: Page): RawBuilder<unknown> => sql`limit ${limitOf(page)} offset ${skipOf(page)}`

/**
 * One page of `rows`, and the number that `total` selects. They take one statement, unless a later page is empty.
 */
export async function selectPage<D, T extends keyof D, Row>(
  tx: Tx,
  rows: SelectQueryBuilder<D, T, Row>,
  total: Expression<unknown>,
  page: Page,
): Promise<{ items: Row[]; total: number }> {
  const items = (await rows
    .select(sql<number>`${total}`.as('total'))
    .limit(limitOf(page))
    .offset(skipOf(page))
    .execute()) as unknown as (Row & { total: number })[]
  return { items, total: await totalOf(tx, items, total, page) }
}

/** The number of rows, for selectPage. */
export const countOf = <D, T extends keyof D, Row>(rows: SelectQueryBuilder<D, T, Row>) =>
  rows.clearSelect().select(sql<number>`count(*)::int`.as('total'))

/** As selectPage, for a list in SQL. Without `total` it counts the rows of `from`. */
export async function selectPageOf<Row>(
  tx: Tx,
  { columns, from, order, total = sql`(select count(*)::int ${from})` }: PageParts,
  page: Page,
): Promise<{ items: Row[]; total: number }> {
  const { rows: items } = await sql<Row & { total: number }>`
    select ${columns}, ${total} as total ${from} order by ${order} ${limitTo(page)}`.execute(tx)
  return { items, total: await totalOf(tx, items, total, page) }
}

interface PageParts {
  columns: Expression<unknown>
  /** Rows that match the conditions. */
  from: Expression<unknown>
  order: Expression<unknown>
  total?: Expression<unknown>
}

/** The total of a page whose rows have it. A page without rows takes a statement of its own, except the first. */
export async function totalOf(
  tx: Tx,
  items: { total: number }[],
  total: Expression<unknown>,
  page: Page,
): Promise<number> {
  const [first] = items
  if (first) return first.total
  if (page.page === 1) return 0
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(tx)
  return rows[0]?.total ?? 0
}

/** As inTenant, for `work` that selects one page: without a search, the first takes one statement and so one round trip. */
export const readPage = <T>(
  db: Db,
  tenantId: string,
  { page, search }: Page & { search?: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (page === 1 && !search ? readInTenant : inTenant)(db, tenantId, work)

/** As asPlatform, for `work` that selects one page; see readPage. */
export const readPlatformPage = <T>(db: Db, { page }: Page, work: (tx: Tx) => Promise<T>): Promise<T> =>
  (page === 1 ? readAsPlatform : asPlatform)(db, work)
