import type { Handlers } from '../../http/contract'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { inTenant } from '../../db/tenancy'
import { requireLocation } from '../location/service'
import { countLayersOf } from './contentsSql'
import { missionTrash } from './trash'
import { placesInside } from './mapref'
import { selectMissionsAt } from './listSql'
import { missionText } from './messages'
import { duplicateMission, requireMission, restoreMission } from './service'

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
      return { message: missionText('created'), data }
    },

    async listDeletedMissions({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => missionTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async restoreMission({ params, tenantId }) {
      return { message: missionText('restored'), data: await restoreMission(db, tenantId, params.missionId) }
    },
  }
}
