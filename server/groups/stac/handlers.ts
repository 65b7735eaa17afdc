import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { API_PREFIX } from '../../platform/contract/spec'
import { conflict, notFound } from '../../platform/core/errors'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import type { Principal } from '../../platform/identity/session'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { requireLayer } from '../../records/layers/service'
import type { Services } from '../services'
import { cursorOf, queryText, sendDocument } from '../ogc/public'
import {
  catalogDocument,
  collectionDocument,
  collectionsDocument,
  conformanceDocument,
  GEOJSON,
  itemsDocument,
  JSON_TYPE,
} from './documents'
import { findItems, itemDocument, type FoundItems } from './items'
import { stacText } from './messages'
import { DEFAULT_LIMIT, filterOfBody, filterOfQuery, pageOfSearch, type StacFilter, type StacPage } from './search'
import { selectMissions, type MissionRow } from './sql'

type StacOperation =
  | 'getStacCatalog'
  | 'getStacConformance'
  | 'getStacCollections'
  | 'getStacCollection'
  | 'getStacItems'
  | 'getStacItem'
  | 'getStacSearch'
  | 'searchStac'
  | 'getStacAsset'

export function stacHandlers({ db, config, storage }: Services): Handlers<StacOperation> {
  const api = publicAddress(config) + API_PREFIX

  const find = (tenantId: string, user: Principal, filter: StacFilter, page: StacPage): Promise<FoundItems> =>
    inTenant(db, tenantId, (tx) => findItems(tenantId, tx, user, filter, page))

  const documentsOf = ({ items }: FoundItems, user: Principal): object[] =>
    items.map((item) => itemDocument(api, item, user))

  return {
    async getStacCatalog({ reply }) {
      return sendDocument(reply, catalogDocument(api), JSON_TYPE)
    },

    async getStacConformance({ reply }) {
      return sendDocument(reply, conformanceDocument(), JSON_TYPE)
    },

    async getStacCollections({ tenantId, query, reply }) {
      const { before, limit } = pageOfSearch(query)
      const missions = await inTenant(db, tenantId, (tx) => selectMissions(tenantId, tx, { before, limit: limit + 1 }))
      const shown = missions.slice(0, limit)
      const last = missions.length > limit ? shown.at(-1) : undefined
      const next = last && `${api}/stac/collections?${queryText({ limit, cursor: cursorOf(last.id) })}`
      return sendDocument(reply, collectionsDocument(api, shown, next), JSON_TYPE)
    },

    async getStacCollection({ tenantId, params, reply }) {
      const mission = await inTenant(db, tenantId, (tx) => requireMission(tenantId, tx, params.collectionId))
      return sendDocument(reply, collectionDocument(api, mission), JSON_TYPE)
    },

    async getStacItems({ tenantId, user, params, query, reply }) {
      const { collectionId } = params
      const filter = { ...filterOfQuery(query), missionIds: [collectionId] }
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, collectionId)
        return findItems(tenantId, tx, user, filter, pageOfSearch(query))
      })
      const address = `${api}/stac/collections/${collectionId}/items`
      const content = { features: documentsOf(found, user), ...pagesAt(address, { ...query }, found) }
      return sendDocument(reply, itemsDocument(api, content), GEOJSON)
    },

    async getStacItem({ tenantId, user, params, reply }) {
      const filter = { itemIds: [params.itemId], missionIds: [params.collectionId] }
      const { items } = await find(tenantId, user, filter, { before: undefined, limit: 1 })
      const [item] = items
      if (!item) throw notFound(stacText('itemNotFound'))
      return sendDocument(reply, itemDocument(api, item, user), GEOJSON)
    },

    async getStacSearch({ tenantId, user, query, reply }) {
      const found = await find(tenantId, user, filterOfQuery(query), pageOfSearch(query))
      const content = { features: documentsOf(found, user), ...pagesAt(`${api}/stac/search`, { ...query }, found) }
      return sendDocument(reply, itemsDocument(api, content), GEOJSON)
    },

    async searchStac({ tenantId, user, body, reply }) {
      const found = await find(tenantId, user, filterOfBody(body), pageOfSearch(body))
      const cursor = cursorAfter(found)
      const href = `${api}/stac/search`
      const next = cursor === undefined ? undefined : { href, body: { ...body, cursor } }
      return sendDocument(reply, itemsDocument(api, { features: documentsOf(found, user), self: href, next }), GEOJSON)
    },

    async getStacAsset(call) {
      const { tenantId, params, request, reply } = call
      const file = await inTenant(db, tenantId, async (tx) => {
        const layer = await requireLayer(tenantId, tx, params.layerId)
        if (layer.cogFileId === null || layer.raster?.placed) throw conflict(stacText('noAsset'))
        const name = `${layer.name}.tif`
        // Programs read many parts of a file, beginning with its first bytes.
        if (request.method === 'GET' && isFromStart(request.headers.range)) {
          const details = { layerId: layer.id, form: 'cog' }
          await recordAudit(tenantId, tx, { ...actorOf(call), action: 'layer.download', target: name, details })
        }
        return { ...(await requireStoredFile(tenantId, tx, layer.cogFileId)), name, mediaType: 'image/tiff' }
      })
      const content = await sendFile({ request, reply }, storage, file)
      if (request.method !== 'HEAD') return content
      content.destroy()
      return Readable.from([])
    },
  }
}

const isFromStart = (range: string | undefined): boolean => range === undefined || range.startsWith('bytes=0-')

function cursorAfter({ items, hasMore }: FoundItems): string | undefined {
  const last = hasMore ? items.at(-1) : undefined
  return last && cursorOf(last.id)
}

/** The addresses of a page and of the one after it. */
function pagesAt(address: string, query: Record<string, string | number | undefined>, found: FoundItems) {
  const limit = query['limit'] ?? DEFAULT_LIMIT
  const cursor = cursorAfter(found)
  const self = `${address}?${queryText({ ...query, limit })}`
  const next = cursor === undefined ? undefined : { href: `${address}?${queryText({ ...query, limit, cursor })}` }
  return { self, next }
}

/** @throws AppError 404 */
async function requireMission(tenantId: string, tx: Tx, id: string): Promise<MissionRow> {
  const [mission] = await selectMissions(tenantId, tx, { id, before: undefined, limit: 1 })
  if (!mission) throw notFound(stacText('collectionNotFound'))
  return mission
}
