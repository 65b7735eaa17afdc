import { formatNumber } from '../shared/messages'

const DIGITS = 3

/** Ground length of a pixel in metres, in a readable unit: `0.032` -> `3.2 cm`, `0.9999` -> `1 m`. */
export function gsdText(metres: number): string {
  const rounded = Number(metres.toPrecision(DIGITS))
  const text = (value: number) => formatNumber(value, { maximumSignificantDigits: DIGITS })
  if (rounded < 0.01) return `${text(rounded * 1000)} mm`
  return rounded < 1 ? `${text(rounded * 100)} cm` : `${text(rounded)} m`
}
