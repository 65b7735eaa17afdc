// Queries for stored tiles and for the layers whose tiles are to be made.
import { sql } from 'kysely'
import { claimRows } from '../../platform/db/claimRows'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from './extent'
import { SMALL_LAYER, type EditedTile, type TileAddress } from './tileData'

/** Audience of a tile: all users. Where features are flagged: the team, with the flags, or others, without them. */
export type Audience = 'all' | 'team' | 'others'

export interface StoredAddress extends TileAddress {
  /** Attribute that the features carry; empty for none. */
  label: string
  audience: Audience
}

interface StoredTile extends StoredAddress {
  /** The features whose boxes overlap it determine the tile. */
  area: Box
  tile: Buffer
  /** Undefined for a tile that an edit deletes. */
  ranks?: Buffer
}

/** Of a tile that has been edited since it was made. */
const EDITED = 'edited-'
const CURRENT: Audience[] = ['all', 'team', 'others']

/** A layer to make tiles of. */
export interface DueBuild {
  tenantId: string
  layerId: string
  /** End of the lease. Until then no other process makes them. */
  leasedUntil: Date
}

/** Limits the space that one layer takes. */
export const MOST_STORED = 4_000
/** After this time another process continues, because the one that makes the tiles has probably stopped. */
const LEASE_MINUTES = 5

/** `edited` where features of the tile have changed since it was made. */
export interface FoundTile {
  tile: Buffer
  edited?: EditedTile
}

export async function selectStoredTile(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { z, x, y }: TileAddress,
  label: string,
  forTeam: boolean,
): Promise<FoundTile | undefined> {
  const audiences = ['all', forTeam ? 'team' : 'others']
  const rows = await tx
    .selectFrom('vector_tile')
    .select(['audience', 'tile', 'ranks', 'changed'])
    .select(sql<string>`changed_boxes::text`.as('changedBoxes'))
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('z', '=', z)
    .where('x', '=', x)
    .where('y', '=', y)
    .where('label', '=', label)
    .where('audience', 'in', [...audiences, ...audiences.map((audience) => EDITED + audience)])
    .execute()
  const current = rows.find(({ audience }) => audiences.includes(audience))
  if (current) return { tile: current.tile }
  const row = rows[0]
  if (!row?.ranks) return undefined
  const { tile, ranks, changed, changedBoxes } = row
  return { tile, edited: { tile, ranks, changed, changedBoxes } }
}

/**
 * Stores a tile that was made from the features at `dataVersion`. The lock makes the next edit wait, which then marks the tile if it
 * concerns it.
 * @returns false when the layer has changed since, or is being changed
 */
export async function insertStoredTile(
  tenantId: string,
  tx: Tx,
  { id, dataVersion }: { id: string; dataVersion: number },
  { z, x, y, label, audience, area: [west, south, east, north], tile, ranks }: StoredTile,
): Promise<boolean> {
  const { rows } = await sql`
    with unchanged as (
      select tenant_id, id from layer
       where tenant_id = ${tenantId} and id = ${id} and data_version = ${dataVersion} and status = 'ready'
         for share skip locked
    ), stored as (
      insert into vector_tile (tenant_id, layer_id, z, x, y, label, audience, area, tile, ranks)
      select tenant_id, id, ${z}::smallint, ${x}::integer, ${y}::integer, ${label}, ${audience},
             box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8)), ${tile}::bytea, ${ranks}::bytea
        from unchanged
       where (select count(*) from vector_tile
               where tenant_id = ${tenantId} and layer_id = ${id}
                 -- It replaces what an edit left of it.
                 and not (z = ${z} and x = ${x} and y = ${y} and label = ${label} and audience <> all(${CURRENT})))
             < ${MOST_STORED}
      on conflict do nothing
    )
    select from unchanged`.execute(tx)
  return rows.length > 0
}

/** What is stored of a layer and not edited since, without the tiles themselves. */
export async function selectStoredAddresses(tenantId: string, tx: Tx, layerId: string): Promise<StoredAddress[]> {
  const rows = await tx
    .selectFrom('vector_tile')
    .select(['z', 'x', 'y', 'label', 'audience'])
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('audience', 'in', CURRENT)
    .execute()
  return rows.map((row) => ({ ...row, audience: row.audience as Audience }))
}

/** Deletes what an edit left of a tile that is no longer worth storing. */
export async function deleteEditedTile(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { z, x, y }: TileAddress,
): Promise<void> {
  await tx
    .deleteFrom('vector_tile')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('z', '=', z)
    .where('x', '=', x)
    .where('y', '=', y)
    .where('audience', 'not in', CURRENT)
    .execute()
}

/** Deletes the tiles with attributes that are no longer the label of the layer. */
export async function deleteOtherLabels(tenantId: string, tx: Tx, layerId: string, labels: string[]): Promise<void> {
  await tx
    .deleteFrom('vector_tile')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('label', 'not in', labels)
    .execute()
}

/** Queues the missing tiles of a layer. Small layers have none. */
export async function queueTileBuild(tenantId: string, tx: Tx, layerId: string): Promise<void> {
  await sql`
    insert into vector_tile_build (layer_id, tenant_id, due_at)
    select id, tenant_id, now() from layer
     where tenant_id = ${tenantId} and id = ${layerId} and kind = 'vector' and feature_count > ${SMALL_LAYER}
    on conflict (layer_id) do update set due_at = excluded.due_at`.execute(tx)
}

/** Claims the layer that has waited longest, of all tenants. */
export async function claimTileBuild(tx: Tx): Promise<DueBuild | undefined> {
  const due = sql`
    select layer_id from vector_tile_build where due_at <= clock_timestamp()
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update vector_tile_build b
       set due_at = date_trunc('milliseconds', clock_timestamp() + make_interval(mins => ${LEASE_MINUTES}))
      from due where b.layer_id = due.layer_id
    returning b.tenant_id as "tenantId", b.layer_id as "layerId", b.due_at as "leasedUntil"`
  const [claimed] = await claimRows<DueBuild>(tx, due, update)
  return claimed
}

/**
 * Ends a complete build, unless the layer has been queued again since. What an edit left of tiles that are no longer worth storing, it
 * deletes.
 */
export async function endTileBuild({ tenantId, layerId, leasedUntil }: DueBuild, tx: Tx): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('vector_tile_build')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('due_at', '=', leasedUntil)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await tx
    .deleteFrom('vector_tile')
    .where('tenant_id', '=', tenantId)
    .where('layer_id', '=', layerId)
    .where('audience', 'not in', CURRENT)
    .execute()
}

/** Defers the rest of a build, unless the layer has been queued again since. */
export async function deferTileBuild({ tenantId, layerId, leasedUntil }: DueBuild, tx: Tx): Promise<void> {
  await sql`
    update vector_tile_build set due_at = clock_timestamp() + interval '2 seconds'
     where tenant_id = ${tenantId} and layer_id = ${layerId} and due_at = ${leasedUntil}`.execute(tx)
}
