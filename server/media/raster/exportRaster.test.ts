// Parts of rasters as GeoTIFF, compared with GDAL and with the renderer of map tiles.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MultiPolygon, Polygon } from 'geojson'
import { readStyle } from './style/rasterStyle'
import { convertRaster, type ConvertedRaster } from './import/convert'
import { decodeControlGrid } from './controlGrid'
import { exportColours, exportValues } from './export/exportRaster'
import type { ExportArea } from './export/exportArea'
import { openGdal, type Gdal } from './gdal/gdal'
import { mercatorX, mercatorY } from './mercator'
import { renderRaster } from './render/render'
import { createBlockCache } from './runtime/blockCache'
import { createRasterPool, type RasterPool } from './runtime/rasterPool'
import { plainTiff } from './testing/plainTiff'
import { openCog, readWindow } from './tiff/cog'
import type { Corners } from './import/georeference'

// On a busy machine the bundled GDAL takes seconds to start, four times per conversion.
let folder: string
let gdal: Gdal
let pool: RasterPool
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-export-'))
  gdal = await openGdal('auto')
  pool = createRasterPool(1)
})
afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true, force: true })
})

const next = (name: string) => path.join(folder, `${(count += 1)}-${name}`)
const importAs = (input: string, corners?: Corners) =>
  convertRaster(gdal, { input, outputDir: next('cog'), ...(corners && { corners }) })
const importFixture = (name: string, corners?: Corners) => importAs(path.join(__dirname, 'fixtures', name), corners)

async function importPlain(tiff: Parameters<typeof plainTiff>[0]): Promise<ConvertedRaster> {
  const input = next('plain.tif')
  await writeFile(input, plainTiff(tiff))
  return importAs(input)
}

const SIDE = 100
/** Values by row and column, one metre a pixel. */
const ramp = (nodata?: number) =>
  importPlain({
    width: SIDE,
    height: SIDE,
    origin: [500_000, 5_200_000] as [number, number],
    pixelSize: 1,
    epsg: 32632,
    values: Float32Array.from({ length: SIDE * SIDE }, (_, at) => at),
    ...(nodata !== undefined && { nodata }),
  })

const requestFor = (files: ConvertedRaster, output: string, signal = new AbortController().signal) => ({
  pool,
  files,
  output,
  signal,
})

async function valuesOf(files: ConvertedRaster, area: ExportArea | undefined, corners?: Corners) {
  const output = next('values.tif')
  await exportValues(requestFor(files, output), area, corners)
  return output
}

interface GdalInfo {
  size: [number, number]
  geoTransform?: number[]
  gcps?: { gcpList: { pixel: number; line: number; x: number; y: number }[] }
  bands: { noDataValue?: number | string; colorInterpretation: string; type: string }[]
}
const infoOf = async (input: string) =>
  JSON.parse(await gdal.run({ program: 'gdalinfo', options: ['-json'], input })) as GdalInfo

/** A window of a file as GDAL reads it, in a form that cog.ts reads too. */
async function asCog(input: string, window?: [number, number, number, number]) {
  const output = next('read.tif')
  const srcwin = window ? ['-srcwin', ...window.map(String)] : []
  const options = [...srcwin, '-of', 'COG', '-co', 'COMPRESS=DEFLATE', '-co', 'OVERVIEWS=NONE']
  await gdal.run({ program: 'gdal_translate', options, input, output })
  return output
}

async function pixelsOf(file: string) {
  const cog = await openCog(file)
  const source = cog.palette?.classes ?? cog
  const [{ width, height }] = source.levels
  const values = await readWindow(source, source.levels[0], { left: 0, top: 0, right: width, bottom: height })
  await cog.file.close()
  return { values, width, height, samples: source.samples }
}

/** The part of a raster between two shares of its bounds. */
function boxOf({ info: { bounds } }: ConvertedRaster, from: number, to: number): [number, number, number, number] {
  const [west, south, east, north] = bounds
  const across = east < west ? east + 360 - west : east - west
  const wrap = (long: number) => (long > 180 ? long - 360 : long)
  const lat = (share: number) => south + (north - south) * share
  return [wrap(west + across * from), lat(from), wrap(west + across * to), lat(to)]
}

