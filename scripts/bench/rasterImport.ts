// Imports one large raster with each GDAL, beside gdal_translate of the system with the options of each where it is installed.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { endIdleGdal, openGdal, type Gdal } from '../../server/media/raster/gdal/gdal'
import { convertRaster, creationOptions } from '../../server/media/raster/import/convert'
import { writePlainTiff } from './plainTiff'
import { sized } from './size'
import { median, type Bench, type Row } from './table'

const SIDE = sized(10_000, 400)
const ROUNDS = sized(2, 1)
const BANDS = 3
const SYSTEM_GOAL = 1.1
const BUNDLED_GOAL = 2.2

export const rasterImport: Bench = {
  title: `import of a raster of ${SIDE} x ${SIDE} RGB pixels, ${ROUNDS} rounds each: Aerie and gdal_translate of the system`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-'))
    try {
      const input = path.join(folder, 'input.tif')
      writeFileSync(input, plainRaster())
      const hasPeer = await hasTranslate()
      const engines: Gdal[] = [await openGdal('bundled'), ...(hasPeer ? [await openGdal('system')] : [])]
      const measured = engines.map((gdal): Measured => ({ gdal, own: [], peer: [] }))
      for (let round = 0; round < ROUNDS; round++) {
        for (const { gdal, own, peer } of measured) {
          if (hasPeer) peer.push(await secondsOf(() => translate(gdal, input, path.join(folder, 'peer.tif'))))
          const outputDir = path.join(folder, gdal.engine)
          own.push(await secondsOf(() => convertRaster(gdal, { input, outputDir })))
          rmSync(outputDir, { recursive: true })
        }
      }
      return measured.map(rowOf)
    } finally {
      endIdleGdal()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

interface Measured {
  gdal: Gdal
  /** In seconds. */
  own: number[]
  peer: number[]
}

function rowOf({ gdal: { engine }, own, peer }: Measured): Row {
  const seconds = median(own)
  const what = engine === 'system' ? 'with the GDAL of the system' : 'with the bundled GDAL'
  if (peer.length === 0) return { what, figure: `${seconds.toFixed(1)} s` }
  const reference = median(peer)
  const value = seconds / reference
  const atMost = engine === 'system' ? SYSTEM_GOAL : BUNDLED_GOAL
  return {
    what,
    figure: `${seconds.toFixed(1)} s, gdal_translate ${reference.toFixed(1)} s`,
    ratio: `${value.toFixed(2)}x`,
    budget: `<= ${atMost}x`,
    kept: { value, unit: 'x', goal: { atMost } },
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

async function hasTranslate(): Promise<boolean> {
  return promisify(execFile)('gdal_translate', ['--version']).then(
    () => true,
    () => false,
  )
}

/** At the priority of imports, with the compression that they use with this GDAL. */
async function translate({ engine }: Gdal, input: string, output: string): Promise<void> {
  const options = ['-q', '-of', 'COG', ...creationOptions('AVERAGE', engine)]
  await promisify(execFile)('nice', ['-n', '5', 'gdal_translate', ...options, input, output])
  rmSync(output)
}

/** Roads and fields with grain. */
function plainRaster(): Buffer {
  const pixels = new Uint8Array(SIDE * SIDE * BANDS)
  const across = Float64Array.from({ length: SIDE }, (_, x) => 40 * Math.sin(x / 97))
  for (let y = 0; y < SIDE; y++) {
    const down = 128 + 40 * Math.sin(y / 71)
    for (let x = 0; x < SIDE; x++) {
      const grain = (((x * 73_856_093) ^ (y * 19_349_663)) >>> 3) & 15
      const value = down + across[x]! + grain
      const at = (y * SIDE + x) * BANDS
      pixels[at] = value
      pixels[at + 1] = value * 0.9
      pixels[at + 2] = value * 0.8
    }
  }
  return writePlainTiff({ width: SIDE, height: SIDE, type: 'uint8', samples: BANDS, pixels })
}
