// Money is an integer in minor units (paise, cents) with a currency. It is converted only for display and input.
import { getTranslator } from '../messages'

/** Number of decimals of the currency: 2 for INR, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `199900, 'INR'` -> `INR 1,999`; zero minor units are omitted. */
export function formatMoney(amount: number, currency: string): string {
  return getTranslator()
    .number(fromMinor(amount, currency), {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      trailingZeroDisplay: 'stripIfInteger',
    })
    .replace(/\u00a0/g, ' ')
}

/** `199950, 'INR'` -> `1999.5` */
export const fromMinor = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency)

/** `1999.5, 'INR'` -> `199950` */
export const toMinor = (value: number, currency: string): number => Math.round(value * 10 ** decimalsOf(currency))
