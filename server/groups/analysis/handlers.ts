import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requirePermission } from '../../platform/identity/permissions'
import { requireLayer } from '../../records/layers/service'
import { attachment } from '../../platform/storage/attachment'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { seesOtherMissions, selectComparable } from './comparable'
import { startHotspots } from './hotspotService'
import { analysisText } from './messages'
import { listModels } from './models'
import { asAnalysis, asDetection, type Analysis } from './row'
import { deleteAnalysis, previewAnalysis, requireAnalysis, reviewDetections, startAnalysis } from './service'
import { selectAnalyses, selectDetections, selectPrecision } from './sql'
import { VERIFIED_FORMATS } from './verifiedSet'

type AnalysisOperation =
  | 'inferLayer'
  | 'inferThermal'
  | 'previewAnalysis'
  | 'listComparableLayers'
  | 'listAnalyses'
  | 'getAnalysisModels'
  | 'getModelPrecision'
  | 'getAnalysis'
  | 'getDetections'
  | 'reviewDetections'
  | 'deleteAnalysis'
  | 'exportDetections'

/** Hotspots show photos and their temperatures. */
function requirePhotos(user: Parameters<typeof requirePermission>[0], inferType: Analysis['inferType']): void {
  if (inferType !== 'hotspots') return
  requirePermission(user, 'data_page')
  requirePermission(user, 'feature_list')
}

/** The results of a run with areas show the polygons of a layer. */
function requireFeatures(user: Parameters<typeof requirePermission>[0], hasAreas: boolean): void {
  if (hasAreas) requirePermission(user, 'feature_list')
}

export function analysisHandlers(services: Services): Handlers<AnalysisOperation> {
  const { db } = services
  return {
    async inferLayer({ params, body, user, tenantId }) {
      requireFeatures(user, body.areasLayerId !== undefined)
      const data = await startAnalysis(services, tenantId, user, { ...params, ...body })
      return { message: analysisText('started'), data }
    },

    async inferThermal({ params: { missionId }, body, user, tenantId }) {
      requirePhotos(user, 'hotspots')
      const data = await startHotspots(db, tenantId, user.userId, { missionId, ...body })
      return { message: analysisText('started'), data }
    },

    async previewAnalysis({ params, body, user, tenantId, signal }) {
      requireFeatures(user, body.areasLayerId !== undefined)
      return { data: await previewAnalysis(services, tenantId, user, { ...params, ...body }, signal) }
    },

    async listComparableLayers({ params: { layerId }, query, user, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireLayer(tenantId, tx, layerId)
        const found = await selectComparable(tenantId, tx, { layerId, sees: seesOtherMissions(user) }, page)
        return { data: { ...found, ...page } }
      })
    },

    async listAnalyses({ query, user, tenantId }) {
      const page = pageOf(query)
      const { missionId, layerId } = query
      return inTenant(db, tenantId, async (tx) => {
        if (missionId !== undefined) await requireMission(tenantId, tx, missionId)
        if (layerId !== undefined) await requireLayer(tenantId, tx, layerId)
        const { items, total } = await selectAnalyses(tenantId, tx, query, page)
        return { data: { items: items.map((row) => asAnalysis(row, user)), total, ...page } }
      })
    },

    async getAnalysisModels() {
      return { data: { models: await listModels(services) } }
    },

    async getModelPrecision({ tenantId }) {
      return { data: { rows: await inTenant(db, tenantId, (tx) => selectPrecision(tenantId, tx)) } }
    },

    async getAnalysis({ params, user, tenantId }) {
      const row = await inTenant(db, tenantId, (tx) => requireAnalysis(tenantId, tx, params.analysisId))
      return { data: asAnalysis(row, user) }
    },

    async getDetections({ params: { analysisId }, user, tenantId }) {
      const rows = await inTenant(db, tenantId, async (tx) => {
        const { inferType, hasAreas } = await requireAnalysis(tenantId, tx, analysisId)
        requirePhotos(user, inferType)
        requireFeatures(user, hasAreas)
        return selectDetections(tenantId, tx, analysisId, 'all')
      })
      return { data: { detections: rows.map(asDetection) } }
    },

    async reviewDetections({ body: { detectionIds, state }, user, tenantId }) {
      const count = await reviewDetections(db, tenantId, user.userId, detectionIds, state)
      return { message: analysisText('reviewed', { count }) }
    },

    async deleteAnalysis(call) {
      await deleteAnalysis(db, call.tenantId, call.params.analysisId, actorOf(call))
      return { message: analysisText('deleted') }
    },

    async exportDetections(call) {
      const { params, query, user, tenantId, reply } = call
      const { analysis, detections } = await inTenant(db, tenantId, async (tx) => {
        const found = await requireAnalysis(tenantId, tx, params.analysisId)
        requirePhotos(user, found.inferType)
        requireFeatures(user, found.hasAreas)
        const details = { analysisId: found.id, missionId: found.missionId, format: query.format }
        const target = `${found.model}: ${found.subject}`
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'analysis.export', target, details })
        return { analysis: found, detections: await selectDetections(tenantId, tx, found.id, 'decided') }
      })
      if (!analysis.finishedAt) throw conflict(analysisText('notFinished'))
      const { ending, textOf } = VERIFIED_FORMATS[query.format]
      const name = `${analysis.subject} ${analysis.inferType}.${ending}`
      void reply.type('application/octet-stream').header('content-disposition', attachment(name))
      return Readable.from([textOf(analysis, detections)])
    },
  }
}
