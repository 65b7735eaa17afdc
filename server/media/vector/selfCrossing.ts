// Detects self-intersecting polygons, whose area and fill are unreliable.
import type { Position } from 'geojson'

/** Larger polygons are not checked, because the check would take too long. */
const MAX_EDGES = 50_000
/** Limits the comparisons for hostile rings, which would otherwise compare all edges with all. */
const MAX_PAIRS = 20_000_000

interface Edge {
  ax: number
  ay: number
  bx: number
  by: number
  west: number
  east: number
}

export function crossesItself(rings: Position[][]): boolean {
  const edges = rings.flatMap(edgesOf)
  if (edges.length > MAX_EDGES) return false
  edges.sort((a, b) => a.west - b.west)
  let pairs = 0
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index]!
    for (let next = index + 1; next < edges.length && edges[next]!.west <= edge.east; next++) {
      if (++pairs > MAX_PAIRS) return false
      if (cross(edge, edges[next]!)) return true
    }
  }
  return false
}

function edgesOf(ring: Position[]): Edge[] {
  const edges: Edge[] = []
  for (let index = 1; index < ring.length; index++) {
    const [ax = 0, ay = 0] = ring[index - 1]!
    const [bx = 0, by = 0] = ring[index]!
    if (ax !== bx || ay !== by) edges.push({ ax, ay, bx, by, west: Math.min(ax, bx), east: Math.max(ax, bx) })
  }
  return edges
}

/** Touching edges, such as neighbours or holes at the border, do not cross. */
function cross(p: Edge, q: Edge): boolean {
  const d1 = side(p, q.ax, q.ay)
  const d2 = side(p, q.bx, q.by)
  if (d1 * d2 >= 0) return false
  return side(q, p.ax, p.ay) * side(q, p.bx, p.by) < 0
}

/** Only the sign, because the product of two tiny areas could underflow. */
const side = ({ ax, ay, bx, by }: Edge, x: number, y: number) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
