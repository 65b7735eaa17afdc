// A package in words: what it costs and how far it reaches.
import { byteSize } from '../byteSize'
import { formatMoney } from './money'
import { offerText } from './offerText'

export interface Offer {
  price: number
  currency: string
  period: 'month' | 'year'
  limits: { users: number; storageBytes: number; streamMinutes: number; aiRuns: number }
}

const grouped = (count: number): string => count.toLocaleString('en')

/** "INR 1,999 a month", or that it is free. */
export function priceWords({ price, currency, period }: Omit<Offer, 'limits'>): string {
  if (price === 0) return offerText('free')
  return offerText(period === 'month' ? 'perMonth' : 'perYear', { price: formatMoney(price, currency) })
}

/** One line for each limit. */
export const limitWords = ({ users, storageBytes, streamMinutes, aiRuns }: Offer['limits']): string[] => [
  users === 1 ? offerText('oneUser') : offerText('users', { count: grouped(users) }),
  offerText('storage', { size: byteSize(storageBytes) }),
  offerText('streamMinutes', { count: grouped(streamMinutes) }),
  offerText('aiRuns', { count: grouped(aiRuns) }),
]
