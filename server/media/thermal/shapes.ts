import { crossingsAt } from '../../../geometry/crossingsAt'
import type { Grid } from '../analysis/grid'

export type ReadingKind = 'point' | 'line' | 'area'

/** Column and row. The first pixel reaches from 0 to 1. */
export type PixelPoint = readonly [x: number, y: number]

/** How many points a shape of each kind has. */
export const POINTS: Record<ReadingKind, readonly [least: number, most: number]> = {
  point: [1, 1],
  line: [2, 2],
  area: [3, 100],
}

/** Index of each pixel of a shape that is inside the grid: along a line in order, of an area those whose centre is inside. */
export function pixelsOf(
  { width, height }: Grid,
  { kind, points }: { kind: ReadingKind; points: readonly PixelPoint[] },
): number[] {
  const indexAt = (x: number, y: number): number[] => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    return column >= 0 && row >= 0 && column < width && row < height ? [row * width + column] : []
  }
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = points
  if (kind === 'point') return indexAt(ax, ay)
  if (kind === 'line') {
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay))))
    const onLine = Array.from({ length: steps + 1 }, (_, step) =>
      indexAt(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps),
    )
    return [...new Set(onLine.flat())]
  }
  const rows = points.map(([, y]) => y)
  const first = Math.max(0, Math.floor(Math.min(...rows)))
  const last = Math.min(height - 1, Math.ceil(Math.max(...rows)))
  const pixels: number[] = []
  const ring = [...points, points[0] ?? [0, 0]] as const
  for (let row = first; row <= last; row++) {
    const edges = crossingsAt([ring], row + 0.5)
      .toSorted((a, b) => a - b)
      .map((x) => Math.ceil(x - 0.5))
    for (let pair = 0; pair + 1 < edges.length; pair += 2) {
      for (let x = Math.max(0, edges[pair]!); x < Math.min(width, edges[pair + 1]!); x++) pixels.push(row * width + x)
    }
  }
  return pixels
}
