// What the list of users shows, as it stands in the address bar.
import type { ListUsersApiArg, TeamUserType, UserSort, UserState } from '../../api/user'
import { readPaging, writePaging, type Paging } from '../../shared/lists/paging'
import { SEARCH_MAX } from './limits'
import { STATES, TYPES } from './words'

export const SORTS = [
  'name',
  '-name',
  'email',
  '-email',
  'userType',
  '-userType',
  'state',
  '-state',
  '-createdAt',
  'createdAt',
] as const satisfies UserSort[]
const [BY_NAME] = SORTS

export interface UserView extends Paging {
  search: string
  states: UserState[]
  types: TeamUserType[]
  /** Id of a user group. */
  group: string | undefined
  sort: UserSort
}

const ID = /^[0-9a-f-]{36}$/

/** Reads a view; what is not understood counts as not there. */
export function readView(params: URLSearchParams): UserView {
  const states = params.getAll('state')
  const types = params.getAll('type')
  const group = params.get('group') ?? ''
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    states: STATES.filter((state) => states.includes(state)),
    types: TYPES.filter((type) => types.includes(type)),
    group: ID.test(group) ? group : undefined,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? BY_NAME,
    ...readPaging(params),
  }
}

/** Writes a view; what goes without saying is left out. */
export function writeView(view: UserView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  for (const state of view.states) params.append('state', state)
  for (const type of view.types) params.append('type', type)
  if (view.group) params.set('group', view.group)
  if (view.sort !== BY_NAME) params.set('sort', view.sort)
  writePaging(params, view)
  return params
}

/** The part of a view that decides which users belong to it. */
export const filtersOf = ({
  search,
  states,
  types,
  group,
}: UserView): Pick<ListUsersApiArg, 'search' | 'state' | 'userType' | 'groupId'> => ({
  search: search || undefined,
  state: states.length > 0 ? states : undefined,
  userType: types.length > 0 ? types : undefined,
  groupId: group,
})

export const noFilters = { search: '', states: [], types: [], group: undefined } satisfies Partial<UserView>

export const isFiltered = ({ search, states, types, group }: UserView): boolean =>
  search !== '' || states.length > 0 || types.length > 0 || group !== undefined
