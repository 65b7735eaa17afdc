// Quick mosaics of a mission's photos.
import { conflict } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { requireReserved, type ReservingSettings } from '../../platform/disk/reservations'
import { startJob } from '../../platform/jobs/jobs'
import { planMosaic, type MosaicPlan } from '../../media/raster/mosaic/mosaic'
import { requireMission } from '../mission/public'
import { mosaicText } from './messages'
import { mosaicJob } from './mosaicJob'
import { errorOf, MAX_PHOTOS } from './limits'
import { selectMosaicPhotos, selectPhotoUses, type MosaicPhoto, type PhotoUse } from './sql'

export interface MosaicPreview {
  uses: Map<PhotoUse, number>
  /** Metres. */
  error: number | null
  plan: MosaicPlan | undefined
}

/** @throws AppError 404 when the mission does not exist or was deleted */
export async function previewMosaic(db: Db, tenantId: string, missionId: string): Promise<MosaicPreview> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, missionId)
    const photos = await selectMosaicPhotos(tenantId, tx, missionId, MAX_PHOTOS)
    return {
      uses: await selectPhotoUses(tenantId, tx, missionId),
      error: errorOf(photos),
      plan: photos.length === 0 ? undefined : planOf(photos),
    }
  })
}

/**
 * Per pixel of a mosaic: four bytes in a scratch file, at most four in the GeoTIFF, and one and a half times the GeoTIFF while it becomes
 * a layer, when the scratch file is gone.
 */
const BYTES_PER_PIXEL = 10

/** @returns the job's id. @throws AppError 404, 409 without photos or with too many, 507 when the disk has no room for it */
export async function startMosaic(
  { db, config }: { db: Db; config: ReservingSettings },
  tenantId: string,
  user: { userId: string },
  missionId: string,
  name: string,
): Promise<string> {
  return inTenant(db, tenantId, async (tx: Tx) => {
    await requireMission(tenantId, tx, missionId)
    const count = (await selectPhotoUses(tenantId, tx, missionId)).get('used') ?? 0
    if (count === 0) throw conflict(mosaicText('noPhotos'))
    if (count > MAX_PHOTOS) throw conflict(mosaicText('tooMany', { limit: MAX_PHOTOS, count }))
    const about = { entity: 'Mission', id: missionId }
    const input = { missionId, userId: user.userId, name: name.trim(), language: currentLanguage() }
    const { width, height } = planOf(await selectMosaicPhotos(tenantId, tx, missionId, MAX_PHOTOS))
    const reservedBytes = width * height * BYTES_PER_PIXEL
    const start = { title: input.name, startedBy: user.userId, about, reservedBytes }
    const jobId = await startJob(tenantId, tx, mosaicJob, input, start)
    await requireReserved(tx, config, reservedBytes)
    return jobId
  })
}

/** By the estimated corners of the photos. */
const planOf = (photos: readonly MosaicPhoto[]): MosaicPlan =>
  planMosaic(photos.map(({ footprint, width }) => ({ corners: footprint, width })))
