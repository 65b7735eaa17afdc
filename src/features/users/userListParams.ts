// URL parameters of the user list.
import type { UserSort } from '../../api/user'
import { id, listParams, many, oneOf, searchText } from '../../shared/lists/listParams'
import { STATES, TYPES } from './labels'

const SORTS = [
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

export const userListParams = listParams({
  search: searchText(),
  state: many(STATES),
  type: many(TYPES),
  group: id(),
  factor: many(['on', 'off']),
  sort: oneOf(SORTS),
})
