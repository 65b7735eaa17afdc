// The job that draws the photos of a mission onto the ground. The GeoTIFF becomes a layer, whose import is a job of its own.
import path from 'node:path'
import { AppError } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { importStoredFile } from '../../records/layers/service'
import type { GroundReader } from '../../records/ground/groundReader'
import { requireQuota } from '../../records/quota/usage'
import { isTransient, ProcessFailure } from '../../platform/core/sandboxedProcess'
import { diskFull } from '../../media/raster/diskFull'
import { makeMosaic, planMosaic } from '../../media/raster/mosaic/mosaic'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile } from '../../platform/storage/sql'
import type { LocalFile, Storage } from '../../platform/storage/storage'
import { requireMission } from '../mission/public'
import { placeOnGround } from './groundMeshes'
import { errorOf, MAX_PHOTOS } from './limits'
import { mosaicText } from './messages'
import { selectMosaicPhotos, type MosaicPhoto } from './sql'

interface MosaicServices extends JobServices {
  storage: Storage
  ground: GroundReader
}

interface MosaicInput {
  missionId: string
  userId: string
  name: string
  /** Of the user: a layer has one name for all its readers. */
  language: string
}

const TIMEOUT_MS = 30 * 60_000
/** The rest is storing. */
const DRAWN = 0.95

export const mosaicJob = defineJob<MosaicInput, { layerId: string; photos: number }, MosaicServices>({
  kind: 'photo-mosaic',
  timeoutMs: TIMEOUT_MS,
  async run({ missionId, userId, name, language }, context) {
    const { tenantId, services, signal, workDir, progress } = context
    const photos = await inTenant(services.db, tenantId, (tx) =>
      selectMosaicPhotos(tenantId, tx, missionId, MAX_PHOTOS),
    )
    if (photos.length === 0) throw new JobFailure(mosaicText('noPhotos'))
    const output = path.join(workDir, 'mosaic.tif')
    const drawn = await draw(photos, output, context)
    progress(DRAWN, mosaicText('storing'))
    const file = await stageFile(services, tenantId, {
      name: 'mosaic.tif',
      mediaType: 'image/tiff',
      from: { path: output },
    })
    signal.throwIfAborted()
    const metres = (errorOf(photos) ?? 0).toFixed(1)
    const store = inTenant(services.db, tenantId, async (tx) => {
      await requireMission(tenantId, tx, missionId)
      await requireQuota(tenantId, tx, 'storageBytes', file.size)
      const stored = await insertStoredFile(tenantId, tx, file, userId)
      const layerId = await importStoredFile(
        tenantId,
        tx,
        { userId },
        { missionId, groupId: null },
        {
          name: render(mosaicText('layerName', { name, metres }), language),
          kind: 'raster',
          file: stored,
          fileKind: 'geotiff',
        },
      )
      await recordChanged(tenantId, tx, 'Layer', layerId)
      return { layerId, photos: drawn }
    })
    return store.catch((error: unknown) => {
      if (error instanceof AppError && error.status === 413) throw new JobFailure(error.text, { cause: error })
      if (error instanceof AppError && error.status === 404) throw new JobFailure(mosaicText('missionDeleted'))
      throw error
    })
  },
})

/** @returns how many photos were drawn */
async function draw(
  photos: MosaicPhoto[],
  output: string,
  { tenantId, services, signal, progress }: JobContext<MosaicServices>,
): Promise<number> {
  const plan = planMosaic(await placeOnGround(services.ground, tenantId, photos, signal))
  const step = mosaicText('drawing', { count: photos.length })
  progress(0, step)
  const files: LocalFile[] = []
  try {
    for (const { key } of photos) {
      signal.throwIfAborted()
      files.push(await services.storage.localFile(key))
    }
    const placed = plan.photos.map((photo, at) => ({ ...photo, path: files[at]!.path }))
    const onProgress = (fraction: number) => progress(fraction * DRAWN, step)
    const unreadable = await makeMosaic({ ...plan, photos: placed, output }, { signal, onProgress })
    if (unreadable === photos.length) throw new JobFailure(mosaicText('undecodable'))
    return photos.length - unreadable
  } catch (error) {
    if (!(error instanceof ProcessFailure) || isTransient(error.reason)) throw error
    throw new JobFailure(error.reason === 'disk' ? diskFull() : mosaicText('failed'), { cause: error })
  } finally {
    for (const file of files) file.release()
  }
}