test.each(['rgba_striped.tif', 'uint16_4band.tif', 'cone_dsm.tif', 'rotated.tif', 'degrees.tif', 'palette.tif'])(
  'a box of %s has the values, the position and the bands that GDAL cuts out',
  async (name) => {
    const files = await importFixture(name)
    const part = await valuesOf(files, { bounds: boxOf(files, 0.3, 0.7) })
    const whole = await infoOf(files.cogPath)
    const cut = await infoOf(part)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = whole.geoTransform ?? []
    const [x = 0, , , y = 0] = cut.geoTransform ?? []
    const determinant = b * f - c * e
    const left = Math.round(((x - a) * f - (y - d) * c) / determinant)
    const top = Math.round(((y - d) * b - (x - a) * e) / determinant)
    expect(left).toBeGreaterThan(0)
    expect(top).toBeGreaterThan(0)
    expect(cut.size[0]).toBeLessThan(whole.size[0])
    expect(cut.bands.map(({ type, colorInterpretation }) => [type, colorInterpretation])).toEqual(
      whole.bands.map(({ type, colorInterpretation }) => [type, colorInterpretation]),
    )
    const expected = await asCog(files.cogPath, [left, top, ...cut.size])
    expect((await infoOf(expected)).geoTransform).toEqual(
      cut.geoTransform?.map((value) => expect.closeTo(value, 6) as unknown),
    )
    expect(await pixelsOf(await asCog(part))).toEqual(await pixelsOf(expected))
  },
)

