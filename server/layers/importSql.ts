// What an import says of its layer, from the job that begins to the files and numbers it ends with.
import { sql } from 'kysely'
import type { RasterInfo } from '../raster/rasterInfo'
import type { Tx } from '../db/tenancy'
import type { ImportedVector } from '../vector/importVector'

/** Says which job imports the layer; until it is done the layer is importing. */
export async function setImporting(tenantId: string, tx: Tx, layerId: string, jobId: string): Promise<void> {
  await tx
    .updateTable('layer')
    .set({ status: 'importing', job_id: jobId, updated_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
}

export async function setNeedsPlacement(tenantId: string, tx: Tx, layerId: string): Promise<void> {
  await tx
    .updateTable('layer')
    .set({ status: 'needs_placement', updated_at: sql<Date>`now()` })
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
      // What a person has said stands.
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
}

export async function setRasterReady(
  tenantId: string,
  tx: Tx,
  layerId: string,
  {
    info,
    cogFileId,
    latticeFileId,
    thumbnailFileId,
  }: { info: RasterInfo; cogFileId: string; latticeFileId: string; thumbnailFileId: string },
): Promise<void> {
  await tx
    .updateTable('layer')
    .set((eb) => ({
      status: 'ready',
      raster: JSON.stringify(info),
      bounds: [...info.bounds],
      cog_file_id: cogFileId,
      lattice_file_id: latticeFileId,
      thumbnail_file_id: thumbnailFileId,
      data_version: eb('data_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', layerId)
    .execute()
}

/** Removes a file that no layer shows any more; a base layer made of a mission's layer shows the same ones. */
export async function deleteUnusedFile(tenantId: string, tx: Tx, fileId: string): Promise<void> {
  await sql`
    delete from stored_file
     where tenant_id = ${tenantId} and id = ${fileId}
       and not exists (select from layer where tenant_id = ${tenantId}
                          and ${fileId} in (source_file_id, cog_file_id, lattice_file_id, thumbnail_file_id))`.execute(
    tx,
  )
}
