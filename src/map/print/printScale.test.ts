import { lengthOf } from '../measure'
import type { Position } from '../scene'
import { barOf, MM_PER_PX, paperMapOf, scaleOfZoom, scaleThatFits, scaleVariation, zoomOfScale } from './printScale'

const FRAME = { width: 200, height: 100 }

/** Metres on the ellipsoid between two points of the paper. */
const groundLength = (map: ReturnType<typeof paperMapOf>, from: [number, number], to: [number, number]): number => {
  const coordinates = [from, to].map(([x, y]): Position => map.toGround({ x, y }))
  return lengthOf({ type: 'LineString', coordinates })
}

test.each([0, 35, 52.37, -33.9, 60.39])('has the scale at the centre at latitude %d', (lat) => {
  const map = paperMapOf([4.9, lat], 0, 1000, FRAME)
  // 100 mm are 100 m. Web Mercator differs between the two directions by at most 0.34 % from their mean.
  const across = groundLength(map, [50, 50], [150, 50])
  const up = groundLength(map, [100, 0], [100, 100])
  expect(Math.abs(across - 100)).toBeLessThan(0.34)
  expect(Math.abs(up - 100)).toBeLessThan(0.34)
  expect(Math.sqrt(across * up)).toBeCloseTo(100, 2)
})

test('divides the scale of Web Mercator by the cosine of the latitude', () => {
  expect(zoomOfScale(1000, 0) - zoomOfScale(1000, 60)).toBeCloseTo(1, 1)
  for (const lat of [0, 52, -70]) expect(scaleOfZoom(zoomOfScale(2500, lat), lat)).toBeCloseTo(2500, 6)
})

test('a map of the engine at the zoom of a scale is as wide on the ground as the paper says', () => {
  const lat = 52
  const worldPx = 512 * 2 ** zoomOfScale(500, lat)
  const degreesPerPx = 360 / worldPx
  const map = paperMapOf([5, lat], 0, 500, FRAME)
  const [west] = map.toGround({ x: 0, y: 50 })
  const [east] = map.toGround({ x: 200, y: 50 })
  expect((east - west) / degreesPerPx).toBeCloseTo(200 / MM_PER_PX, 3)
})

test.each([0, 30, 90, 200])('finds the position of a point again when the map is turned by %d degrees', (bearing) => {
  const map = paperMapOf([4.9, 52.37], bearing, 5000, FRAME)
  const { x, y } = map.toPaper(map.toGround({ x: 30, y: 80 }))
  expect([x, y].map((value) => value.toFixed(6))).toEqual(['30.000000', '80.000000'])
  const eastward = map.toGround({ x: 101, y: 50 })
  if (bearing === 90) expect(eastward[1]).toBeLessThan(52.37)
})

test('fits the visible map with a round scale', () => {
  const view = { center: [4.9, 52.37] as Position, zoom: 17 }
  const map = { width: 1200, height: 800 }
  const scale = scaleThatFits(view, map, FRAME)
  expect(scale).toBe(3000)
  // At the scale, the map on screen needs no more than the frame.
  const mm = (1200 * MM_PER_PX * scaleOfZoom(17, 52.37)) / scale
  expect(mm).toBeLessThanOrEqual(200)
})

test('keeps a scale that is round already', () => {
  const view = { center: [4.9, 52.37] as Position, zoom: zoomOfScale(1000, 52.37) }
  expect(scaleThatFits(view, { width: 200 / MM_PER_PX, height: 100 / MM_PER_PX }, FRAME)).toBe(1000)
})

test('the scale bar has a round length', () => {
  expect(barOf(1000, 62)).toEqual({ metres: 50, mm: 50 })
  expect(barOf(2500, 62)).toEqual({ metres: 100, mm: 40 })
  expect(barOf(500_000, 62)).toEqual({ metres: 20_000, mm: 40 })
})

test('a map of a country has another scale at its edges', () => {
  expect(scaleVariation(paperMapOf([4.9, 52.37], 0, 1000, FRAME))).toBeLessThan(1e-4)
  expect(scaleVariation(paperMapOf([4.9, 52.37], 0, 5_000_000, FRAME))).toBeGreaterThan(0.04)
})
