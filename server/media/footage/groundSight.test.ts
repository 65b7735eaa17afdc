import type { Geometry, Position } from 'geojson'
import type { GroundGrid } from '../../../geometry/groundGrid'
import { localFrame } from '../../../geometry/localFrame'
import { worldY } from '../../../geometry/worldY'
import { estimateViews, type FilmedGround, type PoseSample } from './estimateViews'
import { momentsOf } from './moments'
import { mergeViews } from './spans'
import { targetOf } from './target'

const PICTURE = { width: 960, height: 540 }
const FRAME = localFrame(46.84, -92)
const LEVEL = 184
const CELLS = 500
const HALF = 500

function groundOf(heightAt: (east: number, north: number) => number): FilmedGround {
  const upper = FRAME.toDegrees([HALF, HALF])
  const lower = FRAME.toDegrees([-HALF, -HALF])
  const metres = (cell: number) => ((cell + 0.5) / CELLS - 0.5) * 2 * HALF
  const heights = Float32Array.from({ length: CELLS ** 2 }, (_, cell) =>
    heightAt(metres(cell % CELLS), -metres(Math.floor(cell / CELLS))),
  )
  const edges = { west: lower.long, east: upper.long, top: worldY(upper.lat), bottom: worldY(lower.lat) }
  const grid: GroundGrid = { columns: CELLS, rows: CELLS, ...edges, heights }
  return { grid, takeOff: LEVEL, isKnown: true }
}

/** A ridge of 60 m, 100 m north of the camera. */
const RIDGE = groundOf((_, north) => LEVEL + Math.max(0, 60 - 2 * Math.abs(north - 100)))

const samples = (pitch: number, height = 80): PoseSample[] =>
  [0, 1, 2].map((second) => ({
    at: 1000 * second,
    lat: 46.84,
    long: -92,
    height,
    heading: null,
    gimbalYaw: 0,
    gimbalPitch: pitch,
    focalLength: 24,
  }))

function momentsAt(geometry: Geometry, { pitch = -35, height = 80, ground }: Partial<Look>) {
  const filmed = { from: 0, until: 2000, picture: PICTURE, ground }
  const spans = [...mergeViews(estimateViews(samples(pitch, height), filmed), PICTURE, ground)]
  return { spans, moments: momentsOf(targetOf(geometry), spans, PICTURE, { ground }) }
}

interface Look {
  pitch: number
  height: number
  ground: FilmedGround
}

const degrees = (east: number, north: number): Position => {
  const { lat, long } = FRAME.toDegrees([east, north])
  return [long, lat]
}
const point = (east: number, north: number): Geometry => ({ type: 'Point', coordinates: degrees(east, north) })
const square = (south: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [degrees(-10, south), degrees(10, south), degrees(10, north), degrees(-10, north), degrees(-10, south)],
  ],
})

test('what a ridge hides is not found, what is before it and on it is', () => {
  expect(momentsAt(point(0, 140), {}).moments).toHaveLength(1)
  expect(momentsAt(point(0, 140), { ground: RIDGE }).moments).toEqual([])
  expect(momentsAt(point(0, 60), { ground: RIDGE }).moments).toHaveLength(1)
  const [top] = momentsAt(point(0, 99), { ground: RIDGE, height: 100 }).moments
  expect(top?.distance).toBeCloseTo(Math.hypot(99, 100 - 58), 0)
})

test('of an area that is partly hidden, the visible part is found', () => {
  expect(momentsAt(square(120, 180), { ground: RIDGE }).moments).toEqual([])
  expect(momentsAt(square(60, 180), { ground: RIDGE }).moments).toHaveLength(1)
  const line: Geometry = { type: 'LineString', coordinates: [degrees(0, 70), degrees(0, 180)] }
  expect(momentsAt(line, { ground: RIDGE }).moments).toHaveLength(1)
})

test('a hidden point of an area does not keep the others from being found', () => {
  // A wall of 30 m before the middle of the area.
  const wall = groundOf((east, north) => LEVEL + (Math.abs(north - 60) < 4 && Math.abs(east) < 12 ? 30 : 0))
  expect(momentsAt(point(0, 75), { ground: wall }).moments).toEqual([])
  const wide: Geometry = {
    type: 'Polygon',
    coordinates: [[degrees(-40, 70), degrees(40, 70), degrees(40, 80), degrees(-40, 80), degrees(-40, 70)]],
  }
  expect(momentsAt(wide, { ground: wall }).moments).toHaveLength(1)
})

test('the corners and the box of a view follow the ground', () => {
  const lower = groundOf(() => LEVEL - 50)
  const { spans, moments } = momentsAt(point(0, 0), { pitch: -90, ground: lower })
  const flat = momentsAt(point(0, 0), { pitch: -90, height: 130 })
  expect(moments[0]?.corners[0]?.lat).toBeCloseTo(flat.moments[0]!.corners[0].lat, 6)
  spans[0]?.box.forEach((side, at) => expect(side).toBeCloseTo(flat.spans[0]!.box[at]!, 3))
  expect(moments[0]?.distance).toBeCloseTo(130, 0)
})

test('with a model of the ground, the area is more certain; without the take-off point, less', () => {
  const uncertainty = (ground?: FilmedGround) =>
    momentsAt(point(0, 0), { pitch: -90, ...(ground && { ground }) }).moments[0]!.uncertainty
  const level = groundOf(() => LEVEL)
  expect(uncertainty(level)).toBeLessThan(uncertainty())
  expect(uncertainty({ ...level, isKnown: false })).toBeGreaterThan(uncertainty(level))
})

test('where the model says that the camera is in the ground, the ground is flat', () => {
  const above = groundOf(() => LEVEL + 100)
  expect(momentsAt(point(0, 60), { ground: above }).moments).toEqual(momentsAt(point(0, 60), {}).moments)
})
