// Reads typed and pasted coordinates. A published parser was rejected because it read "N46.5 W92.1" as degrees and minutes.

const NUMBER = String.raw`\d{1,3}(?:\.\d+)?`
const SIXTIETH = String.raw`[0-5]?\d(?:\.\d+)?`
const DEGREES = String.raw`([+-]?${NUMBER})\s*°?(?:\s*(${SIXTIETH})\s*'(?:\s*(${SIXTIETH})\s*")?)?`
/** Degrees with optional minutes and seconds; the hemisphere stands before or after them, or nowhere. */
const PART = String.raw`(?:([NSEW])\s*${DEGREES}|${DEGREES}\s*([NSEW])?)`
const SEPARATOR = String.raw`(?:\s*[,;]\s*|\s+|(?<=[NSEW])|(?=[NSEW]))`
const POSITION = new RegExp(`^${PART}${SEPARATOR}${PART}$`, 'i')
/** Groups of one part. */
const GROUPS = 8

interface Part {
  degrees: number
  hemisphere: string | undefined
}

/**
 * The position in a text such as `46.8416, -92.0087` or `46°50'32.2"N 91°59'38.7"W`, latitude first unless the hemispheres say
 * otherwise. With a semicolon between the numbers they may have decimal commas.
 * @returns undefined for other texts and for coordinates out of range
 */
export function parsePosition(text: string): { lat: number; long: number } | undefined {
  const found = POSITION.exec(normalized(text))
  if (!found) return undefined
  const first = partOf(found.slice(1, 1 + GROUPS))
  const second = partOf(found.slice(1 + GROUPS))
  if (!first || !second || Boolean(first.hemisphere) !== Boolean(second.hemisphere)) return undefined
  const [latitude, longitude] = isLongitude(first) ? [second, first] : [first, second]
  if (isLongitude(latitude) || (longitude.hemisphere && !isLongitude(longitude))) return undefined
  const lat = latitude.degrees
  const long = longitude.degrees
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : undefined
}

const isLongitude = ({ hemisphere }: Part): boolean => hemisphere === 'E' || hemisphere === 'W'

function normalized(text: string): string {
  const signs = text
    .trim()
    .replace(/[′’‘ʹ]/g, "'")
    .replace(/[″”“ʺ]|''/g, '"')
    .replace(/º/g, '°')
    .replace(/−/g, '-')
  return signs.includes(';') ? signs.replace(/(\d),(\d)/g, '$1.$2') : signs
}

function partOf([before, d1, m1, s1, d2, m2, s2, after]: (string | undefined)[]): Part | undefined {
  const whole = d1 ?? d2 ?? ''
  const minutes = m1 ?? m2
  const seconds = s1 ?? s2
  const hemisphere = (before ?? after)?.toUpperCase()
  const size = Math.abs(Number(whole)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  const isSigned = /^[+-]/.test(whole)
  if (isSigned && hemisphere) return undefined
  const isNegative = whole.startsWith('-') || hemisphere === 'S' || hemisphere === 'W'
  // About a centimetre.
  return { degrees: Number(((isNegative ? -1 : 1) * size).toFixed(7)), hemisphere }
}
