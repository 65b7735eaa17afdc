import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { countOf, selectPage } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { textCondition } from '../../platform/db/textSearch'

export type Location = components['schemas']['Location']
type ListedLocation = components['schemas']['ListedLocation']

const COLUMNS = ['location.id', 'location.name', 'location.lat', 'location.long', 'location.version'] as const

/** @throws a unique violation when the tenant has a location of this name */
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
  return asLocation({ ...row, version: 1 })
}

const SORTS = { name: sql`lower(location.name)`, missionCount: sql`"missionCount"` }

const BY_NAME = { find: 'locations_named', id: 'location.id', texts: ['location.name'] }

/** One page of locations; `search` is text that the name must contain, `sort` a column with a minus sign for descending. */
export async function selectLocations(
  tenantId: string,
  tx: Tx,
  search: string | undefined,
  sort: string,
  page: Page,
): Promise<{ items: ListedLocation[]; total: number }> {
  const named = await textCondition(tx, BY_NAME, search)
  const matching = tx
    .selectFrom('location')
    .where('location.tenant_id', '=', tenantId)
    .where('location.deleted_at', 'is', null)
    .$if(named !== undefined, (query) => query.where(named ?? sql<boolean>`true`))
  const rows = matching
    .select(COLUMNS)
    .select(
      sql<number>`(select count(*)::int from mission
                    where mission.tenant_id = ${tenantId} and mission.location_id = location.id
                      and mission.deleted_at is null)`.as('missionCount'),
    )
    .orderBy(SORTS[sort.replace('-', '') as keyof typeof SORTS], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('location.id')
  const { items, total } = await selectPage(tx, rows, countOf(matching), page)
  return { items: items.map((row) => ({ ...asLocation(row), missionCount: row.missionCount })), total }
}

export async function selectLocation(tenantId: string, tx: Tx, locationId: string): Promise<Location | undefined> {
  const row = await tx
    .selectFrom('location')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', locationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && asLocation(row)
}

/** The name of a location in the trash. */
export async function selectDeletedName(tenantId: string, tx: Tx, locationId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('location')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', locationId)
    .executeTakeFirst()
  return row?.name
}

/**
 * @returns false when the location does not exist at this version
 * @throws a unique violation when another location has this name
 */
export async function updateLocation(
  tenantId: string,
  tx: Tx,
  locationId: string,
  version: number,
  { name, location }: Partial<components['schemas']['NewLocation']>,
): Promise<boolean> {
  const row = await tx
    .updateTable('location')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      ...(name !== undefined && { name: name.trim() }),
      ...(location && { lat: location.lat, long: location.long }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', locationId)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The number of missions at a location, archived ones included. */
export async function countMissionsAt(tenantId: string, tx: Tx, locationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mission')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('location_id', '=', locationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const asLocation = (row: { id: string; name: string; lat: number; long: number; version: number }): Location => ({
  _id: row.id,
  name: row.name,
  location: { lat: row.lat, long: row.long },
  version: row.version,
})
