// Whether a polygon's own edges cross. Such an outline has no clear inside; area and fill of it mean little.
import type { Position } from 'geojson'

/** Beyond so many edges the question is not asked: the answer would take too long. */
const MOST_EDGES = 50_000
/** Pairs of edges compared at most; a hostile ring would otherwise compare all with all. */
const MOST_PAIRS = 20_000_000

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
  if (edges.length > MOST_EDGES) return false
  edges.sort((one, other) => one.west - other.west)
  let pairs = 0
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index]!
    for (let next = index + 1; next < edges.length && edges[next]!.west <= edge.east; next++) {
      if (++pairs > MOST_PAIRS) return false
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

/** Edges that only touch, as neighbours and holes at a border do, do not cross. */
function cross(p: Edge, q: Edge): boolean {
  const d1 = side(p, q.ax, q.ay)
  const d2 = side(p, q.bx, q.by)
  if (d1 * d2 >= 0) return false
  return side(q, p.ax, p.ay) * side(q, p.bx, p.by) < 0
}

/** Sign only: the product of two tiny areas could vanish. */
const side = ({ ax, ay, bx, by }: Edge, x: number, y: number) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
