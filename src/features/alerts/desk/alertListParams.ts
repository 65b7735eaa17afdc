// URL parameters of the alert desk.
import dayjs from 'dayjs'
import { OPEN_STATES, SEVERITIES } from '../../../alerts/alertStates'
import type { AlertQueueQuery, AlertSort, AlertSource, AlertState } from '../../../api/alert'
import { flag, id, listParams, many, matching, oneOf, searchText } from '../../../shared/lists/listParams'
import { deskText } from './messages'

export const STATES: readonly AlertState[] = [...OPEN_STATES, 'closed']
export const SOURCES: readonly AlertSource[] = ['person', 'ai', 'rule', 'webhook']
const SORTS = ['due', '-due', 'severity', '-severity', 'created', '-created', 'seen', '-seen'] as const
export const VIEWS = ['list', 'map', 'filmstrip'] as const
/** A day, or a time in UTC. */
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$/

export const alertListParams = listParams({
  search: searchText(),
  state: many(STATES),
  severity: many(SEVERITIES),
  source: many(SOURCES),
  kind: matching(/^.{1,60}$/),
  /** ID of a person, or one of these words. */
  owner: matching(/^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/),
  missionId: id(),
  locationId: id(),
  /**
   * When the alerts were raised: days in the user's time zone, YYYY-MM-DD, both included, or times in UTC, of which the second
   * is not included.
   */
  from: matching(DAY_OR_TIME),
  until: matching(DAY_OR_TIME),
  overdue: flag(),
  snoozed: flag(),
  sort: oneOf<AlertSort>(SORTS),
  view: oneOf(VIEWS),
})

/** Names of the orders, in their order in the menu. */
export const sortLabels = (): Record<AlertSort, string> => ({
  due: deskText('due'),
  '-due': deskText('dueLast'),
  severity: deskText('severest'),
  '-severity': deskText('mildest'),
  created: deskText('oldest'),
  '-created': deskText('newest'),
  seen: deskText('seenLongAgo'),
  '-seen': deskText('seenLast'),
})

type View = ReturnType<typeof alertListParams.read>

/** The alerts that the URL names: open ones that are not snoozed unless it names others. */
export function queryOf(view: View): AlertQueueQuery {
  const { state, sort, overdue, snoozed, source, owner, locationId, missionId } = view
  return {
    ...sightingsOf(view),
    state: state.length > 0 ? state : OPEN_STATES,
    sort,
    snoozed,
    ...(overdue && { overdue }),
    ...(source.length > 0 && { source }),
    ...(owner && { owner }),
    ...(locationId && { locationId }),
    ...(missionId && { missionId }),
  }
}

/** The filters by what was seen, which clients have as well. */
export function sightingsOf({ search, severity, kind, from, until }: View): AlertQueueQuery {
  const start = timeOf(from, 0)
  const end = timeOf(until, 1)
  return {
    ...(search && { search }),
    ...(severity.length > 0 && { severity }),
    ...(kind && { kind }),
    ...(start && { from: start }),
    ...(end && { until: end }),
  }
}

/** The time, or the start of the day `later` days after the day; undefined if there is no such date. */
function timeOf(value: string, later: number): string | undefined {
  const date = dayjs(value)
  if (!value || !date.isValid()) return undefined
  return value.includes('T') ? date.toISOString() : date.add(later, 'day').toISOString()
}

/** The day of a limit in the user's time zone, YYYY-MM-DD; empty without one. */
export function dayOf(value: string): string {
  const date = dayjs(value)
  return value && date.isValid() ? date.format('YYYY-MM-DD') : ''
}
