/**
 * Converts rasters with Aerie and compares with what the GDAL of the system reads from the same file: size, bands, place and
 * statistics. The files are the fixtures, and what GDAL makes of them in other types, byte orders, compressions and coordinate systems.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { hasProgram, runProgram } from '../testing/otherPrograms'
import { openGdal, type Gdal } from './gdal/gdal'
import { convertRaster } from './import/convert'
import { RasterImportError } from './import/rasterImportError'
import type { RasterInfo } from './rasterInfo'

const withGdal = hasProgram('gdalinfo') && hasProgram('gdal_translate') ? describe : describe.skip

const fixture = (name: string): string => path.join(__dirname, 'fixtures', name)

let gdal: Gdal
let folder: string
beforeAll(async () => {
  gdal = await openGdal('bundled')
})
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-opinion-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface OtherBand {
  type: string
  colorInterpretation: string
  minimum: number
  maximum: number
  mean: number
  stdDev: number
}

interface OtherReading {
  size: [number, number]
  bands: OtherBand[]
  wgs84Extent: { coordinates: [number, number][][] }
}

/** What GDAL reads from a file, with exact statistics. */
function readByGdal(file: string): OtherReading {
  const output = runProgram('gdalinfo', ['-json', '-stats', '--config', 'GDAL_PAM_ENABLED', 'NO', file])
  return JSON.parse(output) as OtherReading
}

const convert = async (input: string): Promise<RasterInfo> =>
  (await convertRaster(gdal, { input, outputDir: mkdtempSync(path.join(folder, 'converted-')) })).info

/** Degrees; 10 cm. */
const SAME_PLACE = 1e-6
/** Degrees; 10 m. The shift between the British datum and WGS 84 without its grid. */
const WITHOUT_GRID = 1e-4
/** The control grid places pixels to a part of a pixel. */
const PLACED = 3e-6

