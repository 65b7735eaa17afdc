// Gives access to the files of a raster layer on this machine and releases them afterwards.
import { conflict } from '../../platform/core/errors'
import type { RasterFiles } from '../../media/raster/runtime/rasterTasks'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import type { Storage } from '../../platform/storage/storage'
import { requireStoredFile } from '../../platform/storage/sql'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { layerText } from './messages'
import type { LayerRow } from './sql'

/** @throws AppError 409 when the layer is not a raster or not ready */
export function requireRasterInfo({ raster, kind }: LayerRow): RasterInfo {
  if (!raster) throw conflict(layerText(kind === 'raster' ? 'notReady' : 'rasterRequired'))
  return raster
}

/** @throws AppError 409 when the layer is not a raster or not ready */
export async function withRaster<T>(
  { db, storage }: { db: Db; storage: Storage },
  tenantId: string,
  layer: LayerRow,
  work: (files: RasterFiles & { info: RasterInfo }) => Promise<T>,
): Promise<T> {
  const info = requireRasterInfo(layer)
  const { cogFileId, controlGridFileId } = layer
  if (cogFileId === null || controlGridFileId === null) throw conflict(layerText('notReady'))
  const [cogFile, controlGridFile] = await inTenant(db, tenantId, async (tx) => [
    await requireStoredFile(tenantId, tx, cogFileId),
    await requireStoredFile(tenantId, tx, controlGridFileId),
  ])
  const cog = await storage.localFile(cogFile?.key ?? '')
  try {
    const controlGrid = await storage.localFile(controlGridFile?.key ?? '')
    try {
      return await work({ cogPath: cog.path, controlGridPath: controlGrid.path, info })
    } finally {
      controlGrid.release()
    }
  } finally {
    cog.release()
  }
}
