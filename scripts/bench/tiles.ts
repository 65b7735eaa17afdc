// Compares raster tiles and imports with the programs of GDAL. Without GDAL on PATH, it measures Aerie only.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { convertRaster, type ConvertedRaster } from '../../server/media/raster/import/convert'
import { createBlockCache } from '../../server/media/raster/runtime/blockCache'
import { openCog } from '../../server/media/raster/tiff/cog'
import { openGdal, type Gdal } from '../../server/media/raster/gdal/gdal'
import { decodeControlGrid } from '../../server/media/raster/controlGrid'
import { mercatorX, mercatorY, tileBounds, HALF_WORLD } from '../../server/media/raster/mercator'
import { readStyle } from '../../server/media/raster/style/rasterStyle'
import { encodePicture, renderTile } from '../../server/media/raster/render/tile'
import { writeStripTiff } from '../../server/media/raster/tiff/tiffWriter'
import type { KeptTag } from '../../server/media/raster/tiff/tiffDirectories'
import type { Bench, Row } from './table'
import { sized } from './size'

const SIDE = sized(10_000, 1000)
const TILES = sized(40, 4)
const COLD_TILES = sized(12, 2)
const METRES = 0.03
/** Imports beside gdal_translate of the system. The bundled GDAL is WebAssembly. */
const MOST_TIMES = { system: 1.1, bundled: 2.2 }

