// Where a point of a photo is on flat ground, from the corners of the area that the photo shows.
import { localFrame, type Metres } from '../../../geometry/localFrame'

interface LatLong {
  lat: number
  long: number
}

/**
 * A photo of flat ground is a projection of it, which four corners determine.
 *
 * @param corners of the photo on the ground: upper left, upper right, lower right, lower left
 * @param x share of the width, from the left
 * @param y share of the height, from the top
 * @returns undefined for corners that are not those of an area
 */
export function groundPosition(corners: readonly LatLong[], x: number, y: number): LatLong | undefined {
  const [origin] = corners
  if (!origin || corners.length !== 4) return undefined
  const frame = localFrame(origin.lat, origin.long)
  const [, right, opposite, below] = corners.map(({ lat, long }) => frame.toMetres(lat, long)) as [
    Metres,
    Metres,
    Metres,
    Metres,
  ]
  // The projection of the unit square onto the corners (Heckbert 1989, section 2.2.3), with the first corner at 0, 0.
  const u = [right[0] - opposite[0], right[1] - opposite[1]] as const
  const v = [below[0] - opposite[0], below[1] - opposite[1]] as const
  const sum = [opposite[0] - right[0] - below[0], opposite[1] - right[1] - below[1]] as const
  const area = u[0] * v[1] - v[0] * u[1]
  if (area === 0) return undefined
  const g = (sum[0] * v[1] - v[0] * sum[1]) / area
  const h = (u[0] * sum[1] - sum[0] * u[1]) / area
  const depth = g * x + h * y + 1
  if (depth <= 0) return undefined
  const along = (axis: 0 | 1) => (right[axis] * (1 + g) * x + below[axis] * (1 + h) * y) / depth
  return frame.toDegrees([along(0), along(1)])
}
