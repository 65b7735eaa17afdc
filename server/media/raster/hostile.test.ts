/** Hostile files: each is rejected with a message, most of them before GDAL reads them. */
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { convertRaster } from './import/convert'
import { openGdal, type Gdal } from './gdal/gdal'
import { ProcessFailure, runSandboxed } from '../../platform/core/sandboxedProcess'
import { RasterImportError } from './import/rasterImportError'
import { writeStripTiff } from './tiff/tiffWriter'

const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name))
/** Tags of a little-endian classic TIFF. */
const TAG_WIDTH = 256
const TAG_HEIGHT = 257

// On a busy machine the bundled GDAL takes seconds to start.
let folder: string
let input: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-hostile-'))
  input = path.join(folder, 'hostile.tif')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const untouchable: Gdal = { engine: 'bundled', run: () => Promise.reject(new Error('GDAL was started')) }
const convert = (gdal: Gdal) => convertRaster(gdal, { input, outputDir: path.join(folder, 'out') })

async function expectRejectedBeforeGdal(message: RegExp) {
  const error = await convert(untouchable).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(RasterImportError)
  expect((error as RasterImportError).message).toMatch(message)
  expect(await readdir(folder)).toEqual(['hostile.tif'])
}

test('rejects an empty file', async () => {
  await writeFile(input, '')
  await expectRejectedBeforeGdal(/empty/)
})

test('rejects a PNG named .tif', async () => {
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toFile(input)
  await expectRejectedBeforeGdal(/wrong extension.*PNG/)
})

test('rejects a VRT named .tif', async () => {
  await writeFile(
    input,
    '<VRTDataset rasterXSize="1" rasterYSize="1"><SourceFilename>/etc/passwd</SourceFilename></VRTDataset>',
  )
  await expectRejectedBeforeGdal(/not a GeoTIFF/)
})

test('rejects a bomb of a million by a million pixels', async () => {
  await writeStripTiff(input, { width: 1e6, height: 1e6, samples: 3, rowsPerStrip: 1000, kept: new Map() }, undefined)
  await expectRejectedBeforeGdal(/1000000 x 1000000 pixels/)
})

test('rejects a bomb within the pixel limit', async () => {
  await writeStripTiff(
    input,
    { width: 120_000, height: 120_000, samples: 1, rowsPerStrip: 16, kept: new Map() },
    undefined,
  )
  await expectRejectedBeforeGdal(/damaged or forged/)
})

test.each([0.02, 0.5, 0.99])('rejects a file truncated to %d of its bytes', async (share) => {
  const whole = fixture('uint16_4band.tif')
  await writeFile(input, whole.subarray(0, Math.floor(whole.length * share)))
  await expectRejectedBeforeGdal(/truncated/)
})

test('rejects a height that the strips do not fill', async () => {
  await writeFile(input, withTag(fixture('rotated.tif'), TAG_HEIGHT, 50_000))
  await expectRejectedBeforeGdal(/declares 300 x 50000 pixels/)
})

test('rejects directories that form a cycle', async () => {
  const bytes = fixture('rotated.tif')
  const directory = bytes.readUInt32LE(4)
  bytes.writeUInt32LE(directory, directory + 2 + bytes.readUInt16LE(directory) * 12)
  await writeFile(input, bytes)
  await expectRejectedBeforeGdal(/cycle/)
})

test.each(['rotated.tif', 'jpeg_mask.tif'])('rejects %s with a wrong width', async (name) => {
  await writeFile(input, withTag(fixture(name), TAG_WIDTH, 2000))
  await expectRejectedWithoutLeftovers()
})

test('rejects overwritten pixels', async () => {
  const bytes = fixture('dsm_float.tif')
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 20_000)
  await writeFile(input, bytes)
  await expectRejectedWithoutLeftovers()
})

async function expectRejectedWithoutLeftovers() {
  await expect(convert(await openGdal('bundled'))).rejects.toThrow(/damaged/)
  expect(await readdir(path.join(folder, 'out'))).toEqual([])
}

function withTag(bytes: Buffer, tag: number, value: number): Buffer {
  const directory = bytes.readUInt32LE(4)
  for (let entry = directory + 2; ; entry += 12) {
    if (bytes.readUInt16LE(entry) !== tag) continue
    // Always written as a 32-bit number.
    bytes.writeUInt16LE(4, entry + 2)
    bytes.writeUInt32LE(value, entry + 8)
    return bytes
  }
}

describe('sandboxed process', () => {
  const node = (code: string, limits: { timeoutMs: number; memoryMegabytes: number; signal?: AbortSignal }) =>
    runSandboxed({ program: process.execPath, args: ['-e', code], env: {}, ...limits })

  test('ends when it exceeds its memory limit', async () => {
    const greedy = 'const held = []; setInterval(() => held.push(Buffer.alloc(3e7, 1)), 20)'
    const failed = node(greedy, { timeoutMs: 60_000, memoryMegabytes: 200 })
    await expect(failed).rejects.toMatchObject({ reason: 'memory' })
  })

  test('ends when it exceeds its time limit', async () => {
    const failed = node('setInterval(() => {}, 1000)', { timeoutMs: 300, memoryMegabytes: 500 })
    await expect(failed).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('reports a process that was killed from outside, instead of a bad input', async () => {
    const failed = node("process.kill(process.pid, 'SIGKILL')", { timeoutMs: 60_000, memoryMegabytes: 500 })
    await expect(failed).rejects.toMatchObject({ reason: 'killed' })
  })

  test.each(['_tiffSeekProc:No space left on device', 'sqlite3_step() failed: database or disk is full'])(
    'reports a full disk: %s',
    async (text) => {
      const full = `process.stderr.write('${text}'); process.exitCode = 1`
      const failed = node(full, { timeoutMs: 60_000, memoryMegabytes: 500 })
      await expect(failed).rejects.toMatchObject({ reason: 'disk', code: 'ENOSPC' })
    },
  )

  test('is not started after cancellation', async () => {
    const failed = node('', { timeoutMs: 1000, memoryMegabytes: 500, signal: AbortSignal.abort() })
    await expect(failed).rejects.toThrow(ProcessFailure)
  })
})
