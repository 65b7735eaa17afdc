// A layer's tiles as answers; who may see the layer was decided by the caller.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { badRequest, conflict } from '../../errors'
import type { RasterServing } from '../../raster/serving'
import type { StyleQuery } from '../../raster/rasterStyle'
import { answerTile } from '../../raster/tileReply'
import type { Services } from '../../services'
import type { Tx } from '../../tenancy'
import { isTile, vectorTile } from '../../vector/tile'
import { createTileMemory } from '../../vector/tileMemory'
import { withRaster } from './rasterFiles'
import type { LayerRow } from './sql'

interface TileAsk {
  z: number
  x: number
  y: number
  ifNoneMatch: string | undefined
}

const MEMORY_BYTES = 64 * 1024 * 1024

export function layerTiles(services: Services, serving: RasterServing) {
  const memory = createTileMemory(MEMORY_BYTES)
  return {
    /** @throws AppError 400 for a tile that can't exist, 409 for a layer without features */
    async vector(
      tenantId: string,
      tx: Tx,
      layer: LayerRow,
      { z, x, y, fields, ifNoneMatch }: TileAsk & { fields: string[] },
      reply: FastifyReply,
      cacheControl: string,
    ): Promise<Readable> {
      if (!isTile({ z, x, y })) throw badRequest('There is no such tile')
      if (layer.kind !== 'vector') throw conflict('This layer is a raster')
      if (layer.status !== 'ready') throw conflict('This layer is not ready yet')
      const key = [layer.id, layer.dataVersion, z, x, y, ...fields].join('/')
      const headers = {
        etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 24)}"`,
        'cache-control': cacheControl,
      }
      if (ifNoneMatch === headers.etag) return answer(reply, 304, headers)
      const known = memory.get(key)
      const tile = known ?? (await vectorTile(tenantId, tx, layer, { z, x, y }, fields))
      if (!known) memory.set(key, tile)
      return answer(reply, 200, { ...headers, 'content-type': 'application/vnd.mapbox-vector-tile' }, tile)
    },

    /** In the layer's own style when none is asked for. @throws AppError 400, 409 for a layer without pixels */
    async raster(
      tenantId: string,
      layer: LayerRow,
      { z, x, y, size, style, ifNoneMatch }: TileAsk & { size?: number; style: StyleQuery },
      reply: FastifyReply,
      cacheControl: string,
    ): Promise<Readable> {
      const { status, headers, body } = await withRaster(services, tenantId, layer, (files) =>
        answerTile(
          serving.pool,
          serving.cache,
          { ...files, layerId: layer.id, version: layer.dataVersion },
          {
            ...{ z, x, y, ifNoneMatch },
            ...(size !== undefined && { size }),
            query: Object.keys(style).length > 0 ? style : (layer.rasterStyle ?? {}),
          },
        ),
      )
      return answer(reply, status, { ...headers, 'cache-control': cacheControl }, body)
    },
  }
}

function answer(reply: FastifyReply, status: number, headers: Record<string, string>, body?: Buffer): Readable {
  void reply.code(status).headers(headers)
  if (body) void reply.header('content-length', body.length)
  return Readable.from(body && body.length > 0 ? [body] : [])
}
