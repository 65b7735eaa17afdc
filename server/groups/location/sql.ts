import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../contract.gen'
import { containing, offsetOf, type Page } from '../../paging'
import type { Tx } from '../../tenancy'

type Location = components['schemas']['Location']

/** @throws a unique violation when the tenant has a place of this name */
export async function insertLocation(
  tenantId: string,
  tx: Tx,
  location: components['schemas']['NewLocation'] & { createdBy: string },
): Promise<Location> {
  const row = {
    id: uuidv7(),
    tenant_id: tenantId,
    name: location.name.trim(),
    lat: location.location.lat,
    long: location.location.long,
    created_by: location.createdBy,
  }
  await tx.insertInto('location').values(row).execute()
  return asLocation(row)
}

/** One page of places by name; `search` is text the name must contain. */
export async function selectLocations(
  tenantId: string,
  tx: Tx,
  search: string | undefined,
  page: Page,
): Promise<{ items: Location[]; total: number }> {
  const matching = tx
    .selectFrom('location')
    .where('tenant_id', '=', tenantId)
    .$if(Boolean(search), (query) => query.where('name', 'ilike', containing(search ?? '')))
  const rows = await matching
    .select(['id', 'name', 'lat', 'long'])
    .orderBy(sql`lower(name)`)
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { items: rows.map(asLocation), total }
}

const asLocation = (row: { id: string; name: string; lat: number; long: number }): Location => ({
  _id: row.id,
  name: row.name,
  location: { lat: row.lat, long: row.long },
})
