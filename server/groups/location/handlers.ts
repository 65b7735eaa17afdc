import type { Handlers } from '../../contract'
import { AppError, conflict, isUniqueViolation, notFound } from '../../errors'
import { pageOf } from '../../paging'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../../services'
import { inTenant, type Tx } from '../../tenancy'
import { countMissionsAt, insertLocation, selectLocation, selectLocations, updateLocation } from './sql'

type LocationOperation = 'createLocation' | 'listLocations' | 'getLocation' | 'updateLocation'

export function locationHandlers({ db }: Services): Handlers<LocationOperation> {
  return {
    async createLocation({ body, user, tenantId }) {
      const data = await namedOnce(body.name, () =>
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
      const data = await namedOnce(fields.name ?? '', () =>
        inTenant(db, tenantId, async (tx) => {
          await requireLocation(tenantId, tx, locationId)
          if (!(await updateLocation(tenantId, tx, locationId, version, fields))) {
            throw new AppError(409, 'Somebody else changed this place meanwhile. Read it again before you save.')
          }
          await recordChanged(tenantId, tx, 'Location', locationId)
          return requireLocation(tenantId, tx, locationId)
        }),
      )
      return { message: 'Place saved', data }
    },
  }
}

/** @throws AppError 404 */
export async function requireLocation(tenantId: string, tx: Tx, locationId: string) {
  const location = await selectLocation(tenantId, tx, locationId)
  if (!location) throw notFound('Place')
  return location
}

/** @throws AppError 409 when another place has the name */
async function namedOnce<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = 'is the name of another place already'
    throw conflict(`${name} ${message}`, [{ field: 'name', message }])
  }
}
