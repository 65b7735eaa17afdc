import { OPEN_STATES, SEVERITIES } from '../../../alerts/alertStates'
import type { AlertSeverity, AlertSource, AlertState } from '../../../api/alert'

/** Names of the parameters in the URL. */
const FILTERS = ['state', 'severity', 'source', 'kind', 'owner', 'overdue', 'snoozed'] as const
export type FilterName = (typeof FILTERS)[number]

export const STATES: AlertState[] = [...OPEN_STATES, 'closed']
export const SOURCES: AlertSource[] = ['person', 'ai', 'rule', 'webhook']

interface Filters {
  state: AlertState[]
  severity?: AlertSeverity[]
  source?: AlertSource[]
  kind?: string
  owner?: string
  overdue?: boolean
  snoozed: boolean
}

/** The filters that clients have. */
export function clientFiltersOf(search: URLSearchParams): Pick<Filters, 'severity' | 'kind'> {
  const { severity, kind } = filtersOf(search)
  return { ...(severity && { severity }), ...(kind && { kind }) }
}

/** The filters of the list; open alerts that are not snoozed unless the URL names others. */
export function filtersOf(search: URLSearchParams): Filters {
  const state = STATES.find((value) => value === search.get('state'))
  const severity = SEVERITIES.find((value) => value === search.get('severity'))
  const source = SOURCES.find((value) => value === search.get('source'))
  const kind = search.get('kind')
  const owner = search.get('owner')
  return {
    state: state ? [state] : OPEN_STATES,
    ...(severity && { severity: [severity] }),
    ...(source && { source: [source] }),
    ...(kind && { kind }),
    ...((owner === 'me' || owner === 'none') && { owner }),
    ...(search.has('overdue') && { overdue: true }),
    snoozed: search.has('snoozed'),
  }
}

export const hasFilters = (search: URLSearchParams): boolean => FILTERS.some((name) => search.has(name))

export function withoutFilters(search: URLSearchParams): URLSearchParams {
  for (const name of FILTERS) search.delete(name)
  return search
}
