// Assigns roles to bands: by their description or colour, else by the usual band order of cameras.
import type { RasterBand } from './inspect'
import { type BandRole } from '../rasterInfo'

const NAME_PATTERNS: [RegExp, BandRole][] = [
  [/red[\s_-]?edge|^re$/i, 'rededge'],
  [/\bnir\b|near[\s_-]?infra[\s_-]?red|infrared/i, 'nir'],
  [/lwir|thermal/i, 'thermal'],
  [/\bred\b|^r$/i, 'red'],
  [/\bgreen\b|^g$/i, 'green'],
  [/\bblue\b|^b$/i, 'blue'],
]
const COLOURS: Record<string, BandRole> = { Red: 'red', Green: 'green', Blue: 'blue' }

/** By number of bands. Five: MicaSense. Six: MicaSense with a thermal camera. */
const USUAL_ORDERS: Record<number, BandRole[]> = {
  3: ['red', 'green', 'blue'],
  4: ['red', 'green', 'blue', 'nir'],
  5: ['blue', 'green', 'red', 'nir', 'rededge'],
  6: ['blue', 'green', 'red', 'nir', 'rededge', 'thermal'],
}

/** One role per band, undefined if unknown. `bands` excludes alpha. */
export function rolesOf(bands: readonly Pick<RasterBand, 'colour' | 'description'>[]): (BandRole | undefined)[] {
  const named = bands.map(
    ({ description }) => NAME_PATTERNS.find(([pattern]) => pattern.test(description?.trim() ?? ''))?.[1],
  )
  if (named.some(Boolean)) return named
  const coloured = bands.map(({ colour }) => COLOURS[colour])
  if (coloured.filter(Boolean).length >= 3) {
    // On drone cameras, a fourth band after red, green and blue is near infrared.
    return coloured.map((role, index) => role ?? (bands.length === 4 && index === 3 ? 'nir' : undefined))
  }
  return bands.map((_, index) => USUAL_ORDERS[bands.length]?.[index])
}
