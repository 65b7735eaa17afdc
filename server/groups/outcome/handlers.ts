import { actorOf } from '../../platform/audit/actor'
import { fieldError } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requirePermission } from '../../platform/identity/permissions'
import { MAX_PICTURE_BYTES } from '../../records/pictures/picture'
import { withFileOfCall } from '../../records/uploads/fileOfCall'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { createPhotoOutcome } from './fromPhoto'
import { outcomeText } from './messages'
import { outcomePictureHandlers } from './pictureHandlers'
import { asOutcome } from './row'
import { createOutcome, deleteOutcome, editOutcome, requireOutcome, restoreOutcomes } from './service'
import { selectDeletedOutcomes, selectOutcomes } from './sql'

type OutcomeOperation =
  | 'listOutcomes'
  | 'getOutcome'
  | 'createOutcome'
  | 'createPhotoOutcome'
  | 'editOutcome'
  | 'deleteOutcome'
  | 'restoreOutcomes'
  | 'listDeletedOutcomes'

/** Clocks of browsers differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

export function outcomeHandlers(services: Services) {
  return { ...outcomeOperations(services), ...outcomePictureHandlers(services) }
}

function outcomeOperations(services: Services): Handlers<OutcomeOperation> {
  const { db } = services
  return {
    async listOutcomes({ query, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        if (query.missionId !== undefined) await requireMission(tenantId, tx, query.missionId)
        const { items, total } = await selectOutcomes(tenantId, tx, query, page)
        return { data: { items: items.map(asOutcome), total, ...page } }
      })
    },

    async getOutcome({ params, tenantId }) {
      const row = await inTenant(db, tenantId, (tx) => requireOutcome(tenantId, tx, params.outcomeId))
      return { data: asOutcome(row) }
    },

    async createOutcome({ params: { missionId }, query, body, user, tenantId, request }) {
      const { vodId, lat, long, takenAt, ...same } = query
      if ((lat === undefined) !== (long === undefined)) throw fieldError('lat', outcomeText('halfPosition'))
      await inTenant(db, tenantId, (tx) => requireMission(tenantId, tx, missionId))
      const location = lat === undefined || long === undefined ? null : { lat, long }
      const time = takenAt === undefined ? null : new Date(takenAt)
      if (time && time.getTime() > Date.now() + CLOCK_TOLERANCE_MS)
        throw fieldError('takenAt', outcomeText('takenLater'))
      const wanted = { ...same, missionId, recordingId: vodId, location, takenAt: time }
      const data = await withFileOfCall(services, { body, user, request }, MAX_PICTURE_BYTES, (picture) =>
        createOutcome(services, tenantId, user, wanted, picture),
      )
      return { message: outcomeText('created'), data }
    },

    async createPhotoOutcome({ body, user, tenantId }) {
      // The outcome has a copy of the photo.
      requirePermission(user, 'feature_list')
      return { message: outcomeText('created'), data: await createPhotoOutcome(services, tenantId, user, body) }
    },

    async editOutcome(call) {
      const data = await editOutcome(db, call.tenantId, call.params.outcomeId, call.body, actorOf(call))
      return { message: outcomeText('saved'), data }
    },

    async deleteOutcome(call) {
      await deleteOutcome(db, call.tenantId, call.params.outcomeId, call.user.userId, actorOf(call))
      return { message: outcomeText('deleted') }
    },

    async restoreOutcomes(call) {
      const count = await restoreOutcomes(db, call.tenantId, call.body.outcomeIds, actorOf(call))
      return { message: outcomeText('restored', { count }) }
    },

    async listDeletedOutcomes({ params, query, tenantId }) {
      const page = pageOf(query)
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return { data: { ...(await selectDeletedOutcomes(tenantId, tx, params.missionId, page)), ...page } }
      })
    },
  }
}
