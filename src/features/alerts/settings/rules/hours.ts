import type { AlertRule } from '../../../../api/alert-rule'
import { getTranslator } from '../../../../shared/messages'
import { zoneName } from '../../../../shared/time/timeText'
import { rulesText } from './messages'

export type Hours = NonNullable<AlertRule['hours']>

/** Days of the week from Monday. */
export const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** A run of fewer days is a list. */
const SHORTEST_RANGE = 3

/** "Mon" for 1. */
export const dayName = (day: number): string =>
  // 1 January 2024 is a Monday.
  new Intl.DateTimeFormat(getTranslator().locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** "Mon–Fri, 22:00 to 06:00", with the zone unless it is the user's. */
export function hoursText({ days, from, until, timeZone }: Hours): string {
  const named = days.length === DAYS.length ? rulesText('everyDay') : runsOf(days).map(runText).join(', ')
  const text =
    from === until ? rulesText('wholeDays', { days: named }) : rulesText('hoursOfDays', { days: named, from, until })
  return timeZone === zoneName() ? text : rulesText('hoursInZone', { hours: text, zone: timeZone })
}

/** Days that follow each other. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of [...days].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

function runText(run: number[]): string {
  const names = run.map(dayName)
  if (run.length < SHORTEST_RANGE) return names.join(', ')
  return rulesText('dayRange', { first: names[0] ?? '', last: names.at(-1) ?? '' })
}
