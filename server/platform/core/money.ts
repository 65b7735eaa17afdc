// Money is an integer in minor units (paise, cents) with a currency; it is only divided for display.
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether `code` is an ISO 4217 currency. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code)

/** `199900, 'INR'` → `INR 1,999.00` in English; the currency determines the number of decimals. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  // Intl uses no-break spaces, which some fonts lack.
  return format.format(amount / 10 ** decimals).replace(/[\u00a0\u202f]/g, ' ')
}
