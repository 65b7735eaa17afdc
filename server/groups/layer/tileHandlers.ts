import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Handlers } from '../../contract'
import { badRequest, conflict } from '../../errors'
import type { RasterServing } from '../../raster/serving'
import { answerTile } from '../../raster/tileReply'
import type { Services } from '../../services'
import { inTenant } from '../../tenancy'
import { isTile, vectorTile } from '../../vector/tile'
import { createTileMemory } from '../../vector/tileMemory'
import { withRaster } from './rasterFiles'
import { requireLayer } from './service'

type TileOperation = 'getVectorTile' | 'getRasterTile'

const MEMORY_BYTES = 64 * 1024 * 1024
/** With the layer's version in the address a tile never changes; without, the browser asks each time. */
const KEPT = 'private, max-age=86400'
const ASKED = 'private, no-cache'

export function tileHandlers(services: Services, serving: RasterServing): Handlers<TileOperation> {
  const { db } = services
  const memory = createTileMemory(MEMORY_BYTES)
  return {
    async getVectorTile({ params, query, tenantId, request, reply }) {
      const { layerId, z, x, y } = params
      const fields = query.field ?? []
      if (!isTile({ z, x, y })) throw badRequest('There is no such tile')
      return inTenant(db, tenantId, async (tx) => {
        const layer = await requireLayer(tenantId, tx, layerId)
        if (layer.kind !== 'vector') throw conflict('This layer is a raster')
        if (layer.status !== 'ready') throw conflict('This layer is not ready yet')
        const key = [layerId, layer.dataVersion, z, x, y, ...fields].join('/')
        const headers = {
          etag: `"${createHash('sha256').update(key).digest('base64url').slice(0, 24)}"`,
          'cache-control': query.v === layer.dataVersion ? KEPT : ASKED,
        }
        if (request.headers['if-none-match'] === headers.etag) return answer(reply, 304, headers)
        const known = memory.get(key)
        const tile = known ?? (await vectorTile(tenantId, tx, layer, { z, x, y }, fields))
        if (!known) memory.set(key, tile)
        return answer(reply, 200, { ...headers, 'content-type': 'application/vnd.mapbox-vector-tile' }, tile)
      })
    },

    async getRasterTile({ params, query, tenantId, request, reply }) {
      const { layerId, z, x, y } = params
      const layer = await inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
      const { v, size, ...style } = query
      const { status, headers, body } = await withRaster(services, tenantId, layer, (files) =>
        answerTile(
          serving.pool,
          serving.cache,
          { ...files, layerId, version: layer.dataVersion },
          {
            ...{ z, x, y },
            ...(size !== undefined && { size }),
            query: Object.keys(style).length > 0 ? style : (layer.rasterStyle ?? {}),
            ifNoneMatch: request.headers['if-none-match'],
          },
        ),
      )
      return answer(reply, status, { ...headers, 'cache-control': v === layer.dataVersion ? KEPT : ASKED }, body)
    },
  }
}

function answer(reply: FastifyReply, status: number, headers: Record<string, string>, body?: Buffer): Readable {
  void reply.code(status).headers(headers)
  if (body) void reply.header('content-length', body.length)
  return Readable.from(body && body.length > 0 ? [body] : [])
}
