// Copies, applies and deletes the parts of base layers.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import { queueTileBuild } from '../../media/vector/storedTileSql'

/** A new UUID of version 7 for every row, because IDs elsewhere have this version too. */
const NEW_ID = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
  substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid`

/** Copies a mission's layer as a part: features are copied, files are shared. @returns the id of the part */
export async function copyLayer(
  tenantId: string,
  tx: Tx,
  layerId: string,
  baseLayerId: string,
  position: number,
  createdBy: string,
): Promise<string> {
  const id = uuidv7()
  await sql`
    insert into layer (id, tenant_id, base_layer_id, position, created_by, name, kind, status, opacity, color, label_field,
                       raster_style, raster_kind, nodata, ignores_nodata, ignores_scaling, height_unit, band_roles, last_band_alpha, corners, captured_at, source_kind, source_epsg, text_encoding, source_file_id, cog_file_id, control_grid_file_id,
                       thumbnail_file_id, raster, bounds, fields, feature_count, shapes, next_index, report)
    select ${id}, tenant_id, ${baseLayerId}, ${position}, ${createdBy}, name, kind, status, opacity, color, label_field,
           raster_style, raster_kind, nodata, ignores_nodata, ignores_scaling, height_unit, band_roles, last_band_alpha, corners, captured_at, source_kind, source_epsg, text_encoding, source_file_id, cog_file_id, control_grid_file_id,
           thumbnail_file_id, raster, bounds, fields, feature_count, shapes, next_index, report
      from layer where tenant_id = ${tenantId} and id = ${layerId}`.execute(tx)
  await sql`
    insert into feature (id, tenant_id, layer_id, index, geom, box, size, props, style, problem, created_by)
    select ${NEW_ID}, tenant_id, ${id}, index, geom, box, size, props, style, problem, created_by
      from feature where tenant_id = ${tenantId} and layer_id = ${layerId}`.execute(tx)
  await queueTileBuild(tenantId, tx, id)
  return id
}

/** Moves parts to the trash; rows and files remain until they are purged. @returns how many were not there before */
export async function movePartsToTrash(tenantId: string, tx: Tx, layerIds: string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update layer set deleted_at = now()
     where tenant_id = ${tenantId} and id = any(${layerIds}::uuid[]) and base_layer_id is not null
       and deleted_at is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Makes a staged layer a visible part of its base layer. */
export async function markPartApplied(tenantId: string, tx: Tx, layerId: string): Promise<void> {
  await sql`update layer set staged = false, updated_at = now() where tenant_id = ${tenantId} and id = ${layerId}`.execute(
    tx,
  )
}
