/** The bundled GDAL runs commands one after the other in one process. Nothing of a command may reach the next. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endIdleGdal, openGdal, type Gdal, type GdalCommand } from './gdal'

const fixture = (name: string) => path.join(__dirname, '../fixtures', name)
const DESCRIPTION: GdalCommand = { program: 'gdalinfo', options: [], input: fixture('rotated.tif') }

let gdal: Gdal
let folder: string
beforeAll(async () => {
  gdal = await openGdal('bundled')
})
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-gdal-'))
  await gdal.run(DESCRIPTION)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(endIdleGdal)

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** In a new folder. */
function write(name: string, content: string): string {
  const file = path.join(mkdtempSync(path.join(folder, 'input-')), name)
  writeFileSync(file, content)
  return file
}

const point = () =>
  write('point.geojson', '{"type":"Feature","properties":{"n":1},"geometry":{"type":"Point","coordinates":[9,48]}}')

/** Takes minutes, and hundreds of megabytes. */
const endless = (): GdalCommand => ({
  program: 'gdalwarp',
  options: ['-of', 'GTiff', '-ts', '60000', '60000', '-r', 'cubic', '-co', 'SPARSE_OK=TRUE'],
  input: fixture('rotated.tif'),
  output: path.join(folder, 'endless.tif'),
})

const toTiff = ['-of', 'GTiff', '-t_srs', 'EPSG:3857']
const toCog = ['-of', 'COG', '-co', 'COMPRESS=DEFLATE', '-co', 'PREDICTOR=YES']
const toDegrees = ['-f', 'GeoJSON', '-t_srs', 'EPSG:4326']

test.each<[GdalCommand['program'], string[], () => string | undefined, string | undefined]>([
  ['gdalinfo', ['-mdd', 'xml:XMP'], () => fixture('rotated.tif'), undefined],
  ['gdalinfo', [], () => fixture('gcps.tif'), undefined],
  ['ogrinfo', [], point, undefined],
  ['gdal_translate', toCog, () => fixture('uint16_4band.tif'), 'translated.tif'],
  ['gdal_translate', toCog, () => fixture('tiles.mbtiles'), 'tiles.tif'],
  ['gdalwarp', toTiff, () => fixture('rgba_striped.tif'), 'warped.tif'],
  ['gdalwarp', toTiff, () => fixture('palette.tif'), 'palette.tif'],
  ['ogr2ogr', toDegrees, point, 'point.geojson'],
  ['gdaltransform', ['-s_srs', 'EPSG:4326', '-t_srs', 'EPSG:32632', '-output_xy'], () => undefined, undefined],
])(
  '%s gives the same bytes in a new process and in one that has run others',
  async (program, options, inputOf, name) => {
    const input = inputOf()
    async function result(): Promise<[string, string]> {
      const output = name === undefined ? undefined : path.join(mkdtempSync(path.join(folder, 'output-')), name)
      const files = { ...(input !== undefined && { input }), ...(output !== undefined && { output }) }
      const printed = await gdal.run({ program, options, points: '9 48\n1e300 1e300\n10.5 49\n', ...files })
      return [printed, output === undefined ? '' : digest(output)]
    }
    const warm = [await result(), await result()]
    endIdleGdal()
    const cold = await result()
    expect(warm).toEqual([cold, cold])
    expect(cold.join('').length).toBeGreaterThan(20)
  },
)

test('a command does not see the files of the one before', async () => {
  const whole = path.join(folder, 'whole')
  mkdirSync(whole)
  const shape = path.join(whole, 'point.shp')
  await gdal.run({ program: 'ogr2ogr', options: ['-f', 'ESRI Shapefile'], input: point(), output: shape })
  await gdal.run({ program: 'ogrinfo', options: [], input: shape })
  // The index and the attributes are beside the other file of this name only.
  const lonely = write('point.shp', '')
  copyFileSync(shape, lonely)
  const failed = gdal.run({ program: 'ogrinfo', options: [], input: lonely })
  await expect(failed).rejects.toMatchObject({
    reason: 'failed',
    message: expect.stringMatching(/point\.shx/) as string,
  })
})

