import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, isUniqueViolation, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { locationText } from './messages'
import { selectDeletedName, selectLocation, type Location } from './sql'
import { locationTrash } from './trash'

/** @throws AppError 404 when the location does not exist or was deleted */
export async function requireLocation(tenantId: string, tx: Tx, locationId: string): Promise<Location> {
  const location = await selectLocation(tenantId, tx, locationId)
  if (!location) throw await locationTrash.missing(tenantId, tx, locationId, 'location', locationText('notFound'))
  return location
}

/**
 * Deletes a location. Its missions show no location until it is restored.
 * @throws AppError 404 when the location does not exist or was deleted
 */
export async function deleteLocation(db: Db, tenantId: string, locationId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const [deleted] = await locationTrash.moveToTrash(tenantId, tx, [locationId])
    if (!deleted) throw notFound(locationText('notFound'))
    await announceLocation(tenantId, tx, locationId)
    const entry = { ...actor, target: deleted.name, details: { locationId } }
    await recordAudit(tenantId, tx, { ...entry, action: 'location.delete' })
  })
}

/** The same for several, all or none. @throws AppError 404 when one of them does not exist or was deleted */
export async function deleteLocations(db: Db, tenantId: string, locationIds: string[], actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const deleted = await locationTrash.moveToTrash(tenantId, tx, locationIds)
    if (deleted.length < locationIds.length) throw notFound(locationText('oneNotFound'))
    for (const { id: locationId, name } of deleted) {
      await announceLocation(tenantId, tx, locationId)
      await recordAudit(tenantId, tx, { ...actor, action: 'location.delete', target: name, details: { locationId } })
    }
  })
}

/** @throws AppError 404 when it is not in the trash, 409 when another location has its name now */
export async function restoreLocation(db: Db, tenantId: string, locationId: string, actor: Actor): Promise<Location> {
  try {
    return await inTenant(db, tenantId, async (tx) => {
      const [restored] = await locationTrash.restore(tenantId, tx, [locationId])
      if (!restored) throw notFound(locationText('notFound'))
      await announceLocation(tenantId, tx, locationId)
      const entry = { ...actor, target: restored.name, details: { locationId } }
      await recordAudit(tenantId, tx, { ...entry, action: 'location.restore' })
      return requireLocation(tenantId, tx, locationId)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const name = await inTenant(db, tenantId, (tx) => selectDeletedName(tenantId, tx, locationId))
    throw conflict(locationText('nameTakenSince', { name: name ?? '' }))
  }
}

/** Missions contain the name of their location. */
export async function announceLocation(tenantId: string, tx: Tx, locationId: string): Promise<void> {
  await recordChanged(tenantId, tx, 'Location', locationId)
  await recordChanged(tenantId, tx, 'Mission')
}

/** The fields of a location that the audit log shows when they change. */
export const recordedOf = ({ name, location: { lat, long } }: Location) => ({ name, lat, long })
