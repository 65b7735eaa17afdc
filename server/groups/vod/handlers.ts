import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requireLocation } from '../location/public'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { clipHandlers } from './clip'
import { editRecording, editRecordings, renameRecording } from './edit'
import { recordingFileHandlers } from './fileHandlers'
import { recordingsInBaseLayer } from './insideBaseLayer'
import { recordingText } from './messages'
import { asRecording } from './row'
import { createRecording, requireRecording } from './service'
import { selectRecordings } from './sql'
import { deleteRecordings, restoreRecordings } from './trash'
import { selectDeletedRecordings } from './trashSql'

type RecordingOperation =
  | 'getRecording'
  | 'listRecordings'
  | 'listLocationRecordings'
  | 'listBaseLayerVods'
  | 'createRecording'
  | 'deleteRecording'
  | 'deleteRecordings'
  | 'renameRecording'
  | 'updateRecording'
  | 'updateRecordings'
  | 'restoreRecordings'
  | 'listDeletedRecordings'

export const recordingHandlers = (services: Services) => ({
  ...recordingOperations(services),
  ...recordingFileHandlers(services),
  ...clipHandlers(services),
})

const editorOf = (call: Parameters<typeof actorOf>[0]) => ({ user: call.user, actor: actorOf(call) })

function recordingOperations({ db }: Services): Handlers<RecordingOperation> {
  return {
    async getRecording({ params, tenantId }) {
      return { data: asRecording(await inTenant(db, tenantId, (tx) => requireRecording(tenantId, tx, params.vodId))) }
    },

    async listRecordings({ params, query, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectRecordings(tenantId, tx, { missionId: params.missionId }, query, page)
      })
      return { data: { items: items.map(asRecording), total, ...page } }
    },

    async listLocationRecordings({ params, query, tenantId }) {
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireLocation(tenantId, tx, params.locationId)
        return selectRecordings(tenantId, tx, { locationId: params.locationId }, query, page)
      })
      return { data: { items: items.map(asRecording), total, ...page } }
    },

    async listBaseLayerVods({ params, query, tenantId }) {
      const page = pageOf(query)
      const { items, total, places } = await inTenant(db, tenantId, async (tx) => {
        const inside = await recordingsInBaseLayer(tenantId, tx, params.baseLayerId)
        const found = await selectRecordings(tenantId, tx, { ids: [...inside.keys()] }, {}, page)
        return { ...found, places: inside }
      })
      const recordings = items.map((row) => {
        const location = places.get(row.id)
        return { ...asRecording(row), location, seconds: (row.durationMs ?? 0) / 1000 }
      })
      return { data: { items: recordings, total, ...page } }
    },

    async createRecording({ body, user, tenantId }) {
      return { message: recordingText('created'), data: await createRecording(db, tenantId, user, body) }
    },

    async deleteRecording(call) {
      await deleteRecordings(db, call.tenantId, [call.params.vodId], call.user.userId, actorOf(call))
      return { message: recordingText('deleted') }
    },

    async deleteRecordings(call) {
      const count = await deleteRecordings(db, call.tenantId, call.query.vodIds, call.user.userId, actorOf(call))
      return { message: recordingText('deletedMany', { count }) }
    },

    async renameRecording(call) {
      const data = await renameRecording(db, call.tenantId, call.params.vodId, call.body, editorOf(call))
      return { message: recordingText('renamed'), data }
    },

    async updateRecording(call) {
      const data = await editRecording(db, call.tenantId, call.params.vodId, call.body, editorOf(call))
      return { message: recordingText('saved'), data }
    },

    async updateRecordings(call) {
      const count = await editRecordings(db, call.tenantId, call.body, editorOf(call))
      return { message: recordingText('savedMany', { count }) }
    },

    async restoreRecordings(call) {
      const count = await restoreRecordings(db, call.tenantId, call.body.vodIds, actorOf(call))
      return { message: recordingText('restored', { count }) }
    },

    async listDeletedRecordings({ params, query, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return { data: { ...(await selectDeletedRecordings(tenantId, tx, params.missionId, page)), ...page } }
      })
    },
  }
}
