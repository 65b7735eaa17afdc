/** Converts rasters of every kind with the bundled GDAL, which every installation has. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { convertRaster } from './import/convert'
import { openGdal, type Gdal } from './gdal/gdal'
import { inspectRaster } from './import/inspect'
import { latOf, longOf } from './mercator'
import { readTiffDirectories } from './tiff/tiffDirectories'
import { RasterImportError } from './import/rasterImportError'

const fixture = (name: string) => path.join(__dirname, 'fixtures', name)

// On a busy machine the bundled GDAL takes seconds to start, four times per conversion.
let gdal: Gdal
let folder: string
beforeAll(async () => {
  gdal = await openGdal('bundled')
})
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-convert-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const convert = (name: string) => convertRaster(gdal, { input: fixture(name), outputDir: folder })

test('converts a JPEG orthophoto with a mask to RGBA with bounds, GSD and statistics', async () => {
  const { info, thumbnailPath } = await convert('jpeg_mask.tif')
  expect(info).toMatchObject({
    kind: 'rgba',
    width: 900,
    height: 800,
    hasAlpha: true,
    approximateDatum: false,
    nativeZoom: 22,
  })
  expect(info.crs).toEqual({ name: 'WGS 84 / UTM zone 15N', epsg: 32615 })
  // Also for other programs: 2 is alpha, in the image and in its overview.
  const { directories } = await readTiffDirectories(path.join(folder, 'raster.tif'))
  expect(directories.map(({ extraSamples }) => extraSamples?.values)).toEqual([[2], [2]])
  expect(info.gsd).toBeCloseTo(0.02, 4)
  expect(info.bounds[0]).toBeCloseTo(-91.995, 3)
  expect(info.bands.map(({ role }) => role)).toEqual(['red', 'green', 'blue'])
  const { width, height, format } = await sharp(thumbnailPath).metadata()
  expect([format, Math.max(width, height)]).toEqual(['webp', 400])
  expect((await readdir(folder)).sort()).toEqual(['control-grid.bin', 'raster.tif', 'thumbnail.webp'])
})

test('names a compression that it cannot read', async () => {
  const COMPRESSION = 259
  const ZSTD = 50000
  const tiff = await readFile(fixture('cone_dsm.tif'))
  const start = tiff.readUInt32LE(4)
  const entries = Array.from({ length: tiff.readUInt16LE(start) }, (_, index) => start + 2 + index * 12)
  const entry = entries.find((at) => tiff.readUInt16LE(at) === COMPRESSION)!
  tiff.writeUInt16LE(ZSTD, entry + 8)
  const input = path.join(folder, 'zstd.tif')
  await writeFile(input, tiff)
  await expect(convertRaster(gdal, { input, outputDir: folder })).rejects.toThrow(
    'The pixels are compressed with ZSTD, which this server cannot read. Export the file with DEFLATE or LZW compression.',
  )
})

test('recognises a surface model as elevation and keeps its heights', async () => {
  const { info } = await convert('cone_dsm.tif')
  const [height] = info.bands
  expect(info.kind).toBe('elevation')
  expect(info.gsd).toBeCloseTo(0.5, 3)
  expect(height!.statistics.min).toBe(100)
  expect(height!.statistics.max).toBeCloseTo(119.86, 1)
  expect(height!.statistics.histogram.reduce((sum, count) => sum + count)).toBe(300 * 300)
})

test.each([
  ['DSM', undefined, 'elevation', 'DSM'],
  [undefined, 'metre', 'elevation', 'Band 1'],
  ['Gamma0_VV', undefined, 'radar', 'Gamma0_VV'],
  ['Gamma0_VV', 'dB', 'radar', 'Gamma0_VV'],
  ['Elevation', 'ft', 'elevation', 'Elevation'],
  ['Wind direction', 'degree', 'single', 'Wind direction'],
  ['NDVI', undefined, 'index', 'NDVI'],
  [undefined, undefined, 'single', 'Band 1'],
])('takes a float band named %s with the unit %s as %s', async (description, unit, kind, name) => {
  const input = path.join(folder, 'named.tif')
  await writeFile(input, withBandMetadata(await readFile(fixture('cone_dsm.tif')), { description, unittype: unit }))
  const { info } = await convertRaster(gdal, { input, outputDir: folder })
  // Heights in feet are converted.
  const shown = unit === 'ft' ? 'm' : unit
  expect(info).toMatchObject({ kind, bands: [{ name, ...(shown !== undefined && { unit: shown }) }] })
})

/** Appends a copy of the first directory of a little-endian TIFF with the metadata that GDAL reads. */
function withBandMetadata(tiff: Buffer, items: Record<string, string | undefined>): Buffer {
  const GDAL_METADATA = 42112
  const ASCII = 2
  const lines = Object.entries(items).flatMap(([role, text]) =>
    text === undefined ? [] : [`<Item name="${role.toUpperCase()}" sample="0" role="${role}">${text}</Item>`],
  )
  const text = Buffer.from(`<GDALMetadata>${lines.join('')}</GDALMetadata>\0`)
  const start = tiff.readUInt32LE(4)
  const entries = Array.from({ length: tiff.readUInt16LE(start) }, (_, index) =>
    tiff.subarray(start + 2 + index * 12, start + 14 + index * 12),
  ).filter((entry) => entry.readUInt16LE() !== GDAL_METADATA)
  const padding = Buffer.alloc((tiff.length + text.length) % 2)
  const added = Buffer.alloc(12)
  added.writeUInt16LE(GDAL_METADATA)
  added.writeUInt16LE(ASCII, 2)
  added.writeUInt32LE(text.length, 4)
  added.writeUInt32LE(tiff.length, 8)
  const sorted = [...entries, added].sort((a, b) => a.readUInt16LE() - b.readUInt16LE())
  const count = Buffer.alloc(2)
  count.writeUInt16LE(sorted.length)
  const result = Buffer.concat([tiff, text, padding, count, ...sorted, Buffer.alloc(4)])
  result.writeUInt32LE(tiff.length + text.length + padding.length, 4)
  return result
}

