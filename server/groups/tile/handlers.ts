import { Readable } from 'node:stream'
import { EMBEDDED } from '../../platform/core/config'
import type { Handlers } from '../../platform/http/contract'
import type { StyleQuery } from '../../media/raster/style/rasterStyle'
import type { Services } from '../services'
import { requireStoredFile } from '../../platform/storage/sql'
import { currentClient } from '../../platform/db/accessScope'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { TileAddress } from '../../media/vector/tileData'
import { inPublished, requirePublicPart } from '../base-layer/public'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import { sendElevationTile, sendRasterTile, sendVectorTile, styleOrDefault } from './service'
import { ALWAYS_REVALIDATE, assertTileExists, cacheControlOf } from './tileResponse'
import { tileServerAddress } from './titilerUrl'

type TileOperation =
  | 'getVectorTile'
  | 'getRasterTile'
  | 'getElevationTile'
  | 'getPublicVectorTile'
  | 'getPublicRasterTile'

const TEMPORARY_REDIRECT = 307

export function tileHandlers(services: Services): Handlers<TileOperation> {
  const { db, config } = services

  async function titilerUrlOf(
    tenantId: string,
    tx: Tx,
    layer: LayerRow,
    style: StyleQuery,
    address: TileAddress & { size?: number | undefined },
  ): Promise<string | undefined> {
    // A client gets no address of a file, which would work after the layer was hidden.
    if (currentClient() !== undefined) return undefined
    if (config.STATIC_TILE_URL === EMBEDDED || !layer.raster || layer.cogFileId === null) return undefined
    const { key } = await requireStoredFile(tenantId, tx, layer.cogFileId)
    return tileServerAddress(config, key, layer.raster, styleOrDefault(style, layer), address)
  }

  const publicPart = (params: { baseLayerId: string; layerId: string }) =>
    inPublished(db, params.baseLayerId, async (tenantId, tx) => ({
      tenantId,
      layer: await requirePublicPart(tenantId, tx, params),
    }))

  return {
    async getVectorTile({ params: { layerId, ...address }, query, tenantId, request, reply }) {
      const layer = await inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
      const cacheControl = cacheControlOf(query.v, layer)
      const content = { fields: query.field ?? [], flags: currentClient() === undefined }
      return sendVectorTile(services, { request, reply, tenantId, layer, address, cacheControl }, content)
    },

    async getRasterTile({ params: { layerId, ...address }, query, tenantId, request, reply }) {
      const { v, size, ...style } = query
      const { layer, titilerUrl } = await inTenant(db, tenantId, async (tx) => {
        const found = await requireLayer(tenantId, tx, layerId)
        assertTileExists(address)
        return { layer: found, titilerUrl: await titilerUrlOf(tenantId, tx, found, style, { ...address, size }) }
      })
      // Aerie redirects instead of handing out TiTiler addresses, so that only users who may see the layer learn the file's address.
      if (titilerUrl !== undefined) {
        void reply.code(TEMPORARY_REDIRECT).header('location', titilerUrl).header('cache-control', ALWAYS_REVALIDATE)
        return Readable.from([])
      }
      const cacheControl = cacheControlOf(v, layer)
      return sendRasterTile(services, { request, reply, tenantId, layer, address, cacheControl }, { size, style })
    },

    async getElevationTile({ params: { layerId, ...address }, query, tenantId, request, reply }) {
      const layer = await inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
      const cacheControl = cacheControlOf(query.v, layer)
      return sendElevationTile(services, { request, reply, tenantId, layer, address, cacheControl }, query.size)
    },

    // Public tiles are revalidated each time, so that unpublishing takes effect at once.
    async getPublicVectorTile({ params, query, request, reply }) {
      const found = await publicPart(params)
      const call = { ...found, request, reply, address: addressOf(params), cacheControl: ALWAYS_REVALIDATE }
      return sendVectorTile(services, call, { fields: query.field ?? [], flags: false })
    },

    async getPublicRasterTile({ params, query, request, reply }) {
      const found = await publicPart(params)
      const call = { ...found, request, reply, address: addressOf(params), cacheControl: ALWAYS_REVALIDATE }
      return sendRasterTile(services, call, { size: query.size, style: {} })
    },
  }
}

const addressOf = ({ z, x, y }: TileAddress): TileAddress => ({ z, x, y })
