// Tiles of layers that the caller may see.
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { conflict } from '../../platform/core/errors'
import { flatElevation, groundOf } from '../../media/raster/render/elevationTile'
import { elevationTile, rasterTile } from '../../media/raster/runtime/rasterTile'
import type { RasterFiles } from '../../media/raster/runtime/rasterTasks'
import { readStyle, styleHash, type StyleQuery } from '../../media/raster/style/rasterStyle'
import type { TileAddress, TileContent } from '../../media/vector/tileData'
import { vectorTileKey } from '../../media/vector/vectorTiles'
import { layerText } from '../../records/layers/messages'
import { requireRasterInfo, withRaster } from '../../records/layers/rasterFiles'
import type { LayerRow } from '../../records/layers/sql'
import type { Services } from '../services'
import { tileText } from './messages'
import { assertTileExists, sendTile, type TileBody } from './tileResponse'

/** A request for a tile of a layer that the caller may see. */
interface TileRequest {
  request: FastifyRequest
  reply: FastifyReply
  tenantId: string
  layer: LayerRow
  address: TileAddress
  cacheControl: string
}

/** Side length in pixels when the request names none. */
const DEFAULT_SIZE = 256
const VECTOR_TILE = 'application/vnd.mapbox-vector-tile'

/** @throws AppError 400 for an address that does not exist, 409 for a raster layer or a layer that is not ready */
export async function sendVectorTile(
  { vectorTiles }: Services,
  call: TileRequest,
  content: TileContent,
): Promise<Readable> {
  const { layer, address, tenantId, cacheControl } = call
  assertTileExists(address)
  if (layer.kind !== 'vector') throw conflict(layerText('vectorRequired'))
  if (layer.status !== 'ready') throw conflict(layerText('notReady'))
  const key = vectorTileKey(layer, address, content)
  return sendTile(call, { key, cacheControl }, async (signal) => ({
    buffer: await vectorTiles.tile(tenantId, layer, address, content, signal),
    mediaType: VECTOR_TILE,
  }))
}

/**
 * Uses the style of the layer when the request names none.
 * @throws AppError 400 for an address that does not exist or an unsupported style, 409 for a vector layer or a layer that is not ready
 */
export async function sendRasterTile(
  services: Services,
  call: TileRequest,
  { size = DEFAULT_SIZE, style, asPng = false }: { size?: number | undefined; style: StyleQuery; asPng?: boolean },
): Promise<Readable> {
  const { layer, address, tenantId, cacheControl } = call
  assertTileExists(address)
  const requested = readStyle(styleOrDefault(style, layer), requireRasterInfo(layer))
  const { z, x, y } = address
  const key = { layerId: layer.id, version: layer.dataVersion, styleHash: styleHash(requested), z, x, y, size }
  return sendTile(call, { key: JSON.stringify({ ...key, asPng }), cacheControl }, async (signal) => {
    const tile = await rasterTile(
      services.raster,
      key,
      requested,
      (work) => withRaster(services, tenantId, layer, work),
      signal,
    )
    return asPng ? pngOf(tile, size) : tile
  })
}

/**
 * Heights for 3D terrain. Always a picture: maps draw the ground at sea level where there is none.
 * @throws AppError 400 for an address that does not exist, 409 for a layer that is not an elevation model or not ready
 */
export async function sendElevationTile(services: Services, call: TileRequest, size = DEFAULT_SIZE): Promise<Readable> {
  const { layer, address, tenantId, cacheControl } = call
  assertTileExists(address)
  const info = requireRasterInfo(layer)
  if (info.kind !== 'elevation') throw conflict(tileText('elevationRequired'))
  const { z, x, y } = address
  const place = { layerId: layer.id, version: layer.dataVersion, z, x, y, size }
  return sendTile(call, { key: JSON.stringify({ ...place, is: 'elevation' }), cacheControl }, async (signal) => {
    const withFiles = <T>(work: (files: RasterFiles) => Promise<T>) => withRaster(services, tenantId, layer, work)
    const tile = await elevationTile(services.raster, place, withFiles, signal)
    return tile ?? flatElevation(groundOf(info), size)
  })
}

/** For programs that read neither WebP nor an empty reply: a tile without data is transparent. */
async function pngOf(tile: TileBody | undefined, size: number): Promise<TileBody> {
  const transparent = { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const picture = tile && tile.buffer.length > 0 ? sharp(tile.buffer) : sharp({ create: transparent })
  return { buffer: await picture.png().toBuffer(), mediaType: 'image/png' }
}

export const styleOrDefault = (style: StyleQuery, { rasterStyle }: LayerRow): StyleQuery =>
  Object.keys(style).length > 0 ? style : (rasterStyle ?? {})
