import type { Handlers } from '../../http/contract'
import { AppError, conflict, isUniqueViolation } from '../../core/errors'
import { pageOf } from '../../core/paging'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import { inTenant } from '../../db/tenancy'
import { requireLocation } from './service'
import { countMissionsAt, insertLocation, selectLocations, updateLocation } from './sql'

type LocationOperation = 'createLocation' | 'listLocations' | 'getLocation' | 'updateLocation'

export function locationHandlers({ db }: Services): Handlers<LocationOperation> {
  return {
    async createLocation({ body, user, tenantId }) {
      const data = await namedOnce(() =>
        inTenant(db, tenantId, async (tx) => {
          const location = await insertLocation(tenantId, tx, { ...body, createdBy: user.userId })
          await recordChanged(tenantId, tx, 'Location', location._id)
          return location
        }),
      )
      return { message: 'Place added', data }
    },

    async listLocations({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) =>
        selectLocations(tenantId, tx, query.search, query.sort ?? 'name', page),
      )
      return { data: { ...found, ...page } }
    },

    async getLocation({ params, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        const location = await requireLocation(tenantId, tx, params.locationId)
        return { data: { location, missions: await countMissionsAt(tenantId, tx, params.locationId) } }
      })
    },

    async updateLocation({ params, body, tenantId }) {
      const { locationId } = params
      const { version, ...fields } = body
      const data = await namedOnce(() =>
        inTenant(db, tenantId, async (tx) => {
          await requireLocation(tenantId, tx, locationId)
          if (!(await updateLocation(tenantId, tx, locationId, version, fields))) {
            throw new AppError(409, 'Somebody else changed this place meanwhile. Read it again before you save.')
          }
          await recordChanged(tenantId, tx, 'Location', locationId)
          // Missions carry the name of their place.
          await recordChanged(tenantId, tx, 'Mission')
          return requireLocation(tenantId, tx, locationId)
        }),
      )
      return { message: 'Location saved', data }
    },
  }
}

/** @throws AppError 409 when another location has the name */
async function namedOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = 'A location with this name already exists. Use another one.'
    throw conflict(message, [{ field: 'name', message }])
  }
}
