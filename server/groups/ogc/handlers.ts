import { Readable } from 'node:stream'
import { API_PREFIX } from '../../platform/contract/spec'
import { notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import type { Principal } from '../../platform/identity/session'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import type { Services } from '../services'
import { ALWAYS_REVALIDATE, sendRasterTile, sendVectorTile } from '../tile/public'
import { collectionOfLayer, mayReadLayers, recordCollections, requireCollection, type Collection } from './collections'
import {
  collectionDocument,
  collectionsDocument,
  conformance,
  GEOJSON,
  JSON_TYPE,
  landingPage,
  tileMatrixSetsDocument,
  tileSetDocument,
  tileSetsDocument,
  type TileKind,
} from './documents'
import { featureCollection, featureDocument, pageOfItems } from './items'
import { ogcText } from './messages'
import { cursorOf, readBoxes, readCursor, readPeriod, UUID } from './query'
import { selectLayerCollections, selectRasterCollections } from './sql'
import { sendDocument } from './reply'
import { requireTileMatrixSet, tileMatrixSet } from './tileMatrixSet'
import { wmtsCapabilities } from './wmts'

type OgcOperation =
  | 'getOgcLandingPage'
  | 'getOgcConformance'
  | 'getOgcCollections'
  | 'getOgcCollection'
  | 'getOgcItems'
  | 'getOgcItem'
  | 'getOgcVectorTileSets'
  | 'getOgcVectorTileSet'
  | 'getOgcVectorTile'
  | 'getOgcMapTileSets'
  | 'getOgcMapTileSet'
  | 'getOgcMapTile'
  | 'getWmtsCapabilities'
  | 'getOgcTileMatrixSets'
  | 'getOgcTileMatrixSet'

const DEFAULT_LIMIT = 100
/** Used instead of a larger limit, which OGC API Features does not refuse. */
const MAX_LIMIT = 1000
/** Limits the size of the document, which WMTS does not page. */
const MAX_WMTS_LAYERS = 1000

interface TileAddress {
  collectionId: string
  tileMatrixSetId: string
  tileMatrix: number
  tileRow: number
  tileCol: number
}

export function ogcHandlers(services: Services): Handlers<OgcOperation> {
  const { db, config } = services
  const api = publicAddress(config) + API_PREFIX

  const collectionOf = (tenantId: string, user: Principal, collectionId: string): Promise<Collection> =>
    inTenant(db, tenantId, (tx) => requireCollection(tenantId, tx, user, collectionId))

  /** @throws AppError 404 for a collection that has no tiles of this kind */
  async function tiledCollection(
    tenantId: string,
    user: Principal,
    collectionId: string,
    kind: TileKind,
  ): Promise<Collection> {
    const collection = await collectionOf(tenantId, user, collectionId)
    const isTiled = collection.layer?.kind === (kind === 'vector' ? 'vector' : 'raster')
    if (!isTiled) throw notFound(ogcText(kind === 'vector' ? 'noTiles' : 'noMapTiles'))
    return collection
  }

  async function tiledLayer(
    tenantId: string,
    user: Principal,
    address: TileAddress,
    kind: TileKind,
  ): Promise<LayerRow> {
    requireTileMatrixSet(address.tileMatrixSetId)
    const { id } = await tiledCollection(tenantId, user, address.collectionId, kind)
    return inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, id))
  }

  return {
    async getOgcLandingPage({ reply }) {
      return sendDocument(reply, landingPage(api), JSON_TYPE)
    },

    async getOgcConformance({ reply }) {
      return sendDocument(reply, conformance(), JSON_TYPE)
    },

    async getOgcCollections({ tenantId, user, query, reply }) {
      const limit = limitOf(query)
      const after = readCursor(query.cursor, UUID)
      const layers = mayReadLayers(user)
        ? await inTenant(db, tenantId, (tx) => selectLayerCollections(tenantId, tx, { after, limit: limit + 1 }))
        : []
      const shown = layers.slice(0, limit)
      const last = layers.length > limit ? shown.at(-1) : undefined
      const next = last && `${api}/ogc/collections?limit=${limit}&cursor=${cursorOf(last.id)}`
      // Those of records are on the first page only.
      const ofRecords = after === undefined ? recordCollections(user) : []
      const ofLayers = shown.map((layer) => collectionOfLayer(layer, user))
      return sendDocument(reply, collectionsDocument(api, [...ofRecords, ...ofLayers], next), JSON_TYPE)
    },

    async getOgcCollection({ tenantId, user, params, reply }) {
      return sendDocument(
        reply,
        collectionDocument(api, await collectionOf(tenantId, user, params.collectionId)),
        JSON_TYPE,
      )
    },

    async getOgcItems({ tenantId, user, params, query, reply }) {
      const { bbox, datetime, cursor } = query
      const limit = limitOf(query)
      const filter = { boxes: readBoxes(bbox), period: readPeriod(datetime) }
      const page = await inTenant(db, tenantId, async (tx) => {
        const collection = await requireCollection(tenantId, tx, user, params.collectionId)
        return pageOfItems(tenantId, tx, collection, filter, { cursor, limit })
      })
      const content = featureCollection(api, params.collectionId, page, { limit, bbox, datetime, cursor })
      return sendDocument(reply, content, GEOJSON)
    },

    async getOgcItem({ tenantId, user, params, reply }) {
      const { collectionId, itemId } = params
      const item = await inTenant(db, tenantId, async (tx) => {
        const { items } = await requireCollection(tenantId, tx, user, collectionId)
        if (!items?.idForm.test(itemId)) return undefined
        const found = await items.select(tenantId, tx, { id: itemId }, { after: undefined, limit: 1 })
        return found[0]
      })
      if (!item) throw notFound(ogcText('itemNotFound'))
      return sendDocument(reply, featureDocument(api, collectionId, item), GEOJSON)
    },

    async getOgcVectorTileSets({ tenantId, user, params, reply }) {
      const collection = await tiledCollection(tenantId, user, params.collectionId, 'vector')
      return sendDocument(reply, tileSetsDocument(api, collection, 'vector'), JSON_TYPE)
    },

    async getOgcVectorTileSet({ tenantId, user, params, reply }) {
      requireTileMatrixSet(params.tileMatrixSetId)
      const collection = await tiledCollection(tenantId, user, params.collectionId, 'vector')
      return sendDocument(reply, tileSetDocument(api, collection, 'vector'), JSON_TYPE)
    },

    async getOgcVectorTile({ tenantId, user, params, request, reply }) {
      const layer = await tiledLayer(tenantId, user, params, 'vector')
      const call = { request, reply, tenantId, layer, address: addressOf(params), cacheControl: ALWAYS_REVALIDATE }
      // The numbers and colours of features are enough to draw them; their attributes are in the items.
      return sendVectorTile(services, call, { fields: [], flags: false })
    },

    async getOgcMapTileSets({ tenantId, user, params, reply }) {
      const collection = await tiledCollection(tenantId, user, params.collectionId, 'map')
      return sendDocument(reply, tileSetsDocument(api, collection, 'map'), JSON_TYPE)
    },

    async getOgcMapTileSet({ tenantId, user, params, reply }) {
      requireTileMatrixSet(params.tileMatrixSetId)
      const collection = await tiledCollection(tenantId, user, params.collectionId, 'map')
      return sendDocument(reply, tileSetDocument(api, collection, 'map'), JSON_TYPE)
    },

    async getOgcMapTile({ tenantId, user, params, query, request, reply }) {
      const layer = await tiledLayer(tenantId, user, params, 'map')
      const call = { request, reply, tenantId, layer, address: addressOf(params), cacheControl: ALWAYS_REVALIDATE }
      return sendRasterTile(services, call, { style: {}, asPng: query.f !== 'webp' })
    },

    async getWmtsCapabilities({ tenantId, reply }) {
      const layers = await inTenant(db, tenantId, (tx) => selectRasterCollections(tenantId, tx, MAX_WMTS_LAYERS))
      void reply.type('application/xml').header('cache-control', 'private, no-cache')
      return Readable.from([wmtsCapabilities(api, layers)])
    },

    async getOgcTileMatrixSets({ reply }) {
      return sendDocument(reply, tileMatrixSetsDocument(api), JSON_TYPE)
    },

    async getOgcTileMatrixSet({ params, reply }) {
      requireTileMatrixSet(params.tileMatrixSetId)
      return sendDocument(reply, tileMatrixSet(), JSON_TYPE)
    },
  }
}

const limitOf = ({ limit = DEFAULT_LIMIT }: { limit?: number }): number => Math.min(limit, MAX_LIMIT)

const addressOf = ({ tileMatrix, tileRow, tileCol }: TileAddress) => ({ z: tileMatrix, x: tileCol, y: tileRow })
