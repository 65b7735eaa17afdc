import { notFound } from '../../core/errors'
import type { Tx } from '../../db/tenancy'
import { locationText } from './messages'
import { selectLocation, type Location } from './sql'

/** @throws AppError 404 */
export async function requireLocation(tenantId: string, tx: Tx, locationId: string): Promise<Location> {
  const location = await selectLocation(tenantId, tx, locationId)
  if (!location) throw notFound(locationText('notFound'))
  return location
}
