// What a mesh is worth on hills, whose heights are a formula.
import { groundCorners, groundMesh, groundSize, type CameraPose, type LatLong } from '../../../../geometry/footprint'
import { localFrame } from '../../../../geometry/localFrame'
import type { Relief } from '../../../../geometry/relief'
import { partsOfPicture, type GroundQuad } from './groundMapping'

const POSE: CameraPose = { lat: 47, long: 8, height: 100, yaw: 30, pitch: -88, focalLength: 24 }
const PICTURE = { width: 4000, height: 3000 }
const FRAME = localFrame(POSE.lat, POSE.long)
const CELLS = 16
/** Of the places that are compared; a multiple, so that they are also between the points of the mesh. */
const FINE = CELLS * 5

/** Up to 13 m above and below the take-off point. */
const HILLS: Relief = {
  heightAt: (east, north) =>
    8 * Math.sin(east / 30 + 1) + 5 * Math.sin((0.6 * east + 0.8 * north) / 18) + 3 * Math.cos(north / 15),
  cell: 0.5,
  lowest: -16,
  highest: 16,
}

const inMetres = ({ lat, long }: LatLong) => FRAME.toMetres(lat, long)

/** Metres between where a part of the picture shows a place and where it is drawn from, for places of one part. */
function errorsOf(
  places: readonly LatLong[],
  quad: GroundQuad,
  part: { left: number; top: number; share: number },
  of: (index: number) => { s: number; t: number } | undefined,
): number[] {
  const [a, b, c, d, e, f, g, h, i] = partsOfPicture(quad)!
  const size = groundSize(POSE.height, POSE.focalLength, PICTURE)
  return places.flatMap((place, index) => {
    const seen = of(index)
    if (!seen) return []
    const [x, y] = inMetres(place)
    const scale = g * x + h * y + i
    const s = part.left + (part.share * (a * x + b * y + c)) / scale
    const t = part.top + (part.share * (d * x + e * y + f)) / scale
    return [Math.hypot((s - seen.s) * size.width, (t - seen.t) * size.height)]
  })
}

const rootMeanSquare = (values: number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)

const seenAt = (index: number) => ({
  s: (index % (FINE + 1)) / FINE,
  t: Math.floor(index / (FINE + 1)) / FINE,
})

test('a mesh draws hills where they are, and four corners do not', () => {
  const places = groundMesh(POSE, PICTURE, HILLS, FINE)!
  const corners = groundCorners(POSE, PICTURE.width, PICTURE.height, HILLS)!
  const flat = errorsOf(places, corners.map(inMetres) as GroundQuad, { left: 0, top: 0, share: 1 }, seenAt)
  const mesh = groundMesh(POSE, PICTURE, HILLS, CELLS)!.map(inMetres)
  const errors: number[] = []
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const at = row * (CELLS + 1) + column
      const quad: GroundQuad = [mesh[at]!, mesh[at + 1]!, mesh[at + CELLS + 2]!, mesh[at + CELLS + 1]!]
      const part = { left: column / CELLS, top: row / CELLS, share: 1 / CELLS }
      const ofPart = (index: number) => {
        const { s, t } = seenAt(index)
        const isInside = s >= part.left && s <= part.left + part.share && t >= part.top && t <= part.top + part.share
        return isInside ? { s, t } : undefined
      }
      errors.push(...errorsOf(places, quad, part, ofPart))
    }
  }
  expect(errors.length).toBeGreaterThan(flat.length)
  expect(rootMeanSquare(flat)).toBeGreaterThan(3)
  expect(rootMeanSquare(errors)).toBeLessThan(rootMeanSquare(flat) / 10)
})
