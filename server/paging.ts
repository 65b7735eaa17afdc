// Pages of a list, the same in every group.

export interface Page {
  page: number
  pageSize: number
}

/** Reads `page` and `pageSize` of a query; the contract's defaults have been filled in by validation. */
export const pageOf = (query: { page?: number; pageSize?: number }): Page => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 50,
})

/** How many rows to skip to reach the page. */
export const offsetOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

/** A `like` pattern that finds `text` anywhere, its own % and _ taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
