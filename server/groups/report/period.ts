// The period of a report in days of UTC, and the equally long period before it.
import { fieldError } from '../../platform/core/errors'
import { reportText } from './messages'

const DAY_MS = 86_400_000
/** Three years and a few days. */
const MOST_DAYS = 1100
const FIRST_YEAR = 1900

export interface Days {
  from: string
  until: string
}

export interface Periods {
  period: Days
  before: Days
  since: Date
  from: Date
  end: Date
}

/** @throws AppError 400 for a period that ends before it starts, is too long or too early */
export function readPeriod({ from, until }: Days): Periods {
  const start = Date.parse(from)
  const end = Date.parse(until) + DAY_MS
  if (end <= start) throw fieldError('until', reportText('untilBeforeFrom'))
  const length = end - start
  if (length > MOST_DAYS * DAY_MS) throw fieldError('until', reportText('tooLong', { days: MOST_DAYS }))
  if (new Date(start).getUTCFullYear() < FIRST_YEAR) throw fieldError('from', reportText('tooEarly'))
  return {
    period: { from, until },
    before: { from: dayOf(start - length), until: dayOf(start - DAY_MS) },
    since: new Date(start - length),
    from: new Date(start),
    end: new Date(end),
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
