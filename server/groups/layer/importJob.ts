// The job that makes a layer of an uploaded file: a raster becomes a COG with its lattice, a vector file becomes features.
import path from 'node:path'
import { defineJob, JobFailure, type JobContext } from '../../jobs/jobs'
import { convertRaster } from '../../raster/convert'
import type { Gdal } from '../../raster/gdal'
import { inspectRaster } from '../../raster/inspect'
import { NO_ROOM_LEFT } from '../../raster/limitedProcess'
import { RasterRefusal } from '../../raster/refusal'
import { recordChanged } from '../../realtime/sql'
import { stageFile } from '../../storage/files'
import { requireQuota } from '../../quota/usage'
import { insertStoredFile, requireStoredFile, type NewFile, type StoredFile } from '../../storage/sql'
import { inTenant, type Tx } from '../../tenancy'
import { AppError, asAppError } from '../../errors'
import type { FileKind } from '../../uploads/fileKind'
import { importVector } from '../../vector/importVector'
import { isVectorKind } from '../../vector/readVector'
import { VectorRefusal } from '../../vector/refusal'
import { deleteUnusedFile, setNeedsPlacement, setRasterReady, setVectorReady } from './importSql'
import { selectLayer, type LayerRow } from './sql'

/** Upper left, upper right, lower right, lower left. */
export type Corners = [Corner, Corner, Corner, Corner]
interface Corner {
  lat: number
  long: number
}

interface ImportInput {
  layerId: string
  /** Where a person put a raster. */
  corners?: Corners
}

interface ImportResult {
  layerId: string
  status: 'ready' | 'needs_placement'
}

interface Import {
  layer: LayerRow
  file: StoredFile
  /** The file on this machine. */
  path: string
  gdal: Gdal
  corners: Corners | undefined
}

/** The status of an error about a full disk. */
const NO_ROOM = 507
const TIMEOUT_MS = 3 * 60 * 60 * 1000

export const layerImport = defineJob<ImportInput, ImportResult>({
  kind: 'layer-import',
  timeoutMs: TIMEOUT_MS,
  async run({ layerId, corners }, context) {
    const { tenantId, services } = context
    const { db, storage } = services
    const { layer, file } = await inTenant(db, tenantId, async (tx) => {
      const found = await selectLayer(tenantId, tx, layerId)
      if (!found?.sourceFileId) throw new JobFailure('The layer has been removed meanwhile')
      return { layer: found, file: await requireStoredFile(tenantId, tx, found.sourceFileId) }
    })
    const local = await storage.localFile(file.key)
    try {
      const request = { layer, file, path: local.path, gdal: services.gdal, corners }
      const status =
        layer.kind === 'raster' ? await importRaster(request, context) : await importFeatures(request, context)
      return { layerId, status }
    } catch (error) {
      if (error instanceof VectorRefusal || error instanceof RasterRefusal) {
        throw new JobFailure(error.message, { cause: error })
      }
      // No room left is a person's business too.
      if (error instanceof AppError && error.status === 413) throw new JobFailure(error.message, { cause: error })
      if (asAppError(error).status === NO_ROOM) throw new JobFailure(NO_ROOM_LEFT, { cause: error })
      throw error
    } finally {
      local.release()
    }
  },
})

async function importFeatures(request: Import, context: JobContext): Promise<'ready'> {
  const { layer, gdal, path: file } = request
  const { tenantId, services, signal, workDir, progress } = context
  const kind = layer.sourceKind as FileKind
  if (!isVectorKind(kind)) throw new JobFailure('The file is of no kind that makes a vector layer')
  progress(0.02, 'Reading the file')
  const imported = await importVector({
    db: services.db,
    tenantId,
    layerId: layer.id,
    createdBy: null,
    kind,
    source: { gdal, file, workDir, epsg: layer.sourceEpsg ?? undefined, signal },
    // How many there will be is not known before the end.
    onProgress: (count) => progress(1 - 1 / (1 + count / 20_000), `${count.toLocaleString('en')} features`),
  })
  await finish(context, layer, (tx) => setVectorReady(tenantId, tx, layer.id, imported))
  return 'ready'
}

async function importRaster(request: Import, context: JobContext): Promise<'ready' | 'needs_placement'> {
  const { layer, file, path: input, gdal, corners } = request
  const { tenantId, services, signal, workDir, progress } = context
  if (!corners) {
    const { needsPlacement } = await inspectRaster(gdal, input, { name: file.name, signal, workDir })
    if (needsPlacement) {
      await finish(context, layer, (tx) => setNeedsPlacement(tenantId, tx, layer.id))
      return 'needs_placement'
    }
  }
  const { cogPath, latticePath, thumbnailPath, info } = await convertRaster(gdal, {
    input,
    name: file.name,
    outputDir: path.join(workDir, 'out'),
    workDir,
    signal,
    onProgress: (fraction, message) => progress(fraction * 0.95, message),
    ...(corners && { corners }),
  })
  progress(0.96, 'Storing the tiles')
  const stage = (from: string, name: string, mediaType: string) =>
    stageFile(services, tenantId, { name, mediaType, from: { path: from } })
  const files = [
    await stage(cogPath, 'raster.tif', 'image/tiff'),
    await stage(latticePath, 'lattice.bin', 'application/octet-stream'),
    await stage(thumbnailPath, 'thumbnail.webp', 'image/webp'),
  ] as const
  await finish(context, layer, async (tx) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    await requireQuota(tenantId, tx, 'storageBytes', bytes)
    const add = async (each: NewFile) => (await insertStoredFile(tenantId, tx, each, null)).id
    const [cogFileId, latticeFileId, thumbnailFileId] = [await add(files[0]), await add(files[1]), await add(files[2])]
    await setRasterReady(tenantId, tx, layer.id, { info, cogFileId, latticeFileId, thumbnailFileId })
    // Of an import before, which put the raster somewhere else.
    for (const old of [layer.cogFileId, layer.latticeFileId, layer.thumbnailFileId]) {
      if (old !== null) await deleteUnusedFile(tenantId, tx, old)
    }
  })
  return 'ready'
}

async function finish(
  { services, tenantId, signal }: JobContext,
  { id, baseLayerId }: LayerRow,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  await inTenant(services.db, tenantId, async (tx) => {
    await work(tx)
    await recordChanged(tenantId, tx, 'Layer', id)
    if (baseLayerId !== null) await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)
  })
}
