// A raster layer's files on this machine, for as long as they are needed.
import { conflict } from '../core/errors'
import type { RasterFiles } from '../raster/runtime/rasterTasks'
import type { RasterInfo } from '../raster/rasterInfo'
import type { Storage } from '../storage/storage'
import { requireStoredFile } from '../storage/sql'
import { inTenant, type Db } from '../db/tenancy'
import type { LayerRow } from './sql'

/** @throws AppError 409 when the layer is no raster or not ready */
export function requireRasterInfo({ raster, kind }: LayerRow): RasterInfo {
  if (!raster) throw conflict(kind === 'raster' ? 'This layer is not ready yet' : 'This layer is no raster')
  return raster
}

/** @throws AppError 409 when the layer is no raster or not ready */
export async function withRaster<T>(
  { db, storage }: { db: Db; storage: Storage },
  tenantId: string,
  layer: LayerRow,
  work: (files: RasterFiles & { info: RasterInfo }) => Promise<T>,
): Promise<T> {
  const info = requireRasterInfo(layer)
  const { cogFileId, latticeFileId } = layer
  if (cogFileId === null || latticeFileId === null) throw conflict('This layer is not ready yet')
  const [cogFile, latticeFile] = await inTenant(db, tenantId, async (tx) => [
    await requireStoredFile(tenantId, tx, cogFileId),
    await requireStoredFile(tenantId, tx, latticeFileId),
  ])
  const cog = await storage.localFile(cogFile?.key ?? '')
  try {
    const lattice = await storage.localFile(latticeFile?.key ?? '')
    try {
      return await work({ cogPath: cog.path, latticePath: lattice.path, info })
    } finally {
      lattice.release()
    }
  } finally {
    cog.release()
  }
}
