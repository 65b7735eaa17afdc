// The page of a list in the URL.

export const PAGE_SIZES = [20, 50, 100, 200]
const PAGE_SIZE = 50
const LAST_PAGE = 100_000
/** The URL parameters of a page. */
export const PAGING_KEYS = ['page', 'pageSize']

export interface Paging {
  /** From 1. */
  page: number
  pageSize: number
}

/** Invalid values are ignored. */
export function readPaging(params: URLSearchParams): Paging {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('pageSize'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : PAGE_SIZE,
  }
}

/** Writes the page to `params`; defaults are left out. */
export function writePaging(params: URLSearchParams, { page, pageSize }: Paging): void {
  if (page !== 1) params.set('page', String(page))
  if (pageSize !== PAGE_SIZE) params.set('pageSize', String(pageSize))
}
