// Which pixel of a photo shows a place on the ground, from the four corners of the photo on the ground.
import type { Point } from '../import/surfaceFit'

/** Upper left, upper right, lower right, lower left. */
export type GroundQuad = [Point, Point, Point, Point]

/** Row by row; maps homogeneous ground coordinates to homogeneous parts of the picture, from 0 to 1. */
export type Projection = [number, number, number, number, number, number, number, number, number]

/**
 * The projective mapping from the ground to parts of the picture's width and height (Heckbert 1989). Undefined for corners on
 * a line.
 */
export function partsOfPicture([a, b, c, d]: GroundQuad): Projection | undefined {
  const dx1 = b[0] - c[0]
  const dx2 = d[0] - c[0]
  const dx3 = a[0] - b[0] + c[0] - d[0]
  const dy1 = b[1] - c[1]
  const dy2 = d[1] - c[1]
  const dy3 = a[1] - b[1] + c[1] - d[1]
  const determinant = dx1 * dy2 - dx2 * dy1
  if (determinant === 0) return undefined
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  return inverse([
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ])
}

/** Without its scale, which does not matter. */
const inverse = ([a, b, c, d, e, f, g, h, i]: Projection): Projection => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
]
