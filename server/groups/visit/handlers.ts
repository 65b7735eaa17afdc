import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { selectLayer, type LayerRow } from '../../records/layers/sql'
import { offeredBaseMaps, readBaseMapFile, withFilesAt } from '../base-map/public'
import { asPublicFeature, findFeatures } from '../feature/public'
import type { Services } from '../services'
import { ALWAYS_REVALIDATE, sendElevationTile, sendRasterTile, sendVectorTile } from '../tile/public'
import { readContents, requireThing } from './contents'
import { selectPhoto, selectPhotos, type SharedPhoto } from './contentSql'
import { fileHandlers } from './fileHandlers'
import { visitText } from './messages'
import { openVisit } from './open'
import { shown } from './shown'
import { createVisitors } from './visitors'

type MapOperation =
  | 'openVisit'
  | 'getVisitContents'
  | 'getVisitBaseMaps'
  | 'getVisitBaseMapFile'
  | 'listVisitFeatures'
  | 'getVisitVectorTile'
  | 'getVisitRasterTile'
  | 'getVisitElevationTile'
  | 'listVisitPhotos'
  | 'getVisitPhotoPicture'

export function visitHandlers(services: Services) {
  const visitors = createVisitors(services)
  return { ...mapHandlers(services, visitors), ...fileHandlers(services, visitors) }
}

function mapHandlers(services: Services, visitors: ReturnType<typeof createVisitors>): Handlers<MapOperation> {
  const { db, storage } = services
  const requireLayer = (tenantId: string, layerId: string): Promise<LayerRow> =>
    readInTenant(db, tenantId, async (tx) => {
      const layer = await selectLayer(tenantId, tx, layerId)
      if (!layer) throw notFound(visitText('layerNotFound'))
      return layer
    })
  return {
    async openVisit({ body, request }) {
      return { data: await openVisit(services, body, request) }
    },

    async getVisitContents({ params, request }) {
      return visitors.run(params.visit, request, async (visitor) => ({
        data: await readContents(services, visitor, params.visit),
      }))
    },

    async getVisitBaseMaps({ params, request }) {
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        await inTenant(db, tenantId, (tx) => requireThing(tenantId, tx))
        const maps = await offeredBaseMaps(services, tenantId)
        const path = `/visit/base-map-file/${params.visit}`
        return { data: { maps: maps.map((map) => withFilesAt(map, path)) } }
      })
    },

    async getVisitBaseMapFile({ params, request, reply }) {
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        await inTenant(db, tenantId, (tx) => requireThing(tenantId, tx))
        const file = await readBaseMapFile(services, { tenantId, userType: undefined }, params.baseMapId)
        return sendFile({ request, reply }, storage, file)
      })
    },

    async listVisitFeatures({ params, query, request }) {
      const page = pageOf(query)
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        const { items, total } = await inTenant(db, tenantId, async (tx) => {
          const layer = await selectLayer(tenantId, tx, params.layerId)
          if (!layer) throw notFound(visitText('layerNotFound'))
          return findFeatures(tenantId, tx, layer.id, query, page)
        })
        return { data: { items: items.map(asPublicFeature), total, ...page } }
      })
    },

    // Tiles are revalidated each time, so that the end of a share takes effect at once.
    async getVisitVectorTile({ params: { visit, layerId, ...address }, query, request, reply }) {
      return visitors.run(visit, request, async ({ tenantId }) => {
        const layer = await requireLayer(tenantId, layerId)
        const call = { request, reply, tenantId, layer, address, cacheControl: ALWAYS_REVALIDATE }
        return sendVectorTile(services, call, { fields: query.field ?? [], flags: false })
      })
    },

    async getVisitRasterTile({ params: { visit, layerId, ...address }, query, request, reply }) {
      return visitors.run(visit, request, async ({ tenantId }) => {
        const layer = await requireLayer(tenantId, layerId)
        const call = { request, reply, tenantId, layer, address, cacheControl: ALWAYS_REVALIDATE }
        return sendRasterTile(services, call, { size: query.size, style: {} })
      })
    },

    async getVisitElevationTile({ params: { visit, layerId, ...address }, query, request, reply }) {
      return visitors.run(visit, request, async ({ tenantId }) => {
        const layer = await requireLayer(tenantId, layerId)
        const call = { request, reply, tenantId, layer, address, cacheControl: ALWAYS_REVALIDATE }
        return sendElevationTile(services, call, query.size)
      })
    },

    async listVisitPhotos({ params, query, request }) {
      const page = pageOf(query)
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        const { items, total } = await inTenant(db, tenantId, (tx) => selectPhotos(tenantId, tx, page))
        return { data: { items: items.map(asPhoto), total, ...page } }
      })
    },

    async getVisitPhotoPicture({ params, query, request, reply }) {
      return visitors.run(params.visit, request, async ({ tenantId }) => {
        const file = await inTenant(db, tenantId, async (tx) => {
          const photo = await selectPhoto(tenantId, tx, params.photoId)
          if (!photo) throw notFound(visitText('photoNotFound'))
          const fileId = query.size === 'preview' ? photo.previewFileId : photo.thumbnailFileId
          if (fileId === null) throw notFound(visitText('noPicture'))
          return requireStoredFile(tenantId, tx, fileId)
        })
        return shown(reply, await sendFile({ request, reply }, storage, file))
      })
    },
  }
}

const asPhoto = ({ id, name, takenAt, localTime, lat, long, width, height }: SharedPhoto) => ({
  _id: id,
  name,
  takenAt: takenAt?.toISOString() ?? null,
  localTime,
  ...(lat !== null && long !== null && { place: { lat, long } }),
  ...(width !== null && { width }),
  ...(height !== null && { height }),
})
