// Queries for the contents of a mission: layer groups, layers, files and flights.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Copies the layer groups of one mission to another, without their layers. */
export async function copyLayerGroups(
  tenantId: string,
  tx: Tx,
  sourceId: string,
  targetId: string,
  newId: () => string,
  createdBy: string,
): Promise<void> {
  const groups = await tx
    .selectFrom('layer_group')
    .select(['name', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', sourceId)
    .where('deleted_at', 'is', null)
    .execute()
  if (groups.length === 0) return
  const values = groups.map(({ name, position }) => ({ id: newId(), name, position }))
  await tx
    .insertInto('layer_group')
    .values(values.map((group) => ({ ...group, tenant_id: tenantId, mission_id: targetId, created_by: createdBy })))
    .execute()
}

interface MissionContents {
  rasters: number
  vectors: number
  documents: number
  images: number
  recordings: number
  outcomes: number
  bytes: number
}

/** Counts the layers and files of a mission, and their bytes. A file that several layers use counts once. */
export async function countContents(tenantId: string, tx: Tx, missionId: string): Promise<MissionContents> {
  const { rows } = await sql<MissionContents>`
    with mission_layer as (select * from layer where tenant_id = ${tenantId} and mission_id = ${missionId} and deleted_at is null),
         file as (select id, kind, stored_file_id from mission_file
                   where tenant_id = ${tenantId} and mission_id = ${missionId} and deleted_at is null)
    select (select count(*)::int from mission_layer where kind = 'raster') as rasters,
           (select count(*)::int from mission_layer where kind = 'vector') as vectors,
           (select count(*)::int from file where kind = 'document') as documents,
           (select count(*)::int from file where kind = 'photo') as images,
           (select count(*)::int from file where kind = 'recording') as recordings,
           (select count(*)::int from file where kind = 'outcome') as outcomes,
           (select coalesce(sum(f.size), 0)::float8 from stored_file f
             where f.tenant_id = ${tenantId}
               and f.id in (select unnest(array[source_file_id, cog_file_id, control_grid_file_id, thumbnail_file_id])
                              from mission_layer
                            union all select stored_file_id from file
                            union all select unnest(array[thumbnail_file_id, preview_file_id]) from mission_photo
                                       where file_id in (select id from file)
                            union all select unnest(array[poster_file_id, storyboard_file_id, original_file_id])
                                       from recording
                                       where id in (select id from file)
                            union all select picture_file_id from alert
                                       where tenant_id = ${tenantId} and mission_id = ${missionId} and deleted_at is null
                            union all select stored_file_id from mission_document_version
                                       where file_id in (select id from file))) as bytes`.execute(tx)
  return rows[0] ?? { rasters: 0, vectors: 0, documents: 0, images: 0, recordings: 0, outcomes: 0, bytes: 0 }
}

/** Counts the alerts of a mission that the caller sees. */
export async function countAlerts(tenantId: string, tx: Tx, missionId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('alert')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Counts the flights of a mission; clients see none. */
export async function countFlights(tenantId: string, tx: Tx, missionId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('flight')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', missionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Plans the flights of one mission in another, in the same order, without times, pilots and results. */
export async function copyFlights(
  tenantId: string,
  tx: Tx,
  sourceId: string,
  targetId: string,
  newId: () => string,
  createdBy: string,
): Promise<void> {
  const flights = await tx
    .selectFrom('flight')
    .select(['name', 'payload'])
    .where('tenant_id', '=', tenantId)
    .where('mission_id', '=', sourceId)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'aborted')
    .orderBy('id')
    .execute()
  if (flights.length === 0) return
  const owner = { tenant_id: tenantId, mission_id: targetId, created_by: createdBy }
  await tx
    .insertInto('flight')
    .values(flights.map((flight) => ({ ...flight, ...owner, id: newId() })))
    .execute()
}