export const tiles: Bench = {
  title: `raster of ${SIDE} x ${SIDE} RGBA: import and tiles`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-'))
    sharp.concurrency(1)
    try {
      const input = path.join(folder, 'ortho.tif')
      await writeOrtho(input)
      const system = await openGdal('system').catch(() => undefined)
      const yardstick = system && (await benchTranslate(folder, input))
      const { converted, row } = await benchImport(folder, input, await openGdal('bundled'), yardstick?.seconds)
      const rows = [row]
      if (system) rows.push((await benchImport(folder, input, system, yardstick?.seconds)).row)
      if (yardstick) rows.push(yardstick.row)
      rows.push(...(await benchTiles(folder, converted, system !== undefined)))
      return rows
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** RGBA image with roads, roofs and fields in a rotated outline. */
async function writeOrtho(file: string): Promise<void> {
  const rows = 64
  async function* strips() {
    for (let top = 0; top < SIDE; top += rows) {
      const count = Math.min(rows, SIDE - top)
      const strip = new Uint8Array(SIDE * count * 4)
      for (let y = top; y < top + count; y++) {
        for (let x = 0; x < SIDE; x++) {
          const at = ((y - top) * SIDE + x) * 4
          const field = Math.sin(x / 97 + Math.sin(y / 131)) + Math.sin(y / 71)
          const grain = (((x * 73_856_093) ^ (y * 19_349_663)) >>> 3) & 15
          strip[at] = 100 + field * 30 + grain
          strip[at + 1] = 120 + field * 40 + grain
          strip[at + 2] = 80 + field * 20 + grain
          strip[at + 3] = x + y * 0.2 > SIDE * 0.1 && x - y * 0.1 < SIDE * 0.95 ? 255 : 0
        }
      }
      yield strip
    }
  }
  const keys = [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 32632]
  const kept = new Map<number, KeptTag>([
    [33550, doubles([METRES, METRES, 0])],
    [33922, doubles([0, 0, 0, 500_000, 5_200_000, 0])],
    [34735, { type: 3, count: keys.length, bytes: Buffer.from(new Uint16Array(keys).buffer) }],
  ])
  await writeStripTiff(file, { width: SIDE, height: SIDE, samples: 4, rowsPerStrip: rows, kept }, strips())
}

const doubles = (values: number[]): KeptTag => ({
  type: 12,
  count: values.length,
  bytes: Buffer.from(new Float64Array(values).buffer),
})

async function benchImport(
  folder: string,
  input: string,
  gdal: Gdal,
  yardstick: number | undefined,
): Promise<{ converted: ConvertedRaster; row: Row }> {
  const outputDir = path.join(folder, gdal.engine)
  const peak = watchChildren()
  const started = performance.now()
  const converted = await convertRaster(gdal, { input, outputDir })
  const took = secondsSince(started)
  const figure = `${took.toFixed(1)} s, children ${peak()} MB, own ${ownMegabytes()} MB`
  const what = `import with ${gdal.engine} GDAL`
  if (yardstick === undefined) return { converted, row: { what, figure } }
  const kept = { value: took / yardstick, unit: 'x', goal: { atMost: MOST_TIMES[gdal.engine] } }
  const ratio = `${kept.value.toFixed(1)}x gdal_translate`
  return { converted, row: { what, figure, ratio, budget: `<= ${kept.goal.atMost}x`, kept } }
}

async function benchTranslate(folder: string, input: string): Promise<{ seconds: number; row: Row }> {
  const peak = watchChildren()
  const started = performance.now()
  const options = ['-q', '-of', 'COG', '-co', 'COMPRESS=DEFLATE', '-co', 'PREDICTOR=YES']
  await new Promise((resolve, reject) =>
    spawn('gdal_translate', [...options, input, path.join(folder, 'translated.tif')])
      .on('error', reject)
      .on('close', resolve),
  )
  const seconds = secondsSince(started)
  return { seconds, row: { what: 'gdal_translate -of COG', figure: `${seconds.toFixed(1)} s, ${peak()} MB` } }
}

async function benchTiles(
  folder: string,
  { cogPath, controlGridPath, info }: ConvertedRaster,
  withGdal: boolean,
): Promise<Row[]> {
  const rows: Row[] = []
  const cog = await openCog(cogPath)
  const raster = { cog, controlGrid: decodeControlGrid(readFileSync(controlGridPath)), info }
  const style = readStyle({}, info)
  for (const z of [info.nativeZoom, info.nativeZoom - 1, info.nativeZoom - 3]) {
    const places = tilesAt(info.bounds, z)
    const cache = createBlockCache(128 * 1024 * 1024)
    const cpu = process.cpuUsage()
    const started = performance.now()
    for (const [x, y] of places) await renderTile(raster, { style, z, x, y, size: 256 }, cache)
    const used = process.cpuUsage(cpu)
    const perCore = places.length / ((used.user + used.system) / 1e6)
    const each = secondsSince(started) * 1000
    const figure = `${perCore.toFixed(0)} per second and core, ${(each / places.length).toFixed(1)} ms each`
    rows.push({ what: `tiles at z${z}`, figure })
  }
  if (withGdal) rows.push(await benchColdTiles(folder, cogPath, raster, style, info))
  await cog.file.close()
  return rows
}

/** Aerie without cached tiles; a GDAL process that warps, followed by the same encoder. */
async function benchColdTiles(
  folder: string,
  cogPath: string,
  raster: Parameters<typeof renderTile>[0],
  style: ReturnType<typeof readStyle>,
  info: ConvertedRaster['info'],
): Promise<Row> {
  const places = tilesAt(info.bounds, info.nativeZoom).slice(0, COLD_TILES)
  const z = info.nativeZoom
  const ownStart = performance.now()
  for (const [x, y] of places)
    await renderTile(raster, { style, z, x, y, size: 256 }, createBlockCache(64 * 1024 * 1024))
  const own = secondsSince(ownStart) / places.length
  const out = path.join(folder, 'tile.img')
  const theirStart = performance.now()
  for (const [x, y] of places) {
    const bounds = tileBounds(z, x, y).map(String)
    const size = ['-ts', '256', '256', '-r', 'bilinear', '-of', 'ENVI', '-co', 'INTERLEAVE=BIP']
    execFileSync('gdalwarp', ['-q', '-overwrite', '-t_srs', 'EPSG:3857', '-te', ...bounds, ...size, cogPath, out])
    await encodePicture({ pixels: Uint8Array.from(readFileSync(out)), channels: 4 }, 256, 256)
  }
  const theirs = secondsSince(theirStart) / places.length
  const [ownMs, theirMs] = [own, theirs].map((seconds) => (seconds * 1000).toFixed(1))
  const what = 'a cold tile (gdalwarp + encode of the same)'
  const kept = { value: own / theirs, unit: 'x', goal: { atMost: 1.2 } }
  return { what, figure: `${ownMs} ms (${theirMs} ms)`, ratio: `${kept.value.toFixed(2)}x`, budget: '<= 1.2x', kept }
}

/** Positions distributed over the raster by a hash, equal in each run. */
function tilesAt([west, south, east, north]: ConvertedRaster['info']['bounds'], z: number): [number, number][] {
  const span = (2 * HALF_WORLD) / 2 ** z
  return Array.from({ length: TILES }, (_, index) => {
    const hash = createHash('sha256').update(`${z} ${index}`).digest()
    const x = mercatorX(west + ((east - west) * (hash[0]! + 0.5)) / 256)
    const y = mercatorY(south + ((north - south) * (hash[1]! + 0.5)) / 256)
    return [Math.floor((x + HALF_WORLD) / span), Math.floor((HALF_WORLD - y) / span)]
  })
}

/** Maximum memory of the child processes, sampled every 50 ms; 0 without /proc. */
function watchChildren(): () => number {
  let peak = 0
  const children = `/proc/self/task/${process.pid}/children`
  const timer = setInterval(() => {
    if (!existsSync(children)) return
    for (const pid of readFileSync(children, 'utf8').trim().split(' ').filter(Boolean)) {
      try {
        const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        peak = Math.max(peak, Math.round(Number(kilobytes ?? 0) / 1024))
      } catch {
        // The process has ended.
      }
    }
  }, 50)
  return () => {
    clearInterval(timer)
    return peak
  }
}

const ownMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)
const secondsSince = (started: number) => (performance.now() - started) / 1000
