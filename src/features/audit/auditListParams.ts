// URL parameters of the audit log.
import dayjs from 'dayjs'
import type { ListAuditEntriesApiArg } from '../../api/audit'
import { id, listParams, matching, searchText } from '../../shared/lists/listParams'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export const auditListParams = listParams({
  search: searchText(),
  /** An action, or a group of actions. */
  action: matching(/^[a-z.-]{1,80}$/),
  /** Days in the user's time zone, YYYY-MM-DD; both are included. */
  from: matching(DAY),
  to: matching(DAY),
  /** A user: what they did, and what others did to them. */
  personId: id(),
  /** Only for super-admins. */
  tenantId: id(),
})

type AuditFilters = ReturnType<typeof auditListParams.filters>

/** Filters as arguments of the query and of the export: days become times. */
export const toQueryFilters = ({
  from,
  to,
  ...filters
}: AuditFilters): Omit<ListAuditEntriesApiArg, 'page' | 'pageSize'> => ({
  ...filters,
  from: timeOf(from, 0),
  to: timeOf(to, 1),
})

/** Start of the day `later` days after `day`; undefined if it is not a date. */
function timeOf(day: string | undefined, later: number): string | undefined {
  const date = dayjs(day)
  return day && date.isValid() ? date.add(later, 'day').toISOString() : undefined
}
