// From when to when a payment buys a package.
import type { Offer } from '../tenant/service'

type Period = Offer['period']

const DAY_MS = 24 * 3_600_000
const PERIOD_MS: Record<Period, number> = { month: 30 * DAY_MS, year: 365 * DAY_MS }
const MONTHS: Record<Period, number> = { month: 1, year: 12 }

/** What the tenant has now. */
export interface Present {
  packageId: string | null
  price: number
  currency: string
  period: Period
  endsAt: Date | null
}

/**
 * The same package is added at its end. Another one begins now, and what is left of the old one, in money, makes it
 * last longer: nobody pays twice for the same days.
 */
export function termOf(present: Present | undefined, offer: Offer, now: Date): { startsAt: Date; endsAt: Date } {
  const left = present?.endsAt ? present.endsAt.getTime() - now.getTime() : 0
  if (!present?.endsAt || left <= 0) return { startsAt: now, endsAt: later(now, offer.period) }
  if (present.packageId !== null && present.packageId === offer.packageId) {
    return { startsAt: present.endsAt, endsAt: later(present.endsAt, offer.period) }
  }
  const isComparable = present.currency === offer.currency && offer.price > 0
  const rate = present.price / PERIOD_MS[present.period] / (offer.price / PERIOD_MS[offer.period])
  const carried = isComparable ? Math.floor(left * rate) : 0
  return { startsAt: now, endsAt: new Date(later(now, offer.period).getTime() + carried) }
}

/** A month or a year later; the last day of a month stays one (31 January → 28 February). */
function later(from: Date, period: Period): Date {
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + MONTHS[period], from.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCFullYear(year, month, Math.min(day, lastDay))
  return to
}
