// What the list of user groups shows, as it stands in the address bar.
import type { UserGroupSort } from '../../api/user-group'
import { readPaging, writePaging, type Paging } from '../../shared/lists/paging'
import { SEARCH_MAX } from './limits'

export const SORTS = [
  'name',
  '-name',
  '-memberCount',
  'memberCount',
  '-createdAt',
  'createdAt',
] as const satisfies UserGroupSort[]
const [BY_NAME] = SORTS

export interface GroupView extends Paging {
  search: string
  sort: UserGroupSort
}

export const readView = (params: URLSearchParams): GroupView => ({
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? BY_NAME,
  ...readPaging(params),
})

export function writeView(view: GroupView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  if (view.sort !== BY_NAME) params.set('sort', view.sort)
  writePaging(params, view)
  return params
}