test('an option of a command does not reach the next', async () => {
  const input = path.join(folder, 'unplaced.tif')
  copyFileSync(fixture('unplaced.tif'), input)
  writeFileSync(path.join(folder, 'unplaced.tfw'), '1\n0\n0\n-1\n500000\n5000000\n')
  const options = ['--config', 'GDAL_DISABLE_READDIR_ON_OPEN', 'FALSE']
  await gdal.run({ ...DESCRIPTION, options })
  expect(JSON.parse(await gdal.run({ ...DESCRIPTION, options: [], input }))).not.toHaveProperty('geoTransform')
})

test.each(['/etc/passwd', 'rotated.tif', '/input/rotated.tif'])('rejects a file that refers to %s', async (source) => {
  const band = `<VRTRasterBand dataType="Byte" band="1"><SimpleSource><SourceFilename relativeToVRT="1">${source}</SourceFilename></SimpleSource></VRTRasterBand>`
  const input = write('reference.vrt', `<VRTDataset rasterXSize="1" rasterYSize="1">${band}</VRTDataset>`)
  copyFileSync(fixture('rotated.tif'), path.join(path.dirname(input), 'rotated.tif'))
  await expect(gdal.run({ ...DESCRIPTION, input })).rejects.toMatchObject({ reason: 'failed' })
})

test('writes nothing but its output', async () => {
  const input = path.join(folder, 'rotated.tif')
  copyFileSync(fixture('rotated.tif'), input)
  const output = path.join(mkdtempSync(path.join(folder, 'output-')), 'translated.tif')
  await gdal.run({ program: 'gdal_translate', options: ['-of', 'GTiff', '-stats'], input, output })
  expect(readdirSync(path.dirname(output))).toEqual(['translated.tif'])
  expect(readdirSync(folder).filter((name) => !name.startsWith('output-'))).toEqual(['rotated.tif'])
})

test('reads a file whose name has a line separator', async () => {
  const input = path.join(folder, 'a\u2028b.tif')
  copyFileSync(fixture('rotated.tif'), input)
  expect(JSON.parse(await gdal.run({ ...DESCRIPTION, input }))).toMatchObject({ size: [300, 280] })
})

test('ends a command at its time limit and runs the next', async () => {
  await expect(gdal.run({ ...endless(), timeoutMs: 500 })).rejects.toMatchObject({ reason: 'timeout' })
  expect(await gdal.run(DESCRIPTION)).toMatch(/^{/)
})

test('ends a command at its memory limit and runs the next', async () => {
  await expect(gdal.run({ ...endless(), memoryMegabytes: 250 })).rejects.toMatchObject({ reason: 'memory' })
  expect(await gdal.run(DESCRIPTION)).toMatch(/^{/)
})

test('ends a command that is aborted and runs the next', async () => {
  const aborted = gdal.run({ ...endless(), signal: AbortSignal.timeout(500) })
  await expect(aborted).rejects.toMatchObject({ reason: 'aborted' })
  expect(await gdal.run(DESCRIPTION)).toMatch(/^{/)
})

test('rejects coordinates of an unknown system', async () => {
  const options = ['-s_srs', 'EPSG:99999', '-t_srs', 'EPSG:4326', '-output_xy']
  const failed = gdal.run({ program: 'gdaltransform', options, points: '9 48\n' })
  await expect(failed).rejects.toMatchObject({
    reason: 'failed',
    message: expect.stringMatching(/EPSG:99999/) as string,
  })
})

test('its process ends with its standard input, as it does when the server dies', async () => {
  const child = spawn(process.execPath, [path.join(__dirname, 'gdalWorker.cjs'), '{}'], { env: {} })
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})
