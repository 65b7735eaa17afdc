import type { DocumentSort } from '../../api/document'
import { id, listParams, many, matching, oneOf, searchText } from '../../shared/lists/listParams'

export const SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'expiresOn',
  '-expiresOn',
] as const satisfies DocumentSort[]
export const EXPIRIES = ['expired', 'soon', 'valid'] as const

/** URL parameters of the documents of a mission. */
export const documentListParams = listParams({
  search: searchText(),
  folder: matching(/^.{1,400}$/),
  type: id(),
  tag: matching(/^.{1,60}$/),
  expiry: many(EXPIRIES),
  sort: oneOf(SORTS),
})
