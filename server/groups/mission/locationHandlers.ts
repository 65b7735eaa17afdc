import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { inTenant } from '../../platform/db/tenancy'
import { requireLocation } from '../location/public'
import { selectMissionsAt } from './listSql'
import { locationsInside } from './mapref'

type MissionLocationOperation = 'listMissionsByLocation' | 'listMissionsByMapref'

/** Lists the missions at a location, or at the locations inside a feature of a base layer. */
export function missionLocationHandlers({ db }: Services): Handlers<MissionLocationOperation> {
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
        selectMissionsAt(tenantId, tx, await locationsInside(tenantId, tx, query), page),
      )
      return { data: { ...found, ...page } }
    },
  }
}
