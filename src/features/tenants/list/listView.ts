// What the tenant list shows, as it stands in the address bar.
import type { ListTenantsApiArg, TenantSort, TenantStatus } from '../../../api/tenant'
import { readPaging, writePaging, type Paging } from '../../../shared/lists/paging'
import { SEARCH_MAX } from '../limits'

export const STATUSES = ['pending', 'active', 'suspended'] as const satisfies TenantStatus[]
export const SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'status', '-status'] as const satisfies TenantSort[]
const [NEWEST_FIRST] = SORTS

export interface ListView extends Paging {
  search: string
  statuses: TenantStatus[]
  sort: TenantSort
}

/** Reads a view; what is not understood counts as not there. */
export function readView(params: URLSearchParams): ListView {
  const wanted = params.getAll('status')
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    statuses: STATUSES.filter((status) => wanted.includes(status)),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NEWEST_FIRST,
    ...readPaging(params),
  }
}

/** Writes a view; what goes without saying is left out. */
export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  for (const status of view.statuses) params.append('status', status)
  if (view.sort !== NEWEST_FIRST) params.set('sort', view.sort)
  writePaging(params, view)
  return params
}

/** The part of a view that decides which tenants belong to it. */
export const filtersOf = ({ search, statuses }: ListView): Pick<ListTenantsApiArg, 'search' | 'status'> => ({
  search: search || undefined,
  status: statuses.length > 0 ? statuses : undefined,
})

export const isFiltered = ({ search, statuses, page }: ListView): boolean =>
  search !== '' || statuses.length > 0 || page > 1
