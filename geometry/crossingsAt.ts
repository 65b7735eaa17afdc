type Point = readonly [x: number, y: number]

/**
 * X coordinates at which the edges of rings cross a horizontal line, in ascending order. The first point of a ring may be
 * repeated at its end.
 */
export function crossingsAt(rings: readonly (readonly Point[])[], line: number): number[] {
  const crossings: number[] = []
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index++) {
      const [x0, y0] = ring[index]!
      const [x1, y1] = ring[(index + 1) % ring.length]!
      if (y0 <= line !== y1 <= line) crossings.push(x0 + ((line - y0) / (y1 - y0)) * (x1 - x0))
    }
  }
  return crossings.sort((a, b) => a - b)
}
