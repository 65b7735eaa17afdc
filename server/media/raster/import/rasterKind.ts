// Derives what the values of a raster are. Without evidence a band has plain values, and the user chooses.
import { heightUnitOf } from '../heightUnit'
import type { RasterInfo, RasterKind } from '../rasterInfo'
import { rolesOf } from './bandRoles'
import type { RasterBand, RasterInspection } from './inspect'

const HEIGHT_NAME = /(^|[^a-z])(elevations?|elev|altitude|dem|n?dsm|dtm|chm|heights?|z)([^a-z]|$)/i
const INDEX_NAME = /(^|[^a-z])(ndvi|gndvi|ndre|ndwi|savi|osavi|msavi|evi|vari|gli|exg|lai|mpri|bai)([^a-z]|$)/i
const RADAR_NAME = /(sigma|gamma|beta)[\s_-]?(0|nought|naught)|backscatter|(^|[^a-z])(vv|vh|hh|hv|sar)([^a-z]|$)/i
/** Names that programs give to bands without a description. */
const NO_NAME = /^((band|layer)[\s_]*\d*|gr[ae]y)?$/i
/** Their rasters with one floating-point band are surface models. */
const SURVEY_SOFTWARE = /\b(dji|odm|opendronemap|webodm|pix4d\w*)\b/i

/** `name` is the user's name for the file. */
export function kindOf(inspection: RasterInspection, name: string): RasterKind {
  const { bands, hasAlpha, hasMask } = inspection
  const [first] = bands
  if (first?.colour === 'Palette') return 'palette'
  const colours = bands.length - (hasAlpha ? 1 : 0)
  const isPhoto = colours === 3 && bands.every(({ type, scaling }) => type === 'Byte' && !scaling)
  if (isPhoto && hasColours(inspection)) return hasAlpha || hasMask ? 'rgba' : 'rgb'
  if (colours > 1) return 'multispectral'
  return first ? oneBandKind(first, inspection, name) : 'single'
}

/** Three bands of bytes that nothing names may also be infrared, red and green. */
function hasColours({ bands, software }: RasterInspection): boolean {
  const roles = rolesOf(bands.slice(0, 3), software).map((found) => found?.role)
  return (['red', 'green', 'blue'] as const).every((role) => roles.includes(role))
}

/** A description counts more than a unit, a unit more than the name of the file. */
// oxlint-disable-next-line complexity -- one question after another, the most reliable first
function oneBandKind(
  { type, description = '', unit, scaling }: RasterBand,
  inspection: RasterInspection,
  file: string,
): RasterKind {
  const isNamed = !NO_NAME.test(description)
  if (RADAR_NAME.test(description)) return 'radar'
  if (INDEX_NAME.test(description)) return 'index'
  // Eight bits hold no heights, unless a scale converts them.
  if (type === 'Byte' && !scaling) return 'single'
  if (unit !== undefined) return heightUnitOf(unit) ? 'elevation' : 'single'
  if (HEIGHT_NAME.test(description)) return 'elevation'
  if (isNamed) return 'single'
  if (HEIGHT_NAME.test(file) || inspection.hasVerticalCrs) return 'elevation'
  if (RADAR_NAME.test(file)) return 'radar'
  if (INDEX_NAME.test(file)) return 'index'
  return SURVEY_SOFTWARE.test(inspection.software ?? '') && !type.startsWith('UInt') ? 'elevation' : 'single'
}

/** The kinds that a user may choose for a raster; none if its kind follows from its bands. */
export function kindsFor({ kind, bands, hasAlpha, sampleType }: RasterInfo): RasterKind[] {
  if (kind === 'palette') return []
  if (bands.length === 1) return ['elevation', 'index', 'radar', 'single']
  return bands.length === 3 && sampleType === 'uint8' ? [hasAlpha ? 'rgba' : 'rgb', 'multispectral'] : []
}
