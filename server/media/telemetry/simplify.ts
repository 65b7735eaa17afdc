// Simplifies a path for maps. Paths have up to 100,000 points.
import { weighPoints } from '../../../geometry/douglasPeucker'
import { localFrame } from '../../../geometry/localFrame'

/** Metres by which a simplified path may always be off. */
const TOLERANCE = 0.25
/** Each part of a path is simplified on its own, because the time grows with the square of the length for circling drones. */
const PART = 1000

/** @returns the indexes of the points to keep, at most `limit`: those that change the path most. `limit` is 2000 or more. */
export function simplifyPath(path: readonly [long: number, lat: number][], limit: number): number[] {
  const [first] = path
  if (!first) return []
  const frame = localFrame(first[1], first[0])
  const points = path.map(([long, lat]) => frame.toMetres(lat, long))
  const weights = new Float64Array(points.length)
  for (let from = 0; from < points.length - 1; from += PART) {
    weighPoints(points, weights, { start: from, end: Math.min(from + PART, points.length - 1), tolerance: TOLERANCE })
  }
  for (let joint = 0; joint < points.length; joint += PART) weights[joint] = Infinity
  weights[points.length - 1] = Infinity
  const threshold = Math.max(TOLERANCE, weights.toSorted().at(-limit - 1) ?? 0)
  return Array.from(weights.keys()).filter((index) => weights[index]! > threshold)
}
