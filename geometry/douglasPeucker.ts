// Weighs the points of a line for its simplification (Douglas and Peucker), without recursion, because lines are long.

export type Point = readonly [x: number, y: number]

/**
 * Sets the weight of each point between two others: the distance by which the line is off without it. Points that change the line
 * by `tolerance` or less keep their weight.
 */
export function weighPoints(
  points: readonly Point[],
  weights: Float64Array,
  { start, end, tolerance }: { start: number; end: number; tolerance: number },
): void {
  const parts = [{ from: start, to: end, most: Infinity }]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { from, to, most } = part
    let farthest = tolerance
    let split = -1
    for (let index = from + 1; index < to; index++) {
      const away = distanceToSegment(points[index]!, points[from]!, points[to]!)
      if (away > farthest) {
        farthest = away
        split = index
      }
    }
    if (split < 0) continue
    // A point is never kept without the point that split its part.
    const weight = Math.min(most, farthest)
    weights[split] = weight
    parts.push({ from, to: split, most: weight }, { from: split, to, most: weight })
  }
}

/**
 * Simplifies a closed ring, whose last point repeats the first.
 *
 * @returns a closed ring of at least four points, which deviates from `ring` by at most `tolerance`; or `ring` itself when nothing
 *   simpler encloses an area
 */
export function simplifyRing(ring: readonly Point[], tolerance: number): readonly Point[] {
  const last = ring.length - 1
  if (last < 4) return ring
  const [first] = ring
  let opposite = 1
  const away = (index: number) => Math.hypot(ring[index]![0] - first![0], ring[index]![1] - first![1])
  for (let index = 2; index < last; index++) if (away(index) > away(opposite)) opposite = index
  const weights = new Float64Array(ring.length)
  weighPoints(ring, weights, { start: 0, end: opposite, tolerance })
  weighPoints(ring, weights, { start: opposite, end: last, tolerance })
  for (const index of [0, opposite, last]) weights[index] = Infinity
  const simple = ring.filter((_, index) => weights[index]! > 0)
  return simple.length < 4 ? ring : simple
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
