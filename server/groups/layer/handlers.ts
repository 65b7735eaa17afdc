import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { inTenant } from '../../platform/db/tenancy'
import { requireMission } from '../mission/public'
import { listLayerGroups } from '../layer-group/public'
import { proposeSystems } from './coordinateSystems'
import { exportHandlers } from './exportHandlers'
import { missionLayerText } from './messages'
import { rasterDownloadHandlers } from './rasterDownload'
import { rasterHandlers } from './rasterHandlers'
import { createLayer, createVectorLayer, deleteLayers, editLayer, restoreLayers, shareLayer } from './service'
import { selectDeletedLayers } from './trashSql'
import { layerText } from '../../records/layers/messages'
import { selectAllLayers, selectLayers } from '../../records/layers/sql'
import { layerPurge } from '../../records/layers/trash'
import { asLayer } from '../../records/layers/view'
import { purgeText } from '../../records/purge/messages'

type LayerOperation =
  | 'listLayers'
  | 'getLayerPanel'
  | 'getReadyLayers'
  | 'createLayer'
  | 'createVectorLayer'
  | 'getCoordinateSystems'
  | 'editLayer'
  | 'deleteLayer'
  | 'deleteLayers'
  | 'listDeletedLayers'
  | 'restoreLayers'
  | 'deleteLayerPermanently'
  | 'deleteLayerTrash'
  | 'changeLayerColor'
  | 'assignLayerLabel'
  | 'flagLayer'
  | 'shareLayer'

const MAX_LAYERS = 1_000

const editorOf = (call: Parameters<typeof actorOf>[0]) => ({ ...call.user, ...actorOf(call) })

export function layerHandlers(services: Services) {
  return {
    ...layerOperations(services),
    ...exportHandlers(services),
    ...rasterHandlers(services),
    ...rasterDownloadHandlers(services),
  }
}

function layerOperations({ db }: Services): Handlers<LayerOperation> {
  return {
    async listLayers({ params, query, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectLayers(tenantId, tx, params.missionId, query, page)
      })
      return { data: { items: items.map(asLayer), total, ...page } }
    },

    async getLayerPanel({ params, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        const groups = await listLayerGroups(tenantId, tx, params.missionId)
        const layers = await selectAllLayers(tenantId, tx, [params.missionId], MAX_LAYERS)
        return { data: { groups, layers: layers.map(asLayer) } }
      })
    },

    async getReadyLayers({ query, tenantId }) {
      const filter = { status: ['ready' as const], ...(query.kind && { kind: query.kind }) }
      const layers = await inTenant(db, tenantId, async (tx) => {
        for (const missionId of new Set(query.missionIds)) await requireMission(tenantId, tx, missionId)
        return selectAllLayers(tenantId, tx, query.missionIds, MAX_LAYERS, filter)
      })
      return { data: { layers: layers.map(asLayer) } }
    },

    async createLayer({ body, user, tenantId }) {
      return { message: layerText('importStarted'), data: await createLayer(db, tenantId, user, body) }
    },

    async createVectorLayer({ body, user, tenantId }) {
      return { message: missionLayerText('created'), data: await createVectorLayer(db, tenantId, user, body) }
    },

    async getCoordinateSystems({ params, query, tenantId }) {
      const systems = await inTenant(db, tenantId, (tx) => proposeSystems(tenantId, tx, params.layerId, query.search))
      return { data: { systems } }
    },

    async editLayer(call) {
      const { params, body, tenantId } = call
      const { version, corners, ...fields } = body
      const [a, b, c, d] = corners ?? []
      const georeference = a && b && c && d ? { corners: [a, b, c, d] as [typeof a, typeof b, typeof c, typeof d] } : {}
      const data = await editLayer(db, tenantId, editorOf(call), params.layerId, version, {
        ...fields,
        ...georeference,
      })
      return { message: missionLayerText('saved'), data }
    },

    async deleteLayer(call) {
      await deleteLayers(db, call.tenantId, call.user, [call.params.layerId], actorOf(call))
      return { message: missionLayerText('deleted') }
    },

    async deleteLayers(call) {
      await deleteLayers(db, call.tenantId, call.user, call.query.layerIds, actorOf(call))
      return { message: missionLayerText('severalDeleted') }
    },

    async listDeletedLayers({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectDeletedLayers(tenantId, tx, params.missionId, page)
      })
      return { data: { ...found, ...page } }
    },

    async restoreLayers(call) {
      const restored = await restoreLayers(db, call.tenantId, call.body.layerIds, actorOf(call))
      return { message: missionLayerText('restored'), data: { restored } }
    },

    async deleteLayerPermanently(call) {
      const { missionId, layerId } = call.params
      const trash = { tenantId: call.tenantId, actor: actorOf(call), onlyIf: sql`t.mission_id = ${missionId}` }
      await layerPurge.deletePermanently(db, trash, layerId)
      return { message: purgeText('deleted') }
    },

    async deleteLayerTrash(call) {
      const { tenantId, params, query } = call
      await inTenant(db, tenantId, (tx) => requireMission(tenantId, tx, params.missionId))
      const trash = { tenantId, actor: actorOf(call), onlyIf: sql`t.mission_id = ${params.missionId}` }
      await layerPurge.emptyTrash(db, trash, query.count)
      return { message: purgeText('emptied') }
    },

    async changeLayerColor(call) {
      const { version, color } = call.body
      const data = await editLayer(db, call.tenantId, editorOf(call), call.params.layerId, version, { color })
      return { data }
    },

    async assignLayerLabel(call) {
      const { version, labelField } = call.body
      const data = await editLayer(db, call.tenantId, editorOf(call), call.params.layerId, version, { labelField })
      return { data }
    },

    async shareLayer(call) {
      const { params, body, tenantId } = call
      const { version, clientVisible } = body
      const edit = { version, clientVisible }
      return { data: await shareLayer(db, tenantId, editorOf(call), params.layerId, edit) }
    },

    async flagLayer(call) {
      const { version, flagged, note } = call.body
      const fields = { flagged, flagNote: flagged ? (note ?? null) : null }
      return { data: await editLayer(db, call.tenantId, editorOf(call), call.params.layerId, version, fields) }
    },
  }
}