test('recognises four 16-bit bands as multispectral, and does not guess what they are', async () => {
  const { info } = await convert('uint16_4band.tif')
  expect(info).toMatchObject({ kind: 'multispectral', hasAlpha: false })
  expect(info.bands.map(({ role }) => role)).toEqual([undefined, undefined, undefined, undefined])
  expect(info.bands[3]!.statistics.max).toBeGreaterThan(info.bands[0]!.statistics.max)
})

test('expands a palette to its colours', async () => {
  const { info } = await convert('palette.tif')
  expect(info).toMatchObject({ kind: 'palette', hasAlpha: true })
})

test('georeferences the British grid and marks it as approximate', async () => {
  const { info } = await convert('british_grid.tif')
  expect(info.crs.epsg).toBe(27700)
  expect(info.approximateDatum).toBe(true)
  // 530000, 180000 is Westminster.
  expect(info.bounds[0]).toBeCloseTo(-0.1287, 3)
  expect(info.bounds[3]).toBeCloseTo(51.5038, 3)
})

test('rejects a file without georeference until its corners are given', async () => {
  await expect(inspectRaster(gdal, fixture('unplaced.tif'))).resolves.toMatchObject({ needsGeoreference: true })
  await expect(convert('unplaced.tif')).rejects.toThrow('Place it on the map')
  expect(await readdir(folder)).toEqual([])
  const at = (x: number, y: number) => ({ lat: latOf(y), long: longOf(x) })
  const corners = [at(1000, 2000), at(1160, 2000), at(1160, 1880), at(1000, 1880)] as const
  const { info } = await convertRaster(gdal, {
    input: fixture('unplaced.tif'),
    outputDir: folder,
    corners: [...corners],
  })
  expect(info.bounds[0]).toBeCloseTo(longOf(1000), 9)
  expect(info.bounds[1]).toBeCloseTo(latOf(1880), 9)
  expect(info.gsd).toBeCloseTo(1, 1)
})

test('rejects corners that span no area', async () => {
  const corner = { lat: 1, long: 1 }
  const corners = [corner, corner, corner, corner] as const
  const converting = convertRaster(gdal, { input: fixture('unplaced.tif'), outputDir: folder, corners: [...corners] })
  await expect(converting).rejects.toThrow(RasterImportError)
})

test('leaves nothing behind when aborted', async () => {
  const abort = new AbortController()
  const input = fixture('uint16_4band.tif')
  const converting = convertRaster(gdal, { input, outputDir: folder, signal: abort.signal })
  const failed = expect(converting).rejects.toMatchObject({ reason: 'aborted' })
  while (!(await isWriting(folder))) await wait(5)
  abort.abort()
  await failed
  expect(await readdir(folder)).toEqual([])
})

async function isWriting(outputDir: string): Promise<boolean> {
  const [work] = await readdir(outputDir)
  return work !== undefined && existsSync(path.join(outputDir, work))
}
