// A raster layer's files on this machine, for as long as they are needed.
import { conflict } from '../../errors'
import type { RasterFiles } from '../../raster/rasterTasks'
import type { RasterInfo } from '../../raster/rasterInfo'
import type { Services } from '../../services'
import { requireStoredFile } from '../../storage/sql'
import { inTenant } from '../../tenancy'
import type { LayerRow } from './sql'

/** @throws AppError 409 when the layer is no raster or not ready */
export async function withRaster<T>(
  { db, storage }: Services,
  tenantId: string,
  layer: LayerRow,
  work: (files: RasterFiles & { info: RasterInfo }) => Promise<T>,
): Promise<T> {
  const { raster: info, cogFileId, latticeFileId } = layer
  if (!info || cogFileId === null || latticeFileId === null) {
    throw conflict(layer.kind === 'raster' ? 'This layer is not ready yet' : 'This layer is no raster')
  }
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
