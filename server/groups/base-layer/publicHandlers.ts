// Published base layers, for people without a session. Every call asks anew whether it is published, and no answer may be
// used again without asking, so that taking it back takes effect at once.
import type { Handlers } from '../../contract'
import { notFound } from '../../errors'
import { pageOf } from '../../paging'
import type { RasterServing } from '../../raster/serving'
import type { Services } from '../../services'
import { asPlatform, inTenant, type Tx } from '../../tenancy'
import { readBox } from '../layer/featureQuery'
import { selectFeatures } from '../layer/featureSql'
import { selectParts, type LayerRow } from '../layer/sql'
import { layerTiles } from '../layer/tiles'
import { selectTenantOfPublished } from './sql'
import { requireBaseLayer } from './service'
import { asPublicMap, isShown } from './view'

type PublicOperation = 'getPublicMap' | 'listPublicFeatures' | 'getPublicVectorTile' | 'getPublicRasterTile'

const CACHE_CONTROL = 'private, no-cache'

export function publicHandlers(services: Services, serving: RasterServing): Handlers<PublicOperation> {
  const { db } = services
  const tiles = layerTiles(services, serving)

  async function inPublished<T>(baseLayerId: string, work: (tenantId: string, tx: Tx) => Promise<T>): Promise<T> {
    const tenantId = await asPlatform(db, (tx) => selectTenantOfPublished(tx, baseLayerId))
    if (tenantId === undefined) throw notFound('Map')
    return inTenant(db, tenantId, (tx) => work(tenantId, tx))
  }

  return {
    async getPublicMap({ params }) {
      return inPublished(params.baseLayerId, async (tenantId, tx) => {
        const row = await requireBaseLayer(tenantId, tx, params.baseLayerId)
        return { data: asPublicMap(row, await selectParts(tenantId, tx, [row.id])) }
      })
    },

    async listPublicFeatures({ params, query }) {
      const page = pageOf(query)
      return inPublished(params.baseLayerId, async (tenantId, tx) => {
        const part = await requireShown(tenantId, tx, params)
        const filter = { indexes: query.index, box: readBox(query.box) }
        const { items, total } = await selectFeatures(tenantId, tx, part.id, filter, page)
        const features = items.map(({ index, geometry, bounds, properties, style }) => ({
          ...{ type: 'Feature' as const, index, geometry: { ...geometry }, bounds, properties, style },
        }))
        return { data: { items: features, total, ...page } }
      })
    },

    async getPublicVectorTile({ params, query, request, reply }) {
      return inPublished(params.baseLayerId, async (tenantId, tx) => {
        const part = await requireShown(tenantId, tx, params)
        const ask = { ...params, fields: query.field ?? [], ifNoneMatch: request.headers['if-none-match'] }
        return tiles.vector(tenantId, tx, part, ask, reply, CACHE_CONTROL)
      })
    },

    async getPublicRasterTile({ params, query, request, reply }) {
      const found = await inPublished(params.baseLayerId, async (tenantId, tx) => ({
        ...{ tenantId, part: await requireShown(tenantId, tx, params) },
      }))
      const ask = { ...params, size: query.size, style: {}, ifNoneMatch: request.headers['if-none-match'] }
      return tiles.raster(found.tenantId, found.part, ask, reply, CACHE_CONTROL)
    },
  }
}

async function requireShown(
  tenantId: string,
  tx: Tx,
  { baseLayerId, layerId }: { baseLayerId: string; layerId: string },
): Promise<LayerRow> {
  const parts = await selectParts(tenantId, tx, [baseLayerId])
  const part = parts.find(({ id }) => id === layerId)
  if (!part || !isShown(part)) throw notFound('Layer')
  return part
}
