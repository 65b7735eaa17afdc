/** Compares uncompressed tiles with gdalwarp's output for the same rasters (fixtures/PROVENANCE.md). */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createBlockCache } from './runtime/blockCache'
import { openCog } from './tiff/cog'
import { convertRaster, type ConvertedRaster } from './import/convert'
import { openGdal } from './gdal/gdal'
import { decodeControlGrid } from './controlGrid'
import { tileBounds } from './mercator'
import { samplesOf, type SampleType } from './samples'
import { warp } from './render/warp'

interface Expected {
  raster: string
  file: string
  z: number
  x: number
  y: number
  type: SampleType
  samples: number
  /** gdalwarp added an alpha band. */
  hasAlpha: boolean
  resampling: 'bilinear' | 'nearest' | 'near'
}

const FIXTURES = path.join(__dirname, 'fixtures')
const expected = JSON.parse(readFileSync(path.join(FIXTURES, 'tiles/expected.json'), 'utf8')) as Expected[]
const PIXELS = 256 * 256
const NODATA = -9999

// On a busy machine the bundled GDAL takes seconds to start, four times per conversion.
let folder: string
const converted = new Map<string, Promise<ConvertedRaster>>()
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-raster-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function convert(raster: string): Promise<ConvertedRaster> {
  // With the bundled GDAL, Aerie unpacks it itself, which must be as exact.
  const gdal = await openGdal(raster === 'jpeg_mask.tif' ? 'bundled' : 'auto')
  const known =
    converted.get(raster) ??
    convertRaster(gdal, { input: path.join(FIXTURES, raster), outputDir: path.join(folder, raster) })
  converted.set(raster, known)
  return known
}

test.each(expected)('$raster at $z/$x/$y matches gdalwarp', async (reference) => {
  const { cogPath, controlGridPath, info } = await convert(reference.raster)
  const cog = await openCog(cogPath)
  const source = { cog, controlGrid: decodeControlGrid(readFileSync(controlGridPath)), hasAlpha: info.hasAlpha }
  const resampling = reference.resampling === 'near' ? 'nearest' : 'bilinear'
  const request = {
    bounds: tileBounds(reference.z, reference.x, reference.y),
    width: 256,
    height: 256,
    resampling,
    bands: info.bands.map((_, band) => band),
  } as const
  const tile = await warp(source, request, createBlockCache(64 * 1024 * 1024))
  await cog.file.close()
  const { decibels, masksDiffer, compared } = compare(reference, tile!, info.bands.length)
  expect(compared).toBeGreaterThan(1000)
  expect(masksDiffer).toBe(0)
  expect(decibels).toBeGreaterThanOrEqual(50)
})

function compare(
  { file, type, samples }: Expected,
  tile: { values: ArrayLike<number>; coverage: Uint8Array },
  bands: number,
) {
  const reference = samplesOf(type, gunzipSync(readFileSync(path.join(FIXTURES, file))))
  const hasAlpha = samples > bands
  let squares = 0
  let count = 0
  let masksDiffer = 0
  let low = Infinity
  let high = -Infinity
  let compared = 0
  for (let at = 0; at < PIXELS; at++) {
    const there = hasAlpha
      ? reference[at * samples + bands]! >= (type === 'uint16' ? 32_768 : 128)
      : reference[at]! !== NODATA
    const here = tile.coverage[at]! >= 128
    if (there !== here) masksDiffer++
    if (!there || !here) continue
    compared++
    for (let band = 0; band < bands; band++) {
      const value = reference[at * samples + band]!
      squares += (value - tile.values[at * bands + band]!) ** 2
      count++
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  }
  // Bytes relative to their full range, other values relative to the range in the tile.
  const peak = type === 'uint8' ? 255 : high - low
  return { decibels: 10 * Math.log10(peak ** 2 / Math.max(squares / count, 1e-12)), masksDiffer, compared }
}
