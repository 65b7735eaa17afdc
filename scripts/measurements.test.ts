// The app shows measurements of the browser and the server side by side, so they must agree.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Polygon, Position } from 'geojson'
import { createBlockCache } from '../server/media/raster/runtime/blockCache'
import { openCog } from '../server/media/raster/tiff/cog'
import { convertRaster } from '../server/media/raster/import/convert'
import { openGdal } from '../server/media/raster/gdal/gdal'
import { decodeControlGrid } from '../server/media/raster/controlGrid'
import { areaStatistics, profile, volume } from '../server/media/raster/measure'
import type { RasterInfo } from '../server/media/raster/rasterInfo'
import type { OpenRaster } from '../server/media/raster/render/render'
import { areaOf, lengthOf } from '../src/map/measure'

const cache = createBlockCache(16 * 1024 * 1024)
let folder: string
let raster: OpenRaster & { info: RasterInfo }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-measurements-'))
  const input = path.join(__dirname, '../server/media/raster/fixtures/cone_dsm.tif')
  const { cogPath, controlGridPath, info } = await convertRaster(await openGdal('auto'), { input, outputDir: folder })
  raster = { cog: await openCog(cogPath), controlGrid: decodeControlGrid(await readFile(controlGridPath)), info }
})
afterAll(async () => {
  await raster.cog.file.close()
  await rm(folder, { recursive: true, force: true })
})

test.each<[string, Position[]]>([
  [
    'a line of a few metres',
    [
      [4.3, 52.1],
      [4.30004, 52.10003],
    ],
  ],
  [
    'a line with several legs',
    [
      [4.3, 52.1],
      [4.31, 52.12],
      [4.28, 52.15],
      [4.28, 52.15],
      [4.4, 52.05],
    ],
  ],
  [
    'a line across a continent',
    [
      [-122.4, 37.8],
      [-74, 40.7],
    ],
  ],
  [
    'a line near the pole',
    [
      [10, 84],
      [-60, 84.5],
    ],
  ],
])('a profile is as long as the browser measures %s', async (_name, coordinates) => {
  const { points } = await profile(raster, { type: 'LineString', coordinates }, 50, 1, cache)
  const length = lengthOf({ type: 'LineString', coordinates })
  expect(Math.abs(points.at(-1)!.distance - length)).toBeLessThan(1e-6)
})

test.each([20, 60, 80])(
  'statistics and volume cover the area that the browser measures for a square of %p m',
  async (metres) => {
    const shape = rotatedSquare(metres)
    const area = areaOf(shape)
    const statistics = await areaStatistics(raster, shape, 1, cache)
    const measured = await volume(raster, shape, 'plane', cache)
    expect(Math.abs(statistics!.area / area - 1)).toBeLessThan(5e-4)
    expect(Math.abs(measured!.area / area - 1)).toBeLessThan(5e-4)
  },
)

/** A square around the center of the raster whose sides cross the pixel grid at an angle. */
function rotatedSquare(metres: number): Polygon {
  const [west, south, east, north] = raster.info.bounds
  const long = (west + east) / 2
  const lat = (south + north) / 2
  const radius = metres / Math.SQRT2 / 111_320
  const corners = [0, 1, 2, 3, 0].map((corner): Position => {
    const angle = 0.3 + (corner * Math.PI) / 2
    return [long + (radius * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180), lat + radius * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [corners] }
}
