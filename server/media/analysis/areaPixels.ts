// The pixels of an area of the ground.
import type { Point } from '../../../geometry/douglasPeucker'

/** An area that people have drawn: rings of all its parts and holes, in pixels of the grid (columns and rows). Rings are closed. */
export type AreaRings = readonly (readonly Point[])[]

interface Edge {
  /** The rows between which it lies, and its column at the upper end. */
  top: number
  bottom: number
  column: number
  /** Columns for each row. */
  slope: number
}

/**
 * Visits the pixels whose centres are inside, as runs of neighbours in a row: the index of the first, and that after the last.
 * Inside is where a ray crosses the rings an odd number of times, so that holes are outside.
 */
export function eachRun(
  rings: AreaRings,
  { width, height }: { width: number; height: number },
  visit: (from: number, until: number) => void,
): void {
  const edges = edgesOf(rings).sort((one, other) => one.top - other.top)
  let next = 0
  let active: Edge[] = []
  for (let row = 0; row < height && (active.length > 0 || next < edges.length); row++) {
    const middle = row + 0.5
    for (; next < edges.length && edges[next]!.top <= middle; next++) active.push(edges[next]!)
    active = active.filter(({ bottom }) => bottom > middle)
    const crossings = active.map(({ top, column, slope }) => column + (middle - top) * slope)
    crossings.sort((one, other) => one - other)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil(crossings[at]! - 0.5))
      const until = Math.min(width, Math.ceil(crossings[at + 1]! - 0.5))
      if (from < until) visit(row * width + from, row * width + until)
    }
  }
}

function edgesOf(rings: AreaRings): Edge[] {
  const edges: Edge[] = []
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const before = ring[at - 1]!
      const after = ring[at]!
      if (before[1] === after[1]) continue
      const upper = before[1] < after[1] ? before : after
      const lower = upper === before ? after : before
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
      edges.push({ top: upper[1], bottom: lower[1], column: upper[0], slope })
    }
  }
  return edges
}

/** Pixels of the box around an area that lie on the grid: no fewer than those inside. */
export function boxPixels(rings: AreaRings, { width, height }: { width: number; height: number }): number {
  let west = width
  let east = 0
  let top = height
  let bottom = 0
  for (const [x, y] of rings.flat()) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const columns = Math.min(width, east) - Math.max(0, west)
  const rows = Math.min(height, bottom) - Math.max(0, top)
  return columns > 0 && rows > 0 ? columns * rows : 0
}
