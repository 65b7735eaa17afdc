// Lists of resources (RFC 7644, section 3.4.2).
import { ScimError } from '../../platform/http/scim'
import { normalName, type ResourceType } from './attributes'
import { parseFilter } from './filter'
import { scimText } from './messages'
import { sortColumnOf, type ScimPage } from './sql'

export interface ListQuery {
  filter?: string
  startIndex?: number
  count?: number
  sortBy?: string
  sortOrder?: 'ascending' | 'descending'
}

export const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

const DEFAULT_COUNT = 100
export const MAX_COUNT = 200
/** Later pages take longer to find; no tenant has that many people. */
const MAX_START = 1_000_000

/** @throws ScimError 400 */
export function pageOf(type: ResourceType, query: ListQuery, maxCount = MAX_COUNT): ScimPage {
  const { startIndex = 1, count = DEFAULT_COUNT, sortBy, sortOrder } = query
  return {
    filter: query.filter === undefined ? undefined : parseFilter(query.filter),
    sort: sortBy === undefined ? undefined : sortOf(type, sortBy, sortOrder === 'descending'),
    offset: Math.min(Math.max(startIndex, 1), MAX_START) - 1,
    limit: Math.min(Math.max(count, 0), maxCount),
  }
}

export const listDocument = (
  resources: readonly object[],
  { offset, total }: { offset: number; total: number },
): object => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex: offset + 1,
  itemsPerPage: resources.length,
  Resources: resources,
})

function sortOf(type: ResourceType, sortBy: string, descending: boolean): ScimPage['sort'] {
  const column = sortColumnOf(type, normalName(sortBy))
  if (!column) throw new ScimError(400, 'invalidValue', scimText('sortAttribute', { name: sortBy }))
  return { column, descending }
}
