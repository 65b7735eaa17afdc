/** What an imported raster answers: tiles in every style, values, areas, profiles, volumes; by real threads, from disk. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Polygon } from 'geojson'
import sharp from 'sharp'
import { convertRaster } from './convert'
import { openGdal } from './gdal'
import { createRasterPool, type RasterPool } from './rasterPool'
import { openTileCache, type TileCache } from './tileCache'
import { answerTile, type RasterLayer, type TileAsk } from './tileReply'

/** Of a cone 20 m high with a radius of 50 m; UTM metres on its central meridian are 0.9996 of those on the ground. */
const CONE_VOLUME = (Math.PI * 50 ** 2 * 20) / 3 / 0.9996 ** 2
const NATIVE = { cone: 18, bands: 20, ortho: 19 } as const

let folder: string
let pool: RasterPool
let cache: TileCache
const layers = {} as Record<keyof typeof NATIVE, RasterLayer>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-serving-'))
  const gdal = await openGdal('auto')
  const names = { cone: 'cone_dsm.tif', bands: 'uint16_4band.tif', ortho: 'rgba_striped.tif' }
  for (const [key, name] of Object.entries(names)) {
    const request = { input: path.join(__dirname, 'fixtures', name), outputDir: path.join(folder, key) }
    layers[key as keyof typeof NATIVE] = { ...(await convertRaster(gdal, request)), layerId: key, version: 1 }
  }
  pool = createRasterPool(2)
  cache = await openTileCache(path.join(folder, 'tiles'), 1024 * 1024)
}, 120_000)
afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true, force: true })
})

const middle = ({ info: { bounds } }: RasterLayer) => ({
  long: (bounds[0] + bounds[2]) / 2,
  lat: (bounds[1] + bounds[3]) / 2,
})

function tileInTheMiddle(key: keyof typeof NATIVE): Pick<TileAsk, 'z' | 'x' | 'y'> {
  const { long, lat } = middle(layers[key])
  const z = NATIVE[key]
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
  return { z, x: Math.floor(((long + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) }
}

const ask = (key: keyof typeof NATIVE, query: TileAsk['query'] = {}, more: Partial<TileAsk> = {}) =>
  answerTile(pool, cache, layers[key], { ...tileInTheMiddle(key), query, ...more })

const pixelsOf = (body: Buffer) => sharp(body).ensureAlpha().raw().toBuffer()

/** A square around the middle of a layer, `metres` from side to side. */
function square(layer: RasterLayer, metres: number): Polygon {
  const { long, lat } = middle(layer)
  const dLat = metres / 2 / 111_170
  const dLong = metres / 2 / (111_320 * Math.cos((lat * Math.PI) / 180))
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ]
  return { type: 'Polygon', coordinates: [corners.map(([x = 0, y = 0]) => [long + x * dLong, lat + y * dLat])] }
}

describe('tiles', () => {
  test('a covered tile is JPEG, one at the edge WebP with transparency', async () => {
    const covered = await ask('ortho')
    expect(covered.headers['content-type']).toBe('image/jpeg')
    const edge = await ask(
      'ortho',
      {},
      { z: 16, x: Math.floor(tileInTheMiddle('ortho').x / 8), y: Math.floor(tileInTheMiddle('ortho').y / 8) },
    )
    expect(edge.headers['content-type']).toBe('image/webp')
    const alphas = (await pixelsOf(edge.body!)).filter((_, at) => at % 4 === 3)
    expect([Math.min(...alphas), Math.max(...alphas)]).toEqual([0, 255])
  })

  test('the second time it comes from disk, byte for byte, and then from the browser', async () => {
    const first = await ask('bands', { bands: '4' })
    const again = await ask('bands', { bands: '4' })
    expect(again.body!.equals(first.body!)).toBe(true)
    expect(await ask('bands', { bands: '4' }, { ifNoneMatch: first.headers.etag! })).toMatchObject({
      status: 304,
      body: undefined,
    })
    expect(first.headers.etag).not.toBe((await ask('bands', { bands: '3' })).headers.etag)
  })

  test('where the raster is not, there is no tile', async () => {
    expect(await ask('ortho', {}, { z: 10, x: 1, y: 1 })).toMatchObject({ status: 204, body: undefined })
  })

  test('NDVI is green where near infrared is strong', async () => {
    const strong = await pixelsOf((await ask('bands', { formula: 'NDVI', rescale: '-1,0' })).body!)
    const weak = await pixelsOf((await ask('bands', { formula: 'NDVI', rescale: '0.99,1' })).body!)
    const reds = (pixels: Buffer) => {
      const drawn = Array.from({ length: 256 * 256 }, (_, at) => at * 4).filter((at) => pixels[at + 3] === 255)
      return drawn.reduce((sum, at) => sum + pixels[at]!, 0) / drawn.length
    }
    // The ends of red-yellow-green: 0, 104, 55 and 165, 0, 38.
    expect(reds(strong)).toBeLessThan(40)
    expect(reds(weak)).toBeGreaterThan(150)
  })

  test('a hill is lit from the north-west', async () => {
    const pixels = await pixelsOf((await ask('cone', { hillshade: 'true', colormap: 'greys', rescale: '0,1' })).body!)
    const { x, y, z } = tileInTheMiddle('cone')
    const { long, lat } = middle(layers.cone)
    const atX = Math.floor((((long + 180) / 360) * 2 ** z - x) * 256)
    const north = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
    const atY = Math.floor((north * 2 ** z - y) * 256)
    const shade = (dx: number, dy: number) => pixels[((atY + dy) * 256 + atX + dx) * 4]!
    const steps = [10, 20].map((step) => shade(-step, -step) - shade(step, step))
    expect(Math.min(...steps)).toBeGreaterThan(60)
  })

  test.each<[TileAsk['query'], RegExp]>([
    [{ formula: 'NDVI' }, /no bands for NDVI: it needs nir, red/],
    [{ formula: 'constructor' }, /formula must be one of/],
    [{ bands: '7' }, /numbers from 1 to 3/],
    [{ rescale: '5,1' }, /lower and a higher/],
    [{ colormap: 'rainbow' }, /colormap must be one of/],
    [{ hillshade: 'true' }, /one band of heights/],
  ])('%p is refused in words', async (query, words) => {
    await expect(ask('ortho', query)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(words) as string,
    })
  })

  test('a tile that cannot exist is refused', async () => {
    await expect(ask('ortho', {}, { z: 2, x: 4, y: 0 })).rejects.toMatchObject({ status: 400 })
    await expect(ask('ortho', {}, { size: 100_000 })).rejects.toMatchObject({ status: 400 })
  })
})

