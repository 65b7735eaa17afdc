// Price and limits of a package as text.
import { byteSize } from '../byteSize'
import { formatMoney } from './money'
import { offerText } from './offerText'

export interface Offer {
  price: number
  currency: string
  period: 'month' | 'year'
  limits: { users: number; clients: number; storageBytes: number; streamMinutes: number; aiRuns: number }
}

/** "INR 1,999 per month" or "Free". */
export function priceLabel({ price, currency, period }: Omit<Offer, 'limits'>): string {
  if (price === 0) return offerText('free')
  return offerText(period === 'month' ? 'perMonth' : 'perYear', { price: formatMoney(price, currency) })
}

/** One line for each limit. */
export const limitLabels = ({ users, clients, storageBytes, streamMinutes, aiRuns }: Offer['limits']): string[] => [
  offerText('users', { count: users }),
  offerText('clients', { count: clients }),
  offerText('storage', { size: byteSize(storageBytes) }),
  offerText('streamMinutes', { count: streamMinutes }),
  offerText('aiRuns', { count: aiRuns }),
]
