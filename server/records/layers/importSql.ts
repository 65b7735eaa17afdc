// Stores the state and the results of an import in its layer.
import { sql } from 'kysely'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'
import type { ImportedVector } from '../../media/vector/importVector'
import { queueTileBuild } from '../../media/vector/storedTileSql'
import type { Corners } from './sql'

/** Names the job that imports the layer. The layer is importing until the job has ended. */
export async function setImporting(tenantId: string, tx: Tx, layerId: string, jobId: string): Promise<void> {
  await tx
    .updateTable('layer')
    .set({ status: 'importing', job_id: jobId, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
}

/** @param proposed where a photo probably lies */
export async function setNeedsGeoreference(
  tenantId: string,
  tx: Tx,
  layerId: string,
  proposed: Corners | null,
): Promise<void> {
  await tx
    .updateTable('layer')
    .set({
      status: 'needs_georeference',
      proposed_corners: proposed && JSON.stringify(proposed),
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
}

/** @param bounds in the numbers of the file */
export async function setSourceBounds(tenantId: string, tx: Tx, layerId: string, bounds: Box | null): Promise<void> {
  await tx
    .updateTable('layer')
    .set({ source_bounds: bounds })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
}

export async function setVectorReady(
  tenantId: string,
  tx: Tx,
  layerId: string,
  { count, bounds, fields, shapes, capturedAt, report }: ImportedVector,
): Promise<void> {
  await tx
    .updateTable('layer')
    .set((eb) => ({
      status: 'ready',
      feature_count: count,
      next_index: count + 1,
      bounds,
      // A time that a user entered takes precedence.
      captured_at: eb.fn.coalesce('captured_at', eb.val(capturedAt)),
      fields: JSON.stringify(fields),
      shapes,
      report: JSON.stringify(report),
      data_version: eb('data_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
  await queueTileBuild(tenantId, tx, layerId)
}

export async function setRasterReady(
  tenantId: string,
  tx: Tx,
  layerId: string,
  {
    info,
    cogFileId,
    controlGridFileId,
    thumbnailFileId,
  }: { info: RasterInfo; cogFileId: string; controlGridFileId: string; thumbnailFileId: string },
): Promise<void> {
  await tx
    .updateTable('layer')
    .set((eb) => ({
      status: 'ready',
      raster: JSON.stringify(info),
      bounds: [...info.bounds],
      cog_file_id: cogFileId,
      control_grid_file_id: controlGridFileId,
      thumbnail_file_id: thumbnailFileId,
      data_version: eb('data_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
}

/** Deletes a file unless another layer uses it: a base layer shares the files of the layers it was created from. */
export async function deleteUnusedFile(tenantId: string, tx: Tx, fileId: string): Promise<void> {
  await sql`
    delete from stored_file
     where tenant_id = ${tenantId} and id = ${fileId}
       and not exists (select from layer where tenant_id = ${tenantId}
                          and ${fileId} in (source_file_id, cog_file_id, control_grid_file_id, thumbnail_file_id))`.execute(
    tx,
  )
}
