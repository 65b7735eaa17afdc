// Start and end of a paid package.
import type { components } from '../../platform/contract/contract.gen'
import type { Offer } from '../tenant/public'

type Period = Offer['period']

const DAY_MS = 24 * 3_600_000
const PERIOD_MS: Record<Period, number> = { month: 30 * DAY_MS, year: 365 * DAY_MS }
const MONTHS: Record<Period, number> = { month: 1, year: 12 }

/** Unused paid days of another package. */
export type TermCredit = components['schemas']['TermCredit']

export interface CurrentSubscription {
  packageId: string | null
  name: string
  price: number
  currency: string
  period: Period
  endsAt: Date | null
}

/**
 * A renewal starts when the current package ends. Another package starts now, and the unused value of the current one extends
 * it, so that no day is paid twice.
 */
export function termOf(
  current: CurrentSubscription | undefined,
  offer: Offer,
  now: Date,
): { startsAt: Date; endsAt: Date; credit?: TermCredit } {
  const left = current?.endsAt ? current.endsAt.getTime() - now.getTime() : 0
  if (!current?.endsAt || left <= 0) return { startsAt: now, endsAt: later(now, offer.period) }
  if (current.packageId !== null && current.packageId === offer.packageId) {
    return { startsAt: current.endsAt, endsAt: later(current.endsAt, offer.period) }
  }
  const isComparable = current.currency === offer.currency && offer.price > 0
  const rate = current.price / PERIOD_MS[current.period] / (offer.price / PERIOD_MS[offer.period])
  const carried = isComparable ? Math.floor(left * rate) : 0
  const endsAt = new Date(later(now, offer.period).getTime() + carried)
  if (carried === 0) return { startsAt: now, endsAt }
  const value = Math.floor((current.price * left) / PERIOD_MS[current.period])
  return { startsAt: now, endsAt, credit: { packageName: current.name, value, days: carried / DAY_MS } }
}

/** A month or a year later, at most the last day of the month (31 January → 28 February). */
function later(from: Date, period: Period): Date {
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + MONTHS[period]
  const day = from.getUTCDate()
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCFullYear(year, month, Math.min(day, lastDay))
  return to
}
