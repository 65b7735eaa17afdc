// Money is an integer of minor units (paise, cents) and a currency; it is divided for people's eyes and fields only.

/** How many decimals the currency has: 2 for INR, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `199900, 'INR'` -> `INR 1,999`; minor units that are zero are left out. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(fromMinor(amount, currency))
    .replace(/\u00a0/g, ' ')
}

/** `199950, 'INR'` -> `1999.5` */
export const fromMinor = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency)

/** `1999.5, 'INR'` -> `199950` */
export const toMinor = (value: number, currency: string): number => Math.round(value * 10 ** decimalsOf(currency))
