import { contours } from 'd3-contour'
import { simplifyRing, type Point } from '../../../geometry/douglasPeucker'
import type { Blob } from './blobs'

/** Deviation of an outline from the pixels of its blob, in pixels. Less than a pixel, so that outlines of neighbours do not cross. */
const TOLERANCE = 0.75
/** Smaller holes are noise. In pixels. */
const LEAST_HOLE = 16

/** Outer ring and holes of each part, in pixels from the north-west corner of the grid: columns and rows. Rings are closed. */
export type Outline = Point[][][]

/** Traces the edge of a blob. Parts that touch only at a corner become parts of one outline. */
export function outlineOf({ bounds, pixels }: Blob, gridWidth: number): Outline {
  // A border of one pixel, because contours are not closed at the edge of a grid.
  const width = bounds.right - bounds.left + 3
  const height = bounds.bottom - bounds.top + 3
  const inside = new Array<number>(width * height).fill(0)
  for (const pixel of pixels) {
    const x = pixel % gridWidth
    inside[((pixel - x) / gridWidth - bounds.top + 1) * width + (x - bounds.left + 1)] = 1
  }
  const contour = contours().size([width, height]).smooth(false).contour(inside, 0.5)
  return contour.coordinates.map((polygon) =>
    polygon
      .filter((ring, index) => index === 0 || Math.abs(signedArea(ring as unknown as Point[])) >= LEAST_HOLE)
      .map((ring) =>
        simplifyRing(ring as unknown as Point[], TOLERANCE).map(([x, y]): Point => [
          x + bounds.left - 1,
          y + bounds.top - 1,
        ]),
      ),
  )
}

function signedArea(ring: readonly Point[]): number {
  let twice = 0
  for (let index = 1; index < ring.length; index++) {
    const [ax, ay] = ring[index - 1]!
    const [bx, by] = ring[index]!
    twice += ax * by - bx * ay
  }
  return twice / 2
}
