// What a renewal costs and when the new term ends. Orders and payments use the same functions.
import type { components } from '../../platform/contract/contract.gen'
import type { Tax } from '../seller/public'
import type { Offer } from '../tenant/public'
import { chargeOf } from './charge'
import { termOf, type CurrentSubscription } from './term'

export type Quote = components['schemas']['RenewalQuote']

/** @param now when the payment arrives; a later payment of another package has less credit */
export function quoteOf(
  current: CurrentSubscription | undefined,
  offer: Offer,
  tax: Tax | undefined,
  now: Date,
): Quote {
  const named = { packageName: offer.name, period: offer.period, currency: offer.currency, price: offer.price }
  if (offer.price === 0) return { ...named, startsAt: now.toISOString(), endsAt: null, total: 0 }
  const { startsAt, endsAt, credit } = termOf(current, offer, now)
  const charge = chargeOf(offer.price, tax)
  return {
    ...named,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(credit && { credit }),
    ...(charge.tax && { tax: charge.tax }),
    total: charge.total,
  }
}
