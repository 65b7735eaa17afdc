// What the list of places shows, as it stands in the address bar.
import type { LocationSort } from '../../api/location'
import { readPaging, writePaging, type Paging } from '../../shared/lists/paging'

export const SEARCH_MAX = 120
export const SORTS = ['name', '-name', '-missionCount', 'missionCount'] as const satisfies LocationSort[]

export interface ListView extends Paging {
  search: string
  sort: LocationSort
}

/** Reads a view; what is not understood counts as not there. */
export const readView = (params: URLSearchParams): ListView => ({
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? SORTS[0],
  ...readPaging(params),
})

/** Writes a view; what goes without saying is left out. */
export function writeView(view: ListView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  if (view.sort !== SORTS[0]) params.set('sort', view.sort)
  writePaging(params, view)
  return params
}
