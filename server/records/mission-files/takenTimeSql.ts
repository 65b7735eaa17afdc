// When photos can have been taken, for searches by time. A clock without a zone stands for a day, not for an instant.
import { sql, type RawBuilder } from 'kysely'
import { ZONES_BEFORE_MS, ZONES_BEHIND_MS } from './takenTime'

interface Period {
  from?: Date | null | undefined
  until?: Date | null | undefined
}

type Column = RawBuilder<unknown>

/** Whether a photo can have been taken in a period, of which both ends count. Null where nobody knows when it was taken. */
export function mayBeTakenIn(takenAt: Column, isLocalTime: Column, { from, until }: Period): RawBuilder<boolean> {
  const parts = [
    ...(from ? [sql`${takenAt} >= ${instantOrClock(isLocalTime, from, -ZONES_BEHIND_MS)}`] : []),
    ...(until ? [sql`${takenAt} <= ${instantOrClock(isLocalTime, until, ZONES_BEFORE_MS)}`] : []),
  ]
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** The period of the clocks of all zones in a period of instants. */
export const clocksIn = ({ from, until }: Period): { from: Date | undefined; until: Date | undefined } => ({
  from: from ? new Date(from.getTime() - ZONES_BEHIND_MS) : undefined,
  until: until ? new Date(until.getTime() + ZONES_BEFORE_MS) : undefined,
})

const instantOrClock = (isLocalTime: Column, time: Date, shiftMs: number): Column =>
  sql`case when ${isLocalTime} then ${new Date(time.getTime() + shiftMs)}::timestamptz else ${time}::timestamptz end`
