import dayjs from 'dayjs'
import type { ReportMeasure, ReportRows } from '../../api/report'
import { id, listParams, matching } from '../../shared/lists/listParams'
import { reportText } from './messages'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAY_FORMAT = 'YYYY-MM-DD'
/** Days of the period that is shown first. */
const FIRST_DAYS = 30

/** URL parameters of the page. */
export const reportParams = listParams({
  layer: id(),
  /** Latitude and longitude of a place: until a base layer is chosen, the first that contains it. */
  near: matching(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/),
  from: matching(DAY),
  until: matching(DAY),
  rows: matching(/^block$/),
  measure: matching(/^[a-zA-Z]{1,40}$/),
})

/** The last 30 days. */
export const firstPeriod = () => ({
  from: dayjs()
    .subtract(FIRST_DAYS - 1, 'day')
    .format(DAY_FORMAT),
  until: dayjs().format(DAY_FORMAT),
})

/** Arguments of the report on the screen. */
export interface ReportArgs {
  baseLayerId: string
  from: string
  until: string
  rows: ReportRows
}

export const measureLabel = (measure: ReportMeasure): string => reportText(measure)
