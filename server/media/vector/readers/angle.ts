// Reads one coordinate of a table: a decimal number, or degrees with minutes and seconds.

const DECIMAL = /^([NSEW]?)\s*([+-]?\d+(?:[.,]\d+)?)\s*°?\s*([NSEW]?)$/i
/** Degrees, minutes and perhaps seconds, with a hemisphere or the sign of degrees. */
const PARTS =
  /^([NSEW]?)\s*([+-]?\d{1,3})\s*[°º:\s]\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|'')?\s*)?)?([NSEW]?)$/i

/**
 * Accepts a decimal comma. For example `52.5`, `52,5 N`, `53° 4' 45.5" N`, `N 53 04.758`, `-8:48:06`.
 * @returns degrees, or the number of a projected coordinate; NaN for anything else
 */
export function angleOf(cell: string): number {
  const text = cell.trim()
  const decimal = DECIMAL.exec(text)
  if (decimal) {
    const [, before = '', number = '', after = ''] = decimal
    return signed(numberOf(number), before || after)
  }
  const [, before = '', degrees = '', minutes = '', seconds, after = ''] = PARTS.exec(text) ?? []
  const side = before || after
  // Two numbers alone could be anything.
  if (degrees === '' || (side === '' && !/[°º:]/.test(text))) return NaN
  const inMinutes = numberOf(minutes)
  const inSeconds = numberOf(seconds ?? '0')
  const hasWholeMinutes = seconds === undefined || Number.isInteger(inMinutes)
  if (!hasWholeMinutes || inMinutes >= 60 || inSeconds >= 60) return NaN
  const size = Math.abs(Number(degrees)) + inMinutes / 60 + inSeconds / 3600
  return signed(degrees.startsWith('-') ? -size : size, side)
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

/** @param side a hemisphere; it must not contradict the sign */
function signed(value: number, side: string): number {
  if (!/[SW]/i.test(side)) return value
  return value < 0 ? NaN : -value
}
