// Simplifies a path for maps (Douglas and Peucker), in one pass without recursion, because paths have up to 100,000 points.
import { localFrame, type Metres } from '../../geometry/localFrame'

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
    weigh(points, weights, from, Math.min(from + PART, points.length - 1))
  }
  for (let joint = 0; joint < points.length; joint += PART) weights[joint] = Infinity
  weights[points.length - 1] = Infinity
  const threshold = Math.max(TOLERANCE, weights.toSorted().at(-limit - 1) ?? 0)
  return Array.from(weights.keys()).filter((index) => weights[index]! > threshold)
}

/** Sets the weight of each point between two others: the metres by which the path is off without it. */
function weigh(points: readonly Metres[], weights: Float64Array, start: number, end: number): void {
  const parts = [{ from: start, to: end, most: Infinity }]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { from, to, most } = part
    let farthest = TOLERANCE
    let split = -1
    for (let index = from + 1; index < to; index++) {
      const away = offset(points[index]!, points[from]!, points[to]!)
      if (away > farthest) [farthest, split] = [away, index]
    }
    if (split < 0) continue
    // A point is never kept without the point that split its part.
    const weight = Math.min(most, farthest)
    weights[split] = weight
    parts.push({ from, to: split, most: weight }, { from: split, to, most: weight })
  }
}

/** Distance of a point from a segment. */
function offset([x, y]: Metres, [ax, ay]: Metres, [bx, by]: Metres): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
