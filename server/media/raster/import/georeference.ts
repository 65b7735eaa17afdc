/**
 * Maps between pixels and the raster's coordinate system (Web Mercator for corners), from an affine transform, ground
 * control points, or four corners placed by the user.
 */
import { rasterText } from '../messages'
import { mercatorX, mercatorY, type LatLong } from '../mercator'
import { RasterImportError } from './rasterImportError'
import { fitPolynomial, solve, type Point } from './surfaceFit'

export interface GroundControlPoint {
  pixel: number
  line: number
  x: number
  y: number
}

/** Upper left, upper right, lower right and lower left corner of the image. */
export type Corners = [LatLong, LatLong, LatLong, LatLong]

export type Georeference =
  | { kind: 'affine'; transform: number[]; crs: string }
  | { kind: 'gcps'; gcps: GroundControlPoint[]; crs: string }
  | { kind: 'corners'; corners: Corners }

/** The place of a file in the numbers of a coordinate system that it may not name. */
export type OwnPlace = { kind: 'affine'; transform: number[] } | { kind: 'gcps'; gcps: GroundControlPoint[] }

/** @returns the lowest x and y and the highest x and y of a raster, in the numbers of its file */
export function ownBounds(place: OwnPlace, width: number, height: number): [number, number, number, number] {
  const points: Point[] =
    place.kind === 'gcps'
      ? place.gcps.map(({ x, y }) => [x, y])
      : CORNERS.map(([right, down]) => transformed(place.transform, right * width, down * height))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const CORNERS: Point[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

/** GDAL's order: x = t0 + pixel t1 + line t2, y = t3 + pixel t4 + line t5. */
const transformed = (
  [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0, t5 = 0]: number[],
  pixel: number,
  line: number,
): Point => [t0 + pixel * t1 + line * t2, t3 + pixel * t4 + line * t5]

export interface PixelMapping {
  /** In a form that gdaltransform accepts. */
  crs: string
  toCrs: (pixel: number, line: number) => Point
  toPixel: (x: number, y: number) => Point
}

/** @throws RasterImportError when the points or the transform span no area */
export function pixelMapping(georeference: Georeference, width: number, height: number): PixelMapping {
  switch (georeference.kind) {
    case 'affine':
      return affine(georeference.transform, georeference.crs)
    case 'gcps':
      return polynomial(georeference.gcps, georeference.crs)
    case 'corners':
      return homography(georeference.corners, width, height)
  }
}

/** GDAL's order: x = t0 + pixel t1 + line t2, y = t3 + pixel t4 + line t5. */
function affine(transform: number[], crs: string): PixelMapping {
  const [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0, t5 = 0] = transform
  const determinant = t1 * t5 - t2 * t4
  if (!Number.isFinite(determinant) || determinant === 0) throw new RasterImportError(rasterText('noPixelSize'))
  return {
    crs,
    toCrs: (pixel, line) => [t0 + pixel * t1 + line * t2, t3 + pixel * t4 + line * t5],
    toPixel: (x, y) => [((x - t0) * t5 - (y - t3) * t2) / determinant, ((y - t3) * t1 - (x - t0) * t4) / determinant],
  }
}

/** Like gdalwarp: second order from six points on, with each direction fitted separately. */
function polynomial(gcps: GroundControlPoint[], crs: string): PixelMapping {
  const order = gcps.length >= 6 ? 2 : 1
  const pixels = gcps.map(({ pixel, line }): Point => [pixel, line])
  const places = gcps.map(({ x, y }): Point => [x, y])
  const toCrs = fitPolynomial(pixels, places, order)
  const toPixel = fitPolynomial(places, pixels, order)
  if (!toCrs || !toPixel) throw new RasterImportError(rasterText('collinearPoints'))
  return { crs, toCrs, toPixel }
}

function homography(corners: Corners, width: number, height: number): PixelMapping {
  const pixels: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  const places = corners.map(({ lat, long }): Point => [mercatorX(long), mercatorY(lat)])
  const [originX = 0, originY = 0] = places[0] ?? []
  // Relative to the first corner, because the distance to the equator would cost precision.
  const near = places.map(([x, y]): Point => [x - originX, y - originY])
  const forward = projective(pixels, near)
  const back = projective(near, pixels)
  if (!forward || !back || !isConvex(near)) {
    throw new RasterImportError(rasterText('badCorners'))
  }
  return {
    crs: 'EPSG:3857',
    toCrs: (pixel, line) => {
      const [x, y] = forward(pixel, line)
      return [x + originX, y + originY]
    },
    toPixel: (x, y) => back(x - originX, y - originY),
  }
}

function projective(from: Point[], to: Point[]): ((x: number, y: number) => Point) | undefined {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const solved = solve(rows)
  if (!solved) return undefined
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved
  return (x, y) => {
    const w = g * x + h * y + 1
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
  }
}

function isConvex(ring: Point[]): boolean {
  const turns = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0]
    const [overX, overY] = ring[(index + 2) % ring.length] ?? [0, 0]
    return Math.sign((nextX - x) * (overY - nextY) - (nextY - y) * (overX - nextX))
  })
  return turns[0] !== 0 && turns.every((turn) => turn === turns[0])
}
