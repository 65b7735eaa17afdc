/** Tiles in every style, values, areas, profiles and volumes of imported rasters, by real threads and from disk. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Polygon } from 'geojson'
import sharp from 'sharp'
import { convertRaster } from './import/convert'
import { openGdal } from './gdal/gdal'
import { createRasterPool, type RasterPool } from './runtime/rasterPool'
import { rasterTile } from './runtime/rasterTile'
import type { RasterInfo } from './rasterInfo'
import { readStyle, styleHash, type StyleQuery } from './style/rasterStyle'
import type { RasterFiles } from './runtime/rasterTasks'
import type { Tile } from './render/tile'
import { openTileCache, type TileCache } from './runtime/tileCache'

interface RasterLayer extends RasterFiles {
  layerId: string
  info: RasterInfo
}

interface Address {
  z: number
  x: number
  y: number
}

/** A cone 20 m high with a radius of 50 m; a UTM metre on the central meridian is 0.9996 m on the ground. */
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
    layers[key as keyof typeof NATIVE] = { ...(await convertRaster(gdal, request)), layerId: key }
  }
  // The file does not say what its bands are; a user has stated it.
  for (const [at, role] of (['red', 'green', 'blue', 'nir'] as const).entries())
    layers.bands.info.bands[at]!.role = role
  pool = createRasterPool(2)
  cache = await openTileCache(path.join(folder, 'tiles'), 1024 * 1024)
})
afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true, force: true })
})

const middle = ({ info: { bounds } }: RasterLayer) => ({
  long: (bounds[0] + bounds[2]) / 2,
  lat: (bounds[1] + bounds[3]) / 2,
})

function tileInTheMiddle(key: keyof typeof NATIVE): Address {
  const { long, lat } = middle(layers[key])
  const z = NATIVE[key]
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
  return { z, x: Math.floor(((long + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) }
}

/** The tile in a style; undefined where it is empty. Throws for a style that the raster does not have. */
async function ask(name: keyof typeof NATIVE, query: StyleQuery = {}, address = tileInTheMiddle(name)) {
  const { layerId, ...files } = layers[name]
  const style = readStyle(query, files.info)
  const key = { layerId, version: 1, styleHash: styleHash(style), ...address, size: 256 }
  return rasterTile({ pool, cache }, key, style, (work) => work(files))
}

const pixelsOf = (tile: Tile | undefined) => sharp(tile?.buffer).ensureAlpha().raw().toBuffer()

/** A square around the center of a layer with sides of `metres`. */
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
  test('encodes a fully covered tile as JPEG and a partly covered one as transparent WebP', async () => {
    const covered = await ask('ortho')
    expect(covered?.mediaType).toBe('image/jpeg')
    const { x, y } = tileInTheMiddle('ortho')
    const edge = await ask('ortho', {}, { z: 16, x: Math.floor(x / 8), y: Math.floor(y / 8) })
    expect(edge?.mediaType).toBe('image/webp')
    const alphas = (await pixelsOf(edge)).filter((_, at) => at % 4 === 3)
    expect([Math.min(...alphas), Math.max(...alphas)]).toEqual([0, 255])
  })

  test('repeats a tile from disk unchanged, without the files of the raster', async () => {
    const first = await ask('bands', { bands: '4' })
    const style = readStyle({ bands: '4' }, layers.bands.info)
    const key = { layerId: 'bands', version: 1, styleHash: styleHash(style), ...tileInTheMiddle('bands'), size: 256 }
    const again = await rasterTile({ pool, cache }, key, style, () => Promise.reject(new Error('not cached')))
    expect(again).toEqual(first)
    expect((await ask('bands', { bands: '3' }))?.buffer.equals(first!.buffer)).toBe(false)
  })

  test('is undefined outside the raster', async () => {
    expect(await ask('ortho', {}, { z: 10, x: 1, y: 1 })).toBeUndefined()
  })

  test('rejects with the reason of a cancelled request and caches nothing', async () => {
    const style = readStyle({ bands: '2' }, layers.bands.info)
    const key = { layerId: 'bands', version: 1, styleHash: styleHash(style), ...tileInTheMiddle('bands'), size: 256 }
    const abort = new AbortController()
    const given = rasterTile({ pool, cache }, key, style, (work) => work(layers.bands), abort.signal)
    abort.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    expect(await cache.get(key)).toBeUndefined()
  })

  test('colors NDVI green where near infrared is strong', async () => {
    const strong = await pixelsOf(await ask('bands', { formula: 'NDVI', rescale: '-1,0' }))
    const weak = await pixelsOf(await ask('bands', { formula: 'NDVI', rescale: '0.99,1' }))
    const reds = (pixels: Buffer) => {
      const drawn = Array.from({ length: 256 * 256 }, (_, at) => at * 4).filter((at) => pixels[at + 3] === 255)
      return drawn.reduce((sum, at) => sum + pixels[at]!, 0) / drawn.length
    }
    // The color ramp runs from (165, 0, 38) to (0, 104, 55).
    expect(reds(strong)).toBeLessThan(40)
    expect(reds(weak)).toBeGreaterThan(150)
  })

  test('lights a hillshade from the north-west', async () => {
    const pixels = await pixelsOf(await ask('cone', { hillshade: 'true', colormap: 'greys', rescale: '0,1' }))
    const { x, y, z } = tileInTheMiddle('cone')
    const { long, lat } = middle(layers.cone)
    const atX = Math.floor((((long + 180) / 360) * 2 ** z - x) * 256)
    const north = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
    const atY = Math.floor((north * 2 ** z - y) * 256)
    const shade = (dx: number, dy: number) => pixels[((atY + dy) * 256 + atX + dx) * 4]!
    const steps = [10, 20].map((step) => shade(-step, -step) - shade(step, step))
    expect(Math.min(...steps)).toBeGreaterThan(60)
  })

  test.each<[StyleQuery, RegExp]>([
    [{ formula: 'NDVI' }, /no bands for NDVI, which needs nir, red/],
    [{ formula: 'constructor' }, /one of these formulas/],
    [{ bands: '7' }, /bands from 1 to 3/],
    [{ rescale: '5,1' }, /lower and a higher/],
    [{ colormap: 'rainbow' }, /one of these colour maps/],
    [{ hillshade: 'true' }, /one band of heights/],
  ])('rejects %p with 400 and an explanation', async (query, words) => {
    await expect(ask('ortho', query)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(words) as string,
    })
  })
})

