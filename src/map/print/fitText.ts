import type { Measure } from './marks'

/** The text with an ellipsis if it is wider than `width`. */
export function fitted(text: string, width: number, size: number, measure: Measure, isBold = false): string {
  if (measure(text, size, isBold) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && measure(`${letters.join('')}…`, size, isBold) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
