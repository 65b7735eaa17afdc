import { getTranslator } from '../messages'

/** Currencies by code, with the name as tooltip. */
export function currencyOptions() {
  const names = new Intl.DisplayNames(getTranslator().locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code, title: names.of(code) }))
}
