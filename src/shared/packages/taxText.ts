// Tax of a price as text.
import { formatNumber } from '../messages'
import { formatMoney } from './money'
import { offerText } from './offerText'

export interface Tax {
  name: string
  /** In hundredths of a percent. */
  rate: number
  included: boolean
}

/** A rate of 1 %. */
const PERCENT = 100

/** "includes 18% GST" or "plus 18% GST". */
export const taxNote = ({ name, rate, included }: Tax): string =>
  offerText(included ? 'taxIncluded' : 'taxAdded', { name, rate: formatNumber(rate / PERCENT) })

/** "includes INR 305 GST (18%)" or "INR 1,999 plus INR 360 GST (18%)"; `total` is the amount with tax. */
export function taxAmountText(tax: Tax & { amount: number }, total: number, currency: string): string {
  const values = { name: tax.name, rate: formatNumber(tax.rate / PERCENT), tax: formatMoney(tax.amount, currency) }
  if (tax.included) return offerText('taxAmountIncluded', values)
  return offerText('taxAmountAdded', { ...values, net: formatMoney(total - tax.amount, currency) })
}
