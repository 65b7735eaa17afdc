// When a notification may leave by mail: the quiet hours of its recipient, the time of the daily mail, and the rule against
// storms.
import { localTime } from '../../media/telemetry/zone'
import type { Kind } from './kinds'

/** Where the user hears of a kind by mail: not at all, at once, or once a day. */
export type MailMode = 'off' | 'now' | 'digest'

export interface Schedule {
  /** Times of the day by the clocks of the time zone, `HH:MM`. */
  quiet: { from: string; until: string } | null
  /** A zone that the runtime knows. */
  timeZone: string
  /** `HH:MM`. */
  digestAt: string
  criticalPasses: boolean
}

interface Waiting {
  kind: Kind
  isCritical: boolean
  createdAt: Date
  mode: MailMode
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The time in which mails of a kind are counted. */
export const STORM_MINUTES = 10

/**
 * Mails of a kind within that time, after which further lines wait for the end of the time and leave as one digest. What is
 * meant for one person may come a few times at once, for example the answers in a thread.
 */
const MOST_MAILS: Record<Kind, number> = {
  mention: 3,
  alert_assigned: 3,
  pilot_assigned: 3,
  access_asked: 3,
  retention: 3,
  alert: 1,
  mission: 1,
}

/**
 * When a line may leave; undefined for now.
 * @param sent when mails with lines of its kind were sent to the recipient lately
 */
export function waitsUntil(
  { kind, isCritical, createdAt, mode }: Waiting,
  { quiet, timeZone, digestAt, criticalPasses }: Schedule,
  sent: readonly Date[],
  now: Date,
): Date | undefined {
  if (mode === 'digest') {
    const at = nextTime(digestAt, timeZone, createdAt)
    if (at > now) return at
  }
  if (quiet && isQuiet(quiet, timeZone, now) && !(isCritical && criticalPasses)) {
    return nextTime(quiet.until, timeZone, now)
  }
  if (mode === 'digest') return undefined
  const newestFirst = sent.map((at) => at.getTime()).sort((one, other) => other - one)
  const first = newestFirst[MOST_MAILS[kind] - 1]
  const over = first === undefined ? 0 : first + STORM_MINUTES * MINUTE_MS
  return over > now.getTime() ? new Date(over) : undefined
}

function isQuiet({ from, until }: { from: string; until: string }, timeZone: string, at: Date): boolean {
  const time = clockOf(timeZone, at)
  return from < until ? from <= time && time < until : from <= time || time < until
}

/** The first moment, `from` or later, at which clocks of the zone show the time, or have just skipped it. */
function nextTime(time: string, timeZone: string, from: Date): Date {
  const local = localTime(timeZone, from).getTime()
  const wanted = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const away = (wanted * MINUTE_MS - (local % DAY_MS) + DAY_MS) % DAY_MS
  const straight = new Date(from.getTime() + away)
  // The clocks may change before that moment. A time that they skip in spring counts as the hour after it.
  const changed = localTime(timeZone, straight).getTime() - (local + away)
  const corrected = new Date(straight.getTime() - changed)
  return clockOf(timeZone, corrected) === time && corrected >= from ? corrected : straight
}

/** `HH:MM`. */
const clockOf = (timeZone: string, at: Date): string =>
  localTime(timeZone, at).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
