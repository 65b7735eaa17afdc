// Compares tiles that a TiTiler draws for the addresses of Aerie with Aerie's own tiles. TITILER_URL is the address of a TiTiler on this
// machine, because it reads the files from a server of this process; without it there is nothing to compare. TiTiler before version 2
// draws 256 pixels in each case. Where a tile has larger pixels than the file, GDAL averages over them and Aerie interpolates.
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { decodeControlGrid } from '../../server/media/raster/controlGrid'
import { openGdal } from '../../server/media/raster/gdal/gdal'
import { convertRaster } from '../../server/media/raster/import/convert'
import { HALF_WORLD, mercatorX, mercatorY, tileBounds } from '../../server/media/raster/mercator'
import { drawRaster, type OpenRaster } from '../../server/media/raster/render/render'
import { createBlockCache } from '../../server/media/raster/runtime/blockCache'
import { readStyle, type StyleQuery } from '../../server/media/raster/style/rasterStyle'
import { openCog } from '../../server/media/raster/tiff/cog'
import { tileServerAddress } from '../../server/groups/tile/titilerUrl'
import type { Bench, Row } from './table'

const FIXTURES = path.join(import.meta.dirname, '../../server/media/raster/fixtures')
const OPAQUE = 255

interface Comparison {
  file: string
  style: StyleQuery
  /** Zoom levels below the native one. */
  zoomedOut?: number
  size?: 512
}

const COMPARISONS: Comparison[] = [
  { file: 'rgba_striped.tif', style: {} },
  { file: 'rgba_striped.tif', style: { resampling: 'nearest' } },
  { file: 'rgba_striped.tif', style: {}, zoomedOut: 1 },
  { file: 'rgba_striped.tif', style: {}, size: 512 },
  { file: 'jpeg_mask.tif', style: {} },
  { file: 'rotated.tif', style: {} },
  { file: 'degrees.tif', style: {} },
  { file: 'british_grid.tif', style: {} },
  { file: 'palette.tif', style: {} },
  { file: 'uint16_4band.tif', style: {} },
  { file: 'uint16_4band.tif', style: { bands: '4', colormap: 'viridis' } },
  { file: 'uint16_4band.tif', style: { formula: 'NDVI' } },
  { file: 'uint16_4band.tif', style: { formula: 'SAVI' } },
  { file: 'dsm_float.tif', style: {} },
]

export const titiler: Bench = {
  title: 'tiles of TiTiler against those of Aerie',
  async run() {
    const tileServer = process.env['TITILER_URL']
    if (tileServer === undefined) return [{ what: 'skipped', figure: 'set TITILER_URL to a TiTiler on this machine' }]
    const folder = mkdtempSync(path.join(tmpdir(), 'aerie-bench-'))
    const files = await serveFiles(folder)
    try {
      const rows: Row[] = []
      for (const comparison of COMPARISONS) rows.push(await compare(folder, files.address, tileServer, comparison))
      return rows
    } finally {
      files.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function compare(
  folder: string,
  filesAddress: string,
  tileServer: string,
  { file, style, zoomedOut = 0, size }: Comparison,
): Promise<Row> {
  const outputDir = path.join(folder, path.parse(file).name)
  const input = path.join(FIXTURES, file)
  const { cogPath, controlGridPath, info } = await convertRaster(await openGdal('auto'), { input, outputDir })
  const cog = await openCog(cogPath)
  const raster: OpenRaster = { cog, controlGrid: decodeControlGrid(readFileSync(controlGridPath)), info }
  const z = info.nativeZoom - zoomedOut
  const place = middleOf(info.bounds, z)
  const pixels = size ?? 256
  const own = await drawRaster(
    raster,
    readStyle(style, info),
    tileBounds(z, place.x, place.y),
    pixels,
    pixels,
    createBlockCache(64 * 1024 * 1024),
  )
  await cog.file.close()
  const what = [file, JSON.stringify(style), `z${z}`, `${pixels} px`].join(' ')
  const config = { STATIC_TILE_URL: tileServer, COG_BASE_URL: filesAddress }
  const address = tileServerAddress(config, path.relative(folder, cogPath), info, style, { z, ...place, size })
  if (own === undefined || address === undefined) return { what, figure: 'no tile' }
  const [location = '', query = ''] = address.split('?')
  // PNG instead of the default, because JPEG changes the values.
  const reply = await fetch(`${location}.png?${query}`)
  if (!reply.ok) return { what, figure: `TiTiler replied ${reply.status}: ${(await reply.text()).slice(0, 200)}` }
  const theirs = await sharp(Buffer.from(await reply.arrayBuffer()))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (theirs.info.width !== pixels) return { what, figure: `TiTiler drew ${theirs.info.width} px instead of ${pixels}` }
  return { what, ...difference(own.pixels, own.channels, theirs.data), budget: 'at most 1' }
}

/** Compares the colours of pixels that both draw opaquely. `theirs` is RGBA. */
function difference(own: Uint8Array, channels: number, theirs: Uint8Array): { figure: string; ratio: string } {
  let compared = 0
  let beyond = 0
  let largest = 0
  let masksDiffer = 0
  for (let pixel = 0; pixel < theirs.length / 4; pixel++) {
    const ownAlpha = channels === 4 ? own[pixel * 4 + 3]! : OPAQUE
    const theirAlpha = theirs[pixel * 4 + 3]!
    if (ownAlpha >= 128 !== theirAlpha >= 128) masksDiffer++
    if (ownAlpha !== OPAQUE || theirAlpha !== OPAQUE) continue
    compared++
    let worst = 0
    for (let channel = 0; channel < 3; channel++)
      worst = Math.max(worst, Math.abs(own[pixel * channels + channel]! - theirs[pixel * 4 + channel]!))
    if (worst > 1) beyond++
    largest = Math.max(largest, worst)
  }
  const share = compared === 0 ? '-' : `${((beyond / compared) * 100).toFixed(2)}% beyond 1`
  return { figure: `largest ${largest} of ${compared} pixels, masks differ in ${masksDiffer}`, ratio: share }
}

function middleOf([west, south, east, north]: readonly [number, number, number, number], z: number) {
  const span = (2 * HALF_WORLD) / 2 ** z
  return {
    x: Math.floor((mercatorX((west + east) / 2) + HALF_WORLD) / span),
    y: Math.floor((HALF_WORLD - mercatorY((south + north) / 2)) / span),
  }
}

/** A server of the files in `folder` with HTTP ranges, as a bucket is. */
async function serveFiles(folder: string): Promise<{ address: string; close(): void }> {
  const server = createServer((request, reply) => sendFile(folder, request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function sendFile(folder: string, request: IncomingMessage, reply: ServerResponse): void {
  const file = path.join(folder, path.normalize(decodeURIComponent(request.url ?? '')))
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) {
    reply.writeHead(404).end()
    return
  }
  const { size } = found
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const start = Number(range?.[1] ?? 0)
  const end = Math.min(size - 1, range?.[2] ? Number(range[2]) : size - 1)
  reply.setHeader('accept-ranges', 'bytes')
  reply.setHeader('content-length', end - start + 1)
  if (range) reply.setHeader('content-range', `bytes ${start}-${end}/${size}`)
  reply.writeHead(range ? 206 : 200)
  if (request.method === 'HEAD') reply.end()
  else createReadStream(file, { start, end }).pipe(reply)
}
