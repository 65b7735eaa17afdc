// Values of EXIF and XMP as ExifReader gives them. The file is untrusted, so that any value may be missing or of another type.

export type Tags = Record<string, unknown>

const MAX_TEXT = 100

/** EXIF stores numbers as a numerator and a denominator, which is zero in files that do not know. */
export function ratioOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (!Array.isArray(value) || typeof value[0] !== 'number') return undefined
  return value.length > 1 ? value[0] / Number(value[1]) : value[0]
}

/** @returns undefined for what is not a finite number. XMP has numbers as text, also as fractions such as 1184/10. */
export function numberOf(tag: unknown): number | undefined {
  const value = (tag as { value?: unknown } | undefined)?.value
  const number = typeof value === 'string' ? numberIn(value) : ratioOf(value)
  return number !== undefined && Number.isFinite(number) ? number : undefined
}

function numberIn(text: string): number | undefined {
  const [, numerator, denominator] = /^\s*([+-]?\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?/.exec(text) ?? []
  return numerator === undefined ? undefined : Number(numerator) / Number(denominator ?? 1)
}

export const within = (value: number | undefined, low: number, high: number): number | null =>
  value !== undefined && value >= low && value <= high ? value : null

export function textOf(tag: unknown): string | null {
  const value = (tag as { value?: unknown } | undefined)?.value
  const text: unknown = Array.isArray(value) ? value[0] : value
  if (typeof text !== 'string') return null
  // Control characters and marks of the writing direction would disturb the texts around it.
  const clean = text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return clean === '' ? null : clean.slice(0, MAX_TEXT)
}