function expectSame(info: RasterInfo, other: OtherReading, tolerance: number): void {
  expect([info.width, info.height]).toEqual(other.size)
  const bands = other.bands.filter(({ colorInterpretation }) => colorInterpretation !== 'Alpha')
  expect(info.bands).toHaveLength(bands.length)
  const [outline = []] = other.wgs84Extent.coordinates
  const longs = outline.map(([long]) => long)
  const lats = outline.map(([, lat]) => lat)
  const edges = [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
  edges.forEach((edge, index) => expect(Math.abs(edge - info.bounds[index]!)).toBeLessThan(tolerance))
  // GDAL counts transparent pixels, Aerie does not. Overviews have other extremes.
  if (info.hasAlpha || info.approximateStatistics) return
  bands.forEach((band, index) => {
    const { min, max, mean, stddev } = info.bands[index]!.statistics
    const scale = Math.max(1, Math.abs(band.maximum))
    const pairs = [
      [min, band.minimum],
      [max, band.maximum],
      [mean, band.mean],
      [stddev, band.stdDev],
    ]
    for (const [ours = NaN, theirs = NaN] of pairs) expect(Math.abs(ours - theirs) / scale).toBeLessThan(1e-3)
  })
}

/** Fixtures that both read. A palette and JPEG with a mask become other bands, and are compared by other tests. */
const FIXTURES: [name: string, tolerance: number][] = [
  ['british_grid.tif', WITHOUT_GRID],
  ['cone_dsm.tif', SAME_PLACE],
  ['degrees.tif', SAME_PLACE],
  ['dsm_float.tif', SAME_PLACE],
  ['rgba_striped.tif', SAME_PLACE],
  ['rotated.tif', PLACED],
  ['uint16_4band.tif', SAME_PLACE],
]

withGdal('fixtures', () => {
  test.each(FIXTURES)('%s has the same size, bands, place and statistics', async (name, tolerance) => {
    expectSame(await convert(fixture(name)), readByGdal(fixture(name)), tolerance)
  })
})

const COMPRESSIONS = ['NONE', 'LZW', 'DEFLATE', 'PACKBITS']
/** Those that the bundled GDAL lacks. */
const REFUSED_COMPRESSIONS = ['ZSTD', 'LZMA', 'LERC']
const TYPES = ['Byte', 'UInt16', 'Int16', 'UInt32', 'Int32', 'Float32', 'Float64']
const SYSTEMS = ['EPSG:4326', 'EPSG:3857', 'EPSG:32632', 'EPSG:25833', 'EPSG:2056']

/** One way to write a raster. */
const aForm = fc.record({
  source: fc.constantFrom('cone_dsm.tif', 'dsm_float.tif', 'uint16_4band.tif'),
  type: fc.constantFrom(...TYPES),
  compression: fc.constantFrom(...COMPRESSIONS),
  endianness: fc.constantFrom('LITTLE', 'BIG'),
  tiled: fc.constantFrom('YES', 'NO'),
  interleave: fc.constantFrom('PIXEL', 'BAND'),
  bigTiff: fc.constantFrom('YES', 'NO'),
  nodata: fc.option(fc.constantFrom(0, 255, 110)),
  system: fc.constantFrom(...SYSTEMS),
  // The upper left corner in degrees, in the area of all systems.
  west: fc.integer({ min: 70, max: 105 }).map((tenth) => tenth / 10),
  north: fc.integer({ min: 459, max: 475 }).map((tenth) => tenth / 10),
})
type Form = typeof aForm extends fc.Arbitrary<infer Value> ? Value : never

const CORNERS: Record<string, (west: number, north: number) => [number, number, number, number]> = {
  'EPSG:4326': (west, north) => [west, north, west + 0.01, north - 0.008],
}
const METRES_SYSTEM = [600_000, 5_200_000] as const

function written(form: Form): string {
  const output = path.join(mkdtempSync(path.join(folder, 'written-')), 'raster.tif')
  const at = CORNERS[form.system]?.(form.west, form.north) ?? metresOf(form)
  const creation = {
    COMPRESS: form.compression,
    ENDIANNESS: form.endianness,
    TILED: form.tiled,
    INTERLEAVE: form.interleave,
    BIGTIFF: form.bigTiff,
  }
  runProgram('gdal_translate', [
    '-q',
    '-ot',
    form.type,
    '-a_srs',
    form.system,
    '-a_ullr',
    ...at.map(String),
    ...(form.nodata === null ? [] : ['-a_nodata', String(form.nodata)]),
    ...Object.entries(creation).flatMap(([name, value]) => ['-co', `${name}=${value}`]),
    fixture(form.source),
    output,
  ])
  return output
}

/** A place in the area of each system in metres. */
function metresOf({ system, west, north }: Form): [number, number, number, number] {
  const [x, y] = METRES_SYSTEM
  const origin: Record<string, [number, number]> = {
    'EPSG:3857': [west * 111_319.49, north * 125_000],
    'EPSG:32632': [x, y],
    'EPSG:25833': [x - 200_000, y],
    'EPSG:2056': [2_600_000, 1_200_000],
  }
  const [left = 0, top = 0] = origin[system] ?? []
  return [left, top, left + 500, top - 400]
}

const RUNS = 60

withGdal('files that GDAL writes', () => {
  test('keep size, bands, place and statistics in every form', async () => {
    await fc.assert(
      fc.asyncProperty(aForm, async (form) => {
        // Its values do not fit into bytes: all become 255, and the last band looks like an alpha band.
        fc.pre(form.source !== 'uint16_4band.tif' || form.type !== 'Byte')
        const file = written(form)
        expectSame(await convert(file), readByGdal(file), form.system === 'EPSG:2056' ? WITHOUT_GRID : PLACED)
      }),
      { numRuns: RUNS },
    )
  })

  test.each(REFUSED_COMPRESSIONS)('compressed with %s are refused with the name of the compression', async (name) => {
    const file = path.join(folder, 'compressed.tif')
    runProgram('gdal_translate', ['-q', '-co', `COMPRESS=${name}`, fixture('cone_dsm.tif'), file])
    await expect(convert(file)).rejects.toThrow(`The pixels are compressed with ${name}`)
  })

  test('that end early are refused', async () => {
    const share = fc.double({ min: 0.02, max: 0.98, noNaN: true })
    await fc.assert(
      fc.asyncProperty(aForm, share, async (form, kept) => {
        const whole = readFileSync(written(form))
        const file = path.join(folder, 'cut.tif')
        writeFileSync(file, whole.subarray(0, Math.floor(whole.length * kept)))
        await expect(convert(file)).rejects.toBeInstanceOf(RasterImportError)
      }),
      { numRuns: RUNS / 2 },
    )
  })
})