/** A triangle inside a raster. */
function triangleOf(files: ConvertedRaster): Polygon {
  const [west, south, east, north] = boxOf(files, 0.2, 0.8)
  const ring = [
    [west, south],
    [east, south],
    [(west + east) / 2, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

test('pixels outside an outline become nodata, and the others keep their values, as gdalwarp cuts them', async () => {
  const files = await ramp(-1)
  const triangle = triangleOf(files)
  const part = await valuesOf(files, { outline: triangle })
  const cutline = next('cutline.geojson')
  await writeFile(cutline, JSON.stringify({ type: 'Feature', properties: {}, geometry: triangle }))
  const info = await infoOf(part)
  const [x = 0, , , y = 0] = info.geoTransform ?? []
  const expected = next('warped.tif')
  const extent = [x, y - info.size[1], x + info.size[0], y].map(String)
  const options = ['-cutline', cutline, '-te', ...extent, '-tr', '1', '1', '-dstnodata', '-1']
  if (gdal.engine === 'system') await gdal.run({ program: 'gdalwarp', options, input: files.cogPath, output: expected })
  const actual = await pixelsOf(await asCog(part))
  expect(info.bands[0]?.noDataValue).toBe(-1)
  const filled = actual.values.filter((value) => value !== -1).length
  expect(filled / actual.values.length).toBeCloseTo(0.5, 1)
  if (gdal.engine === 'system') expect(actual).toEqual(await pixelsOf(await asCog(expected)))
})

test('float values without nodata get one, bytes an alpha band, classes a free number', async () => {
  const floats = await ramp()
  const cutFloats = await infoOf(await valuesOf(floats, { outline: triangleOf(floats) }))
  expect(cutFloats.bands).toEqual([expect.objectContaining({ type: 'Float32', noDataValue: 'NaN' })])

  const square = { width: 8, height: 8, origin: [8, 50] as [number, number], pixelSize: 0.001, epsg: 4326 }
  const bytes = await importPlain({ ...square, samples: 3, values: new Uint8Array(192).fill(90) })
  const part = await valuesOf(bytes, { outline: triangleOf(bytes) })
  expect((await infoOf(part)).bands.map(({ colorInterpretation }) => colorInterpretation)).toEqual([
    'Red',
    'Green',
    'Blue',
    'Alpha',
  ])
  const { values } = await pixelsOf(await asCog(part))
  const alphas = values.filter((_, at) => at % 4 === 3)
  expect(new Set(alphas)).toEqual(new Set([0, 255]))
  expect(values.filter((_, at) => at % 4 === 0).every((red, at) => red === (alphas[at] === 0 ? 0 : 90))).toBe(true)

  const palette = [[0, 0, 0] as const, [200, 0, 0] as const]
  const classes = await importPlain({ ...square, palette, values: new Uint8Array(64).map((_, at) => at % 2) })
  const info = await infoOf(await valuesOf(classes, { outline: triangleOf(classes) }))
  expect(info.bands).toEqual([expect.objectContaining({ noDataValue: 255, colorInterpretation: 'Palette' })])
})

test('a raster across the antimeridian is cut by a box and by an outline in two parts', async () => {
  const files = await importPlain({
    width: 40,
    height: 20,
    origin: [179.98, -16] as [number, number],
    pixelSize: 0.001,
    epsg: 4326,
    values: Float32Array.from({ length: 800 }, (_, at) => at % 40),
  })
  const box: ExportArea = { bounds: [179.99, -16.01, -179.985, -16.005] }
  const cut = await pixelsOf(await asCog(await valuesOf(files, box)))
  expect([...cut.values.slice(0, cut.width)]).toEqual(Array.from({ length: cut.width }, (_, at) => 10 + at))
  expect(Math.abs(cut.width - 25)).toBeLessThanOrEqual(1)
  const part = (west: number, east: number) => [
    [west, -16.01],
    [east, -16.01],
    [east, -16.005],
    [west, -16.005],
    [west, -16.01],
  ]
  const outline: MultiPolygon = { type: 'MultiPolygon', coordinates: [[part(179.9895, 180)], [part(-180, -179.9855)]] }
  const { values } = await pixelsOf(await asCog(await valuesOf(files, { outline })))
  expect(values.filter((value) => !Number.isNaN(value)).every((value) => value >= 9 && value <= 34)).toBe(true)
  const coloured = next('colours.tif')
  await exportColours(requestFor(files, coloured), box, readStyle({}, files.info))
  expect((await infoOf(coloured)).size[0]).toBeLessThan(30)
})

test.each(['part', 'whole'])('a scan placed by its corners gets control points: %s', async (part) => {
  const at = (lat: number, long: number) => ({ lat, long })
  const corners: Corners = [at(50.01, 8), at(50.011, 8.01), at(50, 8.012), at(50, 8)]
  const files = await importFixture('unplaced.tif', corners)
  const area = part === 'part' ? { bounds: boxOf(files, -0.1, 1.1) } : undefined
  const { gcps } = await infoOf(await valuesOf(files, area, corners))
  const { width, height } = files.info
  expect(gcps?.gcpList.map(({ pixel, line }) => [pixel, line])).toEqual([
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ])
  expect(gcps?.gcpList.map(({ x, y }) => [x, y])).toEqual(
    corners.map(({ lat, long }) =>
      [mercatorX(long), mercatorY(lat)].map((value) => expect.closeTo(value, 3) as unknown),
    ),
  )
})

test.each([
  ['uint16_4band.tif', {}],
  ['uint16_4band.tif', { formula: 'NDVI' }],
  ['cone_dsm.tif', { hillshade: 'true', colormap_name: 'terrain' }],
  ['palette.tif', {}],
])('the colours of %s with %j are those of the map', async (name, query) => {
  const files = await importFixture(name)
  // The file with an index does not say what its bands are; a user has stated it.
  if ('formula' in query) {
    for (const [at, role] of (['red', 'green', 'blue', 'nir'] as const).entries()) files.info.bands[at]!.role = role
  }
  const style = readStyle(query, files.info)
  const output = next('colours.tif')
  await exportColours(requestFor(files, output), undefined, style)
  const { geoTransform = [], size } = await infoOf(output)
  const [west = 0, pixel = 0, , north = 0] = geoTransform
  const cog = await openCog(files.cogPath)
  const raster = { cog, controlGrid: decodeControlGrid(await readFile(files.controlGridPath)), info: files.info }
  const bounds = [west, north - size[1] * pixel, west + size[0] * pixel, north] as [number, number, number, number]
  const drawn = await renderRaster(raster, style, bounds, ...size, createBlockCache(1e8))
  await cog.file.close()
  const { values } = await pixelsOf(await asCog(output))
  let largest = 0
  for (const [at, value] of values.entries()) largest = Math.max(largest, Math.abs(value - (drawn?.rgba[at] ?? 0)))
  expect(values).toHaveLength(drawn?.rgba.length ?? -1)
  expect(largest).toBeLessThanOrEqual(2)
  expect(values.some((value, at) => at % 4 === 3 && value === 255)).toBe(true)
})

test('colours outside an outline are transparent', async () => {
  const files = await importFixture('rgba_striped.tif')
  const output = next('colours.tif')
  await exportColours(requestFor(files, output), { outline: triangleOf(files) }, readStyle({}, files.info))
  const { values } = await pixelsOf(await asCog(output))
  const alphas = values.filter((_, at) => at % 4 === 3)
  expect(alphas.filter((alpha) => alpha === 0).length / alphas.length).toBeCloseTo(0.5, 1)
})

test('refuses an area beside the raster, and stops when nobody waits', async () => {
  const files = await ramp()
  const beside = { bounds: [100, 10, 101, 11] as [number, number, number, number] }
  await expect(valuesOf(files, beside)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/no pixels in this area/) as string,
  })
  const output = next('colours.tif')
  await expect(exportColours(requestFor(files, output), beside, readStyle({}, files.info))).rejects.toMatchObject({
    status: 409,
  })
  const left = AbortSignal.abort(new Error('left'))
  await expect(
    exportValues(requestFor(files, output, left), { bounds: boxOf(files, 0, 1) }, undefined),
  ).rejects.toThrow('left')
})
