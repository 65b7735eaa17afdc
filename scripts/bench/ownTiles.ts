// The tiles of tileRates.ts by Aerie, in a process with nothing but the renderer, as in its thread: the garbage collector examines all
// objects of a process. Reads a request from standard input and writes the tiles per second of CPU.
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { decodeControlGrid } from '../../server/media/raster/controlGrid'
import type { RasterInfo } from '../../server/media/raster/rasterInfo'
import type { OpenRaster } from '../../server/media/raster/render/render'
import { renderTile } from '../../server/media/raster/render/tile'
import { createBlockCache } from '../../server/media/raster/runtime/blockCache'
import { readStyle, type RasterStyle } from '../../server/media/raster/style/rasterStyle'
import { openCog } from '../../server/media/raster/tiff/cog'

const CACHE_BYTES = 128 * 1024 * 1024

export interface OwnTilesRequest {
  cogPath: string
  controlGridPath: string
  info: RasterInfo
  /** Parameters of the style, as in the address of a tile. */
  style: Record<string, string>
  /** The tiles of each zoom level. */
  zooms: Tile[][]
  /** How many tiles to measure before all others. */
  first: number
  /** Rounds before the measured one, because V8 optimises the loops in the course of some hundred tiles. */
  warmUpRounds: number
}

export interface OwnTilesReply {
  /** Of the first tiles of the process. */
  first: number
  /** Of each zoom level. */
  zooms: { cold: number; blocksCached: number }[]
}

interface Tile {
  z: number
  x: number
  y: number
}

async function main(): Promise<void> {
  const request = JSON.parse(await text(process.stdin)) as OwnTilesRequest
  const { cogPath, controlGridPath, info, zooms, warmUpRounds } = request
  sharp.concurrency(1)
  const cog = await openCog(cogPath)
  const raster = { cog, controlGrid: decodeControlGrid(readFileSync(controlGridPath)), info }
  const style = readStyle(request.style, info)
  const reply: OwnTilesReply = { first: await rate(raster, style, zooms[0]!.slice(0, request.first)), zooms: [] }
  for (const tiles of zooms) {
    for (let round = 0; round < warmUpRounds; round++) await rate(raster, style, tiles)
    const cache = createBlockCache(CACHE_BYTES)
    const cold = await rate(raster, style, tiles, cache)
    const blocksCached = await rate(raster, style, tiles, cache)
    reply.zooms.push({ cold, blocksCached })
  }
  await cog.file.close()
  process.stdout.write(JSON.stringify(reply))
}

/** Tiles per second of CPU. */
async function rate(raster: OpenRaster, style: RasterStyle, tiles: Tile[], cache = createBlockCache(CACHE_BYTES)) {
  const cpu = process.cpuUsage()
  for (const tile of tiles) await renderTile(raster, { style, ...tile, size: 256 }, cache)
  const used = process.cpuUsage(cpu)
  return tiles.length / ((used.user + used.system) / 1e6)
}

void main()
