import { formatNumber } from '../../../shared/messages'

const DIGITS = 4

/** A measured number with a useful precision. */
export const numberText = (value: number): string =>
  formatNumber(value, { maximumSignificantDigits: Math.abs(value) >= 1000 ? 6 : DIGITS })

/** Metres in a readable unit: `0.032` -> `3.2 cm`. */
export function lengthText(metres: number): string {
  if (metres < 0.01) return `${numberText(metres * 1000)} mm`
  return metres < 1 ? `${numberText(metres * 100)} cm` : `${numberText(metres)} m`
}
