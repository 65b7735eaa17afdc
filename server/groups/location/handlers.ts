import type { Handlers } from '../../contract'
import { conflict, isUniqueViolation } from '../../errors'
import { pageOf } from '../../paging'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../../services'
import { inTenant } from '../../tenancy'
import { insertLocation, selectLocations } from './sql'

export function locationHandlers({ db }: Services): Handlers<'createLocation' | 'listLocations'> {
  return {
    async createLocation({ body, user, tenantId }) {
      try {
        const data = await inTenant(db, tenantId, async (tx) => {
          const location = await insertLocation(tenantId, tx, { ...body, createdBy: user.userId })
          await recordChanged(tenantId, tx, 'Location', location._id)
          return location
        })
        return { message: 'Place added', data }
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        const message = 'is the name of another place already'
        throw conflict(`${body.name} ${message}`, [{ field: 'name', message }])
      }
    },

    async listLocations({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => selectLocations(tenantId, tx, query.search, page))
      return { data: { ...found, ...page } }
    },
  }
}
