import { formatNumber } from '../../../shared/messages'

const DIGITS = 1

/** Degrees with one decimal, also where it is zero, so that the numbers of a range have the same precision. */
export const degreesText = (degrees: number): string =>
  formatNumber(degrees, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS })
