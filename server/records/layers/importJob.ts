// The job that imports the uploaded file of a layer: a raster becomes a COG with a control grid, a vector file features.
import path from 'node:path'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { rasterText } from '../../media/raster/messages'
import { convertRaster, type ConvertRequest } from '../../media/raster/import/convert'
import type { Gdal } from '../../media/raster/gdal/gdal'
import { ownBounds } from '../../media/raster/import/georeference'
import { inspectRaster } from '../../media/raster/import/inspect'
import { proposedCorners } from '../../media/raster/import/photoFootprint'
import { geotiffOfMbtiles } from '../../media/raster/import/mbtiles'
import { diskFull } from '../../media/raster/diskFull'
import { RasterImportError } from '../../media/raster/import/rasterImportError'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import { requireQuota } from '../quota/usage'
import type { Storage } from '../../platform/storage/storage'
import { insertStoredFile, requireStoredFile, type NewFile, type StoredFile } from '../../platform/storage/sql'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { AppError, asAppError } from '../../platform/core/errors'
import type { FileKind } from '../../media/file-kind/fileKind'
import { vectorText } from '../../media/vector/messages'
import { importVector } from '../../media/vector/importVector'
import { isVectorKind } from '../../media/vector/readVector'
import { MissingSystemError, VectorImportError } from '../../media/vector/vectorImportError'
import { deleteUnusedFile, setNeedsGeoreference, setRasterReady, setSourceBounds, setVectorReady } from './importSql'
import type { Bounds } from '../../../geometry/uniteBounds'
import { layerText } from './messages'
import { selectLayer, type Corners, type LayerRow } from './sql'

interface ImportInput {
  layerId: string
  /** The georeference that a user gave; for jobs of earlier versions, which did not store it with the layer. */
  corners?: Corners
}

interface ImportResult {
  layerId: string
  status: 'ready' | 'needs_georeference'
}

interface ImportServices extends JobServices {
  storage: Storage
  gdal: Gdal
}

interface ImportRequest {
  layer: LayerRow
  file: StoredFile
  /** The file on this machine. */
  path: string
  gdal: Gdal
  corners: Corners | undefined
}

/** HTTP status of an error about a full disk. */
const DISK_FULL_STATUS = 507
const TIMEOUT_MS = 3 * 60 * 60 * 1000

/** What a raster takes beside its source, as measured: overviews and tiles of an uncompressed picture. */
const RASTER_FACTOR = 1.5

/** What an import is expected to write to the disk of the files. */
export const expectedBytes = ({ kind, sourceSize }: Pick<LayerRow, 'kind' | 'sourceSize'>): number =>
  kind === 'raster' ? Math.ceil((sourceSize ?? 0) * RASTER_FACTOR) : 0

export const layerImport = defineJob<ImportInput, ImportResult, ImportServices>({
  kind: 'layer-import',
  timeoutMs: TIMEOUT_MS,
  async run({ layerId, corners }, context) {
    const { tenantId, services } = context
    const { db, storage } = services
    const { layer, file } = await inTenant(db, tenantId, async (tx) => {
      const found = await selectLayer(tenantId, tx, layerId)
      if (!found?.sourceFileId) throw new JobFailure(layerText('deletedDuringImport'))
      return { layer: found, file: await requireStoredFile(tenantId, tx, found.sourceFileId) }
    })
    const local = await storage.localFile(file.key)
    try {
      const request = { layer, file, path: local.path, gdal: services.gdal, corners: layer.corners ?? corners }
      const status =
        layer.kind === 'raster' ? await importRaster(request, context) : await importFeatures(request, context)
      return { layerId, status }
    } catch (error) {
      if (error instanceof MissingSystemError) await keepSourceBounds(context, layerId, error.bounds)
      if (error instanceof VectorImportError || error instanceof RasterImportError) {
        throw new JobFailure(error.text, { cause: error })
      }
      // The user can free quota or disk space and retry.
      if (error instanceof AppError && error.status === 413) throw new JobFailure(error.text, { cause: error })
      if (asAppError(error).status === DISK_FULL_STATUS) throw new JobFailure(diskFull(), { cause: error })
      throw error
    } finally {
      local.release()
    }
  },
})

/** For the choice of a coordinate system. */
async function keepSourceBounds(
  { tenantId, services }: JobContext<ImportServices>,
  layerId: string,
  bounds: Bounds | undefined,
): Promise<void> {
  await inTenant(services.db, tenantId, (tx) => setSourceBounds(tenantId, tx, layerId, bounds ?? null))
}

async function importFeatures(request: ImportRequest, context: JobContext<ImportServices>): Promise<'ready'> {
  const { layer, gdal, path: file } = request
  const { tenantId, services, signal, workDir, progress } = context
  const kind = layer.sourceKind as FileKind
  if (!isVectorKind(kind)) throw new JobFailure(layerText('vectorFileRequired'))
  progress(0.02, vectorText('reading'))
  const imported = await importVector({
    db: services.db,
    tenantId,
    layerId: layer.id,
    createdBy: null,
    kind,
    source: {
      gdal,
      file,
      workDir,
      epsg: layer.sourceEpsg ?? undefined,
      chosenEncoding: layer.textEncoding ?? undefined,
      signal,
    },
    onProgress: (count, share) => progress(0.02 + share * 0.96, vectorText('featuresRead', { count })),
  })
  await finish(context, layer, (tx) => setVectorReady(tenantId, tx, layer.id, imported))
  return 'ready'
}

/** What users stated about the file. */
const chosenReading = (layer: LayerRow): Partial<ConvertRequest> => ({
  ...(layer.nodata !== null && { nodata: layer.nodata }),
  ...(layer.ignoresNodata && { nodata: 'none' }),
  ignoresScaling: layer.ignoresScaling,
  ...(layer.lastBandIsAlpha !== null && { lastBandIsAlpha: layer.lastBandIsAlpha }),
  ...(layer.chosenKind && { kind: layer.chosenKind }),
  ...(layer.heightUnit && { heightUnit: layer.heightUnit }),
})

async function importRaster(
  request: ImportRequest,
  context: JobContext<ImportServices>,
): Promise<'ready' | 'needs_georeference'> {
  const { layer, file, gdal, corners } = request
  const { tenantId, services, signal, workDir, progress, wrote } = context
  const isTiles = layer.sourceKind === 'mbtiles'
  const onProgress = (fraction: number) => progress(fraction * 0.1, rasterText('joiningTiles'))
  const input = isTiles ? await geotiffOfMbtiles(gdal, request.path, { workDir, signal, onProgress }) : request.path
  const name = isTiles ? path.basename(input) : file.name
  const inspection = await inspectRaster(gdal, input, { name, signal, workDir })
  const { ownPlace } = inspection
  const { width, height, photo } = inspection
  // The place of tiles is that of the web map by definition.
  const bounds = ownPlace && !isTiles ? ownBounds(ownPlace, width, height) : undefined
  await keepSourceBounds(context, layer.id, bounds)
  const epsg = bounds ? (layer.sourceEpsg ?? undefined) : undefined
  if (!corners && inspection.needsGeoreference && epsg === undefined) {
    const proposed = photo ? proposedCorners(photo, width, height) : null
    await finish(context, layer, (tx) => setNeedsGeoreference(tenantId, tx, layer.id, proposed))
    return 'needs_georeference'
  }
  const { cogPath, controlGridPath, thumbnailPath, info } = await convertRaster(gdal, {
    input,
    inspection,
    name,
    outputDir: path.join(workDir, 'out'),
    workDir,
    signal,
    onProgress(fraction, message) {
      progress(fraction * 0.95, message)
      wrote(Math.floor(fraction * expectedBytes(layer)))
    },
    ...(corners && { corners }),
    ...(epsg !== undefined && { epsg }),
    ...chosenReading(layer),
  })
  progress(0.96, layerText('storing'))
  const stage = (from: string, name: string, mediaType: string) =>
    stageFile(services, tenantId, { name, mediaType, from: { path: from } })
  const files = [
    await stage(cogPath, 'raster.tif', 'image/tiff'),
    await stage(controlGridPath, 'control-grid.bin', 'application/octet-stream'),
    await stage(thumbnailPath, 'thumbnail.webp', 'image/webp'),
  ] as const
  await finish(context, layer, async (tx) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    await requireQuota(tenantId, tx, 'storageBytes', bytes)
    const add = async (file: NewFile) => (await insertStoredFile(tenantId, tx, file, null)).id
    const cogFileId = await add(files[0])
    const controlGridFileId = await add(files[1])
    const thumbnailFileId = await add(files[2])
    await setRasterReady(tenantId, tx, layer.id, { info, cogFileId, controlGridFileId, thumbnailFileId })
    // The files of the previous import, which had another georeference.
    for (const old of [layer.cogFileId, layer.controlGridFileId, layer.thumbnailFileId]) {
      if (old !== null) await deleteUnusedFile(tenantId, tx, old)
    }
  })
  return 'ready'
}

async function finish(
  { services, tenantId, signal }: JobContext<ImportServices>,
  { id, baseLayerId }: LayerRow,
  store: (tx: Tx) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  await inTenant(services.db, tenantId, async (tx) => {
    await store(tx)
    await recordChanged(tenantId, tx, 'Layer', id)
    if (baseLayerId !== null) await recordChanged(tenantId, tx, 'BaseLayer', baseLayerId)
  })
}
