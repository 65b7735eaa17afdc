/** What the heights of a file are taken for, from what the file states or a user chose. */
import { heightUnitOf, horizontalUnitOf } from '../heightUnit'
import type { HeightUnit, RasterHeights, RasterKind } from '../rasterInfo'
import type { RasterInspection } from './inspect'

/** Undefined for a raster that has no heights. */
export function heightsIn(
  { bands, hasAlpha, verticalUnit, crs }: RasterInspection,
  kind: RasterKind,
  chosen: HeightUnit | undefined,
): RasterHeights | undefined {
  const [first] = bands
  if (bands.length - (hasAlpha ? 1 : 0) !== 1 || kind !== 'elevation' || !first) return undefined
  if (chosen) return { unit: chosen, origin: 'chosen' }
  const ofBand = heightUnitOf(first.unit)
  if (ofBand) return { unit: ofBand, origin: 'band' }
  if (verticalUnit) return { unit: verticalUnit, origin: 'system' }
  const horizontal = crs && horizontalUnitOf(crs.wkt)
  const isOther = horizontal !== undefined && horizontal !== 'm'
  return { unit: 'm', origin: 'assumed', ...(isOther && { proposed: horizontal }) }
}
