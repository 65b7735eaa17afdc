import type { AlertSeverity, AlertState } from '../../../api/alert'
import { OPEN_STATES, SEVERITIES } from '../alertStates'

/** Names of the parameters in the URL. */
export const FILTERS = ['state', 'severity', 'owner'] as const

export const STATES: AlertState[] = [...OPEN_STATES, 'closed']

/** The filters of the list; open alerts unless the URL names a state. */
export function filtersOf(search: URLSearchParams): {
  state: AlertState[]
  severity?: AlertSeverity[]
  owner?: string
} {
  const state = STATES.find((value) => value === search.get('state'))
  const severity = SEVERITIES.find((value) => value === search.get('severity'))
  return {
    state: state ? [state] : OPEN_STATES,
    ...(severity && { severity: [severity] }),
    ...(search.get('owner') === 'me' && { owner: 'me' }),
  }
}

export const hasFilters = (search: URLSearchParams): boolean => FILTERS.some((name) => search.has(name))