describe('measures', () => {
  test('the volume of the cone, over a plane, the lowest edge and a height', async () => {
    const polygon = square(layers.cone, 130)
    for (const base of ['plane', 'lowest', 100] as const) {
      const measured = await pool.run(layers.cone, 'volume', { polygon, base })
      expect(measured!.cut / CONE_VOLUME).toBeCloseTo(1, 3)
      expect(measured!.fill).toBeCloseTo(0, 1)
      expect(measured!.baseHeight).toBeCloseTo(100, 3)
    }
  })

  test('below a base above the top everything is to be filled', async () => {
    const measured = await pool.run(layers.cone, 'volume', { polygon: square(layers.cone, 130), base: 120 })
    expect(measured!.cut).toBe(0)
    expect((20 * measured!.area - measured!.fill) / CONE_VOLUME).toBeCloseTo(1, 3)
  })

  test('an area in square metres, with its heights', async () => {
    const measured = await pool.run(layers.cone, 'areaStatistics', { polygon: square(layers.cone, 130), band: 1 })
    expect(measured!.area / 130 ** 2).toBeCloseTo(1, 2)
    expect(measured).toMatchObject({ min: 100 })
    expect(measured!.max).toBeCloseTo(119.86, 1)
  })

  test('a profile climbs to the top and down again, by 0.4 m a metre', async () => {
    const { long, lat } = middle(layers.cone)
    const [west, east] = [long - 0.0008, long + 0.0008]
    const line = {
      type: 'LineString' as const,
      coordinates: [
        [west, lat],
        [east, lat],
      ],
    }
    const points = await pool.run(layers.cone, 'profile', { line, count: 201, band: 1 })
    expect(points).toHaveLength(201)
    const top = points[100]!
    expect(top.value).toBeCloseTo(119.8, 0)
    const down = points[150]!
    expect((top.value! - down.value!) / (down.distance - top.distance)).toBeCloseTo(0.4, 1)
    expect(points[0]!.value).toBe(100)
  })

  test('a value at a place, and none beyond the raster', async () => {
    expect(await pool.run(layers.bands, 'valueAt', middle(layers.bands))).toHaveLength(4)
    expect(await pool.run(layers.bands, 'valueAt', { lat: 0, long: 0 })).toBeUndefined()
    expect(await pool.run(layers.cone, 'volume', { polygon: square(layers.ortho, 10), base: 0 })).toBeUndefined()
  })
})

describe('threads', () => {
  test('a task nobody waits for any more leaves the queue', async () => {
    const abort = new AbortController()
    const given = pool.run(layers.cone, 'valueAt', middle(layers.cone), abort.signal)
    abort.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    expect(await pool.run(layers.cone, 'valueAt', middle(layers.cone))).toHaveLength(1)
  })

  test('a raster that is gone fails its own tasks only', async () => {
    const missing = { ...layers.cone, cogPath: path.join(folder, 'nowhere.tif') }
    const tasks = [
      pool.run(missing, 'valueAt', middle(layers.cone)),
      pool.run(layers.cone, 'valueAt', middle(layers.cone)),
    ]
    const [lost, found] = await Promise.allSettled(tasks)
    expect([lost?.status, found?.status]).toEqual(['rejected', 'fulfilled'])
  })
})

describe('the tiles on disk', () => {
  const key = (x: number) => ({ layerId: 'a', version: 1, styleHash: 's', z: 20, x, y: 0, size: 256 })
  const tile = { buffer: Buffer.alloc(10_000, 0xff), mediaType: 'image/jpeg' as const }
  let own: string
  beforeEach(async () => {
    own = await mkdtemp(path.join(folder, 'cache-'))
  })
  const files = async () =>
    (await readdir(own, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

  test('the longest unused leave when the bytes are used up', async () => {
    const small = await openTileCache(own, 100_000)
    for (let x = 0; x < 9; x++) await small.set(key(x), tile)
    await small.get(key(0))
    await small.set(key(9), tile)
    expect(await small.get(key(0))).toEqual(tile)
    expect(await small.get(key(1))).toBeUndefined()
    expect(await files()).toBeLessThanOrEqual(9)
  })

  test('an earlier run counts, empty tiles are remembered, and a layer goes as a whole', async () => {
    await (await openTileCache(own, 100_000)).set(key(1), null)
    const later = await openTileCache(own, 100_000)
    expect(await later.get(key(1))).toBeNull()
    await later.removeLayer('a')
    expect(await later.get(key(1))).toBeUndefined()
    expect(await files()).toBe(0)
  })
})
