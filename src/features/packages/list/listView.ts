// What the package list shows, as it stands in the address bar.
import type { ListPackagesApiArg, PackageSort } from '../../../api/package'
import { readPaging, writePaging, type Paging } from '../../../shared/lists/paging'
import { SEARCH_MAX } from '../limits'

export const SALE_STATES = ['on', 'off'] as const
export type SaleState = (typeof SALE_STATES)[number]

export const SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'price',
  '-price',
  '-tenants',
  'tenants',
] as const satisfies PackageSort[]
const [NEWEST_FIRST] = SORTS

export interface ListView extends Paging {
  search: string
  sale: SaleState[]
  sort: PackageSort
}

/** Reads a view; what is not understood counts as not there. */
export function readView(params: URLSearchParams): ListView {
  const wanted = params.getAll('sale')
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    sale: SALE_STATES.filter((state) => wanted.includes(state)),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NEWEST_FIRST,
    ...readPaging(params),
  }
}

/** Writes a view; what goes without saying is left out. */
export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  for (const state of view.sale) params.append('sale', state)
  if (view.sort !== NEWEST_FIRST) params.set('sort', view.sort)
  writePaging(params, view)
  return params
}

/** What to ask the server for. Both states together are no filter. */
export const queryOf = ({ search, sale, sort, page, pageSize }: ListView): ListPackagesApiArg => ({
  search: search || undefined,
  active: sale.length === 1 ? sale[0] === 'on' : undefined,
  sort,
  page,
  pageSize,
})

export const isFiltered = ({ search, sale, page }: ListView): boolean => search !== '' || sale.length > 0 || page > 1
