// Whether and how well a picture shows a target on hilly ground.
import type { Offset } from '../../../geometry/footprint'
import type { Metres } from '../../../geometry/localFrame'
import { seesGround, type Relief } from '../../../geometry/relief'
import { sightOfPoint, type Shot, type Sight } from './sight'
import { boxOfCorners, centrednessOf, middleOf, pointsOf, seenPoint, type Quad, type Target } from './target'
import { groundOf, pixelAngle, type Picture, type View } from './view'

/** Metres by which a point may be above or below the plane that it was found on. */
const SAME_HEIGHT = 0.25
const MAX_ROUNDS = 5

/**
 * A picture shows a point of the ground as it would show it on a plane at the height of that point, unless ground in between
 * hides it. Of lines and areas, the point nearest to the middle of the picture is sought from plane to plane, and if that one is
 * hidden, others are tried.
 */
export function sightOnGround(target: Target, view: View, picture: Picture, relief: Relief): Sight | undefined {
  const below = target.frame.toMetres(view.lat, view.long)
  const offsetOf = ([x, y]: Metres): Metres => [x - below[0], y - below[1]]
  const heightOf = (point: Metres) => relief.heightAt(...offsetOf(point))
  const planes = planesBelow(target, view, picture, below)
  if (!planes) return undefined
  const isVisible = (point: Metres) => seesGround(relief, view.height, offsetOf(point))
  if (planes.isOutOfReach(relief.lowest)) return undefined

  const [west, south, east, north] = target.bounds
  let ground = heightOf([(west + east) / 2, (south + north) / 2])
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const shot = planes.shotAt(ground)
    const point = shot && seenPoint(target, shot.quad, middleOf(shot.quad))
    if (!point) break
    const height = heightOf(point)
    if (Math.abs(height - ground) <= SAME_HEIGHT) {
      if (isVisible(point)) return sightOfPoint(point, shot)
      break
    }
    ground = height
  }
  if (target.size === 1) return undefined
  let best: Sight | undefined
  for (const point of pointsOf(target)) {
    const height = heightOf(point)
    const shot = planes.isInside(point, height) ? planes.shotAt(height) : undefined
    if (!shot) continue
    const sight = sightOfPoint(point, shot)
    // The search along the ray takes the most time.
    if ((!best || sight.score > best.score) && isVisible(point)) best = sight
  }
  return best
}

interface Planes {
  /** The picture on a plane; undefined for one that the camera is not above. */
  shotAt(ground: number): Shot | undefined
  /** Whether the picture shows a point on a plane. */
  isInside(point: Metres, ground: number): boolean
  /** Whether the picture shows nothing near the target on this plane or any above it. */
  isOutOfReach(lowest: number): boolean
}

/** The picture on planes at several heights above the take-off point; undefined for a picture that shows no ground. */
function planesBelow({ bounds }: Target, view: View, picture: Picture, below: Metres): Planes | undefined {
  // From a height of 1 m: other heights only change the scale.
  const slopes = groundOf({ ...view, height: 1 }, picture)
  if (!slopes) return undefined
  const middle = middleOf(slopes)
  const angle = pixelAngle(view, picture)
  return {
    shotAt(ground) {
      const height = view.height - ground
      if (height <= 0) return undefined
      const corner = ([east, north]: Offset): Metres => [below[0] + east * height, below[1] + north * height]
      const quad: Quad = [corner(slopes[0]), corner(slopes[1]), corner(slopes[2]), corner(slopes[3])]
      return { quad, below, height, pixelAngle: angle, uncertainty: view.uncertainty }
    },
    isInside([x, y], ground) {
      const height = view.height - ground
      return height > 0 && centrednessOf(slopes, middle, [(x - below[0]) / height, (y - below[1]) / height]) >= 0
    },
    isOutOfReach(lowest) {
      const height = view.height - lowest
      const [west, south, east, north] = boxOfCorners(slopes)
      // On planes up to the camera, the picture shrinks towards the point below the camera.
      return (
        below[0] + Math.max(0, east) * height < bounds[0] ||
        below[0] + Math.min(0, west) * height > bounds[2] ||
        below[1] + Math.max(0, north) * height < bounds[1] ||
        below[1] + Math.min(0, south) * height > bounds[3]
      )
    },
  }
}
