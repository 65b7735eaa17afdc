// Money is an integer of minor units (paise, cents) and a currency; it is divided for people's eyes only.
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether this is a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code)

/** `199900, 'INR'` → `INR 1,999.00`; the currency decides how many decimals there are. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  // The space that Intl puts there breaks no line, but some fonts lack it.
  return format.format(amount / 10 ** decimals).replace(/\u00a0/g, ' ')
}
