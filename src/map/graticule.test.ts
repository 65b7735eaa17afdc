import { graticuleOf, graticuleStep, isCovered } from './graticule'
import type { Bounds } from './scene'

const SITE: Bounds = [-92.02, 46.83, -92, 46.85]

test.each([
  [0, 90],
  [2, 30],
  [5, 5],
  [9, 0.2],
  [14, 0.01],
  [18, 0.0005],
  [22, 0.00005],
])('at zoom %d lines are %d degrees apart', (zoom, step) => {
  expect(graticuleStep(zoom)).toBe(step)
})

test('labels lines with the digits of their distance and the hemisphere', () => {
  const labels = graticuleOf(SITE, 14).lines.features.map(({ properties }) => properties.label)
  expect(labels).toEqual(expect.arrayContaining(['92.00° W', '92.01° W', '46.83° N', '46.84° N']))
  const world = graticuleOf([-180, -80, 180, 80], 2).lines.features.map(({ properties }) => properties.label)
  expect(world).toEqual(expect.arrayContaining(['0°', '180°', '30° W', '30° S']))
})

test('covers the view and its surroundings until the view or the distance of the lines changes', () => {
  const graticule = graticuleOf(SITE, 14)
  expect(isCovered(graticule, SITE, 14)).toBe(true)
  expect(isCovered(graticule, [-92.03, 46.82, -92.01, 46.84], 14.1)).toBe(true)
  expect(isCovered(graticule, [-92.06, 46.83, -92.04, 46.85], 14)).toBe(false)
  expect(isCovered(graticule, SITE, 16)).toBe(false)
  expect(isCovered(graticuleOf([-200, -89, 200, 89], 1), [-200, -89, 200, 89], 1)).toBe(true)
})

test('has a limited number of lines', () => {
  expect(graticuleOf([-540, -85, 540, 85], 9).lines.features.length).toBeLessThanOrEqual(160)
})
