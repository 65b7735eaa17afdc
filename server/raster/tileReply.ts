/** Answers the request for a raster tile: from the browser's own copy, the disk, or a thread; the caller checked who asks. */
import { badRequest } from '../errors'
import type { RasterFiles } from './rasterTasks'
import type { RasterInfo } from './rasterInfo'
import type { RasterPool } from './rasterPool'
import { readStyle, styleHash, type StyleQuery } from './rasterStyle'
import type { TileCache, TileKey } from './tileCache'

export interface RasterLayer extends RasterFiles {
  layerId: string
  /** Changes whenever the pixels do. */
  version: number
  info: RasterInfo
}

export interface TileAsk {
  z: number
  x: number
  y: number
  /** Pixels along a side: 256, or 512 for dense screens. */
  size?: number
  query: StyleQuery
  ifNoneMatch?: string
  signal?: AbortSignal
}

export interface TileAnswer {
  /** 204: the raster has nothing here. */
  status: 200 | 204 | 304
  headers: Record<string, string>
  body: Buffer | undefined
}

const MOST_ZOOM = 26
const SIZES = [256, 512]
/** The browser asks again each day whether the layer still is what it was, and mostly hears 304. */
const CACHE_CONTROL = 'private, max-age=86400'

/** @throws AppError 400 for a tile that can't exist or a style the raster doesn't have */
export async function answerTile(
  pool: RasterPool,
  cache: TileCache,
  layer: RasterLayer,
  ask: TileAsk,
): Promise<TileAnswer> {
  const { z, x, y, size = 256, signal } = ask
  const span = 2 ** z
  const inside =
    [z, x, y].every(Number.isInteger) && z >= 0 && z <= MOST_ZOOM && x >= 0 && y >= 0 && x < span && y < span
  if (!inside) throw badRequest('There is no such tile')
  if (!SIZES.includes(size)) throw badRequest(`size must be one of ${SIZES.join(', ')}`)
  const style = readStyle(ask.query, layer.info)
  const key: TileKey = { layerId: layer.layerId, version: layer.version, styleHash: styleHash(style), z, x, y, size }
  const etag = `"${Object.values(key).join('-')}"`
  const headers = { etag, 'cache-control': CACHE_CONTROL }
  if (ask.ifNoneMatch === etag) return { status: 304, headers, body: undefined }

  const known = await cache.get(key)
  const tile = known === undefined ? await draw() : known
  if (!tile) return { status: 204, headers, body: undefined }
  return { status: 200, headers: { ...headers, 'content-type': tile.mediaType }, body: tile.buffer }

  async function draw() {
    const files = { cogPath: layer.cogPath, latticePath: layer.latticePath, info: layer.info }
    const drawn = (await pool.run(files, 'tile', { style, z, x, y, size }, signal)) ?? null
    // From a thread it comes as plain bytes.
    const tile = drawn && { ...drawn, buffer: Buffer.from(drawn.buffer) }
    await cache.set(key, tile)
    return tile
  }
}
