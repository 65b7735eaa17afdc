import dayjs from 'dayjs'
import { id, listParams, matching, searchText } from '../../../shared/lists/listParams'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** URL parameters of the recordings of a mission. */
export const recordingListParams = listParams({
  search: searchText(),
  flight: id(),
  from: matching(DAY),
  until: matching(DAY),
})

/** The start of a day of the user's zone, or its end; undefined for an impossible day. */
export function dayEdge(day: string | undefined, edge: 'start' | 'end'): string | undefined {
  if (day === undefined || !dayjs(day).isValid()) return undefined
  return (edge === 'start' ? dayjs(day).startOf('day') : dayjs(day).endOf('day')).toISOString()
}
