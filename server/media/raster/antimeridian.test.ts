/** Imports rasters that cross the antimeridian, and reads them on both sides. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { mercatorBounds } from './antimeridian'
import { openGdal, type Gdal } from './gdal/gdal'
import { convertRaster, type ConvertedRaster } from './import/convert'
import { mercatorX } from './mercator'
import { createRasterPool, type RasterPool } from './runtime/rasterPool'
import { readStyle } from './style/rasterStyle'
import { plainTiff } from './testing/plainTiff'

const WIDTH = 200
const HEIGHT = 100
/** 100 left of the middle column, 200 right of it. */
const halves = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH < WIDTH / 2 ? 100 : 200))

let gdal: Gdal
let pool: RasterPool
let folder: string
beforeAll(async () => {
  gdal = await openGdal('auto')
  pool = createRasterPool(1)
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-antimeridian-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => pool.close())

type Place = Pick<Parameters<typeof plainTiff>[0], 'origin' | 'pixelSize' | 'epsg'>

async function imported(place: Place): Promise<ConvertedRaster> {
  const input = path.join(folder, 'input.tif')
  await writeFile(input, plainTiff({ width: WIDTH, height: HEIGHT, values: halves, ...place }))
  return convertRaster(gdal, { input, outputDir: folder })
}

/** Its middle column is at 180 degrees, or close to it. */
const PLACES: [string, Place][] = [
  ['degrees that continue beyond 180', { origin: [179.9, -16.9], pixelSize: 0.001, epsg: 4326 }],
  ['degrees that start below -180', { origin: [-180.1, -16.9], pixelSize: 0.001, epsg: 4326 }],
  ['UTM zone 60', { origin: [809_536, 8_128_500], pixelSize: 100, epsg: 32_760 }],
]

test.each(PLACES)('gives bounds across the antimeridian to a raster in %s', async (_, place) => {
  const { info } = await imported(place)
  const [west, south, east, north] = info.bounds
  expect(west).toBeGreaterThan(179.8)
  expect(west).toBeLessThan(180)
  expect(east).toBeLessThan(-179.8)
  expect(east).toBeGreaterThan(-180)
  expect(north - south).toBeLessThan(0.2)
  expect(info.footprint.type).toBe('MultiPolygon')
  const longitudes = JSON.stringify(info.footprint.coordinates).match(/-?\d+\.?\d*(?=,)/g) ?? []
  for (const long of longitudes.map(Number)) expect(Math.abs(long)).toBeLessThanOrEqual(180)
})

test.each(PLACES)('draws both halves in the thumbnail of a raster in %s', async (_, place) => {
  const { thumbnailPath } = await imported(place)
  const { data, info } = await sharp(thumbnailPath).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(400)
  expect(info.height).toBeGreaterThan(150)
  const pixelAt = (share: number) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(share * info.width)) * 4
    return [...data.subarray(at, at + 4)]
  }
  expect(pixelAt(0.25)[3]).toBe(255)
  expect(pixelAt(0.75)[3]).toBe(255)
  expect(pixelAt(0.75)[0]! - pixelAt(0.25)[0]!).toBeGreaterThan(150)
})

test.each(PLACES)('reads values and tiles on both sides of a raster in %s', async (_, place) => {
  const { info, ...files } = await imported(place)
  const raster = { ...files, info }
  const lat = (info.bounds[1] + info.bounds[3]) / 2
  expect(await pool.run(raster, 'valueAt', { lat, long: 179.95 })).toEqual([100])
  expect(await pool.run(raster, 'valueAt', { lat, long: -179.95 })).toEqual([200])
  expect(await pool.run(raster, 'valueAt', { lat, long: 0 })).toBeUndefined()
  const style = readStyle({}, info)
  const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 10)
  const tile = (x: number) => pool.run(raster, 'tile', { style, z: 10, x, y, size: 256 })
  expect(await tile(2 ** 10 - 1)).toBeDefined()
  expect(await tile(0)).toBeDefined()
  expect(await tile(2 ** 9)).toBeUndefined()
})

test('measures an area and a profile across the antimeridian', async () => {
  const raster = await imported({ origin: [179.9, -16.9], pixelSize: 0.001, epsg: 4326 })
  const coordinates = [
    [179.95, -16.94],
    [-179.95, -16.94],
    [-179.95, -16.96],
    [179.95, -16.96],
    [179.95, -16.94],
  ]
  const polygon = { type: 'Polygon' as const, coordinates: [coordinates] }
  const area = await pool.run(raster, 'areaStatistics', { polygon, band: 1 })
  expect(area?.mean).toBeCloseTo(150, 0)
  // 0.1 x 0.02 degrees at 16.95 degrees south.
  expect((area?.area ?? 0) / (10_651 * 2213)).toBeCloseTo(1, 2)
  const line = { type: 'LineString' as const, coordinates: coordinates.slice(0, 2) }
  const { points: profile } = await pool.run(raster, 'profile', { line, count: 5, band: 1 })
  expect(profile.map(({ value }) => value)).toEqual([100, 100, expect.any(Number), 200, 200])
  for (const { long } of profile) expect(Math.abs(long)).toBeLessThanOrEqual(180)
})

test('keeps the bounds of a raster that ends at the antimeridian', async () => {
  const { info } = await imported({ origin: [179.8, -16.9], pixelSize: 0.001, epsg: 4326 })
  expect(info.bounds[0]).toBeCloseTo(179.8, 6)
  expect(info.bounds[2]).toBeCloseTo(180, 6)
  expect(info.bounds[2]).toBeGreaterThan(0)
  expect(info.footprint.type).toBe('Polygon')
})

test('turns bounds into continuous metres', () => {
  const [west, , east] = mercatorBounds([179, 0, -179, 1])
  expect(east - west).toBeCloseTo(mercatorX(2), 6)
})
