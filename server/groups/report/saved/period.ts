// The period of a saved report as days.
import { localTime } from '../../../media/telemetry/zone'
import type { Days } from '../period'
import type { SavedPeriod } from './row'

const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7

/** @param timeZone whose calendar says which week or month was the last one at `at`; weeks begin on Monday */
export function daysOf({ kind, from, until }: SavedPeriod, at: Date, timeZone: string): Days {
  if (kind === 'fixed') return { from: from ?? '', until: until ?? '' }
  const local = localTime(timeZone, at)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth()
  if (kind === 'lastMonth') return { from: dayOf(Date.UTC(year, month - 1, 1)), until: dayOf(Date.UTC(year, month, 0)) }
  const sinceMonday = (local.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const monday = Date.UTC(year, month, local.getUTCDate() - sinceMonday)
  return { from: dayOf(monday - DAYS_OF_WEEK * DAY_MS), until: dayOf(monday - DAY_MS) }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)
