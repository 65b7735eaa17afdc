import { boundsOfScene, onGlobe, overlaps, tileLimits, viewOf } from './bounds'
import type { Bounds, Scene } from './scene'

const ACROSS: Bounds = [179.9, -17, -179.8, -16.9]
const SIZE = { width: 800, height: 600 }

test('fits a box that crosses the antimeridian as closely as the same box elsewhere', () => {
  const across = viewOf(ACROSS, SIZE)
  const elsewhere = viewOf([9.9, -17, 10.2, -16.9], SIZE)
  expect(across.zoom).toBeCloseTo(elsewhere.zoom, 9)
  expect(across.center[0]).toBeCloseTo(-179.95, 9)
  expect(viewOf([179.7, -17, -179.8, -16.9], SIZE).center[0]).toBeCloseTo(179.95, 9)
})

test('starts a scene at its layer across the antimeridian', () => {
  const tiles = { kind: 'raster-tiles', id: 'a', visible: true, opacity: 1, tiles: '/t', tileSize: 256 } as const
  const scene: Scene = { layers: [{ ...tiles, bounds: ACROSS }] }
  expect(boundsOfScene(scene)).toEqual(ACROSS)
})

test('detects boxes that overlap across the antimeridian', () => {
  expect(overlaps(ACROSS, [-179.9, -17, -179.9, -17])).toBe(true)
  expect(overlaps([179.95, -17, 179.95, -17], ACROSS)).toBe(true)
  expect(overlaps(ACROSS, [0, -17, 1, -16])).toBe(false)
  expect(overlaps(ACROSS, [179.95, 3, 179.95, 3])).toBe(false)
})

test('requests tiles on both sides of the antimeridian', () => {
  expect(tileLimits(ACROSS)).toEqual([-180, -17, 180, -16.9])
  expect(tileLimits([1, 2, 3, 4])).toEqual([1, 2, 3, 4])
})

test('a box in another copy of the world is moved to the globe', () => {
  expect(onGlobe([-190, -10, -170, 10])).toEqual([170, -10, -170, 10])
  expect(onGlobe([350, 0, 370, 5])).toEqual([-10, 0, 10, 5])
  expect(onGlobe([8, 50, 9, 51])).toEqual([8, 50, 9, 51])
  expect(onGlobe([-300, -80, 200, 80])).toEqual([-180, -80, 180, 80])
})
