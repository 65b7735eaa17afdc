// Simplifies a path for maps (Douglas and Peucker), without recursion because paths have up to 100,000 points.
type Position = [long: number, lat: number]

const METRES_PER_DEGREE = 111_320
const FIRST_TOLERANCE = 0.25
const COARSER = 2

/** @returns the indexes of the points to keep, at most `limit`, with the smallest tolerance in metres that allows it */
export function simplifyPath(path: readonly Position[], limit: number): number[] {
  const [first] = path
  if (!first || path.length < 3) return path.map((_point, index) => index)
  const scale = Math.cos((first[1] * Math.PI) / 180) * METRES_PER_DEGREE
  // Across the antimeridian, longitudes continue beyond 180 degrees.
  const points = path.map(([long, lat]): Position => {
    const east = long - first[0]
    return [(east > 180 ? east - 360 : east < -180 ? east + 360 : east) * scale, (lat - first[1]) * METRES_PER_DEGREE]
  })
  for (let tolerance = FIRST_TOLERANCE; ; tolerance *= COARSER) {
    const kept = keep(points, tolerance)
    if (kept.length <= limit) return kept
  }
}

function keep(points: Position[], tolerance: number): number[] {
  const kept = new Uint8Array(points.length)
  kept[0] = kept[points.length - 1] = 1
  const parts: [number, number][] = [[0, points.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    let farthest = tolerance
    let split = -1
    for (let index = from + 1; index < to; index++) {
      const away = offset(points[index]!, points[from]!, points[to]!)
      if (away > farthest) [farthest, split] = [away, index]
    }
    if (split < 0) continue
    kept[split] = 1
    parts.push([from, split], [split, to])
  }
  return Array.from(kept.keys()).filter((index) => kept[index] === 1)
}

/** Distance of a point from a segment. */
function offset([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
