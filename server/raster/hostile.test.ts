/** Files that lie, in every way that was thought of: each is refused in words, most before GDAL is let near them. */
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { convertRaster } from './convert'
import { openGdal, type Gdal } from './gdal'
import { ProcessFailure, runLimited } from './limitedProcess'
import { RasterRefusal } from './refusal'
import { writeByteTiff } from './tiffWriter'

const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name))
/** In a little-endian classic TIFF. */
const TAG_WIDTH = 256
const TAG_HEIGHT = 257

// The bundled GDAL takes seconds to start on a busy machine, four times a conversion.
jest.setTimeout(120_000)

let folder: string
let input: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-hostile-'))
  input = path.join(folder, 'hostile.tif')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const untouchable: Gdal = { engine: 'bundled', run: () => Promise.reject(new Error('GDAL was asked')) }
const convert = (gdal: Gdal) => convertRaster(gdal, { input, outputDir: path.join(folder, 'out') })

async function refusedBeforeGdal(words: RegExp) {
  const refusal = await convert(untouchable).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(RasterRefusal)
  expect((refusal as RasterRefusal).message).toMatch(words)
  expect(await readdir(folder)).toEqual(['hostile.tif'])
}

test('zero bytes', async () => {
  await writeFile(input, '')
  await refusedBeforeGdal(/empty/)
})

test('a PNG picture named .tif', async () => {
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toFile(input)
  await refusedBeforeGdal(/not what its name says.*PNG/)
})

test('a list of other files (VRT) named .tif', async () => {
  await writeFile(
    input,
    '<VRTDataset rasterXSize="1" rasterYSize="1"><SourceFilename>/etc/passwd</SourceFilename></VRTDataset>',
  )
  await refusedBeforeGdal(/not a GeoTIFF/)
})

test('a bomb of a million by a million pixels', async () => {
  await writeByteTiff(input, { width: 1e6, height: 1e6, samples: 3, rowsPerStrip: 1000, kept: new Map() }, undefined)
  await refusedBeforeGdal(/1000000 x 1000000 pixels/)
})

test('a bomb within the limit of pixels', async () => {
  await writeByteTiff(
    input,
    { width: 120_000, height: 120_000, samples: 1, rowsPerStrip: 16, kept: new Map() },
    undefined,
  )
  await refusedBeforeGdal(/damaged or forged/)
})

test.each([0.02, 0.5, 0.99])('cut off after %d of its bytes', async (share) => {
  const whole = fixture('uint16_4band.tif')
  await writeFile(input, whole.subarray(0, Math.floor(whole.length * share)))
  await refusedBeforeGdal(/cut off/)
})

test('a height that the strips do not fill', async () => {
  await writeFile(input, withTag(fixture('rotated.tif'), TAG_HEIGHT, 50_000))
  await refusedBeforeGdal(/declares 300 x 50000 pixels/)
})

test('directories that refer to each other in a circle', async () => {
  const bytes = fixture('rotated.tif')
  const directory = bytes.readUInt32LE(4)
  bytes.writeUInt32LE(directory, directory + 2 + bytes.readUInt16LE(directory) * 12)
  await writeFile(input, bytes)
  await refusedBeforeGdal(/circle/)
})

test.each(['rotated.tif', 'jpeg_mask.tif'])('%s with a width that its pixels do not have', async (name) => {
  await writeFile(input, withTag(fixture(name), TAG_WIDTH, 2000))
  await refusedAndNothingLeft()
})

test('pixels that were overwritten', async () => {
  const bytes = fixture('dsm_float.tif')
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 20_000)
  await writeFile(input, bytes)
  await refusedAndNothingLeft()
})

async function refusedAndNothingLeft() {
  await expect(convert(await openGdal('bundled'))).rejects.toThrow(/damaged/)
  expect(await readdir(path.join(folder, 'out'))).toEqual([])
}

function withTag(bytes: Buffer, tag: number, value: number): Buffer {
  const directory = bytes.readUInt32LE(4)
  for (let entry = directory + 2; ; entry += 12) {
    if (bytes.readUInt16LE(entry) !== tag) continue
    // As a 32-bit number, whatever it was.
    bytes.writeUInt16LE(4, entry + 2)
    bytes.writeUInt32LE(value, entry + 8)
    return bytes
  }
}

describe('a program that', () => {
  const node = (code: string, limits: { timeoutMs: number; memoryMegabytes: number; signal?: AbortSignal }) =>
    runLimited({ program: process.execPath, args: ['-e', code], env: {}, ...limits })

  test('takes more memory than it may is ended', async () => {
    const greedy = 'const held = []; setInterval(() => held.push(Buffer.alloc(3e7, 1)), 20)'
    const failed = node(greedy, { timeoutMs: 60_000, memoryMegabytes: 200 })
    await expect(failed).rejects.toMatchObject({ reason: 'memory' })
  })

  test('takes more time than it may is ended', async () => {
    const failed = node('setInterval(() => {}, 1000)', { timeoutMs: 300, memoryMegabytes: 500 })
    await expect(failed).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('is killed by somebody else is not blamed on its input', async () => {
    const failed = node("process.kill(process.pid, 'SIGKILL')", { timeoutMs: 60_000, memoryMegabytes: 500 })
    await expect(failed).rejects.toMatchObject({ reason: 'killed' })
  })

  test('meets a full disk says so', async () => {
    const full = "process.stderr.write('_tiffSeekProc:No space left on device'); process.exitCode = 1"
    const failed = node(full, { timeoutMs: 60_000, memoryMegabytes: 500 })
    await expect(failed).rejects.toMatchObject({ reason: 'disk' })
  })

  test('nobody waits for any more is not even started', async () => {
    const failed = node('', { timeoutMs: 1000, memoryMegabytes: 500, signal: AbortSignal.abort() })
    await expect(failed).rejects.toThrow(ProcessFailure)
  })
})
