/** Converts stored values to those that they stand for: value = stored * scale + offset. */
import { METRES_PER } from '../heightUnit'
import type { HeightUnit, Scaling } from '../rasterInfo'

/** Source values that the two ends of the conversion are given for; a wide range keeps the precision of the scale. */
const SPAN = 65_536

/** Whether applying it changes values. A scale of 0 would make all values equal, which no program means. */
export const isUsable = (scaling: Scaling | undefined): scaling is Scaling =>
  scaling !== undefined &&
  Number.isFinite(scaling.scale) &&
  Number.isFinite(scaling.offset) &&
  scaling.scale !== 0 &&
  (scaling.scale !== 1 || scaling.offset !== 0)

export const convertedValue = (stored: number, scaling: Scaling | undefined): number =>
  scaling ? stored * scaling.scale + scaling.offset : stored

export const storedValue = (converted: number, scaling: Scaling | undefined): number =>
  scaling ? (converted - scaling.offset) / scaling.scale : converted

/** Followed by the conversion of heights to metres. */
export function inMetres(scaling: Scaling | undefined, unit: HeightUnit): Scaling | undefined {
  if (unit === 'm') return scaling
  const { scale, offset } = scaling ?? { scale: 1, offset: 0 }
  return { scale: scale * METRES_PER[unit], offset: offset * METRES_PER[unit] }
}

/**
 * Options of gdal_translate that convert the values of each band and remove the scale from the output, which would be applied again by
 * other programs. GDAL leaves pixels without data as they are, and does not clamp linear conversions.
 * @param conversions one for each band of the file; undefined for a band that is kept as it is
 */
export function conversionOptions(conversions: readonly (Scaling | undefined)[]): string[] {
  const converted = conversions.flatMap((each, index) => {
    if (!each) return []
    const { scale, offset } = each
    return [`-scale_${index + 1}`, '0', String(SPAN), String(offset), String(offset + scale * SPAN)]
  })
  return [...converted, '-a_scale', '1', '-a_offset', '0']
}
