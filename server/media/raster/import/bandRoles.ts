/**
 * What the bands of a raster are, by evidence only: names, wavelengths, colours, or the camera. The order of bands is none: programs
 * write red, green, blue, near infrared as often as other orders, and an index of the wrong bands looks plausible.
 */
import type { BandRole, RoleOrigin } from '../rasterInfo'
import type { RasterBand } from './inspect'

interface Found {
  role: BandRole
  origin: RoleOrigin
}

type Evidence = Pick<RasterBand, 'colour' | 'description' | 'wavelength'>

const NAME_PATTERNS: [RegExp, BandRole][] = [
  [/red[\s_-]?edge|^re$/i, 'rededge'],
  [/\bnir\b|near[\s_-]?infra[\s_-]?red|infrared/i, 'nir'],
  [/lwir|thermal/i, 'thermal'],
  [/\bred\b|^r$/i, 'red'],
  [/\bgreen\b|^g$/i, 'green'],
  [/\bblue\b|^b$/i, 'blue'],
]

/** As GDAL names them. */
const COLOURS: Record<string, BandRole> = {
  Red: 'red',
  Green: 'green',
  Blue: 'blue',
  NIR: 'nir',
  RedEdge: 'rededge',
  TIR: 'thermal',
  LWIR: 'thermal',
}

/** Nanometres: the range of each role, and the middle, to which the band of a role is nearest if several are in its range. */
const WAVELENGTHS: [role: BandRole, from: number, to: number, middle: number][] = [
  ['blue', 430, 510, 475],
  ['green', 520, 600, 560],
  ['red', 620, 690, 668],
  ['rededge', 700, 750, 717],
  ['nir', 760, 1000, 842],
  ['thermal', 7500, 14_000, 11_000],
]

/** The bands of cameras whose files always have this order. */
const CAMERAS: [RegExp, BandRole[]][] = [
  [/\baltum\b/i, ['blue', 'green', 'red', 'nir', 'rededge', 'thermal']],
  [/\brededge(-?m|-?mx|-?3)?\b/i, ['blue', 'green', 'red', 'nir', 'rededge']],
]

/**
 * One for each band, undefined where nothing tells.
 * @param bands without alpha
 * @param camera texts of the file that may name it
 */
export function rolesOf(bands: readonly Evidence[], camera: string | undefined): (Found | undefined)[] {
  const byName = bands.map(({ description }) => found(roleOfName(description), 'name'))
  if (byName.some(Boolean)) return byName
  const byWavelength = rolesOfWavelengths(bands.map(({ wavelength }) => wavelength))
  if (byWavelength.some(Boolean)) return byWavelength.map((role) => found(role, 'wavelength'))
  const byColour = bands.map(({ colour }) => found(COLOURS[colour], 'colour'))
  if (byColour.some(Boolean)) return byColour
  const order = CAMERAS.find(([name, roles]) => roles.length === bands.length && name.test(camera ?? ''))?.[1]
  return bands.map((_, index) => found(order?.[index], 'camera'))
}

const found = (role: BandRole | undefined, origin: RoleOrigin): Found | undefined => role && { role, origin }

const roleOfName = (name: string | undefined): BandRole | undefined =>
  NAME_PATTERNS.find(([pattern]) => pattern.test(name?.trim() ?? ''))?.[1]

function rolesOfWavelengths(wavelengths: readonly (number | undefined)[]): (BandRole | undefined)[] {
  const nearest = new Map<number, BandRole>()
  for (const [role, from, to, middle] of WAVELENGTHS) {
    const inRange = wavelengths.flatMap((value, index) =>
      value !== undefined && value >= from && value <= to ? [{ index, distance: Math.abs(value - middle) }] : [],
    )
    const [first] = inRange.sort((a, b) => a.distance - b.distance)
    if (first) nearest.set(first.index, role)
  }
  return wavelengths.map((_, index) => nearest.get(index))
}
