// Sorts photos of a mission by their distance to a feature.
import type { PhotoPoint } from '../../../api/photo'
import type { Bounds } from '../../../map/scene'
import { formatNumber } from '../../../shared/messages'
import { filesText } from './messages'

const METRES_PER_DEGREE = 111_320

/** Approximate distance in metres to the middle of the bounds; undefined if one of the positions is unknown. */
export function metresTo(bounds: Bounds | undefined, { location }: PhotoPoint): number | undefined {
  if (!bounds || !location) return undefined
  const [west, south, east, north] = bounds
  const lat = (south + north) / 2
  const east0 = (((location.long - (west + east) / 2 + 540) % 360) - 180) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(east0, location.lat - lat) * METRES_PER_DEGREE
}

/** Sorts the nearest photos first and photos without a position last. */
export function nearestFirst(bounds: Bounds | undefined, photos: readonly PhotoPoint[]): PhotoPoint[] {
  return photos
    .map((photo) => ({ photo, metres: metresTo(bounds, photo) ?? Infinity }))
    .sort((a, b) => (a.metres === b.metres ? 0 : a.metres - b.metres))
    .map(({ photo }) => photo)
}

export const distanceText = (metres: number): string =>
  metres < 1000
    ? filesText('metres', { value: formatNumber(metres, { maximumFractionDigits: 0 }) })
    : filesText('kilometres', { value: formatNumber(metres / 1000, { maximumFractionDigits: 1 }) })