describe('measures', () => {
  test('computes the volume of a cone above a plane, its lowest edge and a height', async () => {
    const polygon = square(layers.cone, 130)
    for (const base of ['plane', 'lowest', 100] as const) {
      const measured = await pool.run(layers.cone, 'volume', { polygon, base })
      expect(measured!.cut / CONE_VOLUME).toBeCloseTo(1, 3)
      expect(measured!.fill).toBeCloseTo(0, 1)
      expect(measured!.baseHeight).toBeCloseTo(100, 3)
    }
  })

  test('computes only fill when the base is above the surface', async () => {
    const measured = await pool.run(layers.cone, 'volume', { polygon: square(layers.cone, 130), base: 120 })
    expect(measured!.cut).toBe(0)
    expect((20 * measured!.area - measured!.fill) / CONE_VOLUME).toBeCloseTo(1, 3)
  })

  test('computes an area in square metres with its heights', async () => {
    const measured = await pool.run(layers.cone, 'areaStatistics', { polygon: square(layers.cone, 130), band: 1 })
    expect(measured!.area / 130 ** 2).toBeCloseTo(1, 2)
    expect(measured).toMatchObject({ min: 100 })
    expect(measured!.max).toBeCloseTo(119.86, 1)
  })

  test('samples a profile across the cone with its slope of 0.4', async () => {
    const { long, lat } = middle(layers.cone)
    const west = long - 0.0008
    const east = long + 0.0008
    const line = {
      type: 'LineString' as const,
      coordinates: [
        [west, lat],
        [east, lat],
      ],
    }
    const { points } = await pool.run(layers.cone, 'profile', { line, count: 201, band: 1 })
    expect(points).toHaveLength(201)
    const top = points[100]!
    expect(top.value).toBeCloseTo(119.8, 0)
    const down = points[150]!
    expect((top.value! - down.value!) / (down.distance - top.distance)).toBeCloseTo(0.4, 1)
    expect(points[0]!.value).toBe(100)
  })

  test('samples a profile at the resolution of the raster, with the extremes of all cells that it crosses', async () => {
    const { long, lat } = middle(layers.cone)
    // Off the middle of a cell, so that no point meets the top of the cone.
    const line = {
      type: 'LineString' as const,
      coordinates: [
        [long - 0.0008, lat],
        [long + 0.00079, lat],
      ],
    }
    const few = await pool.run(layers.cone, 'profile', { line, count: 8, band: 1 })
    const all = await pool.run(layers.cone, 'profile', { line, band: 1 })
    const step = all.points[1]!.distance
    expect(step).toBeLessThanOrEqual(layers.cone.info.gsd * 1.01)
    expect(all.extremes).toMatchObject({ lowest: 100, isExact: true })
    expect(all.extremes?.cells).toBeGreaterThanOrEqual(all.points.length - 2)
    // The extremes do not depend on the points.
    expect(few.extremes).toEqual(all.extremes)
    const shown = few.points.map(({ value }) => value ?? 0)
    expect(all.extremes!.highest).toBeGreaterThan(Math.max(...shown) + 1)
    const outside = {
      type: 'LineString' as const,
      coordinates: [
        [0, 0],
        [0.001, 0],
      ],
    }
    expect((await pool.run(layers.cone, 'profile', { line: outside, band: 1 })).extremes).toBeUndefined()
  })

  test('reads the values at a position, and none outside the raster', async () => {
    expect(await pool.run(layers.bands, 'valueAt', middle(layers.bands))).toHaveLength(4)
    expect(await pool.run(layers.bands, 'valueAt', { lat: 0, long: 0 })).toBeUndefined()
    expect(await pool.run(layers.cone, 'volume', { polygon: square(layers.ortho, 10), base: 0 })).toBeUndefined()
  })
})

