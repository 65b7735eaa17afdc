import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'

/** Locations in a box of degrees. */
export async function selectLocationsInBox(
  tenantId: string,
  tx: Tx,
  [west, south, east, north]: Box,
): Promise<{ id: string; lat: number; long: number }[]> {
  return tx
    .selectFrom('location')
    .select(['id', 'lat', 'long'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('lat', '>=', south)
    .where('lat', '<=', north)
    .where('long', '>=', west)
    .where('long', '<=', east)
    .execute()
}
