// Raster tiles per second of CPU for each kind of raster, beside GDAL in one process (Python, where it is installed).
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { bundledFile } from '../../server/platform/core/folders'
import { openGdal } from '../../server/media/raster/gdal/gdal'
import { convertRaster, type ConvertedRaster } from '../../server/media/raster/import/convert'
import { HALF_WORLD, mercatorX, mercatorY, tileBounds, type Bounds } from '../../server/media/raster/mercator'
import { newSamples, type SampleType } from '../../server/media/raster/samples'
import { writePlainTiff } from './plainTiff'
import type { OwnTilesReply, OwnTilesRequest } from './ownTiles'
import type { Bench, Row } from './table'
import { sized } from './size'

const SIDE = sized(3_000, 600)
const TILES = sized(120, 4)
const FIRST = sized(40, 2)
const WARM_UP_ROUNDS = sized(4, 1)

interface Kind {
  name: 'rgba' | 'rgb' | 'float' | 'bands'
  title: string
  type: SampleType
  samples: number
  nodata?: number
  high: number
}

const KINDS: Kind[] = [
  { name: 'rgba', title: 'RGBA', type: 'uint8', samples: 4, high: 255 },
  { name: 'rgb', title: 'RGB with nodata', type: 'uint8', samples: 3, nodata: 0, high: 255 },
  { name: 'float', title: 'elevations', type: 'float32', samples: 1, nodata: -9999, high: 300 },
  { name: 'bands', title: 'five bands of 16 bits', type: 'uint16', samples: 5, nodata: 0, high: 9_000 },
]

export const tileRates: Bench = {
  title: `raster tiles per second of a core, ${SIDE} x ${SIDE}: Aerie and GDAL in process`,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-'))
    try {
      const python = await pythonWithGdal()
      const rows: Row[] = []
      for (const kind of KINDS) rows.push(...(await benchKind(folder, kind, python)))
      return rows
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function benchKind(folder: string, kind: Kind, python: string | undefined): Promise<Row[]> {
  const input = path.join(folder, `${kind.name}.tif`)
  writeFileSync(input, writePlainTiff({ ...kind, width: SIDE, height: SIDE, pixels: pixelsOf(kind) }))
  const { cogPath, controlGridPath, info } = await convertRaster(await openGdal('auto'), {
    input,
    outputDir: path.join(folder, kind.name),
  })
  const zooms = [info.nativeZoom, info.nativeZoom - 1, info.nativeZoom - 3].map((z) => tilesAt(info, z))
  const own = await jsonFrom<OwnTilesReply>(process.execPath, [bundledFile('ownTiles.cjs')], {
    cogPath,
    controlGridPath,
    info,
    style: kind.name === 'bands' ? { bands: '1,2,3', rescale: `0,${kind.high}` } : {},
    zooms,
    first: FIRST,
    warmUpRounds: WARM_UP_ROUNDS,
  } satisfies OwnTilesRequest)
  const theirs = python ? await gdalRates(python, cogPath, kind, zooms) : []
  return [
    { what: `${kind.title}: first ${FIRST} of the process`, figure: own.first.toFixed(0) },
    ...own.zooms.map(({ cold, blocksCached }, index): Row => {
      const figure = `${cold.toFixed(0)} (blocks cached ${blocksCached.toFixed(0)})`
      const peer = theirs[index]
      const what = `${kind.title}: z${zooms[index]![0]!.z}`
      return peer
        ? {
            what,
            figure: `${figure}, GDAL ${peer.toFixed(0)}`,
            ratio: `${(cold / peer).toFixed(2)}x`,
            budget: '>= 1x',
            kept: { value: cold / peer, unit: 'x', goal: { atLeast: 1 } },
          }
        : { what, figure }
    }),
  ]
}

interface Tile {
  z: number
  x: number
  y: number
}

/** Tiles distributed over the raster by a hash, equal in each run. */
function tilesAt({ bounds: [west, south, east, north] }: ConvertedRaster['info'], z: number): Tile[] {
  const span = (2 * HALF_WORLD) / 2 ** z
  return Array.from({ length: TILES }, (_, index) => {
    const hash = createHash('sha256').update(`${z} ${index}`).digest()
    const x = mercatorX(west + ((east - west) * (hash[0]! + 0.5)) / 256)
    const y = mercatorY(south + ((north - south) * (hash[1]! + 0.5)) / 256)
    return { z, x: Math.floor((x + HALF_WORLD) / span), y: Math.floor((HALF_WORLD - y) / span) }
  })
}

/** Roads and fields with grain; the north-western corner is empty. */
function pixelsOf({ name, type, samples, nodata = 0, high }: Kind) {
  const pixels = newSamples(type, SIDE * SIDE * samples)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * samples
      const isEmpty = x + y * 0.5 < SIDE * 0.12
      const field = 0.5 + (Math.sin(x / 97 + Math.sin(y / 131)) + Math.sin(y / 71)) / 6
      const grain = ((((x * 73_856_093) ^ (y * 19_349_663)) >>> 3) & 15) / 400
      for (let s = 0; s < samples; s++) pixels[at + s] = isEmpty ? nodata : high * (field + grain) * (1 - s * 0.1)
      if (name === 'rgba') pixels[at + 3] = isEmpty ? 0 : 255
    }
  }
  return pixels
}

/** Undefined without Python, GDAL, NumPy and Pillow. */
async function pythonWithGdal(): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const found = await promisify(execFile)(python, ['-c', 'import numpy, PIL; from osgeo import gdal']).then(
      () => true,
      () => false,
    )
    if (found) return python
  }
  return undefined
}

async function gdalRates(python: string, cogPath: string, { name, high }: Kind, zooms: Tile[][]): Promise<number[]> {
  const rounds = zooms.map((tiles) => tiles.map(({ z, x, y }): Bounds => tileBounds(z, x, y)))
  const script = path.join(__dirname, 'gdalTiles.py')
  return jsonFrom(python, [script], { path: cogPath, kind: name, low: 0, high, size: 256, warmup: FIRST, rounds })
}

/** What a program writes to a request at its standard input. */
async function jsonFrom<Reply>(program: string, given: string[], request: object): Promise<Reply> {
  const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(request))
  return JSON.parse(await text(child.stdout)) as Reply
}
