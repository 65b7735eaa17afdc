import type { Handlers } from '../../contract'
import { pageOf } from '../../paging'
import type { Services } from '../../services'
import { inTenant } from '../../tenancy'
import { requireLocation } from '../location/handlers'
import { countLayersOf, selectDeletedMissions } from './keptSql'
import { placesInside } from './mapref'
import { selectMissionsAt } from './listSql'
import { duplicateMission, KEPT_DAYS, requireMission, restoreMission } from './service'

type MissionOperation =
  | 'listMissionsByLocation'
  | 'listMissionsByMapref'
  | 'getMissionDocCount'
  | 'duplicateMission'
  | 'listDeletedMissions'
  | 'restoreMission'

/** Missions by place, what they hold, and what becomes of one after another's pattern or after its removal. */
export function missionPlaceHandlers({ db }: Services): Handlers<MissionOperation> {
  return {
    async listMissionsByLocation({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireLocation(tenantId, tx, params.locationId)
        return selectMissionsAt(tenantId, tx, [params.locationId], page)
      })
      return { data: { ...found, ...page } }
    },

    async listMissionsByMapref({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) =>
        selectMissionsAt(tenantId, tx, await placesInside(tenantId, tx, query), page),
      )
      return { data: { ...found, ...page } }
    },

    async getMissionDocCount({ params, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        const { rasters, vectors, bytes } = await countLayersOf(tenantId, tx, params.missionId)
        const none = { documents: 0, images: 0, alerts: 0, recordings: 0, flights: 0 }
        return { data: { layers: rasters + vectors, rasters, vectors, bytes, ...none } }
      })
    },

    async duplicateMission({ params, body, user, tenantId }) {
      const data = await duplicateMission(db, tenantId, params.missionId, body, user.userId)
      return { message: 'Mission created', data }
    },

    async listDeletedMissions({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => selectDeletedMissions(tenantId, tx, KEPT_DAYS, page))
      return { data: { ...found, ...page } }
    },

    async restoreMission({ params, tenantId }) {
      return { message: 'Mission restored', data: await restoreMission(db, tenantId, params.missionId) }
    },
  }
}
