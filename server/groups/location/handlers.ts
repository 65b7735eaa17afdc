import { actorOf } from '../../platform/audit/actor'
import { recordEdit } from '../../platform/audit/recordEdit'
import type { Handlers } from '../../platform/http/contract'
import { withUniqueName } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { purgeText } from '../../records/purge/messages'
import { readPage } from '../../platform/db/pageSql'
import { staleVersion } from '../../platform/db/staleVersion'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { ofTenant, takeCall } from '../../platform/identity/limits'
import { locationText } from './messages'
import { createGeocoder } from './places'
import {
  announceLocation,
  deleteLocation,
  deleteLocations,
  recordedOf,
  requireLocation,
  restoreLocation,
} from './service'
import { countMissionsAt, insertLocation, selectLocations, updateLocation } from './sql'
import { locationPurge, locationTrash } from './trash'

type LocationOperation =
  | 'createLocation'
  | 'listLocations'
  | 'getLocation'
  | 'updateLocation'
  | 'deleteLocation'
  | 'deleteLocations'
  | 'listDeletedLocations'
  | 'restoreLocation'
  | 'deleteLocationPermanently'
  | 'deleteLocationTrash'
  | 'getPlaces'

/** Searches of one tenant in a minute. Those that the cache answers do not count. */
const SEARCHES_PER_MINUTE = 20

export function locationHandlers({ db, config }: Services): Handlers<LocationOperation> {
  const geocoder = createGeocoder(config.GEOCODER_URL, config.PUBLIC_URL, (tenantId) =>
    asPlatform(db, (tx) =>
      takeCall(tx, ofTenant(tenantId, 'place searches'), SEARCHES_PER_MINUTE, locationText('tooManySearches')),
    ),
  )
  return {
    async getPlaces({ query, tenantId, request }) {
      if (!geocoder) return { data: { isAvailable: false, places: [] } }
      const { search = '' } = query
      const places = search.trim() === '' ? [] : await geocoder.search(tenantId, search, request.language)
      return { data: { isAvailable: true, host: geocoder.host, places } }
    },

    async createLocation({ body, user, tenantId }) {
      const data = await withUniqueName(locationText('nameTaken'), () =>
        inTenant(db, tenantId, async (tx) => {
          const location = await insertLocation(tenantId, tx, { ...body, createdBy: user.userId })
          await recordChanged(tenantId, tx, 'Location', location._id)
          return location
        }),
      )
      return { message: locationText('created'), data }
    },

    async listLocations({ query, tenantId }) {
      const page = pageOf(query)
      const { search, sort = 'name' } = query
      const found = await readPage(db, tenantId, { ...page, search }, (tx) =>
        selectLocations(tenantId, tx, search, sort, page),
      )
      return { data: { ...found, ...page } }
    },

    async getLocation({ params, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        const location = await requireLocation(tenantId, tx, params.locationId)
        return { data: { location, missions: await countMissionsAt(tenantId, tx, params.locationId) } }
      })
    },

    async updateLocation(call) {
      const { params, body, tenantId } = call
      const { locationId } = params
      const { version, ...fields } = body
      const data = await withUniqueName(locationText('nameTaken'), () =>
        inTenant(db, tenantId, async (tx) => {
          const before = await requireLocation(tenantId, tx, locationId)
          if (!(await updateLocation(tenantId, tx, locationId, version, fields))) {
            throw await staleVersion(tx, 'location', locationId, locationText('changedElsewhere'))
          }
          await announceLocation(tenantId, tx, locationId)
          const after = await requireLocation(tenantId, tx, locationId)
          const entry = {
            ...actorOf(call),
            action: 'location.edit',
            target: after.name,
            details: { locationId },
          } as const
          await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
          return after
        }),
      )
      return { message: locationText('saved'), data }
    },

    async deleteLocation(call) {
      await deleteLocation(db, call.tenantId, call.params.locationId, actorOf(call))
      return { message: locationText('deleted') }
    },

    async deleteLocations(call) {
      const { locationIds } = call.body
      await deleteLocations(db, call.tenantId, locationIds, actorOf(call))
      return { message: locationText('deletedMany', { count: locationIds.length }) }
    },

    async listDeletedLocations({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => locationTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async restoreLocation(call) {
      const data = await restoreLocation(db, call.tenantId, call.params.locationId, actorOf(call))
      return { message: locationText('restored'), data }
    },

    async deleteLocationPermanently(call) {
      await locationPurge.deletePermanently(
        db,
        { tenantId: call.tenantId, actor: actorOf(call) },
        call.params.locationId,
      )
      return { message: purgeText('deleted') }
    },

    async deleteLocationTrash(call) {
      await locationPurge.emptyTrash(db, { tenantId: call.tenantId, actor: actorOf(call) }, call.query.count)
      return { message: purgeText('emptied') }
    },
  }
}
