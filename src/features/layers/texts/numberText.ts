import { formatNumber } from '../../../shared/messages'

const DIGITS = 4

/** A measured number with a useful precision. */
export const numberText = (value: number): string =>
  formatNumber(value, { maximumSignificantDigits: Math.abs(value) >= 1000 ? 6 : DIGITS })
