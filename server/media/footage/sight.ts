// Whether and how well a picture shows a target.
import type { Metres } from '../../../geometry/localFrame'
import { centrednessOf, middleOf, seenPoint, type Quad, type Target } from './target'

/** A picture whose area on the ground is known. */
export interface Shot {
  quad: Quad
  /** The point below the camera. */
  below: Metres
  /** Metres above the ground. */
  height: number
  /** Angle of a pixel, in radians. */
  pixelAngle: number
  uncertainty: number
}

/** How a picture shows the point of the target that is nearest to its middle. */
export interface Sight {
  /** Metres from the camera. */
  distance: number
  /** Metres on the ground, across the line of sight. */
  metresPerPixel: number
  /** Degrees from straight down. */
  offNadir: number
  /** 1 in the middle of the picture, 0 at its edge. */
  centredness: number
  /** From 0 to 1: better for more detail, steeper, more centred and more certain views. */
  score: number
}

/** A view with this resolution, in metres per pixel, has half the score of one with perfect resolution. */
const HALF_SCORE_RESOLUTION = 0.05

/** Undefined if the picture does not show the target. */
export function sightOf(target: Target, shot: Shot): Sight | undefined {
  const point = seenPoint(target, shot.quad, middleOf(shot.quad))
  return point && sightOfPoint(point, shot)
}

/** How a picture shows a point in its area. */
export function sightOfPoint(point: Metres, { quad, below, height, pixelAngle, uncertainty }: Shot): Sight {
  const middle = middleOf(quad)
  const across = Math.hypot(point[0] - below[0], point[1] - below[1])
  const distance = Math.hypot(across, height)
  const metresPerPixel = distance * pixelAngle
  const offNadir = Math.atan2(across, height)
  const centredness = Math.min(1, Math.max(0, centrednessOf(quad, middle, point)))
  const detail = HALF_SCORE_RESOLUTION / (HALF_SCORE_RESOLUTION + metresPerPixel)
  const certainty = radiusOf(quad, middle) / (radiusOf(quad, middle) + uncertainty)
  const score = detail * Math.cos(offNadir) * (0.5 + 0.5 * centredness) * certainty
  return { distance, metresPerPixel, offNadir: (offNadir * 180) / Math.PI, centredness, score }
}

/** Mean distance of the corners. */
const radiusOf = (quad: Quad, [x, y]: Metres): number =>
  quad.reduce((sum, corner) => sum + Math.hypot(corner[0] - x, corner[1] - y), 0) / quad.length
