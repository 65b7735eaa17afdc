import type { Metres } from '../../../../geometry/localFrame'

/** Convex hull, counter-clockwise from the westernmost point (Andrew's monotone chain). */
export function hullOf(points: readonly Metres[]): Metres[] {
  const sorted = points.toSorted(([x0, y0], [x1, y1]) => x0 - x1 || y0 - y1)
  if (sorted.length < 3) return sorted
  return [...halfOf(sorted), ...halfOf(sorted.toReversed())]
}

/** One half of the hull, without its last point, which is the first point of the other half. */
function halfOf(sorted: readonly Metres[]): Metres[] {
  const half: Metres[] = []
  for (const point of sorted) {
    while (half.length > 1 && turn(half.at(-2)!, half.at(-1)!, point) <= 0) half.pop()
    half.push(point)
  }
  return half.slice(0, -1)
}

const turn = ([x0, y0]: Metres, [x1, y1]: Metres, [x2, y2]: Metres): number =>
  (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
