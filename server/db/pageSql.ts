// Limit and offset of a page in SQL.
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, type Page } from '../core/paging'

/** Page sizes that the app requests. */
const COMMON_SIZES = [20, 50, 100, 200]

/**
 * Common sizes are part of the text. With a parameter PostgreSQL assumes that a tenth of all rows is read, finds its generic
 * plan expensive, and plans each execution anew, which costs more than the page.
 */
export const limitOf = ({ pageSize }: Page): RawBuilder<number> =>
  COMMON_SIZES.includes(pageSize) ? sql.lit(pageSize) : sql<number>`${pageSize}`

/** The offset of the first page is part of the text, for the same reason. */
export const skipOf = (page: Page): RawBuilder<number> =>
  page.page === 1 ? sql.lit(0) : sql<number>`${offsetOf(page)}`
