// Where the camera of a recording was at one moment, and where it looked.
import { metresPerDegree } from '../../../geometry/localFrame'
import { visibleGround, type CameraPose, type GroundOffsets } from '../../../geometry/footprint'
import type { Relief } from '../../../geometry/relief'

export interface View extends CameraPose {
  /** Milliseconds since 1970. */
  at: number
  /** Metres by which the area on the ground may be off, as one standard deviation. */
  uncertainty: number
  /** Direction or focal length are assumed, because the telemetry lacks them. */
  isAssumed: boolean
}

/** Pixels of a video, for its aspect ratio and resolution. */
export interface Picture {
  width: number
  height: number
}

const HALF_FILM_DIAGONAL = 21.633

/** Angle of a pixel in the middle of the picture, in radians. */
export const pixelAngle = ({ focalLength }: Pick<CameraPose, 'focalLength'>, { width, height }: Picture): number =>
  (2 * HALF_FILM_DIAGONAL) / focalLength / Math.hypot(width, height)

/** Metres from the point below the camera; undefined when the camera looks at the sky or far away. */
export const groundOf = (view: CameraPose, { width, height }: Picture, relief?: Relief): GroundOffsets | undefined =>
  visibleGround(view, width, height, relief)

/** A view between two others. `share` is 0 at `a` and 1 at `b`. */
export function viewBetween(a: View, b: View, share: number): View {
  const between = (from: number, to: number) => from + share * (to - from)
  return {
    at: between(a.at, b.at),
    lat: between(a.lat, b.lat),
    long: normal(between(a.long, a.long + normal(b.long - a.long))),
    height: between(a.height, b.height),
    yaw: normal(between(a.yaw, a.yaw + normal(b.yaw - a.yaw))),
    pitch: between(a.pitch, b.pitch),
    focalLength: between(a.focalLength, b.focalLength),
    uncertainty: Math.max(a.uncertainty, b.uncertainty),
    isAssumed: a.isAssumed || b.isAssumed,
  }
}

/** Largest distance between corresponding corners, in metres; infinite if only one of the views has an area. */
export function cornerDistance(a: View, b: View, picture: Picture): number {
  const from = groundOf(a, picture)
  const to = groundOf(b, picture)
  if (!from || !to) return from || to ? Infinity : 0
  const [east, north] = metresPerDegree(a.lat)
  const movedEast = normal(b.long - a.long) * east
  const movedNorth = (b.lat - a.lat) * north
  const distances = from.map(([x, y], at) => {
    const [otherX, otherY] = to[at]!
    return Math.hypot(otherX + movedEast - x, otherY + movedNorth - y)
  })
  return Math.max(...distances)
}

/** Degrees from -180 to 180. */
export const normal = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180
