import { boundsIn, placeIn, searchSystems, systemByCode, systemsAt, type CoordinateSystem } from './coordinateSystems'

const systemOf = (epsg: number): CoordinateSystem => {
  const system = systemByCode(epsg)
  if (!system) throw new Error(`no EPSG:${epsg}`)
  return system
}

test.each(['EPSG:25832', '25832', 'etrs89 utm 32n', 'UTM zone 32N ETRS89'])('finds a system by %s', (text) => {
  expect(searchSystems(text).map(({ epsg }) => epsg)).toContain(25832)
})

test('finds nothing for other texts', () => {
  expect(searchSystems('no such system')).toEqual([])
  expect(systemByCode(1)).toBeUndefined()
})

test('knows which systems are used at a place, also at the antimeridian', () => {
  const bremen = systemsAt(8.8, 53.08).map(({ epsg }) => epsg)
  expect(bremen).toEqual(expect.arrayContaining([25832, 31467, 4326]))
  expect(bremen).not.toContain(32615)
  expect(systemsAt(179.9, -17).map(({ epsg }) => epsg)).toContain(3460)
  expect(systemsAt(-179.9, -17).map(({ epsg }) => epsg)).toContain(3460)
})

test.each([
  ['UTM', 25832, [486719.14, 5881124.32]],
  ['Gauss-Krueger', 31467, [3486796, 5883012]],
  ['US feet', 26993, [2748000, 550000]],
])('places coordinates in %s', (_name, epsg, [x = 0, y = 0]) => {
  const [long, lat] = placeIn(systemOf(epsg), x, y) ?? []
  expect(Number.isFinite(long)).toBe(true)
  expect(Number.isFinite(lat)).toBe(true)
})

test('places UTM coordinates to a metre', () => {
  const [long, lat] = placeIn(systemOf(25832), 486719.14, 5881124.32) ?? []
  expect(long).toBeCloseTo(8.8017, 3)
  expect(lat).toBeCloseTo(53.0785, 2)
})

test('has no box for numbers outside of a system', () => {
  expect(boundsIn(systemOf(4326), [486719, 5881124, 486819, 5881224])).toBeUndefined()
  const [west, south, east, north] = boundsIn(systemOf(25832), [486719, 5881124, 486819, 5881224]) ?? []
  expect(east).toBeGreaterThan(west ?? NaN)
  expect(north).toBeGreaterThan(south ?? NaN)
})
