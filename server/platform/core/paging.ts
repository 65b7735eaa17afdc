// Paging of lists, the same in every group.

export interface Page {
  page: number
  pageSize: number
}

/** Reads `page` and `pageSize` of a query. Validation has already filled in the contract's defaults. */
export const pageOf = (query: { page?: number; pageSize?: number }): Page => ({
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 50,
})

/** Number of rows before the page. */
export const offsetOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize

/** A `like` pattern that matches `text` anywhere, with its % and _ escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
