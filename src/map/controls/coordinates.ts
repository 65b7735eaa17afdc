// Formats positions as decimal degrees, and as degrees, minutes and seconds; gridPosition.ts has the formats of grids.
import { positionText } from '../../shared/positionText'
import type { Position } from '../scene'

export const COORDINATE_FORMATS = ['decimal', 'dms', 'utm', 'mgrs'] as const
export type CoordinateFormat = (typeof COORDINATE_FORMATS)[number]
export type GridFormat = 'utm' | 'mgrs'

export const isGridFormat = (format: CoordinateFormat): format is GridFormat => format === 'utm' || format === 'mgrs'

export function formatDegrees([long, lat]: Position, format: Exclude<CoordinateFormat, GridFormat>): string {
  const east = wrapped(long)
  return format === 'decimal'
    ? positionText({ lat, long: east })
    : `${degrees(lat, 'N', 'S')} ${degrees(east, 'E', 'W')}`
}

/** Longitude from -180 (inclusive) to 180 (exclusive). */
export const wrapped = (long: number): number => ((((long + 180) % 360) + 360) % 360) - 180

function degrees(value: number, positive: string, negative: string): string {
  // Rounds to tenths of a second first, so that 59.96 seconds become the next minute instead of 60 seconds.
  const tenths = Math.round(Math.abs(value) * 36_000)
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  const minutes = String(Math.floor(tenths / 600) % 60).padStart(2, '0')
  return `${Math.floor(tenths / 36_000)}°${minutes}′${seconds}″ ${value < 0 ? negative : positive}`
}
