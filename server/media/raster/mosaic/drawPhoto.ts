// Draws a photo onto the ground of a mosaic.
import type { Point } from '../import/surfaceFit'
import { partsOfPicture, type GroundQuad } from './groundMapping'
import { TILE, type TileStore } from './tileStore'

export interface Picture {
  /** Red, green and blue. */
  data: Uint8Array
  width: number
  height: number
}

interface MosaicSize {
  width: number
  height: number
}

/** In pixels of the mosaic. */
export interface PlacedPhoto {
  corners: GroundQuad
  /** Where the points of a square mesh of the picture are, row by row; without it, the picture is as flat as its corners. */
  mesh?: Point[]
}

/** A part of a picture that is drawn as if it were flat. */
interface Part {
  corners: GroundQuad
  /** Of the picture's width and height. */
  left: number
  top: number
  share: number
}

/** Of a part, so that rounding leaves no gaps between parts. */
const EDGE = 1e-9

/**
 * Of the photos that see a pixel, the one whose middle is nearest is drawn, because its view is the steepest. The weight of a
 * pixel says how near: 255 at the middle of a photo, 0 where no photo has been drawn.
 * @param radius distance, in pixels of the mosaic, at which the weight is 1
 */
export function drawPhoto(
  store: TileStore,
  size: MosaicSize,
  picture: Picture,
  photo: PlacedPhoto,
  radius: number,
): void {
  const middle = middleOf(photo.corners)
  for (const part of partsOf(photo)) drawPart(store, size, picture, part, middle, radius)
}

function partsOf({ corners, mesh }: PlacedPhoto): Part[] {
  if (!mesh) return [{ corners, left: 0, top: 0, share: 1 }]
  const points = Math.sqrt(mesh.length)
  const cells = points - 1
  const share = 1 / cells
  const parts: Part[] = []
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const at = row * points + column
      const quad: GroundQuad = [mesh[at]!, mesh[at + 1]!, mesh[at + points + 1]!, mesh[at + points]!]
      parts.push({ corners: quad, left: column * share, top: row * share, share })
    }
  }
  return parts
}

function drawPart(
  store: TileStore,
  { width, height }: MosaicSize,
  picture: Picture,
  part: Part,
  middle: Point,
  radius: number,
): void {
  const { corners } = part
  const projection = partsOfPicture(corners)
  if (!projection) return
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs)))
  const right = Math.min(width, Math.ceil(Math.max(...xs)))
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)))
  for (let row = Math.floor(top / TILE); row * TILE < bottom; row++) {
    for (let column = Math.floor(left / TILE); column * TILE < right; column++) {
      const window = {
        left: Math.max(left, column * TILE),
        right: Math.min(right, (column + 1) * TILE),
        top: Math.max(top, row * TILE),
        bottom: Math.min(bottom, (row + 1) * TILE),
      }
      drawWindow(store.tile(column, row), window, picture, part, projection, middle, radius)
    }
  }
}

/** Where the diagonals of the photo's ground area cross is what the middle of the picture shows. */
function middleOf([a, b, c, d]: GroundQuad): Point {
  const px = c[0] - a[0]
  const py = c[1] - a[1]
  const qx = d[0] - b[0]
  const qy = d[1] - b[1]
  const cross = px * qy - py * qx
  const share = cross === 0 ? 0.5 : ((b[0] - a[0]) * qy - (b[1] - a[1]) * qx) / cross
  return [a[0] + share * px, a[1] + share * py]
}

interface Window {
  left: number
  right: number
  top: number
  bottom: number
}

function drawWindow(
  tile: Uint8Array,
  { left, right, top, bottom }: Window,
  { data, width, height }: Picture,
  part: Part,
  [a, b, c, d, e, f, g, h, i]: NonNullable<ReturnType<typeof partsOfPicture>>,
  [middleX, middleY]: Point,
  radius: number,
): void {
  for (let y = top; y < bottom; y++) {
    const groundY = y + 0.5
    let at = ((y % TILE) * TILE + (left % TILE)) * 4
    for (let x = left; x < right; x++, at += 4) {
      const groundX = x + 0.5
      const scale = g * groundX + h * groundY + i
      const u = (a * groundX + b * groundY + c) / scale
      const v = (d * groundX + e * groundY + f) / scale
      if (!(u >= -EDGE && u <= 1 + EDGE && v >= -EDGE && v <= 1 + EDGE)) continue
      const distance = Math.hypot(groundX - middleX, groundY - middleY) / radius
      const weight = distance >= 1 ? 1 : 255 - Math.floor(254 * distance)
      if (weight <= tile[at + 3]!) continue
      const inPictureX = (part.left + u * part.share) * width
      const inPictureY = (part.top + v * part.share) * height
      sample(data, width, height, inPictureX - 0.5, inPictureY - 0.5, tile, at)
      tile[at + 3] = weight
    }
  }
}

/** Bilinear; at the edge of the picture its outermost pixels. */
function sample(
  data: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  out: Uint8Array,
  at: number,
): void {
  const x0 = Math.max(0, Math.floor(x))
  const y0 = Math.max(0, Math.floor(y))
  const fx = Math.max(0, x - x0)
  const fy = Math.max(0, y - y0)
  const right = x0 + 1 < width ? 3 : 0
  const below = y0 + 1 < height ? width * 3 : 0
  const from = (y0 * width + x0) * 3
  for (let band = 0; band < 3; band++) {
    const pixel = from + band
    const upper = data[pixel]! + (data[pixel + right]! - data[pixel]!) * fx
    const lower = data[pixel + below]! + (data[pixel + below + right]! - data[pixel + below]!) * fx
    out[at + band] = upper + (lower - upper) * fy + 0.5
  }
}
