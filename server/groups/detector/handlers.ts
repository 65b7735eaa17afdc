import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { detectorGroupText } from './messages'
import { asDetector, asObject, asRun } from './row'
import { deleteRun, requireRun, reviewObjects, startRun } from './runService'
import { selectObjects, selectRuns } from './runSql'
import { createDetector, deleteDetector, editDetector } from './service'
import { selectDetectors } from './sql'

type DetectorOperation =
  | 'listDetectors'
  | 'createDetector'
  | 'editDetector'
  | 'deleteDetector'
  | 'runDetector'
  | 'listDetectorRuns'
  | 'getDetectedObjects'
  | 'reviewDetectedObjects'
  | 'deleteDetectorRun'

export function detectorHandlers(services: Services): Handlers<DetectorOperation> {
  const { db } = services
  return {
    async listDetectors({ tenantId, query }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectDetectors(tenantId, tx, page))
      return { data: { items: items.map(asDetector), total, ...page } }
    },

    async createDetector(call) {
      const { tenantId, user, body, request } = call
      const data = await createDetector(services, tenantId, user.userId, body, actorOf(call), request.signal)
      return { message: detectorGroupText('created'), data }
    },

    async editDetector(call) {
      const data = await editDetector(services, call.tenantId, call.params.detectorId, call.body, actorOf(call))
      return { message: detectorGroupText('saved'), data }
    },

    async deleteDetector(call) {
      await deleteDetector(services, call.tenantId, call.params.detectorId, actorOf(call))
      return { message: detectorGroupText('deleted') }
    },

    async runDetector({ tenantId, user, body }) {
      return { message: detectorGroupText('started'), data: await startRun(db, tenantId, user.userId, body) }
    },

    async listDetectorRuns({ tenantId, params: { missionId }, query }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, missionId)
        const { items, total } = await selectRuns(tenantId, tx, missionId, page)
        return { data: { items: items.map(asRun), total, ...page } }
      })
    },

    async getDetectedObjects({ tenantId, params: { detectorRunId } }) {
      const rows = await inTenant(db, tenantId, async (tx) => {
        await requireRun(tenantId, tx, detectorRunId)
        return selectObjects(tenantId, tx, detectorRunId)
      })
      return { data: { objects: rows.map(asObject) } }
    },

    async reviewDetectedObjects({ tenantId, user, body: { detectedObjectIds, state } }) {
      const count = await reviewObjects(db, tenantId, user.userId, detectedObjectIds, state)
      return { message: detectorGroupText('reviewed', { count }) }
    },

    async deleteDetectorRun(call) {
      await deleteRun(db, call.tenantId, call.params.detectorRunId, actorOf(call))
      return { message: detectorGroupText('runDeleted') }
    },
  }
}