describe('threads', () => {
  test('rejects a cancelled task and stays usable', async () => {
    const abort = new AbortController()
    const given = pool.run(layers.cone, 'valueAt', middle(layers.cone), abort.signal)
    abort.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    expect(await pool.run(layers.cone, 'valueAt', middle(layers.cone))).toHaveLength(1)
  })

  test('rejects only the tasks of a raster that is missing', async () => {
    const missing = { ...layers.cone, cogPath: path.join(folder, 'nowhere.tif') }
    const tasks = [
      pool.run(missing, 'valueAt', middle(layers.cone)),
      pool.run(layers.cone, 'valueAt', middle(layers.cone)),
    ]
    const [lost, found] = await Promise.allSettled(tasks)
    expect([lost?.status, found?.status]).toEqual(['rejected', 'fulfilled'])
  })

  test('runs waiting tasks in order and drops the cancelled ones between them', async () => {
    const single = createRasterPool(1)
    const place = middle(layers.cone)
    const aborts = Array.from({ length: 200 }, () => new AbortController())
    const finished: number[] = []
    const track = (index: number, task: Promise<unknown>) => task.then(() => finished.push(index))
    try {
      const first = track(0, single.run(layers.cone, 'valueAt', place))
      const missing = { ...layers.cone, cogPath: path.join(folder, 'missing.tif') }
      const dropped = aborts.map(({ signal }) => single.run(missing, 'valueAt', place, signal))
      const others = Array.from({ length: 200 }, (_, at) => track(at + 1, single.run(layers.cone, 'valueAt', place)))
      for (const abort of aborts) abort.abort(new Error('gone'))
      const results = await Promise.allSettled(dropped)
      expect(new Set(results.map((result) => result.status === 'rejected' && String(result.reason)))).toEqual(
        new Set(['Error: gone']),
      )
      await Promise.all([first, ...others])
      expect(finished).toEqual(Array.from({ length: 201 }, (_, index) => index))
    } finally {
      await single.close()
    }
  })

  test('replaces a thread that runs out of memory and goes on with the waiting tasks', async () => {
    const single = createRasterPool(1)
    try {
      const coordinates = Array.from({ length: 2 }, (_, at) => [
        middle(layers.cone).long,
        middle(layers.cone).lat + at / 1e4,
      ])
      const tooMany = { line: { type: 'LineString' as const, coordinates }, count: 30_000_000, band: 1 }
      const [large, small] = await Promise.allSettled([
        single.run(layers.cone, 'profile', tooMany),
        single.run(layers.cone, 'valueAt', middle(layers.cone)),
      ])
      expect(large).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } })
      expect(small).toMatchObject({ status: 'fulfilled' })
    } finally {
      await single.close()
    }
  })

  test('rejects tasks once it is closed, running ones included', async () => {
    const closing = createRasterPool(1)
    const tasks = [1, 2].map(() => closing.run(layers.cone, 'valueAt', middle(layers.cone)))
    const settled = Promise.allSettled(tasks)
    await closing.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(closing.run(layers.cone, 'valueAt', middle(layers.cone))).rejects.toThrow('stopped')
  })
})

describe('tile cache on disk', () => {
  const key = (x: number) => ({ layerId: 'a', version: 1, styleHash: 's', z: 20, x, y: 0, size: 256 })
  const tile = { buffer: Buffer.alloc(10_000, 0xff), mediaType: 'image/jpeg' as const }
  let own: string
  beforeEach(async () => {
    own = await mkdtemp(path.join(folder, 'cache-'))
  })
  const files = async () =>
    (await readdir(own, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

  test('evicts the least recently used tiles once the byte limit is reached', async () => {
    const small = await openTileCache(own, 100_000)
    for (let x = 0; x < 9; x++) await small.set(key(x), tile)
    await small.get(key(0))
    await small.set(key(9), tile)
    expect(await small.get(key(0))).toEqual(tile)
    expect(await small.get(key(1))).toBeUndefined()
    expect(await files()).toBeLessThanOrEqual(9)
  })

  test('keeps tiles across restarts, remembers empty tiles and removes a layer at once', async () => {
    await (await openTileCache(own, 100_000)).set(key(1), null)
    const later = await openTileCache(own, 100_000)
    expect(await later.get(key(1))).toBeNull()
    await later.removeLayer('a')
    expect(await later.get(key(1))).toBeUndefined()
    expect(await files()).toBe(0)
  })
})
