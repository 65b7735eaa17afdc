import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { pageOf, type Page } from '../../platform/core/paging'
import type { Services } from '../services'
import { purgeText } from '../../records/purge/messages'
import { readPage } from '../../platform/db/pageSql'
import { inTenant, readInTenant, type Tx } from '../../platform/db/tenancy'
import { layerText } from '../../records/layers/messages'
import { selectParts } from '../../records/layers/sql'
import { baseLayerText } from './messages'
import { baseLayerPurge, baseLayerTrash } from './trash'
import { selectPrimeReport } from './primeSql'
import { publicHandlers } from './publicHandlers'
import {
  createDrawn,
  createFromLayers,
  createFromMission,
  createFromUpload,
  deleteBaseLayer,
  editBaseLayer,
  publishBaseLayer,
  readBaseLayer,
  restoreBaseLayer,
} from './service'
import { selectBaseLayers, type BaseLayerFilter } from './sql'
import { updateHandlers } from './updateHandlers'
import { asBaseLayer } from './view'

type BaseLayerOperation =
  | 'listBaseLayers'
  | 'listPublicBaseLayers'
  | 'getBaseLayer'
  | 'createBaseLayer'
  | 'createBaseRaster'
  | 'createBaseVectorLayer'
  | 'createBaseLayerByLayers'
  | 'createBaseRasterFromMission'
  | 'editBaseLayer'
  | 'setPrimeAttribute'
  | 'publishBaseLayer'
  | 'deleteBaseLayer'
  | 'listDeletedBaseLayers'
  | 'restoreBaseLayer'
  | 'deleteBaseLayerPermanently'
  | 'deleteBaseLayerTrash'

export function baseLayerHandlers(services: Services) {
  return { ...baseLayerOperations(services), ...updateHandlers(services), ...publicHandlers(services) }
}

function baseLayerOperations({ db }: Services): Handlers<BaseLayerOperation> {
  const listPage = async (tenantId: string, filter: BaseLayerFilter, page: Page) => {
    const { search } = filter
    const { items, total } = await readPage(db, tenantId, { ...page, search }, (tx) =>
      selectBaseLayers(tenantId, tx, filter, page),
    )
    const ids = items.map(({ id }) => id)
    const parts = await readInTenant(db, tenantId, (tx) => selectParts(tenantId, tx, ids))
    const baseLayers = items.map((row) =>
      asBaseLayer(
        row,
        parts.filter(({ baseLayerId }) => baseLayerId === row.id),
      ),
    )
    return { data: { items: baseLayers, total, ...page } }
  }
  const details = async (tenantId: string, tx: Tx, baseLayerId: string) => {
    const baseLayer = await readBaseLayer(tenantId, tx, baseLayerId)
    const { primeAttribute } = baseLayer
    const prime = primeAttribute ? await selectPrimeReport(tenantId, tx, baseLayerId, primeAttribute) : undefined
    return { baseLayer, ...(prime && { prime }) }
  }
  return {
    listBaseLayers: ({ query, tenantId }) => listPage(tenantId, query, pageOf(query)),
    listPublicBaseLayers: ({ query, tenantId }) => listPage(tenantId, { published: true }, pageOf(query)),

    async getBaseLayer({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => details(tenantId, tx, params.baseLayerId)) }
    },

    async createBaseLayer({ body, user, tenantId }) {
      return { message: layerText('importStarted'), data: await createFromUpload(db, tenantId, user, body) }
    },

    async createBaseRaster({ body, user, tenantId }) {
      return { message: layerText('importStarted'), data: await createFromUpload(db, tenantId, user, body, 'raster') }
    },

    async createBaseVectorLayer({ body, user, tenantId }) {
      return { message: baseLayerText('created'), data: await createDrawn(db, tenantId, user, body) }
    },

    async createBaseLayerByLayers({ body, user, tenantId }) {
      return { message: baseLayerText('created'), data: await createFromLayers(db, tenantId, user, body) }
    },

    async createBaseRasterFromMission({ body, user, tenantId }) {
      return { message: baseLayerText('created'), data: await createFromMission(db, tenantId, user, body) }
    },

    async editBaseLayer(call) {
      const { params, body, tenantId } = call
      const { version, ...fields } = body
      const data = await editBaseLayer(db, tenantId, params.baseLayerId, version, fields, actorOf(call))
      return { message: baseLayerText('saved'), data }
    },

    async setPrimeAttribute(call) {
      const { params, body, tenantId } = call
      const fields = { primeAttr: body.attribute, groupAttr: body.groupAttribute }
      await editBaseLayer(db, tenantId, params.baseLayerId, body.version, fields, actorOf(call))
      const data = await inTenant(db, tenantId, (tx) => details(tenantId, tx, params.baseLayerId))
      return { message: baseLayerText('saved'), data }
    },

    async publishBaseLayer(call) {
      const { params, body, tenantId } = call
      const data = await publishBaseLayer(db, tenantId, params.baseLayerId, body, actorOf(call))
      return { message: baseLayerText(body.published ? 'published' : 'unpublished'), data }
    },

    async deleteBaseLayer(call) {
      await deleteBaseLayer(db, call.tenantId, call.params.baseLayerId, actorOf(call))
      return { message: baseLayerText('deleted') }
    },

    async listDeletedBaseLayers({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => baseLayerTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async restoreBaseLayer(call) {
      const data = await restoreBaseLayer(db, call.tenantId, call.params.baseLayerId, actorOf(call))
      return { message: baseLayerText('restored'), data }
    },

    async deleteBaseLayerPermanently(call) {
      await baseLayerPurge.deletePermanently(
        db,
        { tenantId: call.tenantId, actor: actorOf(call) },
        call.params.baseLayerId,
      )
      return { message: purgeText('deleted') }
    },

    async deleteBaseLayerTrash(call) {
      await baseLayerPurge.emptyTrash(db, { tenantId: call.tenantId, actor: actorOf(call) }, call.query.count)
      return { message: purgeText('emptied') }
    },
  }
}
