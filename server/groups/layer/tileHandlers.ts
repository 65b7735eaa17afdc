import { Readable } from 'node:stream'
import { EMBEDDED } from '../../config'
import type { Handlers } from '../../contract'
import type { StyleQuery } from '../../raster/rasterStyle'
import type { RasterServing } from '../../raster/serving'
import type { Services } from '../../services'
import { requireStoredFile } from '../../storage/sql'
import { inTenant, type Tx } from '../../tenancy'
import type { TileAddress } from '../../vector/tile'
import { requireLayer } from './service'
import type { LayerRow } from './sql'
import { tileServerAddress } from './tileServer'
import { layerTiles } from './tiles'

type At = TileAddress & { size?: number | undefined }
type TileOperation = 'getVectorTile' | 'getRasterTile'

/** With the layer's version in the address a tile never changes; without, the browser asks each time. */
const KEPT = 'private, max-age=86400'
const ASKED = 'private, no-cache'
const TEMPORARY = 307

export function tileHandlers(services: Services, serving: RasterServing): Handlers<TileOperation> {
  const { db, config } = services
  const tiles = layerTiles(services, serving)
  const addressElsewhere = async (tenantId: string, tx: Tx, layer: LayerRow, style: StyleQuery, at: At) => {
    if (config.STATIC_TILE_URL === EMBEDDED || !layer.raster || layer.cogFileId === null) return undefined
    const { key } = await requireStoredFile(tenantId, tx, layer.cogFileId)
    const asked = Object.keys(style).length > 0 ? style : (layer.rasterStyle ?? {})
    return tileServerAddress(config, key, layer.raster, asked, at)
  }
  return {
    async getVectorTile({ params, query, tenantId, request, reply }) {
      return inTenant(db, tenantId, async (tx) => {
        const layer = await requireLayer(tenantId, tx, params.layerId)
        const ask = { ...params, fields: query.field ?? [], ifNoneMatch: request.headers['if-none-match'] }
        return tiles.vector(tenantId, tx, layer, ask, reply, query.v === layer.dataVersion ? KEPT : ASKED)
      })
    },

    async getRasterTile({ params, query, tenantId, request, reply }) {
      const { v, size, ...style } = query
      const { layer, elsewhere } = await inTenant(db, tenantId, async (tx) => {
        const found = await requireLayer(tenantId, tx, params.layerId)
        return { layer: found, elsewhere: await addressElsewhere(tenantId, tx, found, style, { ...params, size }) }
      })
      // Asked for here first, so that only who may see the layer learns where its tiles are.
      if (elsewhere !== undefined) {
        void reply.code(TEMPORARY).header('location', elsewhere).header('cache-control', ASKED)
        return Readable.from([])
      }
      const ask = { ...params, size, style, ifNoneMatch: request.headers['if-none-match'] }
      return tiles.raster(tenantId, layer, ask, reply, v === layer.dataVersion ? KEPT : ASKED)
    },
  }
}
