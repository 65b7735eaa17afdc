// The part of every list's view that says which page of it is shown, as it stands in the address bar.

export const PAGE_SIZES = [20, 50, 100, 200]
const PAGE_SIZE = 50
const LAST_PAGE = 100_000

export interface Paging {
  page: number
  pageSize: number
}

/** Reads the paging; what is not understood counts as not there. */
export function readPaging(params: URLSearchParams): Paging {
  const page = Number(params.get('page'))
  const pageSize = Number(params.get('pageSize'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : PAGE_SIZE,
  }
}

/** Writes the paging into `params`; what goes without saying is left out. */
export function writePaging(params: URLSearchParams, { page, pageSize }: Paging): void {
  if (page !== 1) params.set('page', String(page))
  if (pageSize !== PAGE_SIZE) params.set('pageSize', String(pageSize))
}
