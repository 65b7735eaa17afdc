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
  return decimalAngle(text) ?? angleOfParts(text)
}

/** @returns undefined when the text is not a single number */
function decimalAngle(text: string): number | undefined {
  const found = DECIMAL.exec(text)
  if (!found) return undefined
  const [, before = '', number = '', after = ''] = found
  return signed(numberOf(number), before || after)
}

function angleOfParts(text: string): number {
  const found = PARTS.exec(text)
  if (!found) return NaN
  const [, before = '', degrees = '', minuteText = '', secondText, after = ''] = found
  const side = before || after
  const minutes = numberOf(minuteText)
  const seconds = numberOf(secondText ?? '0')
  // Two numbers alone could be anything.
  const isAngle = side !== '' || /[°º:]/.test(text)
  const hasWholeMinutes = secondText === undefined || Number.isInteger(minutes)
  if (!isAngle || !hasWholeMinutes || minutes >= 60 || seconds >= 60) return NaN
  const size = Math.abs(Number(degrees)) + minutes / 60 + seconds / 3600
  return signed(degrees.startsWith('-') ? -size : size, side)
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

/** @param side a hemisphere; it must not contradict the sign */
function signed(value: number, side: string): number {
  if (!/[SW]/i.test(side)) return value
  return value < 0 ? NaN : -value
}
